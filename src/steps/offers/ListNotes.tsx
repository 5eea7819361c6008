/** What is to know about all prices of a list: charged lateness, a year without a tariff, until when they stand. Document 2 sections 2.7 and 8. */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { Offer, YearChange } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { momentText } from '#ui/format/moments.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'

/** All offers of a search are late by the same days, if at all. */
export function LateFeeNote({ offers }: { offers: readonly Offer[] }) {
  const delay = offers[0]?.delay ?? 0
  if (delay === 0) return null
  const days = numberText(delay)
  return (
    <Note kind="warn">
      <Trans>{days} روز بدون بیمه بوده‌اید؛ جریمهٔ دیرکرد این روزها در قیمت‌ها آمده است.</Trans>
    </Note>
  )
}

export function YearChangeNote({ change }: { change: YearChange | null }) {
  if (change === null) return null
  const [year, tariffYear] = [digitsText(change.year), digitsText(change.tariffYear)]
  return (
    <Note>
      <Trans>
        بیمهٔ شما از سال {year} شروع می‌شود و نرخ آن هنوز اعلام نشده است؛ قیمت‌ها با نرخ {tariffYear} حساب شده‌اند.
        اگر نرخ تازه فرق کند، لینک پرداخت مابه‌التفاوت را پیامک می‌کنیم.
      </Trans>
    </Note>
  )
}

export function ValidUntil({ instant, onAskAgain }: { instant: string; onAskAgain: () => void }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const until = momentText(instant, today)
  return (
    <Row justify="between" wrap>
      <Text look="micro" tone="quiet">
        <Trans>این قیمت‌ها تا {until} معتبرند.</Trans>
      </Text>
      <Button kind="link" icon={<RotateCw size={16} aria-hidden="true" />} onClick={onAskAgain}>
        <Trans>قیمت گرفتن دوباره</Trans>
      </Button>
    </Row>
  )
}
