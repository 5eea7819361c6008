/**
 * The user's answers in a journey: for each group a schema, from which the type is inferred, and its empty
 * value. Codes are those of the configuration; dates are Jalali. Specification: document 2 section 3.
 */
import * as v from 'valibot'
import { ChangeOwnershipStatus } from '#contract/operations/configuration.ts'
import { PaymentType } from '#contract/operations/offers.ts'
import { COMPANY, PERSON } from '#contract/values/insured-type.ts'
import { ChosenCovers } from '#contract/values/covers.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'
import { AnyOffer } from './any-offer.ts'

const optionalText = v.nullable(v.string())
/** Claims since the last policy began: none, once, twice, three times or more. */
const ClaimCount = v.picklist([0, 1, 2, 3])
export type ClaimCount = v.InferOutput<typeof ClaimCount>

/** Answers of the search that can be edited from the offers, one at a time; each product has some of them. */
const searchAnswers = [
  'owner',
  'vehicle',
  'status',
  'policy',
  'ownership',
  'discounts',
  'claims',
  'value',
  'insurance',
  'third-party',
] as const
/** Answers of the order that can be edited from the check of the answers. */
const orderAnswers = ['holder', 'address', 'delivery', 'inspection', 'documents', 'cheques'] as const
/** An answer that the user edits from a later step. That step follows again after the edit. */
export const EditedAnswer = v.picklist([...searchAnswers, 'offer', ...orderAnswers])
export type EditedAnswer = v.InferOutput<typeof EditedAnswer>

const isOneOf = (list: readonly EditedAnswer[], answer: EditedAnswer | null): boolean =>
  list.some((each) => each === answer)

/** Whether an answer belongs to the search: the price depends on it. */
export const isSearchAnswer = (answer: EditedAnswer | null): boolean => isOneOf(searchAnswers, answer)
export const isOrderAnswer = (answer: EditedAnswer | null): boolean => isOneOf(orderAnswers, answer)

/**
 * A car has brand, model and usage; every other type has a detail (seats or tonnage). Car-body insurance asks
 * whether the car was imported, and then its years are Gregorian.
 */
export const VehicleAnswers = v.object({
  carType: optionalText,
  carUsage: optionalText,
  carBrand: optionalText,
  carModel: optionalText,
  carImported: v.fallback(v.nullable(v.boolean()), null),
  carDetailCode: optionalText,
  carProductionYear: optionalText,
  /** Required for the newest years only. */
  carProductionMonth: v.fallback(optionalText, null),
})
export type VehicleAnswers = v.InferOutput<typeof VehicleAnswers>

export const StatusAnswers = v.object({
  /** `yes`: there was a policy; `plateHistory` then says which kind of history the plate has. */
  insured: v.nullable(v.picklist(['yes', 'new', 'without'])),
  plateHistory: v.nullable(v.picklist(['with_policy', 'ownership_change'])),
  /** Date on which a new vehicle was delivered. */
  deliveryDate: optionalText,
})
export type StatusAnswers = v.InferOutput<typeof StatusAnswers>

/** The previous policy. Discounts are the percents printed on it. */
export const HistoryAnswers = v.object({
  previousCompany: optionalText,
  lastPolicyStartDate: optionalText,
  lastPolicyExpDate: optionalText,
  changeOwnershipStatus: v.nullable(ChangeOwnershipStatus),
  noDamageFactor: v.nullable(v.number()),
  driverNoDamageFactor: v.nullable(v.number()),
  receivedCompensation: v.nullable(v.boolean()),
  propertyDamageCount: v.nullable(ClaimCount),
  lifeDamageCount: v.nullable(ClaimCount),
  driverDamageCount: v.nullable(ClaimCount),
})
export type HistoryAnswers = v.InferOutput<typeof HistoryAnswers>

/**
 * A chosen offer, preserved through sign-in until it is an order, and afterwards to show which one it was.
 */
export const Choice = v.object({
  offer: AnyOffer,
  paymentType: PaymentType,
  confirmed: v.boolean(),
  upsellingId: optionalText,
  /** The offer that an accepted alternative replaces. */
  replaced: v.fallback(v.nullable(AnyOffer), null),
  /** All covers of an accepted alternative of car-body insurance. */
  alternativeCovers: v.fallback(v.nullable(ChosenCovers), null),
  /** The amount to pay today that was shown when the user confirmed it, in toman. */
  toldToday: v.fallback(v.nullable(v.number()), null),
  /** The order that it became, and the search of that order as text. */
  ordered: v.fallback(v.nullable(v.object({ trackingCode: TrackingCode, search: v.string() })), null),
})
export type Choice = v.InferOutput<typeof Choice>

