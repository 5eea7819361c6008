/**
 * Answers that are changed one by one, each with the way back here: holder, address, paper copy, pictures.
 * Specification: document 2 section 3 "Order detail"; decisions, section 6.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDocuments } from '#adapters/server-lists.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import { isCompanyCode } from '#contract/values/owner-code.ts'
import type { EditedAnswer } from '#machines/journey/answers.ts'
import { holderName } from '#machines/journey/holder.ts'
import { orderHasAnswer } from '#machines/journey/order-completeness.ts'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { placeText, streetText } from '../parts/address-book/address-text.ts'
import { MissingAnswer, Section } from './Section.tsx'

export function EditableAnswers({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const change = (answer: EditedAnswer) => () => send({ type: 'answer-change.chosen', answer })
  const until = useUntil(order)
  return (
    <>
      <Section title={t`بیمه‌گذار`} facts={useHolderFacts(order)} onChange={change('holder')} />
      <Section title={t`نشانی بیمه‌نامه`} facts={useAddressFacts(order)} onChange={change('address')} />
      <Section
        title={t`ارسال`}
        facts={useDeliveryFacts(order)}
        onChange={orderHasAnswer(order, 'delivery') ? change('delivery') : undefined}
      />
      <Section
        title={t`مدارک`}
        facts={[{ label: t`عکس‌ها`, value: <Pictures {...order.documents} until={until} /> }]}
        onChange={change('documents')}
      />
      {orderHasAnswer(order, 'cheques') && (
        <Section
          title={t`چک‌ها`}
          facts={[{ label: t`عکس‌ها`, value: <Pictures {...order.cheques} until={until} /> }]}
          onChange={change('cheques')}
        />
      )}
    </>
  )
}

/** Day until which pictures may follow the payment. Null until this visit has loaded the documents. */
const useUntil = ({ trackingCode }: OrderDetail): string | null => {
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const deadline = useDocuments(trackingCode)?.uploadLater.deadline
  return deadline === undefined ? null : dateText(deadline, { today })
}

function Pictures({ submitted, later, until }: { submitted: boolean; later: boolean; until: string | null }) {
  if (submitted && !later) {
    return (
      <StatusChip kind="ok">
        <Trans>فرستاده شد</Trans>
      </StatusChip>
    )
  }
  if (!later) return <MissingAnswer />
  return (
    <StatusChip kind="warn">
      {until === null ? <Trans>بعد از پرداخت می‌فرستید</Trans> : <Trans>بعد از پرداخت، تا {until}</Trans>}
    </StatusChip>
  )
}

const useHolderFacts = ({ policyHolder: holder }: Pick<OrderDetail, 'policyHolder'>): readonly Fact[] => {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  if (holder === null) return [{ label: t`مشخصات`, value: <MissingAnswer /> }]
  const cell = { label: t`موبایل`, value: <Digits>{holder.cellNumber}</Digits> }
  if (holder.insuredType === COMPANY) {
    return [
      { label: t`نام شرکت`, value: holderName(holder) },
      { label: t`شناسهٔ ملی`, value: <Digits>{holder.companyNationalId}</Digits> },
      { label: t`تاریخ تأسیس`, value: dateText(holder.establishmentDate, { today }) },
      cell,
    ]
  }
  const person = [
    { label: t`نام`, value: holderName(holder) },
    { label: t`کد ملی`, value: <Digits>{holder.nationalCode}</Digits> },
    { label: t`تاریخ تولد`, value: dateText(holder.birthDate, { today }) },
    cell,
  ]
  if (holder.type === 'car_owner') return person
  const isCompanyOwner = isCompanyCode(holder.carOwnerNationalCode)
  return [
    ...person,
    {
      label: isCompanyOwner ? t`شناسهٔ ملی مالک` : t`کد ملی مالک`,
      value: <Digits>{holder.carOwnerNationalCode}</Digits>,
    },
    {
      label: isCompanyOwner ? t`تاریخ تأسیس شرکت مالک` : t`تاریخ تولد مالک`,
      value: dateText(holder.carOwnerBirthDate, { today }),
    },
  ]
}

const useAddressFacts = ({ policyInfo }: Pick<OrderDetail, 'policyInfo'>): readonly Fact[] => {
  const { t } = useLingui()
  if (policyInfo === null) return [{ label: t`نشانی`, value: <MissingAnswer /> }]
  return [
    { label: t`استان و شهر`, value: placeText(policyInfo) },
    { label: t`نشانی`, value: streetText(policyInfo) },
    { label: t`کد پستی`, value: <Digits>{policyInfo.postalCode}</Digits> },
  ]
}

const useDeliveryFacts = ({
  delivery,
  deliveryMode,
}: Pick<OrderDetail, 'delivery' | 'deliveryMode'>): readonly Fact[] => {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const label = t`نسخهٔ کاغذی`
  if (deliveryMode === 'no_delivery') return [{ label, value: t`ندارد؛ بیمه‌نامه الکترونیکی است` }]
  if (delivery === null) return [{ label, value: <MissingAnswer /> }]
  if (!delivery.deliverable) return [{ label, value: t`نمی‌خواهید` }]
  const { deliveryAddress: address, receiverName, receiverPhoneNumber, time } = delivery
  const [day, from, to] =
    time === null
      ? ['', '', '']
      : [dateText(time.date, { today, weekday: true }), hourText(time.startTime), hourText(time.endTime)]
  return [
    { label, value: t`با پست فرستاده می‌شود` },
    { label: t`به نشانی`, value: address === null ? <MissingAnswer /> : streetText(address) },
    { label: t`گیرنده`, value: receiverName },
    { label: t`موبایل گیرنده`, value: receiverPhoneNumber && <Digits>{receiverPhoneNumber}</Digits> },
    { label: t`زمان تحویل`, value: time === null ? <MissingAnswer /> : t`${day}، ${from} تا ${to}` },
  ]
}
