/**
 * An order from its creation to its payment: policy holder, addresses, delivery. Specification: document 1
 * sections 3 and 7, document 2 sections 3, 4 and 7.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { CellNumber } from '../values/cell-number.ts'
import { CoverCode } from '../values/covers.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { DetailField } from '../values/order-move.ts'
import { OrderStatusId } from '../values/order-status.ts'
import { PersonName } from '../values/person-name.ts'
import { PolicyHolder } from './policy-holder.ts'
import { Plate } from '../values/plate.ts'
import { Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { AddressFields, addressFields, AddressUid } from './addresses.ts'
import { CarBodySearch } from './car-body-offer.ts'
import {
  Done,
  LiabilityType,
  typeAndOrderParams,
  typeParams,
  typeProviderAndOrderParams,
} from './parameters.ts'
import { Instalments, OffersSearch, PaymentType } from './offers.ts'

export const DeliveryMode = v.picklist(['required', 'optional', 'no_delivery'])
export type DeliveryMode = v.InferOutput<typeof DeliveryMode>

/** An order's copy of an address, with names for display. */
const OrderAddress = v.strictObject({ ...addressFields, provinceFa: v.string(), cityFa: v.string() })

export const OrderStatus = v.picklist(['open', 'paid'])

/** A chosen slot as display text: day and hours. */
const ChosenSlot = v.strictObject({
  code: v.string(),
  date: JalaliDate,
  startTime: v.string(),
  endTime: v.string(),
})

const isoTimestamp = v.pipe(v.string(), v.isoTimestamp())

/** Fields that the orders of all products share. */
const anyOrder = v.strictObject({
  trackingCode: TrackingCode,
  status: OrderStatus,
  /** Decisions, section 10. */
  statusId: OrderStatusId,
  /**
   * The first incomplete stage: 2 holder, 3 address, 4 delivery, or inspection and terms, 5 documents and
   * cheques, 6 payment.
   */
  stage: v.picklist([2, 3, 4, 5, 6]),
  companyCode: v.string(),
  companyFa: v.string(),
  vehicleTitle: v.string(),
  plate: v.nullable(Plate),
  policyTerm: v.number(),
  paymentType: PaymentType,
  payableAmount: Toman,
  /** Car-body policies are digital only. */
  deliveryMode: DeliveryMode,
  policyHolder: v.nullable(PolicyHolder),
  policyInfo: v.nullable(v.strictObject({ addressUid: AddressUid, ...OrderAddress.entries })),
  delivery: v.nullable(
    v.strictObject({
      deliverable: v.boolean(),
      /** `addressUid` if it was chosen from the address book. */
      deliveryAddress: v.nullable(
        v.strictObject({ addressUid: v.optional(AddressUid), ...OrderAddress.entries }),
      ),
      receiverName: v.nullable(v.string()),
      receiverPhoneNumber: v.nullable(v.string()),
      time: v.nullable(ChosenSlot),
    }),
  ),
  documents: v.strictObject({ submitted: v.boolean(), later: v.boolean() }),
  /** `active` if the order is paid by cheques. */
  cheques: v.strictObject({ active: v.boolean(), submitted: v.boolean(), later: v.boolean() }),
  /** Paying first and entering the details by `deadline`; null if not offered. */
  instantPaymentInfo: v.nullable(
    v.strictObject({ chosen: v.boolean(), deadline: JalaliDate, deadlineFa: v.string() }),
  ),
  /** Whether details may still be entered: the order is open, or paid first and incomplete. */
  editable: v.boolean(),
  /**
   * The correction that an expert has asked for: the reason as a text, and the wrong details. Decisions,
   * section 10.
   */
  correction: v.optional(
    v.nullable(v.strictObject({ reason: v.nullable(v.string()), fields: v.array(DetailField) })),
    null,
  ),
  /** The policy that this order renews, by the tracking code of its order; null for a new policy. */
  renews: v.optional(v.nullable(TrackingCode), null),
  /** Whether the user has to confirm a last check before paying. */
  showPaymentModal: v.boolean(),
  /** National code or company ID of the owner in the lookup; null without a lookup. */
  ownerNationalCode: v.nullable(v.string()),
  /**
   * The payment options without delivery, in toman: the cash premium, and the terms of the other types;
   * null if one is not available to this user for this offer.
   */
  paymentOptions: v.strictObject({
    cash: Toman,
    bnpl: v.nullable(Instalments),
    installment: v.nullable(
      v.strictObject({
        ...Instalments.entries,
        payableAmount: Toman,
        /** The terms of paying by cheques, in sentences. An order that was stored earlier has none. */
        descriptions: v.optional(v.array(v.string()), []),
      }),
    ),
  }),
  /** Time until which the price is valid. */
  validUntil: isoTimestamp,
})

export const LiabilityOrderDetail = v.strictObject({
  ...anyOrder.entries,
  product: LiabilityType,
  liabilityPropertyDamage: Toman,
  /** The answers that it was priced for, to be shown again. */
  search: OffersSearch,
})
export type LiabilityOrderDetail = v.InferOutput<typeof LiabilityOrderDetail>

