/**
 * What of a journey's memory is kept, and the schema that it comes back through. Field by field: one that does not
 * hold begins anew, the others stay. Statechart rulings, section 4.
 *
 * Not kept: what the gateway answers again (configuration, order, address book, documents, invoice), what belongs to
 * the moment (failure, requested route, the edit sheet's copy), and the journey's id: a new visit makes its own keys,
 * so that two tabs never make the same one.
 */
import * as v from 'valibot'
import { Invoice } from '#contract/operations/payment.ts'
import { ChangeOwnershipStatus } from '#contract/operations/third-party-configuration.ts'
import { DeliveryMode } from '#contract/operations/orders.ts'
import { Offer, PaymentType } from '#contract/operations/third-party-offers.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'
import { initialContext, type JourneyContext } from '#machines/journey/context.ts'

const blank = initialContext({ journeyId: '', signedIn: false, trackingCode: null, saved: {} })

/** Takes a field and its schema; what does not hold begins anew. */
const field = <K extends keyof JourneyContext>(key: K, schema: v.GenericSchema<unknown, JourneyContext[K]>) => v.fallback(schema, blank[key])

const answer = v.nullable(v.string())
const claims = v.nullable(v.picklist([0, 1, 2, 3]))
const words = v.string()

const changeNames = [
  'registerThirdPartyOrder', 'savePolicyHolder', 'savePolicyInfo', 'saveDeliveryAddress', 'saveDeliveryTime', 'completeOrder',
  'submitDocuments', 'saveAddress', 'deleteAddress', 'applyDiscount', 'removeDiscount',
] as const

const KeptMemory = v.object({
  intent: field('intent', v.nullable(v.object({ change: v.picklist(changeNames), key: words, fingerprint: words, status: v.picklist(['under-way', 'interrupted', 'unanswered']) }))),
  trackingCode: field('trackingCode', v.nullable(TrackingCode)),
  plate: field('plate', v.object({ plk1: words, plk2: words, plk3: words, plkSrl: words })),
  ownerNationalCode: field('ownerNationalCode', words),
  lookup: field('lookup', v.nullable(v.object({ sbId: words, isDefective: v.boolean() }))),
  lookupError: field('lookupError', v.nullable(v.number())),
  vehicle: field('vehicle', v.object({ carType: answer, carUsage: answer, carBrand: answer, carModel: answer, carDetailCode: answer, carProductionYear: answer })),
  status: field('status', v.object({ insured: v.nullable(v.picklist(['yes', 'new', 'without'])), plateHistory: v.nullable(v.picklist(['with_policy', 'ownership_change'])), deliveryDate: answer })),
  history: field('history', v.object({
    company: answer, startDate: answer, expirationDate: answer,
    changeOwnershipStatus: v.nullable(ChangeOwnershipStatus),
    discountPercent: v.nullable(v.number()), driverDiscountPercent: v.nullable(v.number()),
    receivedCompensation: v.nullable(v.boolean()), financialDamages: claims, lifeDamages: claims, driverDamages: claims,
  })),
  ceiling: field('ceiling', v.nullable(v.number())),
  policyTerm: field('policyTerm', v.nullable(v.number())),
  discountCode: field('discountCode', answer),
  discountDraft: field('discountDraft', words),
  searchTrackingCode: field('searchTrackingCode', answer),
  choice: field('choice', v.nullable(v.object({ offer: Offer, paymentType: PaymentType, confirmed: v.boolean() }))),
  holder: field('holder', v.object({
    type: v.picklist(['car_owner', 'another_person']),
    firstName: words, lastName: words, nationalCode: words, birthDate: answer, cellNumber: words, carOwnerNationalCode: words, carOwnerBirthDate: answer,
  })),
  addressUid: field('addressUid', answer),
  addressDraftUid: field('addressDraftUid', answer),
  addressDraft: field('addressDraft', v.object({ province: words, city: words, address: words, plaqueNumber: words, unitNumber: words, postalCode: words })),
  deliveryMode: field('deliveryMode', v.nullable(DeliveryMode)),
  delivery: field('delivery', v.object({ paper: v.nullable(v.boolean()), addressUid: answer, otherRecipient: v.boolean(), receiverName: words, receiverPhoneNumber: words, timeCode: answer })),
  documentsLater: field('documentsLater', v.boolean()),
  documentsLaterAllowed: field('documentsLaterAllowed', v.boolean()),
  paymentEnd: field('paymentEnd', v.nullable(v.picklist(['cancelled', 'timed-out', 'refused', 'closed']))),
  /** Only while a code is being taken off: the change that is repeated is made of it. */
  invoice: field('invoice', v.nullable(Invoice)),
})
export type KeptMemory = v.InferOutput<typeof KeptMemory>

/** Takes a journey's memory; gives what of it is kept. */
export const keptOf = (context: JourneyContext): KeptMemory =>
  v.parse(KeptMemory, { ...context, invoice: context.intent?.change === 'removeDiscount' ? context.invoice : null })

/** Takes what is kept; tells whether there is anything in it that a person has said. Order and defaults come from the gateway. */
export const isBegun = (kept: KeptMemory): boolean => {
  const said = { ...kept, trackingCode: null, ceiling: null, policyTerm: null, deliveryMode: null }
  return JSON.stringify(said) !== JSON.stringify(keptOf(blank))
}

/** Takes what was kept, by any version; gives what holds of it. */
export const restored = (content: unknown): KeptMemory => v.parse(KeptMemory, typeof content === 'object' && content !== null ? content : {})

/** Takes what is kept of an order's journey; gives what another inquiry of the same person may begin with. */
export const withoutOrder = (kept: KeptMemory): KeptMemory => ({
  ...kept,
  intent: null, trackingCode: null, searchTrackingCode: null, choice: null, deliveryMode: null, delivery: blank.delivery,
  documentsLater: false, documentsLaterAllowed: false, paymentEnd: null, invoice: null,
})
