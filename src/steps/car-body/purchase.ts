/** Names and facts of a car-body order for the steps after the offers. Document 3 section 3. */
import { t } from '@lingui/core/macro'
import type { CarBodyConfiguration } from '#contract/operations/car-body.ts'
import type { CarBodyOrderDetail, OrderDetail } from '#contract/operations/orders.ts'
import type { CarBodyPolicyStatus } from '#contract/operations/car-body-offer.ts'
import { type AnyConfiguration, carBodyConfigurationOf } from '#machines/journey/configurations.ts'
import { policyStartOf } from '#machines/journey/order-completeness.ts'
import { carBodyQuoteOf } from '#machines/journey/quote.ts'
import { coverListText } from '#ui/covers/cover-names.ts'
import { dateText, hourText } from '#ui/format/dates.ts'
import { numberText, percentText, roundTomanText } from '#ui/format/numbers.ts'
import type { Fact } from '#ui/price/InvoiceRows.tsx'
import { insurerOf } from '../parts/vehicle/vehicle-labels.ts'
import type { PurchaseWords } from '../product.ts'
import { insuredValue } from '../parts/car-body/car-body.ts'
import { carBodyPremiumLines } from './premium-lines.ts'

/** «پوشش پایه و ۲ پوشش اضافی». */
const coverCount = (count: number): string => {
  const covers = numberText(count)
  return count === 0 ? t`پوشش پایه` : t`پوشش پایه و ${covers} پوشش اضافی`
}

const statusText = (status: CarBodyPolicyStatus): string => {
  const texts: Record<CarBodyPolicyStatus, string> = {
    with_policy: t`بیمهٔ بدنه دارد`,
    without: t`بیمهٔ بدنه ندارد`,
    new: t`صفر کیلومتر`,
  }
  return texts[status]
}

/** The no-claim discount as the policy names it. */
const discountText = (code: string | null, configuration: CarBodyConfiguration | null): string | null => {
  const percent = configuration?.carBodyDiscounts.find((each) => each.code === code)?.percent
  return percent === undefined ? null : percentText(percent)
}

/** Narrows an order to this product; null for another one. */
const carBodyOrder = (order: OrderDetail): CarBodyOrderDetail | null =>
  order.product === 'carbody' ? order : null

const insuredText = (value: number, count: number): string => {
  const [worth, covers] = [roundTomanText(value), coverCount(count)]
  return t`ارزش ${worth}، ${covers}`
}

const valueOf = ({ search }: CarBodyOrderDetail): number =>
  search.carValue + (search.carAccessoriesValue ?? 0)

const historyOf = (order: OrderDetail, configuration: AnyConfiguration | null): string => {
  const search = carBodyOrder(order)?.search
  if (search === undefined) return ''
  const insurer = insurerOf(configuration?.companies, search.previousCompany)
  if (insurer === null || search.lastPolicyExpDate === null) return statusText(search.policyStatus)
  const end = dateText(search.lastPolicyExpDate, { today: configuration?.today })
  return t`${insurer} تا ${end}`
}

const historyFacts = (order: OrderDetail, configuration: AnyConfiguration | null): readonly Fact[] => {
  const search = carBodyOrder(order)?.search
  if (search === undefined) return []
  const years = numberText(Number(search.thirdPartyDiscount))
  return [
    { label: t`بیمهٔ بدنهٔ قبلی`, value: statusText(search.policyStatus) },
    { label: t`بیمه‌گر قبلی`, value: insurerOf(configuration?.companies, search.previousCompany) },
    { label: t`پایان بیمهٔ قبلی`, value: search.lastPolicyExpDate && dateText(search.lastPolicyExpDate) },
    {
      label: t`تخفیف عدم خسارت بدنه`,
      value: discountText(search.carBodyDiscount, carBodyConfigurationOf({ configuration })),
    },
    { label: t`بی‌خسارت در شخص ثالث`, value: t`${years} سال` },
  ]
}

/** The inspection in place of the delivery: the policy is digital only. */
const orderRows: PurchaseWords['orderRows'] = (order, today) => {
  const inspection = carBodyOrder(order)?.inspection ?? null
  const time = inspection?.time ?? null
  const label = t`بازدید`
  if (inspection === null || time === null)
    return [{ answer: 'inspection', label, text: t`داده نشده`, state: 'missing', facts: [] }]
  const [from, to] = [hourText(time.startTime), hourText(time.endTime)]
  const day = dateText(time.date, { today, weekday: true })
  const { cityFa, address } = inspection.address
  const text = t`${day}، ${from} تا ${to}`
  return [
    {
      answer: 'inspection',
      label,
      text,
      facts: [
        { label: t`روز و ساعت`, value: text },
        { label: t`جای بازدید`, value: t`${cityFa}، ${address}` },
      ],
    },
  ]
}

export const carBodyPurchase: PurchaseWords = {
  named: (name) => t`بدنهٔ ${name}`,
  ofOffer: (_, context) => {
    const quote = carBodyQuoteOf(context)
    const covers = context.choice?.alternativeCovers ?? quote.covers
    return insuredText(insuredValue(quote), covers.length)
  },
  ofOrder: (order, today) => {
    const ofCar = carBodyOrder(order)
    if (ofCar === null) return ''
    const start = policyStartOf(ofCar.search, today)
    const text = insuredText(valueOf(ofCar), ofCar.covers.length)
    if (start === null) return t`${text}؛ یک‌ساله از روز صدور`
    const day = dateText(start, { today })
    return t`${text}؛ یک‌ساله از ${day}`
  },
  facts: (order) => {
    const ofCar = carBodyOrder(order)
    if (ofCar === null) return []
    const accessories = ofCar.search.carAccessoriesValue
    return [
      { label: t`ارزش بیمه‌شده`, value: roundTomanText(valueOf(ofCar)) },
      { label: t`لوازم غیرفابریک`, value: accessories === null ? null : roundTomanText(accessories) },
      { label: t`پوشش‌ها`, value: coverListText(ofCar.covers) },
    ]
  },
  presetText: () =>
    t`پوشش سرقت لوازم ۱۰ درصد و نوسان قیمت ۲۵ درصد. قیمت هر کدام نوشته شده است و با یک زدن برداشته می‌شود؛ چیز دیگری را برایتان انتخاب نکرده‌ایم.`,
  premiumLines: carBodyPremiumLines,
  history: historyOf,
  historyFacts,
  orderRows,
}
