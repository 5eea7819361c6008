/**
 * What a journey remembers: everything that a person has said, and the few facts of the gateway's that guards read.
 * Server lists (offers, addresses, provinces, documents) stay in the query cache. Specification: document 2 section 3.
 */
import type { AddressFields } from '#contract/operations/addresses.ts'
import type { ExperimentName, Variant } from '#contract/operations/experiments.ts'
import type { DeliveryMode, OrderDetail } from '#contract/operations/orders.ts'
import type { Invoice } from '#contract/operations/payment.ts'
import type {
  ChangeOwnershipStatus,
  PolicyStatus,
  ThirdPartyConfiguration,
} from '#contract/operations/third-party-configuration.ts'
import type { Offer, PaymentType, Upsell } from '#contract/operations/third-party-offers.ts'
import type { Plate } from '#contract/values/plate.ts'
import type { Failure } from './failure.ts'
import type { ChangeName } from './requests.ts'

/** Codes of the configuration. A car has brand, model and usage; every other type a detail (seats or tonnage). */
export type VehicleAnswers = {
  carType: string | null
  carUsage: string | null
  carBrand: string | null
  carModel: string | null
  carDetailCode: string | null
  carProductionYear: string | null
  /** Asked for the newest years only. */
  carProductionMonth: string | null
}

/** `yes` means that there was a policy; which kind of history the plate has is then asked. */
export type StatusAnswers = {
  insured: 'yes' | 'new' | 'without' | null
  plateHistory: Extract<PolicyStatus, 'with_policy' | 'ownership_change'> | null
  /** Jalali date on which a new vehicle was delivered. */
  deliveryDate: string | null
}

/** Claims since the last policy began: none, once, twice, three times or more. */
export type ClaimCount = 0 | 1 | 2 | 3

/** The previous policy. Dates are Jalali; discounts are the percents printed on it; counts are 0 to 3. */
export type HistoryAnswers = {
  company: string | null
  startDate: string | null
  expirationDate: string | null
  changeOwnershipStatus: ChangeOwnershipStatus | null
  discountPercent: number | null
  driverDiscountPercent: number | null
  receivedCompensation: boolean | null
  financialDamages: ClaimCount | null
  lifeDamages: ClaimCount | null
  driverDamages: ClaimCount | null
}

export type HolderAnswers = {
  type: 'car_owner' | 'another_person'
  /** 1 a person, 3 a company that owns the vehicle. */
  insuredType: 1 | 3
  firstName: string
  lastName: string
  nationalCode: string
  birthDate: string | null
  cellNumber: string
  carOwnerNationalCode: string
  carOwnerBirthDate: string | null
  companyName: string
  companyNationalId: string
  establishmentDate: string | null
}

export type AddressDraft = { [K in keyof AddressFields]: string }

export type DeliveryAnswers = {
  /** Whether a paper copy is wanted; null until it is said. */
  paper: boolean | null
  addressUid: string | null
  /** Whether somebody else than the policy holder receives it. */
  otherRecipient: boolean
  receiverName: string
  receiverPhoneNumber: string
  timeCode: string | null
}

/** A chosen offer, kept through sign-in until it is an order. */
export type Choice = {
  offer: Offer
  paymentType: PaymentType
  confirmed: boolean
  upsellingId: string | null
}

/** How the list of offers is ordered, and which of them are shown. */
export type Arrangement = {
  sort: 'price' | 'instalments' | 'branches'
  bnplOnly: boolean
  chequesOnly: boolean
  manyBranchesOnly: boolean
}

/** Flags of the address that the journey was opened with; decisions, section 6. */
export type Flags = { incomplete: boolean; chequeComplete: boolean; fromMyInsurance: boolean }

