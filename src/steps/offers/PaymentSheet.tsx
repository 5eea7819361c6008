/**
 * How the chosen offer is paid for: at once, in interest-free instalments, or by cheques. A method that cannot be had is shown with its reason.
 * A guest is told that signing in comes first. Specification: document 2 section 4 "Offer selection"; picture 05.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useOffers } from '#adapters/server-lists.ts'
import type { Offer, PaymentType } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { Money } from '#ui/format/Format.tsx'
import { millionsText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { PaymentTypeOptions } from '../parts/payment-types/PaymentTypeOptions.tsx'
import { useLastValue, useStaysOpen } from '../parts/sheet-state.ts'
import { termText } from '../parts/term-text.ts'

export function PaymentSheet() {
  const { t } = useLingui()
  const send = useSend()
  const choosing = useMatches({ offers: 'choosingPayment' })
  const registering = useMatches({ offers: 'registering' })
  const open = useStaysOpen(choosing, registering)
  const choice = useLastValue(useJourneyContext((memory) => memory.choice))
  const months = useJourneyContext(({ policyTerm }) => policyTerm)
  if (choice === null) return null
  const { offer, paymentType } = choice
  const [ceiling, term] = [millionsText(offer.liabilityPropertyDamage), termText(months ?? 0)]
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`چطور پرداخت می‌کنید؟`}
      detail={t`${insurerName(offer)}، سقف ${ceiling} میلیون، ${term}`}
      footer={<Confirm payNow={payNowOf(offer, paymentType)} registering={registering} />}
    >
      <Ways offer={offer} paymentType={paymentType} />
    </BottomSheet>
  )
}

const payNowOf = ({ payableAmount, bnpl, installment }: Offer, paymentType: PaymentType): number =>
  ({
    cash: payableAmount,
    bnpl: bnpl?.first ?? payableAmount,
    installment: installment?.first ?? payableAmount,
  })[paymentType]

/** Why instalments cannot be had, or null where they can: the chart's «this way of paying is open» in words. */
const useObstacle = (offer: Offer): string | null => {
  const { t } = useLingui()
  const { bnpl, installment } = offer
  const companyFa = insurerName(offer)
  const account = useJourneyContext(({ bnplAccount }) => bnplAccount)
  const instead = installment === null ? t`این خرید نقدی است.` : t`نقدی یا با چک بپردازید.`
  if (bnpl === null) return t`${companyFa} قسطی نمی‌فروشد؛ ${instead}`
  if (account?.eligible !== true) return t`خرید قسطی برای حساب شما فعال نیست؛ ${instead}`
  return account.registered ? null : t`هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ ${instead}`
}

function Ways({ offer, paymentType }: { offer: Offer; paymentType: PaymentType }) {
  const { t } = useLingui()
  const send = useSend()
  const terms = useOffers(useJourneyContext(({ searchTrackingCode }) => searchTrackingCode))?.instalments
  const cheques = {
    terms: offer.installment,
    dueDates: terms?.cheques.dueDates ?? [],
    lines: terms?.cheques.descriptions ?? [],
    obstacle: t`${insurerName(offer)} با چک نمی‌فروشد.`,
  }
  return (
    <PaymentTypeOptions
      value={paymentType}
      onChange={(chosen) => send({ type: 'payment-type.chosen', paymentType: chosen })}
      cash={offer.payableAmount}
      bnpl={{ terms: offer.bnpl, dueDates: terms?.bnpl.dueDates ?? [], obstacle: useObstacle(offer) }}
      cheques={cheques}
      marked={{ paymentType: 'cash', word: t`از پیش انتخاب‌شده` }}
    />
  )
}

function Confirm({ payNow, registering }: { payNow: number; registering: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const signedIn = useJourneyContext((memory) => memory.signedIn)
  return (
    <>
      <BumperSummary label={t`پرداخت امروز`}>
        <Money toman={payNow} size="m" />
      </BumperSummary>
      <Button loading={registering} onClick={() => send({ type: 'continue' })}>
        {signedIn ? <Trans>ثبت سفارش</Trans> : <Trans>ورود و ثبت سفارش</Trans>}
      </Button>
    </>
  )
}