export const CarBodyOrderDetail = v.strictObject({
  ...anyOrder.entries,
  product: v.literal('carbody'),
  liabilityPropertyDamage: v.null(),
  /** The answers that it was priced for, with the covers of the order. */
  search: CarBodySearch,
  covers: v.array(CoverCode),
  /** Of the car without accessories, toman. */
  carValue: Toman,
  /** Place and slot of the inspection; null while no place is chosen. */
  inspection: v.nullable(
    v.strictObject({
      address: v.strictObject({ addressUid: AddressUid, ...OrderAddress.entries }),
      time: v.nullable(ChosenSlot),
      /** Time until which an unpaid order keeps its slot; null without a slot. */
      heldUntil: v.nullable(isoTimestamp),
    }),
  ),
  /** When the conditions of the inspection were accepted. */
  termsAcceptedAt: v.nullable(isoTimestamp),
})
export type CarBodyOrderDetail = v.InferOutput<typeof CarBodyOrderDetail>

/** All data of an order so far, so that it can be continued on any device. */
export const OrderDetail = v.variant('product', [LiabilityOrderDetail, CarBodyOrderDetail])
export type OrderDetail = v.InferOutput<typeof OrderDetail>

/** Seven days from tomorrow with their slots. Hours are written «9:00». */
export const DeliveryDay = v.strictObject({
  date: JalaliDate,
  available: v.boolean(),
  times: v.array(
    v.strictObject({ code: v.string(), startTime: v.string(), endTime: v.string(), available: v.boolean() }),
  ),
})
export type DeliveryDay = v.InferOutput<typeof DeliveryDay>

const changeErrors = ['invalid', 'notFound', 'orderClosed', 'keyReused', 'keyUnderWay', 'keyMissing'] as const

export const orders = {
  readOrder: operation({
    summary: 'One of the user’s orders, with all data so far.',
    method: 'GET',
    path: '/api/v1/:type/:provider/order/detail/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: typeProviderAndOrderParams,
    answer: OrderDetail,
    errors: ['notFound'],
  }),
  savePolicyHolder: operation({
    summary: 'Saves the policy holder.',
    method: 'POST',
    path: '/api/v1/:type/order/policy-holder',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode, policyHolder: PolicyHolder }),
    answer: Done,
    errors: [...changeErrors, 'cellNumberNotHolders', 'holderUnknown', 'companyUnknown'],
  }),
  savePolicyInfo: operation({
    summary: 'Saves the address that the policy is registered at.',
    method: 'POST',
    path: '/api/v1/:type/order/policy-info',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({
      type: v.literal('policy_info'),
      trackingCode: TrackingCode,
      addressUid: AddressUid,
      ...addressFields,
      deliveryAddressEnable: v.boolean(),
    }),
    answer: Done,
    errors: changeErrors,
  }),
  saveDeliveryAddress: operation({
    summary: 'Saves whether and to which address a paper copy is sent; isPost says whether it goes by post.',
    method: 'POST',
    path: '/api/v1/:type/order/delivery-address',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.variant(
      'deliverable',
      [
        v.strictObject({
          type: v.literal('delivery_address'),
          trackingCode: TrackingCode,
          deliverable: v.literal(false),
        }),
        v.strictObject({
          type: v.literal('delivery_address'),
          trackingCode: TrackingCode,
          deliverable: v.literal(true),
          addressUid: v.optional(AddressUid),
          ...AddressFields.entries,
          receiverName: PersonName,
          receiverPhoneNumber: CellNumber,
        }),
      ],
      textRef('choice.unknown'),
    ),
    answer: v.strictObject({
      isPost: v.boolean(),
      /** Whether a day and hours have to be chosen: the paper copy is sent, and some are free. */
      needsTime: v.boolean(),
    }),
    errors: changeErrors,
  }),
  listDeliveryTimes: operation({
    summary: 'Days and hours at which a paper copy can be delivered.',
    method: 'GET',
    path: '/api/v1/:type/order/delivery-times/:trackingCode',
    who: 'user',
    idempotency: 'read',
    params: typeAndOrderParams,
    answer: v.strictObject({
      deliveryTimes: v.array(DeliveryDay),
      /** Postage of a paper copy. */
      deliveryAmount: Toman,
    }),
    errors: ['notFound'],
  }),
  saveDeliveryTime: operation({
    summary: 'Saves the chosen delivery slot.',
    method: 'POST',
    path: '/api/v1/:type/order/delivery-times',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({
      trackingCode: TrackingCode,
      code: v.pipe(v.string(textRef('required')), v.nonEmpty(textRef('required'))),
    }),
    answer: Done,
    errors: [...changeErrors, 'slotTaken'],
  }),
  completeOrder: operation({
    summary:
      'Completes the data: checks that holder, address and any delivery or inspection exist, or names what is missing.',
    method: 'POST',
    path: '/api/v1/:type/order/complete',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode }),
    answer: Done,
    errors: [...changeErrors, 'orderIncomplete'],
  }),
  changePaymentType: operation({
    summary: 'Changes the payment type of an order. Cheques have to be uploaded again.',
    method: 'POST',
    path: '/api/v1/:type/order/payment-type',
    who: 'user',
    idempotency: 'key',
    params: typeParams,
    body: v.strictObject({ trackingCode: TrackingCode, paymentType: PaymentType }),
    answer: Done,
    errors: [...changeErrors, 'paymentMethodUnavailable'],
  }),
}