/** An answer that is gone back to from a later step, and come back from at once. */
export type EditedAnswer =
  | 'owner'
  | 'vehicle'
  | 'status'
  | 'policy'
  | 'ownership'
  | 'discounts'
  | 'claims'
  | 'offer'
  | 'holder'
  | 'address'
  | 'delivery'
  | 'documents'
  | 'cheques'

/** Query of an address, as names and values. */
export type AddressQuery = Readonly<Record<string, string>>

/**
 * A change that was sent. `under-way`: no answer yet. `interrupted`: the page went away meanwhile, so it is sent again
 * with the same key and is made once. `unanswered`: the answer was lost; the key is kept for the next try of the same body.
 */
export type Intent = {
  change: ChangeName
  key: string
  fingerprint: string
  status: 'under-way' | 'interrupted' | 'unanswered'
}

export type JourneyContext = {
  /** Random, given by whoever starts the journey; keys of changes are derived from it. */
  journeyId: string
  sequence: number
  intent: Intent | null
  signedIn: boolean
  /** Id of the route that was asked for while the journey could not answer yet. */
  requested: { to: string; query: AddressQuery } | null
  flags: Flags
  /** The answer that alone is being changed; decisions, section 6 `edit-insurance`. */
  changing: EditedAnswer | null
  /** Variant of each experiment; null where the gateway has not named one. */
  experiments: Readonly<Record<ExperimentName, Variant | null>>
  trackingCode: string | null
  configuration: ThirdPartyConfiguration | null
  order: OrderDetail | null
  failure: Failure | null

  plate: Plate
  ownerNationalCode: string
  lookup: { sbId: string; isDefective: boolean } | null
  /** Code of the lookup error seen last, so that a repeat can lead on to manual entry. */
  lookupError: number | null
  vehicle: VehicleAnswers
  /** The edit sheet's copy, thrown away when it is closed. */
  vehicleDraft: VehicleAnswers | null
  status: StatusAnswers
  history: HistoryAnswers

  /** Toman; null until the configuration has said which is the default. */
  ceiling: number | null
  /** Months. */
  policyTerm: number | null
  discountCode: string | null
  discountDraft: string
  searchTrackingCode: string | null
  choice: Choice | null
  /** Whether the search came by a link instead of by this journey; decisions, section 6 `isNormalFlow`. */
  byLink: boolean
  arrangement: Arrangement
  /** Codes of the insurers that are marked for comparing, three at most. */
  compared: readonly string[]
  /** Whether the BNPL provider takes this user; null until a search has said. */
  bnplAccount: { eligible: boolean; registered: boolean } | null
  /** Alternatives to the chosen offer. */
  upsells: readonly Upsell[]
  /** The chosen offer as it is priced now, where that is not what it was. */
  repriced: Offer | null

  holder: HolderAnswers
  /** Whether the details are given now, or after paying; asked in variant B of complete-later. */
  completeWhen: 'now' | 'later' | null
  laterConfirmed: boolean
  /** The address book as guards need it. */
  addressBook: { uid: string; enable: boolean }[]
  addressUid: string | null
  /** Where the address under the form came from: null for a new one. */
  addressDraftUid: string | null
  addressDraft: AddressDraft
  deliveryMode: DeliveryMode | null
  delivery: DeliveryAnswers
  documents: { tag: string; imageId: string | null }[]
  /** Tags of the boxes whose file is on its way. */
  uploading: readonly string[]
  documentsLater: boolean
  documentsLaterAllowed: boolean
  cheques: { tag: string; imageId: string | null }[]
  chequesLater: boolean
  chequesLaterAllowed: boolean
  /** Way of paying that is about to take the place of the order’s. */
  paymentTypeDraft: PaymentType | null
  /** Whether the answers were looked over before the invoice. */
  answersChecked: boolean
  invoice: Invoice | null
  /** Why the last payment did not end paid, to say it on the invoice. */
  paymentEnd: 'cancelled' | 'timed-out' | 'refused' | 'closed' | null
}

