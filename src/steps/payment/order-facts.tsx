/**
 * All facts of an order's answers: policy holder, address, paper copy. Specification: document 2 section 3
 * "Order detail".
 */
import { useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import { isCompanyCode } from '#contract/values/owner-code.ts'
import { holderName } from '#machines/journey/holder.ts'
import { Digits } from '#ui/format/Format.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { useJourneyContext } from '../journey.ts'
import { placeText, streetText } from '#ui/address/address-text.ts'

export const useHolderFacts = ({
  policyHolder: holder,
}: Pick<OrderDetail, 'policyHolder'>): readonly Fact[] => {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  if (holder === null) return []
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
    { label: t`نام و نام خانوادگی`, value: holderName(holder) },
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

export const useAddressFacts = ({ policyInfo }: Pick<OrderDetail, 'policyInfo'>): readonly Fact[] => {
  const { t } = useLingui()
  if (policyInfo === null) return []
  return [
    { label: t`استان و شهر`, value: placeText(policyInfo) },
    { label: t`نشانی`, value: streetText(policyInfo) },
    { label: t`کد پستی`, value: <Digits>{policyInfo.postalCode}</Digits> },
  ]
}

export const useDeliveryFacts = ({ delivery }: Pick<OrderDetail, 'delivery'>): readonly Fact[] => {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  if (delivery === null || !delivery.deliverable) return []
  const { deliveryAddress: address, receiverName, receiverPhoneNumber, time } = delivery
  const [day, from, to] =
    time === null
      ? ['', '', '']
      : [dateText(time.date, { today, weekday: true }), hourText(time.startTime), hourText(time.endTime)]
  return [
    { label: t`به نشانی`, value: address && streetText(address) },
    { label: t`گیرنده`, value: receiverName },
    { label: t`موبایل گیرنده`, value: receiverPhoneNumber && <Digits>{receiverPhoneNumber}</Digits> },
    { label: t`زمان تحویل`, value: time && t`${day}، ${from} تا ${to}` },
  ]
}
