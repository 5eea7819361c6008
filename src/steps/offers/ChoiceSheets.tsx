/**
 * Sheets between choosing an offer and ordering it: alternatives to the offer, then the payment type.
 * Specification: document 2 section 4 "Offer selection"; decisions, section 3; design language, picture 05.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useOffers } from '#adapters/server-lists.ts'
import type { Offer, PaymentType, Upsell } from '#contract/operations/offers.ts'
import { bnplObstacle, dueToday } from '#machines/journey/payment-plan.ts'
import { Button } from '#ui/button/Button.tsx'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { millionsText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { PaymentTypeOptions } from '../parts/payment-types/PaymentTypeOptions.tsx'
import { useLastValue, useStaysOpen } from '../parts/sheet-state.ts'
import { termText } from '../parts/term-text.ts'

/**
 * More or less expensive alternatives: the difference first, then cover and price side by side. The button
 * keeps the offer.
 */
export function AlternativeSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: 'choosingAlternative' })
  const chosen = useJourneyContext(({ choice }) => choice?.offer ?? null)
  const upsells = useJourneyContext((context) => context.upsells)
  const current = useLastValue(open ? chosen : null)
  if (current === null) return null
  const ceiling = millionsText(current.liabilityPropertyDamage)
  const stay = (
    <Button full onClick={() => send({ type: 'continue' })}>
      <Trans>همین پیشنهاد</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`پیش از ادامه، این را هم ببینید`}
      detail={t`انتخاب شما: ${insurerName(current)}، سقف ${ceiling} میلیون`}
      footer={stay}
    >
      <Stack gap={12}>
        {upsells.map((upsell) => (
          <Alternative key={upsell.upsellingId} upsell={upsell} current={current} />
        ))}
        <Row wrap gap={6}>
          <Text look="caption" tone="soft">
            <Trans>سقف بالاتر، خسارت بیشتری از خودروی دیگران را می‌پردازد.</Trans>
          </Text>
          <Hint term={t`سقف تعهد مالی`}>
            <Trans>
              بیشترین مبلغی که بیمه برای خسارت خودرو و اموال دیگران می‌پردازد؛ بیش از آن را خودتان می‌دهید.
            </Trans>
          </Hint>
        </Row>
      </Stack>
    </BottomSheet>
  )
}

/** Names an alternative by what differs: its ceiling, its insurer, or both. */
const useAlternativeName = ({ offer }: Upsell, current: Offer): string => {
  const { t } = useLingui()
  const millions = millionsText(offer.liabilityPropertyDamage)
  if (offer.companyCode === current.companyCode) return t`پوشش ${millions} میلیونی`
  return offer.liabilityPropertyDamage === current.liabilityPropertyDamage
    ? insurerName(offer)
    : t`${insurerName(offer)}، پوشش ${millions} میلیونی`
}

function Alternative({ upsell, current }: { upsell: Upsell; current: Offer }) {
  const { t } = useLingui()
  const send = useSend()
  const name = useAlternativeName(upsell, current)
  const { offer, difference, upsellingId } = upsell
  return (
    <Card as="section" label={name} pad="tight">
      <Stack gap={10}>
        <div>
          <Money toman={Math.abs(difference)} size="price" />
          <Text look="small" tone="soft" weight="semi">
            {difference < 0 ? <Trans>ارزان‌تر، با {name}</Trans> : <Trans>بیشتر، برای {name}</Trans>}
          </Text>
        </div>
        <FactRows
          lined={false}
          facts={[
            { label: t`پوشش انتخاب شما`, value: <RoundMoney toman={current.liabilityPropertyDamage} /> },
            { label: t`قیمت انتخاب شما`, value: <Money toman={current.payableAmount} size="row" /> },
            { label: t`پوشش این یکی`, value: <RoundMoney toman={offer.liabilityPropertyDamage} /> },
            { label: t`قیمت این یکی`, value: <Money toman={offer.payableAmount} size="row" /> },
          ]}
        />
        <Button kind="tonal" full onClick={() => send({ type: 'upsell.accepted', upsellingId })}>
          {name}
        </Button>
      </Stack>
    </Card>
  )
}

/**
 * A payment type that is not available is shown with its reason. A guest signs in before the order is
 * registered.
 */
export function PaymentSheet() {
  const { t } = useLingui()
  const send = useSend()
  const choosing = useMatches({ offers: 'choosingPayment' })
  const registering = useMatches({ offers: 'registering' })
  const open = useStaysOpen(choosing, registering)
  const choice = useLastValue(useJourneyContext((context) => context.choice))
  const months = useJourneyContext(({ quote: { policyTerm } }) => policyTerm)
  if (choice === null) return null
  const { offer, paymentType } = choice
  const [ceiling, term] = [millionsText(offer.liabilityPropertyDamage), termText(months ?? 0)]
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`چطور پرداخت می‌کنید؟`}
      detail={t`${insurerName(offer)}، سقف ${ceiling} میلیون، ${term}`}
      footer={<Confirm payNow={dueToday(offer, paymentType)} registering={registering} />}
    >
      <PaymentTypes offer={offer} paymentType={paymentType} />
    </BottomSheet>
  )
}

/** Why the offer cannot be paid in instalments, in words; null where it can. */
const useBnplObstacle = (offer: Offer): string | null => {
  const { t } = useLingui()
  const companyFa = insurerName(offer)
  const account = useJourneyContext(({ bnplAccount }) => bnplAccount)
  const obstacle = bnplObstacle(offer, account)
  const instead = offer.installment === null ? t`این خرید نقدی است.` : t`نقدی یا با چک بپردازید.`
  if (obstacle === 'not-sold') return t`${companyFa} قسطی نمی‌فروشد؛ ${instead}`
  if (obstacle === 'not-eligible') return t`خرید قسطی برای حساب شما فعال نیست؛ ${instead}`
  return obstacle && t`هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ ${instead}`
}

function PaymentTypes({ offer, paymentType }: { offer: Offer; paymentType: PaymentType }) {
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
      bnpl={{ terms: offer.bnpl, dueDates: terms?.bnpl.dueDates ?? [], obstacle: useBnplObstacle(offer) }}
      cheques={cheques}
      marked={{ paymentType: 'cash', word: t`از پیش انتخاب‌شده` }}
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