/** What a journey is started with; `saved` is what an earlier visit left, already checked. */
export type JourneyInput = {
  journeyId: string
  signedIn: boolean
  trackingCode: string | null
  saved: Partial<JourneyContext>
}

const noVehicle: VehicleAnswers = {
  carType: null,
  carUsage: null,
  carBrand: null,
  carModel: null,
  carDetailCode: null,
  carProductionYear: null,
  carProductionMonth: null,
}
const noStatus: StatusAnswers = { insured: null, plateHistory: null, deliveryDate: null }
const noHistory: HistoryAnswers = {
  company: null,
  startDate: null,
  expirationDate: null,
  changeOwnershipStatus: null,
  discountPercent: null,
  driverDiscountPercent: null,
  receivedCompensation: null,
  financialDamages: null,
  lifeDamages: null,
  driverDamages: null,
}
const noAddress: AddressDraft = {
  province: '',
  city: '',
  address: '',
  plaqueNumber: '',
  unitNumber: '',
  postalCode: '',
}
const noDelivery: DeliveryAnswers = {
  paper: null,
  addressUid: null,
  otherRecipient: false,
  receiverName: '',
  receiverPhoneNumber: '',
  timeCode: null,
}
const noHolder: HolderAnswers = {
  type: 'car_owner',
  insuredType: 1,
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
}
const noArrangement: Arrangement = {
  sort: 'price',
  bnplOnly: false,
  chequesOnly: false,
  manyBranchesOnly: false,
}
const noFlags: Flags = { incomplete: false, chequeComplete: false, fromMyInsurance: false }

export const emptyAnswers = {
  vehicle: noVehicle,
  status: noStatus,
  history: noHistory,
  address: noAddress,
  delivery: noDelivery,
  holder: noHolder,
  arrangement: noArrangement,
  flags: noFlags,
}

const interrupted = (intent: Intent | null): Intent | null =>
  intent?.status === 'under-way' ? { ...intent, status: 'interrupted' } : intent

/** Every part in one literal: engines keep an object of that many parts quick only where they all come at once. */
const nothingKnown: JourneyContext = {
  journeyId: '',
  signedIn: false,
  trackingCode: null,
  intent: null,
  sequence: 0,
  requested: null,
  flags: noFlags,
  changing: null,
  experiments: { 'offer-card': null, 'complete-later': null },
  configuration: null,
  order: null,
  failure: null,
  plate: { plk1: '', plk2: '', plk3: '', plkSrl: '' },
  ownerNationalCode: '',
  lookup: null,
  lookupError: null,
  vehicle: noVehicle,
  vehicleDraft: null,
  status: noStatus,
  history: noHistory,
  ceiling: null,
  policyTerm: null,
  discountCode: null,
  discountDraft: '',
  searchTrackingCode: null,
  choice: null,
  byLink: false,
  arrangement: noArrangement,
  compared: [],
  bnplAccount: null,
  upsells: [],
  repriced: null,
  holder: noHolder,
  completeWhen: null,
  laterConfirmed: false,
  addressBook: [],
  addressUid: null,
  addressDraftUid: null,
  addressDraft: noAddress,
  deliveryMode: null,
  delivery: noDelivery,
  documents: [],
  uploading: [],
  documentsLater: false,
  documentsLaterAllowed: false,
  cheques: [],
  chequesLater: false,
  chequesLaterAllowed: false,
  paymentTypeDraft: null,
  answersChecked: false,
  invoice: null,
  paymentEnd: null,
}

/** Takes what a journey is started with; gives its first memory. */
export const initialContext = ({
  journeyId,
  signedIn,
  trackingCode,
  saved,
}: JourneyInput): JourneyContext => ({
  ...nothingKnown,
  ...saved,
  journeyId: saved.journeyId ?? journeyId,
  intent: interrupted(saved.intent ?? null),
  signedIn,
  trackingCode: trackingCode ?? saved.trackingCode ?? null,
})
