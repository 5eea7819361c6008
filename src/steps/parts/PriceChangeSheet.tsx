/**
 * Sheet for a price that changed after the user saw it: the difference first, then old price, new price and
 * reason. Opens over the offers before an order is registered, and over the invoice before it is paid.
 * Specification: decisions, section 8; design language, principle 1.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { offerPriceChange, type PriceChange } from '#machines/journey/price-change.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Money } from '#ui/format/Format.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import { FailureNote } from './FailureNote.tsx'
import { useLastValue, useStaysOpen } from '#ui/sheet/sheet-state.ts'

function Reason({ reason }: Pick<PriceChange, 'reason'>) {
  const { t } = useLingui()
  const sentences: Record<PriceChange['reason'], string> = {
    lateness: t`شمار روزهای بدون بیمه تغییر کرده است و جریمهٔ دیرکرد با آن.`,
    'insurer-discount': t`تخفیف شرکت بیمه تغییر کرده یا تمام شده است.`,
    'discount-code': t`کد تخفیف دیگر اعمال نمی‌شود.`,
    tariff: t`نرخ حق‌بیمه از زمانی که این پیشنهاد را دیدید تغییر کرده است.`,
  }
  return <Note>{sentences[reason]}</Note>
}

/**
 * The change to decide on, in the offers or on the invoice. `accepting` while the call that the sheet began
 * runs.
 */
const usePriceChange = () => {
  const overOffers = useMatches('offers')
  const decidingOnOffer = useMatches({ offers: 'decidingOnPrice' })
  const registering = useMatches({ offers: 'registering' })
  const decidingOnInvoice = useMatches({ payment: { checking: 'decidingOnPrice' } })
  const acceptingInvoice = useMatches({ payment: { checking: 'acceptingPrice' } })
  const openOverOffers = useStaysOpen(decidingOnOffer, registering)
  const chosen = useJourneyContext(({ choice }) => choice?.offer)
  const repriced = useJourneyContext((context) => context.repriced)
  const ofInvoice = useJourneyContext(({ invoice }) => invoice?.priceChange ?? null)
  const failure = useJourneyContext((context) => context.failure)
  const ofOffer = useMemo(
    () => (chosen && repriced ? offerPriceChange(chosen, repriced) : null),
    [chosen, repriced],
  )
  return {
    open: openOverOffers || decidingOnInvoice || acceptingInvoice,
    accepting: registering || acceptingInvoice,
    change: useLastValue<PriceChange>(overOffers ? ofOffer : ofInvoice),
    failure: overOffers ? null : failure,
  }
}

export function PriceChangeSheet() {
  const { t } = useLingui()
  const send = useSend()
  const { open, accepting, change, failure } = usePriceChange()
  if (change === null) return null
  const { from, to, reason } = change
  const accept = (
    <Button full loading={accepting} onClick={() => send({ type: 'continue' })}>
      <Trans>ادامه با قیمت تازه</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'back' })}
      title={t`قیمت تغییر کرده است`}
      footer={accept}
    >
      <Stack gap={12}>
        <div>
          <Money toman={Math.abs(to - from)} size="xl" />
          <Text look="small" tone="soft" weight="semi">
            {to > from ? <Trans>گران‌تر شده است</Trans> : <Trans>ارزان‌تر شده است</Trans>}
          </Text>
        </div>
        <div>
          <InvoiceRows
            lines={[{ label: t`قیمت قبلی`, toman: from }]}
            total={{ label: t`قیمت تازه`, toman: to }}
          />
        </div>
        <Reason reason={reason} />
        <FailureNote failure={failure} />
        <Button kind="outline" full onClick={() => send({ type: 'price.refused' })}>
          <Trans>دیدن پیشنهادهای دیگر</Trans>
        </Button>
      </Stack>
    </BottomSheet>
  )
}
