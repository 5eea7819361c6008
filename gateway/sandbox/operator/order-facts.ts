/** The facts of an order as rows of the operator page: vehicle, policy holder, cover and payment. */
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import type { Locale } from '#contract/texts.ts'
import { toPersianDigits } from '#contract/digits.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import { isCarPlate, type Plate } from '#contract/values/plate.ts'
import { plateLetter } from '#contract/values/plate-letters.ts'
import { coverTitle } from '../../domain/car-body/cover-titles.ts'
import { formatLongDate } from '../../domain/long-date.ts'
import { insuredCarOf, termOf } from '../../domain/ordered-product.ts'
import type { Places } from '../../domain/places.ts'
import { visitOf } from '../../http/handlers/inspection-visit.ts'
import { deliveryOf, titleOfVehicle } from '../../http/handlers/load-order.ts'
import { localisedAddress } from '../../http/handlers/places.ts'
import { html, type Markup } from '../../http/html.ts'
import type { Order } from '../../store/orders.ts'
import { insurerName } from '../insurers.ts'
import { digitsIn } from '../pages/page-layout.ts'
import { operatorMessages } from './messages.ts'
import type { OrderView } from './order-view.ts'

type Row = readonly [name: string, value: string | Markup]

const grouped = (locale: Locale, amount: number): string => {
  const english = amount.toLocaleString('en-US')
  return locale === 'fa' ? toPersianDigits(english.replaceAll(',', '٬')) : english
}

const isCompany = (holder: PolicyHolder) => holder.type === 'car_owner' && holder.insuredType === COMPANY

/** A plate reads from left to right in both languages. */
const plateText = (locale: Locale, plate: Plate): Markup => {
  const parts = isCarPlate(plate)
    ? [plate.plk1, plateLetter(plate.plk2), plate.plk3, '-', plate.plkSrl]
    : [plate.plk1, '/', plate.plk2]
  return html`<bdi dir="ltr">${parts.map((part) => html`<bdi>${digitsIn(locale, part)}</bdi> `)}</bdi>`
}

const holderRows = (locale: Locale, holder: PolicyHolder | null): Row[] => {
  const say = operatorMessages[locale]
  if (holder === null) return [[say.holder, say.unknown]]
  const [name, code] = isCompany(holder)
    ? [holder.companyName, holder.companyNationalId]
    : [`${holder.firstName} ${holder.lastName}`, holder.nationalCode]
  return [
    [say.holder, name],
    [say.holderCode, digitsIn(locale, code)],
    [say.holderCell, digitsIn(locale, holder.cellNumber)],
  ]
}

/** Parts may be in another direction than the page. */
const listed = (locale: Locale, parts: readonly string[]): Markup => {
  const texts = parts.filter((part) => part !== '').map((part) => digitsIn(locale, part))
  const comma = locale === 'fa' ? '، ' : ', '
  return html`${texts.map((text, index) => html`${index === 0 ? '' : comma}<bdi>${text}</bdi>`)}`
}

const addressText = (locale: Locale, { policyInfo }: Order, places: Places): string | Markup => {
  if (policyInfo === null) return operatorMessages[locale].unknown
  const { provinceFa, cityFa, address, plaqueNumber, unitNumber, postalCode } = localisedAddress(
    places,
    policyInfo,
    locale,
  )
  return listed(locale, [provinceFa, cityFa, address, plaqueNumber, unitNumber, postalCode])
}

const deliveryText = (locale: Locale, order: Order, places: Places): string | Markup => {
  const say = operatorMessages[locale]
  const delivery = deliveryOf(order, places, locale)
  if (delivery === null) return say.unknown
  if (!delivery.deliverable) return say.noDelivery
  const { time, receiverName, receiverPhoneNumber } = delivery
  const slot = time === null ? [] : [`${formatLongDate(time.date, locale)} ${time.startTime}–${time.endTime}`]
  return listed(locale, [receiverName ?? '', receiverPhoneNumber ?? '', ...slot])
}

/** The ceiling, or value and covers of a car. */
const insuredRows = (locale: Locale, order: OrderView['order'], toman: (amount: number) => string): Row[] => {
  const say = operatorMessages[locale]
  const car = insuredCarOf(order.search)
  if (car === null) return order.ceiling === null ? [] : [[say.ceiling, toman(order.ceiling)]]
  return [
    [say.carValue, toman(car.carValue)],
    [
      say.covers,
      digitsIn(
        locale,
        car.covers.map((code) => coverTitle(code, locale)).join(locale === 'fa' ? '، ' : '; '),
      ),
    ],
  ]
}

/** Place and slot of the inspection. */
const inspectionText = (locale: Locale, order: OrderView['order'], places: Places): string | Markup => {
  if (order.inspectionPlace === null) return operatorMessages[locale].unknown
  const { cityFa, address } = localisedAddress(places, order.inspectionPlace, locale)
  const time = visitOf(order)
  const slot = time === null ? [] : [`${formatLongDate(time.date, locale)} ${time.startTime}–${time.endTime}`]
  return listed(locale, [cityFa, address, ...slot])
}

/** Returns the rows without facts that the order does not have. */
export const factRows = (locale: Locale, view: OrderView, places: Places): Row[] => {
  const say = operatorMessages[locale]
  const { order, invoice, attempt } = view
  const toman = (amount: number) => `${grouped(locale, amount)} ${say.toman}`
  const paid: Row[] =
    order.paidOn === null
      ? []
      : [
          [say.paidOn, formatLongDate(order.paidOn, locale)],
          [say.bankReference, digitsIn(locale, attempt?.bankReference ?? '')],
        ]
  return [
    [say.trackingCode, html`<bdi dir="ltr">${order.trackingCode}</bdi>`],
    [say.product, say.products[order.product]],
    [say.vehicle[order.product], digitsIn(locale, titleOfVehicle(order, locale))],
    [say.plate, order.plate === null ? say.noPlate : plateText(locale, order.plate)],
    [say.insurer, insurerName(locale, order.companyCode).title],
    ...insuredRows(locale, order, toman),
    [say.term, `${digitsIn(locale, String(termOf(order.search)))} ${say.months}`],
    ...holderRows(locale, order.policyHolder),
    [say.customerCell, digitsIn(locale, view.customerCell)],
    [say.address, addressText(locale, order, places)],
    order.product === 'carbody'
      ? [say.inspection, inspectionText(locale, order, places)]
      : [say.delivery, deliveryText(locale, order, places)],
    [say.premium, toman(invoice.amount)],
    ...(invoice.discount === 0 ? [] : [[say.discount, toman(-invoice.discount)] as const]),
    ...(invoice.deliveryAmount === 0 ? [] : [[say.postage, toman(invoice.deliveryAmount)] as const]),
    [say.total, toman(invoice.totalAmount)],
    [say.paymentType, say.paymentTypes[order.paymentType]],
    ...(invoice.payNow === invoice.totalAmount ? [] : [[say.payNow, toman(invoice.payNow)] as const]),
    ...paid,
  ]
}
