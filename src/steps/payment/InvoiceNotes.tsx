/** What is to know about an invoice: a year without a tariff, until when its price stands. Specification: decisions, section 8 "In time". */
import { Trans } from '@lingui/react/macro'
import type { Invoice } from '#contract/operations/payment.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { momentText } from '#ui/format/moments.ts'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'

export function YearChangeNote({ change }: { change: Invoice['yearChange'] }) {
  if (change === null) return null
  const [year, tariffYear] = [digitsText(change.year), digitsText(change.tariffYear)]
  return (
    <Note>
      <Trans>
        بیمهٔ شما از سال {year} شروع می‌شود و نرخ آن هنوز اعلام نشده است؛ این مبلغ با نرخ {tariffYear} حساب شده
        است. اگر نرخ تازه فرق کند، لینک پرداخت مابه‌التفاوت را پیامک می‌کنیم.
      </Trans>
    </Note>
  )
}

export function ValidUntil({ instant }: { instant: string }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const until = momentText(instant, today)
  return (
    <Text look="micro" tone="quiet">
      <Trans>این قیمت تا {until} معتبر است.</Trans>
    </Text>
  )
}
