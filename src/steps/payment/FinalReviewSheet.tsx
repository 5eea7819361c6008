/**
 * Sheet before the bank: what cannot be changed after the payment. Its button confirms and starts the
 * payment. Specification: document 2 section 4 "Invoice and payment" (last-check modal); design language,
 * picture 13.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Digits, RoundMoney } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { tomanText } from '#ui/format/numbers.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { useProduct, useProductWords } from '../product.ts'
import { holderName } from '#machines/journey/holder.ts'
import { policyStartOf } from '#machines/journey/order-completeness.ts'

export function FinalReviewSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ payment: { invoice: 'checkingLast' } })
  const order = useJourneyContext((context) => context.order)
  const amount = useJourneyContext(({ invoice }) => tomanText(invoice?.payNow ?? 0))
  const confirm = (
    <Button full onClick={() => send({ type: 'continue' })}>
      <Trans>درست است، {amount} می‌پردازم</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`آخرین نگاه پیش از پرداخت`}
      footer={confirm}
    >
      {order && <UnchangeableFacts order={order} />}
    </BottomSheet>
  )
}

function UnchangeableFacts({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const { policyHolder: holder, plate, liabilityPropertyDamage, search } = order
  const { vehicleFirst } = useProductWords()
  const { purchase } = useProduct()
  const start = policyStartOf(search, today)
  const isCompany = holder?.insuredType === COMPANY
  return (
    <Stack gap={12}>
      <FactRows
        facts={[
          { label: t`بیمه‌گذار`, value: holder === null ? t`بعد از پرداخت وارد می‌کنید` : holderName(holder) },
          {
            label: isCompany ? t`شناسهٔ ملی` : t`کد ملی`,
            value: holder && <Digits>{isCompany ? holder.companyNationalId : holder.nationalCode}</Digits>,
          },
          { label: vehicleFirst, value: order.vehicleTitle },
          { label: t`پلاک`, value: plate && <PlateView plate={plate} size="xs" /> },
          ...(purchase?.facts(order) ?? [
            { label: t`سقف تعهد مالی`, value: <RoundMoney toman={liabilityPropertyDamage ?? 0} /> },
          ]),
          {
            label: t`شروع بیمه`,
            value: start === null ? t`از زمان صدور` : dateText(start, { today, weekday: true }),
          },
        ]}
      />
      <Note kind="soft">
        <Trans>این‌ها بعد از پرداخت تغییر نمی‌کند. اگر چیزی درست نیست، برگردید و تغییرش دهید.</Trans>
      </Note>
    </Stack>
  )
}
