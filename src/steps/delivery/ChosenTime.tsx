/** The chosen day and hours beside the button. Design language, picture 09. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeliveryTimes } from '#adapters/server-lists.ts'
import { dateText, hourText } from '#ui/format/dates.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'

export function ChosenTime() {
  const { t } = useLingui()
  const code = useJourneyContext(({ delivery }) => delivery.timeCode)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const days = useDeliveryTimes(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const slot = days
    .flatMap(({ date, times }) => times.map((time) => ({ date, ...time })))
    .find((time) => time.code === code)
  if (!slot) return null
  const [day, from, to] = [
    dateText(slot.date, { today, weekday: true }),
    hourText(slot.startTime),
    hourText(slot.endTime),
  ]
  return (
    <BumperSummary label={t`تحویل`}>
      <Text as="span" look="small" weight="bold">
        <Trans>
          {day}، {from} تا {to}
        </Trans>
      </Text>
    </BumperSummary>
  )
}
