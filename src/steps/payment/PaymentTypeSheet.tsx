/**
 * The payment type of the order, changed in a sheet. Cheques ask for their pictures afterwards.
 * Specification: document 2 section 4 "Offer selection"; decisions, section 6; design language, picture 05.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { guards } from '#machines/journey/guards.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useGuard, useMatches, useJourneyContext, useSend } from '../journey.ts'
import { PaymentTypeOptions } from '../parts/payment-types/PaymentTypeOptions.tsx'

/** The prices of the options exclude the delivery and the discount code of the invoice. */
export function PaymentTypeSheet({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const choosing = useMatches({ payment: { checking: 'choosingPayment' } })
  const changing = useMatches({ payment: 'changingPaymentType' })
  const draft = useJourneyContext(({ paymentTypeDraft }) => paymentTypeDraft) ?? order.paymentType
  const { cash, bnpl, installment } = order.paymentOptions
  const isDifferent = useGuard(guards['another payment type is chosen'])
  const confirm = (
    <Button full loading={changing} onClick={() => send({ type: 'continue' })}>
      {isDifferent ? <Trans>ثبت روش تازه</Trans> : <Trans>ادامه با همین روش</Trans>}
    </Button>
  )
  return (
    <BottomSheet
      open={choosing || changing}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`چطور پرداخت می‌کنید؟`}
      footer={confirm}
    >
      <PaymentTypeOptions
        value={draft}
        onChange={(paymentType) => send({ type: 'payment-type.chosen', paymentType })}
        cash={cash}
        bnpl={{
          terms: bnpl,
          dueDates: [],
          obstacle: bnpl === null ? t`برای این سفارش یا حساب شما باز نیست.` : null,
        }}
        cheques={{
          terms: installment,
          dueDates: [],
          lines: installment?.descriptions ?? [],
          obstacle: t`${insurerName(order)} با چک نمی‌فروشد.`,
        }}
        marked={{ paymentType: order.paymentType, word: t`روش فعلی` }}
      />
      {isDifferent && draft === 'installment' && (
        <Note>
          <Trans>پس از ثبت، عکس چک‌ها را می‌فرستید.</Trans>
        </Note>
      )}
      {isDifferent && order.paymentType === 'installment' && order.cheques.submitted && (
        <Note kind="warn">
          <Trans>عکس چک‌هایی که فرستاده‌اید حذف می‌شود.</Trans>
        </Note>
      )}
      <Text look="caption" tone="quiet">
        <Trans>هزینهٔ ارسال و کد تخفیف فاکتور در این قیمت‌ها نیامده است.</Trans>
      </Text>
    </BottomSheet>
  )
}
