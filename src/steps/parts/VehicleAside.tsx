/** From 900 px on: which vehicle is being asked about, beside the questions. Design language, "Breakpoints" and principle 3. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import styles from './Aside.module.css'
import { vehicleLabels } from './vehicle-labels.ts'

export function VehicleAside() {
  const { t } = useLingui()
  const plate = useJourneyContext((memory) => (memory.lookup === null ? null : memory.plate))
  const vehicle = useJourneyContext((memory) => memory.vehicle)
  const configuration = useJourneyContext((memory) => memory.configuration)
  const words = vehicleLabels(vehicle, configuration)
  return (
    <Card pad="none">
      <div className={styles.head}>
        {plate ? (
          <PlateView plate={plate} />
        ) : (
          <Text look="title" as="h2">
            <Trans>خودروی شما</Trans>
          </Text>
        )}
      </div>
      <Rule />
      <div className={styles.facts}>
        <FactRows
          lined={false}
          facts={[
            { label: t`نوع خودرو`, value: words.carType },
            { label: t`برند`, value: words.carBrand },
            { label: t`مدل`, value: words.carModel ?? words.carDetailCode },
            { label: t`سال ساخت`, value: words.carProductionYear },
          ]}
        />
      </div>
    </Card>
  )
}
