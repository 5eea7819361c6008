/**
 * The bar of every product's list of offers: the chosen offer, and the progress of calls that run while the
 * list stays visible.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { Money } from '#ui/format/Format.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { ProgressPill } from '../../parts/ProgressPill.tsx'

export function ChoiceSummary() {
  const { t } = useLingui()
  const offer = useJourneyContext(({ choice }) => choice?.offer)
  return (
    offer && (
      <Row gap={12}>
        <InsurerLogo slug={offer.companyCode} />
        <BumperSummary label={t`انتخاب شما`}>
          <Money toman={offer.payableAmount} size="m" />
        </BumperSummary>
      </Row>
    )
  )
}

export function ContinueWithChoice() {
  const send = useSend()
  return (
    <Button full onClick={() => send({ type: 'continue' })}>
      <Trans>ادامه</Trans>
    </Button>
  )
}

/** Names a call that runs while the list stays visible. */
export function ListProgress() {
  const asking = useMatches({ offers: 'askingAlternatives' })
  const repricing = useMatches({ offers: 'repricing' })
  const registering = useMatches({ offers: 'registering' })
  return (
    <ProgressPill>
      {asking && <Trans>پیشنهادهای نزدیک دیده می‌شود…</Trans>}
      {repricing && <Trans>قیمت تازه گرفته می‌شود…</Trans>}
      {registering && <Trans>سفارش شما ثبت می‌شود…</Trans>}
    </ProgressPill>
  )
}
