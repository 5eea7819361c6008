/**
 * How each call of the third-party journey may end: the answers that lead different ways, and the refusals of its own.
 * Besides, every call may find the session ended, the gateway unreachable, or broken. Decisions, section 8.
 */
import { errors, type ErrorName } from '#contract/errors.ts'
import type { Failure } from '../../journey/failure.ts'
import { configuration, defectiveLookup, failure, invoice, lookup, offer, order, trackingCode } from '../../testing/answers-of-the-gateway.ts'
import { bookUid } from './gestures.ts'

type Outcomes = {
  /** By name, the one that leads on first; an empty name where there is one answer only. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly refusals: readonly ErrorName[]
}

const done = { '': undefined } as const
const read = (answers: Outcomes['answers'] = done, ...refusals: ErrorName[]): Outcomes => ({ answers, refusals })
/** A change of an order may find it closed. */
const changed = (answers: Outcomes['answers'] = done, ...refusals: ErrorName[]): Outcomes => ({ answers, refusals: ['orderClosed', ...refusals] })

const account = { eligible: true, registered: true }
const found = { searchTrackingCode: 'SEARCH23456789', appliedDiscount: false, message: null, bnplAccount: account }
const given = { ...order, stage: 6, documents: { submitted: true, later: false } } as const
const paid = { ...given, status: 'paid', editable: false } as const
const byCheques = { active: true, submitted: false, later: false } as const
const asked = { chosen: true, deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' } as const
const card = { documents: [{ tag: 'national-card', imageId: null }], laterAllowed: true }
const cheque = { documents: [{ tag: 'cheque-1', imageId: null }], laterAllowed: true }
const variants = (offerCard: string | null, later: string | null) => ({
  list: [...(offerCard === null ? [] : [{ name: 'offer-card', variant: offerCard }]), ...(later === null ? [] : [{ name: 'complete-later', variant: later }])],
})

const orders = {
  'just made': order,
  'of a vehicle that is no longer listed': { ...order, search: { ...order.search, carModel: 'gone' } },
  'without delivery': { ...order, deliveryMode: 'no_delivery' },
  'to be paid by cheques': { ...order, paymentType: 'installment', cheques: byCheques },
  'waiting for documents': { ...order, stage: 5 },
  'waiting for cheques': { ...order, stage: 5, paymentType: 'installment', cheques: byCheques },
  'waiting for its payment': given,
  'waiting for a last check': { ...given, showPaymentModal: true },
  'to be paid first': { ...order, instantPaymentInfo: asked },
  'paid, details open': { ...order, status: 'paid', instantPaymentInfo: asked },
  'paid, documents open': { ...paid, documents: { submitted: false, later: true } },
  'paid, cheques open': { ...paid, documents: { submitted: false, later: true }, cheques: { active: true, submitted: false, later: true } },
  'paid, cheques alone open': { ...paid, cheques: { active: true, submitted: false, later: true } },
  paid,
} as const

/** By the id of the call in the chart. */
export const outcomes: Readonly<Record<string, Outcomes>> = {
  listExperiments: read({ 'A and A': variants('A', 'A'), 'B and B': variants('B', 'B'), none: variants(null, null) }),
  loadConfiguration: read({ '': configuration }),
  readOrder: read(orders, 'notFound'),
  listMyPlates: read(),
  lookUpPlate: read(
    {
      found: lookup,
      'found without a policy': { ...lookup, previousCompany: null, lastPolicyStartDate: null, lastPolicyExpDate: null, noDamageFactor: null, driverNoDamageFactor: null, policyStatus: 'new' },
      'found, another owner': { ...lookup, policyStatus: 'ownership_change' },
      defective: defectiveLookup,
    },
    'registryDown', 'plateNotOwners', 'plateUnknown', 'registryRefused',
  ),
  searchOffers: read({ found, 'found, with a code': { ...found, appliedDiscount: true, message: 'کد تخفیف اعمال شد.' }, 'found, not registered for instalments': { ...found, bnplAccount: { ...account, registered: false } } }, 'searchRefused', 'discountExpired'),
  searchWithDiscount: read({ found: { ...found, appliedDiscount: true, message: 'کد تخفیف اعمال شد.' } }, 'discountUnknown', 'searchRefused'),
  searchWithoutDiscount: read({ found }),
  listUpsells: read({ none: { upsells: [] }, one: { upsells: [{ upsellingId: 'upsell-1', offer: { ...offer, liabilityPropertyDamage: 200_000_000 }, difference: 400_000 }] } }),
  registerOrder: read({ '': { trackingCode } }, 'searchExpired', 'offerUnavailable'),
  priceAgain: read({ 'same price': { ...found, offer }, 'another price': { ...found, offer: { ...offer, payableAmount: 6_000_000 } }, gone: { ...found, offer: null } }),
  readInstantPayment: read({ '': { deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' } }),
  chooseInstantPayment: changed(),
  saveHolder: changed(done, 'invalid'),
  listAddresses: read({ one: [{ uid: bookUid, enable: true }], empty: [] }),
  saveAddress: read({ '': { uid: bookUid } }, 'invalid'),
  deleteAddress: read(),
  savePolicyAddress: changed(),
  listDeliveryTimes: read(),
  saveDeliveryAddress: changed({ 'by post': { isPost: true }, digital: { isPost: false } }),
  saveDeliveryTime: changed(done, 'slotTaken'),
  completeOrder: changed(done, 'orderIncomplete'),
  listDocuments: read({ '': card }),
  submitDocuments: changed(),
  listCheques: read({ '': cheque }),
  submitCheques: changed(),
  readAnswers: read({ whole: given, 'with cheques': { ...given, paymentType: 'installment', cheques: { ...byCheques, submitted: true } }, 'to be checked at last': { ...given, showPaymentModal: true }, 'cheques missing': { ...order, stage: 5, paymentType: 'installment', cheques: byCheques }, 'paid first': { ...order, instantPaymentInfo: asked } }),
  changePaymentType: changed(),
  readInvoice: read({ '': invoice, 'another price': { ...invoice, priceChange: { from: 5_702_400, to: 6_000_000, reason: 'insurer-discount' } } }),
  acceptPriceChange: changed(done, 'priceChanged'),
  applyDiscount: changed({ '': { message: '۳۰۰٬۰۰۰ تومان کم شد.' } }, 'discountUsedUp'),
  removeDiscount: changed({ '': { message: '' } }),
  startPayment: changed({ '': { paymentUrl: '/sandbox/bank/x' } }, 'priceChanged'),
  watchPayment: read({ paid: 'paid', cancelled: 'cancelled' }),
}

/** Takes the id of a call; gives its failures by name. */
export const failuresOf = (call: string): readonly (readonly [string, Failure])[] => [
  ['session ended', failure('signed-out', errors.signInNeeded.code)],
  ['unreachable', failure('unreachable')],
  ...(outcomes[call]?.refusals ?? []).map((name) => [name, failure('refused', errors[name].code, 'نشد.')] as const),
]
