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
const field = <K extends keyof JourneyContext>(key: K, schema: v.GenericSchema<unknown, JourneyContext[K]>) =>
  v.fallback(schema, blank[key])

const answer = v.nullable(v.string())
const claims = v.nullable(v.picklist([0, 1, 2, 3]))
const words = v.string()

const changedAnswers = [
  'owner',
  'vehicle',
  'status',
  'policy',
  'ownership',
  'discounts',
  'claims',
  'offer',
  'holder',
  'address',
  'delivery',
  'documents',
  'cheques',
] as const
const changeNames = [
  'registerThirdPartyOrder',
  'savePolicyHolder',
  'savePolicyInfo',
  'saveDeliveryAddress',
  'saveDeliveryTime',
  'completeOrder',
  'submitDocuments',
  'submitCheques',
  'chooseInstantPayment',
  'changePaymentType',
  'acceptPriceChange',
  'saveAddress',
  'deleteAddress',
  'applyDiscount',
  'removeDiscount',
] as const

const PersistedContext = v.object({
  intent: field(
    'intent',
    v.nullable(
      v.object({
        change: v.picklist(changeNames),
        key: words,
        fingerprint: words,
        status: v.picklist(['under-way', 'interrupted', 'unanswered']),
      }),
    ),
  ),
  trackingCode: field('trackingCode', v.nullable(TrackingCode)),
  plate: field('plate', v.object({ plk1: words, plk2: words, plk3: words, plkSrl: words })),
  ownerNationalCode: field('ownerNationalCode', words),
  lookup: field('lookup', v.nullable(v.object({ sbId: words, isDefective: v.boolean() }))),
  lookupError: field('lookupError', v.nullable(v.number())),
  vehicle: field(
    'vehicle',
    v.object({
      carType: answer,
      carUsage: answer,
      carBrand: answer,
      carModel: answer,
      carDetailCode: answer,
      carProductionYear: answer,
      carProductionMonth: v.fallback(answer, null),
    }),
  ),
  status: field(
    'status',
    v.object({
      insured: v.nullable(v.picklist(['yes', 'new', 'without'])),
      plateHistory: v.nullable(v.picklist(['with_policy', 'ownership_change'])),
      deliveryDate: answer,
    }),
  ),
  history: field(
    'history',
    v.object({
      company: answer,
      startDate: answer,
      expirationDate: answer,
      changeOwnershipStatus: v.nullable(ChangeOwnershipStatus),
      discountPercent: v.nullable(v.number()),
      driverDiscountPercent: v.nullable(v.number()),
      receivedCompensation: v.nullable(v.boolean()),
      financialDamages: claims,
      lifeDamages: claims,
      driverDamages: claims,
    }),
  ),
  ceiling: field('ceiling', v.nullable(v.number())),
  policyTerm: field('policyTerm', v.nullable(v.number())),
  discountCode: field('discountCode', answer),
  discountDraft: field('discountDraft', words),
  searchTrackingCode: field('searchTrackingCode', answer),
  choice: field(
    'choice',
    v.nullable(
      v.object({ offer: Offer, paymentType: PaymentType, confirmed: v.boolean(), upsellingId: answer }),
    ),
  ),
  repriced: field('repriced', v.nullable(Offer)),
  byLink: field('byLink', v.boolean()),
  flags: field(
    'flags',
    v.object({ incomplete: v.boolean(), chequeComplete: v.boolean(), fromMyInsurance: v.boolean() }),
  ),
  changing: field('changing', v.nullable(v.picklist(changedAnswers))),
  arrangement: field(
    'arrangement',
    v.object({
      sort: v.picklist(['price', 'instalments', 'branches']),
      bnplOnly: v.boolean(),
      chequesOnly: v.boolean(),
      manyBranchesOnly: v.boolean(),
    }),
  ),
  compared: field('compared', v.array(words)),
  holder: field(
    'holder',
    v.object({
      type: v.picklist(['car_owner', 'another_person']),
      insuredType: v.fallback(v.picklist([1, 3]), 1),
      firstName: words,
      lastName: words,
      nationalCode: words,
      birthDate: answer,
      cellNumber: words,
      carOwnerNationalCode: words,
      carOwnerBirthDate: answer,
      companyName: v.fallback(words, ''),
      companyNationalId: v.fallback(words, ''),
      establishmentDate: v.fallback(answer, null),
    }),
  ),
  completeWhen: field('completeWhen', v.nullable(v.picklist(['now', 'later']))),
  laterConfirmed: field('laterConfirmed', v.boolean()),
  addressUid: field('addressUid', answer),
  addressDraftUid: field('addressDraftUid', answer),
  addressDraft: field(
    'addressDraft',
    v.object({
      province: words,
      city: words,
      address: words,
      plaqueNumber: words,
      unitNumber: words,
      postalCode: words,
    }),
  ),
  deliveryMode: field('deliveryMode', v.nullable(DeliveryMode)),
  delivery: field(
    'delivery',
    v.object({
      paper: v.nullable(v.boolean()),
      addressUid: answer,
      otherRecipient: v.boolean(),
      receiverName: words,
      receiverPhoneNumber: words,
      timeCode: answer,
    }),
  ),
  documentsLater: field('documentsLater', v.boolean()),
  documentsLaterAllowed: field('documentsLaterAllowed', v.boolean()),
  /** Only while they are being submitted: whether the rest comes later is told by them. */
  cheques: field('cheques', v.array(v.object({ tag: words, imageId: answer }))),
  chequesLater: field('chequesLater', v.boolean()),
  paymentTypeDraft: field('paymentTypeDraft', v.nullable(PaymentType)),
  answersChecked: field('answersChecked', v.boolean()),
  paymentEnd: field('paymentEnd', v.nullable(v.picklist(['cancelled', 'timed-out', 'refused', 'closed']))),
  /** Only while a code is being taken off or a price taken: the change that is repeated is made of it. */
  invoice: field('invoice', v.nullable(Invoice)),
})
export type PersistedContext = v.InferOutput<typeof PersistedContext>

