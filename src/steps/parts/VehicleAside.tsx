/** From 900 px on: which vehicle is being asked about, beside the questions. Design language, "Breakpoints" and principle 3. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMemory } from '../journey.ts'
import styles from './Aside.module.css'
import { vehicleWords } from './vehicle-facts.ts'

export function VehicleAside() {
  const { t } = useLingui()
  const plate = useMemory((memory) => (memory.lookup === null ? null : memory.plate))
  const vehicle = useMemory((memory) => memory.vehicle)
  const configuration = useMemory((memory) => memory.configuration)
  const words = vehicleWords(vehicle, configuration)
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