/** Sorting and filters of the list of offers. */
export const Arrangement = v.object({
  sort: v.picklist(['price', 'instalments', 'branches']),
  bnplOnly: v.boolean(),
  chequesOnly: v.boolean(),
  manyBranchesOnly: v.boolean(),
})
export type Arrangement = v.InferOutput<typeof Arrangement>

/** Flags of the address that the journey was opened with; decisions, section 6. */
export const Flags = v.object({
  incomplete: v.boolean(),
  chequeComplete: v.boolean(),
  fromMyInsurance: v.boolean(),
  /** Order the renewal at last year's terms at once; set by the card on home. */
  sameAsLastYear: v.fallback(v.boolean(), false),
  /**
   * The inquiry was opened from a renewal, and Back returns to it: document 2 section 3
   * «renewalHistoryGoBack».
   */
  fromRenewal: v.fallback(v.boolean(), false),
})
export type Flags = v.InferOutput<typeof Flags>

export const HolderAnswers = v.object({
  type: v.picklist(['car_owner', 'another_person']),
  insuredType: v.fallback(v.picklist([PERSON, COMPANY]), PERSON),
  firstName: v.string(),
  lastName: v.string(),
  nationalCode: v.string(),
  birthDate: optionalText,
  cellNumber: v.string(),
  carOwnerNationalCode: v.string(),
  carOwnerBirthDate: optionalText,
  companyName: v.fallback(v.string(), ''),
  companyNationalId: v.fallback(v.string(), ''),
  establishmentDate: v.fallback(optionalText, null),
})
export type HolderAnswers = v.InferOutput<typeof HolderAnswers>

/** The address form as it is typed. */
export const AddressDraft = v.object({
  province: v.string(),
  city: v.string(),
  address: v.string(),
  plaqueNumber: v.string(),
  unitNumber: v.string(),
  postalCode: v.string(),
})
export type AddressDraft = v.InferOutput<typeof AddressDraft>

export const DeliveryAnswers = v.object({
  /** Whether a paper copy is wanted; null until it is answered. */
  paper: v.nullable(v.boolean()),
  addressUid: optionalText,
  /** Whether another person than the policy holder receives it. */
  otherRecipient: v.boolean(),
  receiverName: v.string(),
  receiverPhoneNumber: v.string(),
  timeCode: optionalText,
})
export type DeliveryAnswers = v.InferOutput<typeof DeliveryAnswers>
/** Fields of the delivery form. The address is chosen in the address book. */
export type DeliveryChange = Partial<Omit<DeliveryAnswers, 'addressUid'>>

/** Place and slot of the inspection. Picked values are drafts until they are saved. */
export const InspectionAnswers = v.object({ placeUid: optionalText, timeCode: optionalText })
export type InspectionAnswers = v.InferOutput<typeof InspectionAnswers>

type Answers = {
  readonly vehicle: VehicleAnswers
  readonly status: StatusAnswers
  readonly history: HistoryAnswers
  readonly address: AddressDraft
  readonly delivery: DeliveryAnswers
  readonly inspection: InspectionAnswers
  readonly holder: HolderAnswers
  readonly arrangement: Arrangement
  readonly flags: Flags
}

/** Every group of answers before the user has answered anything. */
export const emptyAnswers: Answers = {
  vehicle: {
    carType: null,
    carUsage: null,
    carBrand: null,
    carModel: null,
    carImported: null,
    carDetailCode: null,
    carProductionYear: null,
    carProductionMonth: null,
  },
  status: { insured: null, plateHistory: null, deliveryDate: null },
  history: {
    previousCompany: null,
    lastPolicyStartDate: null,
    lastPolicyExpDate: null,
    changeOwnershipStatus: null,
    noDamageFactor: null,
    driverNoDamageFactor: null,
    receivedCompensation: null,
    propertyDamageCount: null,
    lifeDamageCount: null,
    driverDamageCount: null,
  },
  address: { province: '', city: '', address: '', plaqueNumber: '', unitNumber: '', postalCode: '' },
  delivery: {
    paper: null,
    addressUid: null,
    otherRecipient: false,
    receiverName: '',
    receiverPhoneNumber: '',
    timeCode: null,
  },
  inspection: { placeUid: null, timeCode: null },
  holder: {
    type: 'car_owner',
    insuredType: PERSON,
    firstName: '',
    lastName: '',
    nationalCode: '',
    birthDate: null,
    cellNumber: '',
    carOwnerNationalCode: '',
    carOwnerBirthDate: null,
    companyName: '',
    companyNationalId: '',
    establishmentDate: null,
  },
  arrangement: { sort: 'price', bnplOnly: false, chequesOnly: false, manyBranchesOnly: false },
  flags: {
    incomplete: false,
    chequeComplete: false,
    fromMyInsurance: false,
    sameAsLastYear: false,
    fromRenewal: false,
  },
}
