/** The car in one row: its name and year, one fact, and its plate. Pictures 30 and 33. */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { plateOf } from '#machines/journey/quote.ts'
import { digitsText } from '#ui/format/digits.ts'
import { Grow } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../../journey.ts'
import { vehicleName } from '../vehicle/vehicle-name.ts'
import styles from './VehicleStrip.module.css'

type VehicleStripProps = {
  /** The line below the name. */
  children: ReactNode
  /** A button at the end, which leaves room for the small plate. */
  action?: ReactNode
}

export function VehicleStrip({ children, action }: VehicleStripProps) {
  const { t } = useLingui()
  const name = useJourneyContext(vehicleName)
  const year = digitsText(useJourneyContext(({ quote }) => quote.vehicle.carProductionYear) ?? '')
  const quote = useJourneyContext((context) => context.quote)
  const plate = quote.lookup === null || quote.plate.plk1 === '' ? null : plateOf(quote)
  return (
    <div className={styles.strip}>
      <Grow>
        <Text as="div" look="title">
          {t`${name}، ${year}`}
        </Text>
        <Text as="div" look="caption" tone="soft">
          {children}
        </Text>
      </Grow>
      {plate && (
        <div className={styles.plate}>
          <PlateView plate={plate} size={action ? 'xs' : 's'} />
        </div>
      )}
      {action}
    </div>
  )
}
