/**
 * The vehicle of a renewal with its plate. Specification: document 2 section 2.9; design language, picture
 * 40.
 */
import { useLingui } from '@lingui/react/macro'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import { digitsText } from '#ui/format/digits.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { Text } from '#ui/text/Text.tsx'
import styles from './policy.module.css'

export function VehicleCard({ renewal }: { renewal: RenewalDetail }) {
  const { carModelFa, plate } = renewal
  return (
    <Card pad="tight">
      <Row gap={12} justify="between" wrap>
        <Grow least="8rem">
          <Text as="h2" look="title">
            {carModelFa}
          </Text>
          <Text look="caption" tone="soft">
            {useVehicleText(renewal)}
          </Text>
        </Grow>
        {plate && (
          <>
            <span className={styles.plate}>
              <PlateView plate={plate} />
            </span>
            <span className={styles.smallPlate}>
              <PlateView plate={plate} size="xs" />
            </span>
          </>
        )}
      </Row>
    </Card>
  )
}

/** A motorcycle has no usage. */
const useVehicleText = ({ carType, carUsageFa: usage, manufactureYear }: RenewalDetail): string => {
  const { t } = useLingui()
  const year = digitsText(manufactureYear)
  return usage === null ? t`ساخت ${year}` : t`${carType} ${usage}، ساخت ${year}`
}