/** Takes a journey's memory; gives what of it is kept. */
export const toPersisted = (context: JourneyContext): PersistedContext =>
  v.parse(PersistedContext, {
    ...context,
    cheques: context.intent?.change === 'submitCheques' ? context.cheques : [],
    invoice:
      context.intent?.change === 'removeDiscount' || context.intent?.change === 'acceptPriceChange'
        ? context.invoice
        : null,
  })

/** What an order answers with when it is read again. */
const { plate, ownerNationalCode, lookup, vehicle, status, history } = blank
const ofTheSearch = { plate, ownerNationalCode, lookup, vehicle, status, history }

/** The owner's code stands in the holder's form by itself. */
const withoutOwnersCode = ({
  holder,
  ownerNationalCode: code,
}: PersistedContext): PersistedContext['holder'] => {
  const typed = (value: string) => (value === code ? '' : value)
  return {
    ...holder,
    nationalCode: typed(holder.nationalCode),
    companyNationalId: typed(holder.companyNationalId),
    insuredType: holder.companyNationalId === code ? 1 : holder.insuredType,
  }
}

/** Takes what is kept; tells whether there is anything in it that a person has said. Order, its search and defaults come from the gateway. */
export const hasUserInput = (kept: PersistedContext): boolean => {
  const said = {
    ...kept,
    trackingCode: null,
    ceiling: null,
    policyTerm: null,
    deliveryMode: null,
    flags: blank.flags,
    ...(kept.trackingCode === null ? {} : { ...ofTheSearch, holder: withoutOwnersCode(kept) }),
  }
  return JSON.stringify(said) !== JSON.stringify(toPersisted(blank))
}

/** Takes what was kept, by any version; gives what holds of it. */
export const restoreContext = (content: unknown): PersistedContext =>
  v.parse(PersistedContext, typeof content === 'object' && content !== null ? content : {})

/** Takes what is kept of an order's journey; gives what another inquiry of the same person may begin with. */
export const withoutOrder = (kept: PersistedContext): PersistedContext => ({
  ...kept,
  intent: null,
  trackingCode: null,
  searchTrackingCode: null,
  choice: null,
  repriced: null,
  deliveryMode: null,
  delivery: blank.delivery,
  flags: blank.flags,
  changing: null,
  cheques: [],
  completeWhen: null,
  laterConfirmed: false,
  chequesLater: false,
  paymentTypeDraft: null,
  answersChecked: false,
  documentsLater: false,
  documentsLaterAllowed: false,
  paymentEnd: null,
  invoice: null,
})
