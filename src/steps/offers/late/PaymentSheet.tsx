/**
 * Sheet for the payment type of the chosen offer, before it is ordered. Opens again after signing in if the
 * instalments differ from those that the guest has seen. Specification: document 2 section 4 "Offer
 * selection"; decisions, section 4; design language, picture 05.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentType } from '#contract/operations/offers.ts'
import { type AnyOffer, ceilingOf } from '#machines/journey/any-offer.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { liabilityQuoteOf } from '#machines/journey/quote.ts'
import { bnplObstacle, dueToday, instalmentsWithin } from '#machines/journey/payment-plan.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Money } from '#ui/format/Format.tsx'
import { millionsText, tomanText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMatches, useJourneyContext, useSend } from '../../journey.ts'
import { PaymentTypeOptions } from '../../parts/payment-types/PaymentTypeOptions.tsx'
import { useLastValue, useStaysOpen } from '#ui/sheet/sheet-state.ts'
import { termText } from '../../parts/term-text.ts'
import { useProduct } from '../../product.ts'
import { useOffersAnswer } from '../facts/listed-offers.ts'

/**
 * A payment type that is not available is shown with its reason. A guest signs in before the order is
 * registered.
 */
export function PaymentSheet() {
  const { t } = useLingui()
  const send = useSend()
  const choosing = useMatches({ offers: 'choosingPayment' })
  const reviewing = useMatches({ offers: 'reviewingInstalments' })
  const registering = useMatches({ offers: 'registering' })
  const open = useStaysOpen(choosing || reviewing, registering)
  const choice = useLastValue(useJourneyContext((context) => context.choice))
  const account = useJourneyContext(({ bnplAccount }) => bnplAccount)
  const isReview = useLastValue(choosing ? false : reviewing ? true : null)
  const insured = useJourneyContext(useInsuredText())
  if (choice === null) return null
  const { offer, paymentType } = choice
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'back' })}
      title={t`چطور پرداخت می‌کنید؟`}
      detail={insured}
      footer={<Confirm payNow={dueToday(offer, paymentType, account)} registering={registering} />}
    >
      {isReview && <InstalmentsReview offer={offer} />}
      <PaymentTypes offer={offer} paymentType={paymentType} />
    </BottomSheet>
  )
}

/** «دماوند، سقف ۶۰ میلیون، یک‌ساله». */
const useInsuredText = () => {
  const { t } = useLingui()
  const { purchase } = useProduct()
  return (context: JourneyContext): string => {
    const offer = context.choice?.offer
    if (offer === undefined) return ''
    const name = insurerName(offer)
    if (purchase) return t`${name}، ${purchase.ofOffer(offer, context)}`
    const [ceiling, term] = [
      millionsText(ceilingOf(offer) ?? 0),
      termText(liabilityQuoteOf(context).policyTerm ?? 0),
    ]
    return t`${name}، سقف ${ceiling} میلیون، ${term}`
  }
}

/** Text of the reason why the offer cannot be paid in instalments; null if it can. */
const useBnplObstacle = (offer: AnyOffer): string | null => {
  const { t } = useLingui()
  const companyFa = insurerName(offer)
  const account = useJourneyContext(({ bnplAccount }) => bnplAccount)
  const obstacle = bnplObstacle(offer, account)
  const instead = offer.installment === null ? t`این خرید نقدی است.` : t`نقدی یا با چک بپردازید.`
  if (obstacle === 'not-sold') return t`${companyFa} قسطی نمی‌فروشد؛ ${instead}`
  if (obstacle === 'not-eligible') return t`خرید قسطی برای حساب شما فعال نیست؛ ${instead}`
  return obstacle && t`هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ ${instead}`
}

/**
 * Facts that are known only after signing in: the first instalment with the credit, or that the purchase is
 * in cash.
 */
function InstalmentsReview({ offer }: { offer: AnyOffer }) {
  const account = useJourneyContext(({ bnplAccount }) => bnplAccount)
  const obstacle = bnplObstacle(offer, account)
  const [credit, first] = [tomanText(account?.credit ?? 0), tomanText(dueToday(offer, 'bnpl', account))]
  return (
    <Note kind="warn" live="status">
      {obstacle === 'not-registered' ? (
        <Trans>
          هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ پرداخت نقدی را برایتان انتخاب کردیم. سفارش هنوز ثبت نشده است.
        </Trans>
      ) : obstacle !== null ? (
        <Trans>
          خرید قسطی برای حساب شما فعال نیست؛ پرداخت نقدی را برایتان انتخاب کردیم. سفارش هنوز ثبت نشده است.
        </Trans>
      ) : (
        <Trans>
          اعتبار شما {credit} است؛ برای همین قسط اول {first} می‌شود. سفارش هنوز ثبت نشده است.
        </Trans>
      )}
    </Note>
  )
}

function PaymentTypes({ offer, paymentType }: { offer: AnyOffer; paymentType: PaymentType }) {
  const { t } = useLingui()
  const send = useSend()
  const terms = useOffersAnswer()?.instalments
  const credit = useJourneyContext(({ bnplAccount }) => bnplAccount?.credit ?? null)
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
      bnpl={{
        terms: offer.bnpl && instalmentsWithin(offer.bnpl, credit),
        dueDates: terms?.bnpl.dueDates ?? [],
        obstacle: useBnplObstacle(offer),
        credit,
      }}
      cheques={cheques}
    />
  )
}

function Confirm({ payNow, registering }: { payNow: number; registering: boolean }) {
  const { t } = useLingui()
  const send = useSend()
  const signedIn = useJourneyContext((context) => context.signedIn)
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
