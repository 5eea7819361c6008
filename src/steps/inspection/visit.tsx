/**
 * The visit: place, hour and conditions, and the button with which the owner confirms its beginning.
 * Specification: document 3 section 4, status table (64); decisions, sections 10 and 11.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import { placeText, streetText } from '#ui/address/address-text.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { Conditions } from './Conditions.tsx'

export default function Visit() {
  const { t } = useLingui()
  const failure = useJourneyContext((context) => context.failure)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const inspection = useJourneyContext(({ order }) =>
    order?.product === 'carbody' ? order.inspection : null,
  )
  const time = inspection?.time ?? null
  const day = time === null ? '' : dateText(time.date, { today, weekday: true })
  const [from, to] = time === null ? ['', ''] : [hourText(time.startTime), hourText(time.endTime)]
  return (
    <StepScreen title={t`بازدید خودرو`} unnumbered action={<Trans>بازدید شروع شد</Trans>}>
      <Question detail={<Trans>وقتی کارشناس کنار خودرو است، شروع بازدید را تأیید کنید.</Trans>}>
        <Trans>کارشناس رسیده است؟</Trans>
      </Question>
      {inspection && (
        <Card pad="tight">
          <FactRows
            lined={false}
            facts={[
              { label: t`روز و ساعت`, value: time === null ? null : t`${day}، ${from} تا ${to}` },
              { label: t`جای بازدید`, value: <Place address={inspection.address} /> },
            ]}
          />
        </Card>
      )}
      <Note icon={<MapPin size={20} aria-hidden="true" />}>
        <Trans>سوییچ و کارت خودرو همراهتان باشد. نتیجه را همان روز در «بیمه‌های من» می‌بینید.</Trans>
      </Note>
      <Text as="h3" look="caption" tone="soft" weight="bold">
        <Trans>خودرو این‌طور آماده باشد</Trans>
      </Text>
      <Conditions />
      <FailureNote failure={failure} />
    </StepScreen>
  )
}

const Place = ({
  address,
}: {
  address: Parameters<typeof placeText>[0] & Parameters<typeof streetText>[0]
}) => (
  <>
    {placeText(address)}
    <br />
    {streetText(address)}
  </>
)
