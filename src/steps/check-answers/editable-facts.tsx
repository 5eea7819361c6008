/** What was given after the offer, in rows: holder, address, paper copy. Specification: document 2 section 3 "Order detail". */
import { useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { isCompanyCode } from '#contract/values/owner-code.ts'
import { Digits } from '#ui/format/Format.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { useJourneyContext } from '../journey.ts'
import { placeText, streetText } from '../parts/address-book/address-text.ts'
import { MissingAnswer } from './Section.tsx'

export const useHolderFacts = ({
  policyHolder: holder,
}: Pick<OrderDetail, 'policyHolder'>): readonly Fact[] => {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  if (holder === null) return [{ label: t`مشخصات`, value: <MissingAnswer /> }]
  const cell = { label: t`موبایل`, value: <Digits>{holder.cellNumber}</Digits> }
  if (holder.insuredType === 3) {
    return [
      { label: t`نام شرکت`, value: holder.companyName },
      { label: t`شناسهٔ ملی`, value: <Digits>{holder.companyNationalId}</Digits> },
      { label: t`تاریخ تأسیس`, value: dateText(holder.establishmentDate, { today }) },
      cell,
    ]
  }
  const person = [
    { label: t`نام`, value: `${holder.firstName} ${holder.lastName}` },
    { label: t`کد ملی`, value: <Digits>{holder.nationalCode}</Digits> },
    { label: t`تاریخ تولد`, value: dateText(holder.birthDate, { today }) },
    cell,
  ]
  if (holder.type === 'car_owner') return person
  const ofCompany = isCompanyCode(holder.carOwnerNationalCode)
  return [
    ...person,
    {
      label: ofCompany ? t`شناسهٔ ملی مالک` : t`کد ملی مالک`,
      value: <Digits>{holder.carOwnerNationalCode}</Digits>,
    },
    {
      label: ofCompany ? t`تاریخ تأسیس شرکت مالک` : t`تاریخ تولد مالک`,
      value: dateText(holder.carOwnerBirthDate, { today }),
    },
  ]
}

export const useAddressFacts = ({ policyInfo }: Pick<OrderDetail, 'policyInfo'>): readonly Fact[] => {
  const { t } = useLingui()
  if (policyInfo === null) return [{ label: t`نشانی`, value: <MissingAnswer /> }]
  return [
    { label: t`استان و شهر`, value: placeText(policyInfo) },
    { label: t`نشانی`, value: streetText(policyInfo) },
    { label: t`کد پستی`, value: <Digits>{policyInfo.postalCode}</Digits> },
  ]
}

export const useDeliveryFacts = ({
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
