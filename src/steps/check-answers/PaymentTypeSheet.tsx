/** Another way of paying the same order. Cheques ask for their pictures afterwards. Specification: document 2 section 4; decisions, section 6; picture 05. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { PaymentTypeOptions } from '../parts/payment-types/PaymentTypeOptions.tsx'

export function PaymentTypeSheet({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const choosing = useMatches({ payment: { checking: 'choosingPayment' } })
  const changing = useMatches({ payment: 'changingPaymentType' })
  const draft = useJourneyContext(({ paymentTypeDraft }) => paymentTypeDraft) ?? order.paymentType
  const { cash, bnpl, installment } = order.paymentOptions
  const isAnother = draft !== order.paymentType
  const confirm = (
    <Button full loading={changing} onClick={() => send({ type: 'continue' })}>
      {isAnother ? <Trans>ثبت روش تازه</Trans> : <Trans>همین روش</Trans>}
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
          lines: [],
          obstacle: t`${insurerName(order)} با چک نمی‌فروشد.`,
        }}
        marked={{ paymentType: order.paymentType, word: t`روش فعلی` }}
      />
      {isAnother && draft === 'installment' && (
        <Note>
          <Trans>پس از ثبت، عکس چک‌ها را می‌فرستید.</Trans>
        </Note>
      )}
      {isAnother && order.paymentType === 'installment' && order.cheques.submitted && (
        <Note kind="warn">
          <Trans>عکس چک‌هایی که فرستاده‌اید کنار گذاشته می‌شود.</Trans>
        </Note>
      )}
      <Text look="caption" tone="quiet">
        <Trans>هزینهٔ ارسال و کد تخفیف فاکتور در این قیمت‌ها نیامده است.</Trans>
      </Text>
    </BottomSheet>
  )
}
