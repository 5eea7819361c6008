/**
 * Schema of the part of a journey's context that is stored on the device, field by field. `JourneyContext` is
 * inferred from it (context.ts). Changing a field changes what older versions of the app have stored.
 *
 * Not stored: what the gateway answers again (configuration, order, address book, documents), what belongs to
 * the moment (failure, requested route, the draft of the vehicle sheet), and the journey's id. A new visit
 * makes its own keys, so that two tabs never make the same one.
 */
import * as v from 'valibot'
import { DeliveryMode } from '#contract/operations/orders.ts'
import { Invoice } from '#contract/operations/payment.ts'
import { PaymentType } from '#contract/operations/offers.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'
import {
  AddressDraft,
  Arrangement,
  Choice,
  DeliveryAnswers,
  EditedAnswer,
  emptyAnswers,
  Flags,
  HolderAnswers,
  InspectionAnswers,
} from './answers.ts'
import { AnyOffer } from './any-offer.ts'
import { Intent } from './changes.ts'
import { Quote } from './quote.ts'

const optionalText = v.nullable(v.string())

/** A picture that the order needs, and the uploaded file, if any. */
export const PictureBox = v.object({ tag: v.string(), imageId: optionalText })
export type PictureBox = v.InferOutput<typeof PictureBox>

/** The answers that the steps of an edit can change. */
const editableFields = {
  quote: Quote,
  holder: HolderAnswers,
  addressUid: optionalText,
  delivery: DeliveryAnswers,
  inspection: v.fallback(InspectionAnswers, emptyAnswers.inspection),
  documentsLater: v.boolean(),
  chequesLater: v.boolean(),
}
export const AnswersBeforeEdit = v.object(editableFields)
export type AnswersBeforeEdit = v.InferOutput<typeof AnswersBeforeEdit>

export const storedFields = {
  ...editableFields,
  /** The change that was sent and has no final answer yet. */
  intent: v.nullable(Intent),
  trackingCode: v.nullable(TrackingCode),
  /** The policy that is renewed, by the tracking code of its order; null in a journey that renews none. */
  renewableTrackingCode: v.nullable(TrackingCode),
  /** Flags of the address that has opened the journey. */
  flags: Flags,
  /** The only answer that is being edited; decisions, section 6 `edit-insurance`. */
  changing: v.nullable(EditedAnswer),
  /** The answers that Back restores while one of them is edited. */
  answersBeforeEdit: v.nullable(AnswersBeforeEdit),

  discountCode: optionalText,
  discountDraft: v.string(),
  searchTrackingCode: optionalText,
  choice: v.nullable(Choice),
  /** The chosen offer at its current price, where that differs. */
  repriced: v.nullable(AnyOffer),
  /** Whether the search came by a link instead of by this journey; decisions, section 6 `isNormalFlow`. */
  byLink: v.boolean(),
  arrangement: Arrangement,
  /** Codes of the insurers that are marked for comparison, at most three. */
  compared: v.pipe(v.array(v.string()), v.readonly()),

  /** Whether the details are entered now or after paying; asked in variant B of complete-later. */
  completeWhen: v.nullable(v.picklist(['now', 'later'])),
  laterConfirmed: v.boolean(),
  /** The address that the form edits: null for a new one. */
  addressDraftUid: optionalText,
  addressDraft: AddressDraft,
  deliveryMode: v.nullable(DeliveryMode),
  documentsLaterAllowed: v.boolean(),
  /** Stored only while they are being submitted: that change says whether the rest comes later. */
  cheques: v.array(PictureBox),
  /** Payment type that is about to replace the order's. */
  paymentTypeDraft: v.nullable(PaymentType),
  /** The reason why the last payment failed, shown on the invoice. */
  paymentEnd: v.nullable(v.picklist(['cancelled', 'timed-out', 'refused', 'closed'])),
  /** Stored only while a code is being removed or a price accepted: that change is made from it. */
  invoice: v.nullable(Invoice),
}

/** The stored part of a journey's context. */
export type StoredContext = { [K in keyof typeof storedFields]: v.InferOutput<(typeof storedFields)[K]> }
