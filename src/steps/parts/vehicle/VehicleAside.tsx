/** The vehicle that the questions are about, in a card beside them. Wide screens only. Design language, "Breakpoints". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../../journey.ts'
import styles from '../Aside.module.css'
import { vehicleLabels } from './vehicle-labels.ts'

export function VehicleAside() {
  const { t } = useLingui()
  const plate = useJourneyContext((context) => (context.lookup === null ? null : context.plate))
  const vehicle = useJourneyContext((context) => context.vehicle)
  const configuration = useJourneyContext((context) => context.configuration)
  const labels = vehicleLabels(vehicle, configuration)
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
            { label: t`نوع خودرو`, value: labels.carType },
            { label: t`برند`, value: labels.carBrand },
            { label: t`مدل`, value: labels.carModel ?? labels.carDetailCode },
            { label: t`سال ساخت`, value: labels.carProductionYear },
          ]}
        />
      </div>
    </Card>
  )
}
