/** An order from its making to its payment: holder, addresses, delivery. Specification: document 1 sections 3 and 7, document 2 sections 3, 4 and 7. */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { CellNumber } from '../values/cell-number.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { NationalCode } from '../values/national-code.ts'
import { PersonName } from '../values/person-name.ts'
import { Plate } from '../values/plate.ts'
import { Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { AddressFields, addressFields, AddressUid } from './addresses.ts'
import { Done, ofProviderAndOrder, ofType, ofTypeAndOrder } from './parameters.ts'
import { PaymentType } from './third-party-offers.ts'

export const DeliveryMode = v.picklist(['required', 'optional', 'no_delivery'])
export type DeliveryMode = v.InferOutput<typeof DeliveryMode>

const person = { firstName: PersonName, lastName: PersonName, nationalCode: NationalCode, birthDate: JalaliDate, cellNumber: CellNumber }

/** Who the policy is for: the owner, or another person, who then names the owner too. */
export const PolicyHolder = v.variant('type', [
  v.strictObject({ type: v.literal('car_owner'), ...person, email: v.null() }),
  v.strictObject({ type: v.literal('another_person'), ...person, email: v.null(), carOwnerNationalCode: NationalCode, carOwnerBirthDate: JalaliDate }),
], textRef('choice.unknown'))
export type PolicyHolder = v.InferOutput<typeof PolicyHolder>

/** An address as an order keeps it: a copy, with the titles to show. */
const OrderAddress = v.strictObject({ ...addressFields, provinceFa: v.string(), cityFa: v.string() })

export const OrderStatus = v.picklist(['open', 'paid'])

/** Everything that has been given so far, so that an order can be gone on with from anywhere. */
export const OrderDetail = v.strictObject({
  trackingCode: TrackingCode,
  status: OrderStatus,
  /** 2 holder, 3 address, 4 delivery, 5 documents, 6 payment: the first that is not complete. */
  stage: v.picklist([2, 3, 4, 5, 6]),
  companyCode: v.string(),
  companyFa: v.string(),
  vehicleTitle: v.string(),
  plate: v.nullable(Plate),
  liabilityPropertyDamage: Toman,
  policyTerm: v.number(),
  paymentType: PaymentType,
  payableAmount: Toman,
  deliveryMode: DeliveryMode,
  policyHolder: v.nullable(PolicyHolder),
  policyInfo: v.nullable(v.strictObject({ addressUid: AddressUid, ...OrderAddress.entries })),
  delivery: v.nullable(v.strictObject({
    deliverable: v.boolean(),
    deliveryAddress: v.nullable(OrderAddress),
    receiverName: v.nullable(v.string()),
    receiverPhoneNumber: v.nullable(v.string()),
    /** The chosen slot in words that can be shown: day and hours. */
    time: v.nullable(v.strictObject({ code: v.string(), date: JalaliDate, startTime: v.string(), endTime: v.string() })),
  })),
  documents: v.strictObject({ submitted: v.boolean(), later: v.boolean() }),
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>

/** Seven days from tomorrow, each with its slots. Hours are «9:00». */
export const DeliveryDay = v.strictObject({
  date: JalaliDate,
  available: v.boolean(),
  times: v.array(v.strictObject({ code: v.string(), startTime: v.string(), endTime: v.string(), available: v.boolean() })),
})
export type DeliveryDay = v.InferOutput<typeof DeliveryDay>

const changeErrors = ['invalid', 'notFound', 'orderClosed', 'keyReused', 'keyUnderWay', 'keyMissing'] as const

export const orders = {
  readThirdPartyOrder: operation({
    summary: 'An order of the user’s own, with everything given so far.',
    method: 'GET', path: '/api/v1/thirdparty/:provider/order/detail/:trackingCode', who: 'user', idempotency: 'read',
    params: ofProviderAndOrder,
    answer: OrderDetail,
    errors: ['notFound'],
  }),
  savePolicyHolder: operation({
    summary: 'Who the policy is for.',
    method: 'POST', path: '/api/v1/:type/order/policy-holder', who: 'user', idempotency: 'key',
    params: ofType,
    body: v.strictObject({ trackingCode: TrackingCode, policyHolder: PolicyHolder }),
    answer: Done,
    errors: [...changeErrors, 'cellNumberNotHolders', 'holderUnknown'],
  }),
  savePolicyInfo: operation({
    summary: 'The address that the policy is registered at.',
    method: 'POST', path: '/api/v1/:type/order/policy-info', who: 'user', idempotency: 'key',
    params: ofType,
    body: v.strictObject({ type: v.literal('policy_info'), trackingCode: TrackingCode, addressUid: AddressUid, ...addressFields, deliveryAddressEnable: v.boolean() }),
    answer: Done,
    errors: changeErrors,
  }),
  saveDeliveryAddress: operation({
    summary: 'Whether a paper copy goes by post, and where to; isPost answers whether it will.',
    method: 'POST', path: '/api/v1/:type/order/delivery-address', who: 'user', idempotency: 'key',
    params: ofType,
    body: v.variant('deliverable', [
      v.strictObject({ type: v.literal('delivery_address'), trackingCode: TrackingCode, deliverable: v.literal(false) }),
      v.strictObject({ type: v.literal('delivery_address'), trackingCode: TrackingCode, deliverable: v.literal(true), ...AddressFields.entries, receiverName: PersonName, receiverPhoneNumber: CellNumber }),
    ], textRef('choice.unknown')),
    answer: v.strictObject({ isPost: v.boolean() }),
    errors: changeErrors,
  }),
  listDeliveryTimes: operation({
    summary: 'Days and hours at which a paper copy can be brought.',
    method: 'GET', path: '/api/v1/:type/order/delivery-times/:trackingCode', who: 'user', idempotency: 'read',
    params: ofTypeAndOrder,
    answer: v.strictObject({ deliveryTimes: v.array(DeliveryDay) }),
    errors: ['notFound'],
  }),
  saveDeliveryTime: operation({
    summary: 'The day and hours that were chosen.',
    method: 'POST', path: '/api/v1/:type/order/delivery-times', who: 'user', idempotency: 'key',
    params: ofType,
    body: v.strictObject({ trackingCode: TrackingCode, code: v.pipe(v.string(textRef('required')), v.nonEmpty(textRef('required'))) }),
    answer: Done,
    errors: [...changeErrors, 'slotTaken'],
  }),
  completeOrder: operation({
    summary: 'Closes the entering of data: checks that holder, address and, where asked, delivery are there; names what is missing otherwise.',
    method: 'POST', path: '/api/v1/:type/order/complete', who: 'user', idempotency: 'key',
    params: ofType,
    body: v.strictObject({ trackingCode: TrackingCode }),
    answer: Done,
    errors: [...changeErrors, 'orderIncomplete'],
  }),
}
