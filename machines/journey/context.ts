/**
 * The context of a journey: the stored part, inferred from its schema, and the part that is not stored.
 * Server lists (offers, addresses, provinces, documents) stay in the query cache. Specification: document 2
 * section 3.
 */
import type { ExperimentName, Variant } from '#contract/operations/experiments.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { ThirdPartyConfiguration } from '#contract/operations/third-party-configuration.ts'
import type { Upsell } from '#contract/operations/third-party-offers.ts'
import type { Failure } from '../failure.ts'
import { emptyAnswers, type VehicleAnswers } from './answers.ts'
import type { Intent } from './changes.ts'
import type { PictureBox, StoredContext } from './context-schema.ts'

/** Query of an address, as names and values. */
export type AddressQuery = Readonly<Record<string, string>>

/** The part of the context that is not stored: the gateway answers it again, or it belongs to the moment. */
export type TransientContext = {
  /** Random, given by the caller that starts the journey; keys of changes are derived from it. */
  journeyId: string
  sequence: number
  signedIn: boolean
  /** The route that was requested while the journey could not show it yet. */
  requested: { to: string; query: AddressQuery } | null
  /** Variant of each experiment; null where the gateway has not named one. */
  experiments: Readonly<Record<ExperimentName, Variant | null>>
  configuration: ThirdPartyConfiguration | null
  order: OrderDetail | null
  failure: Failure | null
  /** The edit sheet's draft, discarded when the sheet is closed. */
  vehicleDraft: VehicleAnswers | null
  /** Whether the BNPL provider accepts this user; null before the first search. */
  bnplAccount: { eligible: boolean; registered: boolean } | null
  /** Alternatives to the chosen offer. */
  upsells: readonly Upsell[]
  /** The address book as guards need it. */
  addressBook: { uid: string; enable: boolean }[]
  documents: PictureBox[]
  /** Tags of the boxes whose file is being uploaded. */
  uploading: readonly string[]
  chequesLaterAllowed: boolean
}

export type JourneyContext = StoredContext & TransientContext

/** Input of a journey; `saved` is what an earlier visit stored, already validated. */
export type JourneyInput = {
  journeyId: string
  signedIn: boolean
  trackingCode: string | null
  saved: Partial<JourneyContext>
}

/** What belongs to one order: cleared when another order or another inquiry begins. */
export const noOrder = {
  stored: {
    flags: emptyAnswers.flags,
    changing: null,
    choice: null,
    repriced: null,
    completeWhen: null,
    laterConfirmed: false,
    deliveryMode: null,
    delivery: emptyAnswers.delivery,
    documentsLater: false,
    documentsLaterAllowed: false,
    cheques: [],
    chequesLater: false,
    paymentTypeDraft: null,
    answersChecked: false,
    paymentEnd: null,
    invoice: null,
  } satisfies Partial<StoredContext>,
  transient: {
    order: null,
    upsells: [],
    documents: [],
    chequesLaterAllowed: false,
  } satisfies Partial<TransientContext>,
}

/** One literal with every field: engines optimise large objects only when all fields are created at once. */
const blankContext: JourneyContext = {
  journeyId: '',
  signedIn: false,
  trackingCode: null,
  intent: null,
  sequence: 0,
  requested: null,
  flags: emptyAnswers.flags,
  changing: null,
  experiments: { 'offer-card': null, 'complete-later': null },
  configuration: null,
  order: null,
  failure: null,
  plate: { plk1: '', plk2: '', plk3: '', plkSrl: '' },
  ownerNationalCode: '',
  lookup: null,
  lookupError: null,
  vehicle: emptyAnswers.vehicle,
  vehicleDraft: null,
  status: emptyAnswers.status,
  history: emptyAnswers.history,
  ceiling: null,
  policyTerm: null,
  discountCode: null,
  discountDraft: '',
  searchTrackingCode: null,
  choice: null,
  byLink: false,
  arrangement: emptyAnswers.arrangement,
  compared: [],
  bnplAccount: null,
  upsells: [],
  repriced: null,
  holder: emptyAnswers.holder,
  completeWhen: null,
  laterConfirmed: false,
  addressBook: [],
  addressUid: null,
  addressDraftUid: null,
  addressDraft: emptyAnswers.address,
  deliveryMode: null,
  delivery: emptyAnswers.delivery,
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

/** A change that was under way when the page was closed is interrupted. */
const interrupted = (intent: Intent | null): Intent | null =>
  intent?.status === 'under-way' ? { ...intent, status: 'interrupted' } : intent

/** The first context of a journey. */
export const initialContext = ({
  journeyId,
  signedIn,
  trackingCode,
  saved,
}: JourneyInput): JourneyContext => ({
  ...blankContext,
  ...saved,
  journeyId: saved.journeyId ?? journeyId,
  intent: interrupted(saved.intent ?? null),
  signedIn,
  trackingCode: trackingCode ?? saved.trackingCode ?? null,
})
