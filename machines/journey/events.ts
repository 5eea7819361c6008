/** All events of a journey: the user's, and the outcomes that steps raise. */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Invoice } from '#contract/operations/payment.ts'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import type { ThirdPartyDiscount } from '#contract/operations/car-body-offer.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import type { CoverCode, LevelledKind } from '#contract/values/covers.ts'
import type { ClaimKind } from '#contract/values/renewal-claims.ts'
import type { Plate } from '#contract/values/plate.ts'
import type { Failure } from '../failure.ts'
import type { UploadNotice } from '../upload-box.ts'
import type { AnyOffer } from './any-offer.ts'
import type {
  AddressDraft,
  Arrangement,
  ClaimCount,
  EditedAnswer,
  DeliveryChange,
  HistoryAnswers,
  HolderAnswers,
  StatusAnswers,
  VehicleAnswers,
} from './answers.ts'
import type { InsuranceAnswers, ValueAnswers } from './car-body-answers.ts'
import type { AnyConfiguration } from './configurations.ts'
import type { AddressQuery } from './context.ts'

/** Answers of the gateway in the new language; null if not requested or not answered. */
export type RelocalisedAnswers = {
  configuration: AnyConfiguration | null
  order: OrderDetail | null
  invoice: Invoice | null
  /** The policy that is renewed. */
  renewal?: RenewalDetail | null
  /** Codes of the insurers. */
  insurers: Readonly<Record<string, Pick<AnyOffer, 'companyFa' | 'companyTitle'>>> | null
}

/** The primary action of a screen, and events that every screen has. */
type Common =
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'sheet.closed' }
  | { type: 'session.changed'; signedIn: boolean }
  | ({ type: 'labels.relocalised' } & RelocalisedAnswers)

type Inquiry =
  | { type: 'plate.changed'; change: Partial<Plate> }
  | { type: 'owner-code.changed'; value: string }
  | { type: 'manual-entry.chosen' }
  | { type: 'saved-plate.picked'; plate: Plate; nationalCode: string }
  | { type: 'vehicle-edit.opened' }
  | { type: 'vehicle.changed'; change: Partial<VehicleAnswers> }

type History =
  | { type: 'status.changed'; change: Partial<StatusAnswers> }
  | { type: 'history.changed'; change: Partial<HistoryAnswers> }

type Offers =
  | { type: 'ceiling.chosen'; ceiling: number }
  | { type: 'term.chosen'; policyTerm: number }
  | { type: 'ceiling-sheet.opened' }
  | { type: 'term-sheet.opened' }
  | { type: 'edit-sheet.opened' }
  | { type: 'answer-change.chosen'; answer: EditedAnswer }
  | { type: 'arrangement-sheet.opened' }
  | { type: 'arrangement.changed'; change: Partial<Arrangement> }
  | { type: 'arrangement.cleared' }
  | { type: 'list-help.opened' }
  | { type: 'comparison.toggled'; companyCode: string }
  /** Opens the compare mode; `code` is the pressed insurer, absent if the toolbar has opened it. */
  | { type: 'comparison.started'; companyCode: string | null }
  | { type: 'comparison.opened' }
  /** Shows or hides the rows that are equal in all columns. */
  | { type: 'equal-rows.toggled' }
  | { type: 'share.chosen' }
  | { type: 'upsell.accepted'; upsellingId: string }
  | { type: 'offer.chosen'; offer: AnyOffer }
  | { type: 'payment-type.chosen'; paymentType: PaymentType }

type CarBody =
  | { type: 'value.changed'; change: Partial<ValueAnswers> }
  | { type: 'insurance.changed'; change: Partial<InsuranceAnswers> }
  | { type: 'third-party-discount.chosen'; discount: ThirdPartyDiscount }
  | { type: 'cover.toggled'; code: CoverCode }
  | { type: 'cover-levels.opened'; kind: LevelledKind }
  | { type: 'cover-level.picked'; code: CoverCode }
  | { type: 'cover-level.removed' }
  | { type: 'cover-sheet.opened' }
  | { type: 'cover-explanation.opened'; code: CoverCode }

type Inspection =
  | { type: 'inspection-place.picked'; uid: string }
  | { type: 'inspection-place.reopened' }
  | { type: 'inspection-time.picked'; code: string }

/** Renewing a policy: its claims, all insurers, and the page of the details. */
type Renewal =
  | { type: 'renewal-claims.opened' }
  /** Orders the policy's insurer, ceiling and term at once. */
  | { type: 'same-as-last-year.chosen' }
  | { type: 'renewal-claims.changed'; kind: ClaimKind; count: ClaimCount }
  | { type: 'partners.toggled' }
  | { type: 'holder-edit.opened' }
  /** Chooses where the paper copy goes: to the policy's address, or to another one from the address book. */
  | { type: 'delivery-place.chosen'; place: 'policy' | 'other' }

type Payment =
  | { type: 'payment-type-sheet.opened' }
  | { type: 'price.refused' }
  | { type: 'bank-page.reopened' }

type Discount =
  | { type: 'discount-sheet.opened' }
  | { type: 'discount-code.changed'; value: string }
  | { type: 'discount.submitted' }
  | { type: 'discount.removed' }

type Order =
  | { type: 'complete-when.chosen'; when: 'now' | 'later' }
  | { type: 'later-confirmation.changed'; confirmed: boolean }
  | { type: 'holder.changed'; change: Partial<HolderAnswers> }
  | { type: 'address-book.opened' }
  | { type: 'address.picked'; uid: string }
  | { type: 'address-form.opened'; uid: string | null; draft: AddressDraft }
  | { type: 'address-draft.changed'; change: Partial<AddressDraft> }
  | { type: 'address-deletion.asked'; uid: string }
  | { type: 'delivery.changed'; change: DeliveryChange }
  | { type: 'documents-later.changed'; later: boolean }
  | { type: 'cheques-later.changed'; later: boolean }
  | { type: 'uploads.abandoned' }
  | UploadNotice

/** Outcomes of steps; the journey decides what follows. */
type Outcome =
  | { type: 'step.done' }
  | { type: 'step.back' }
  | { type: 'step.manual-entry' }
  | { type: 'step.history-unknown' }
  | { type: 'step.details-refused' }
  | { type: 'step.change' }
  | { type: 'step.new-search' }
  | { type: 'step.pay-first' }
  | { type: 'step.incomplete' }
  | { type: 'step.sign-in-needed' }
  | { type: 'step.order-closed' }
  | { type: 'step.confirmed' }
  | { type: 'step.policy-unknown' }

/** A request to open an address, and the fallback if it is refused. */
type Routing =
  | { type: 'xstate.route'; to: string; query?: AddressQuery }
  | { type: 'route.refused'; query: AddressQuery }

export type JourneyEvent =
  | Common
  | Inquiry
  | History
  | Offers
  | CarBody
  | Inspection
  | Discount
  | Renewal
  | Payment
  | Order
  | Outcome
  | Routing

/**
 * Toasts that a journey emits. `failure` is a call's, with the gateway's message; `text` comes from the
 * gateway, too; `id` names a message of the app.
 */
export type JourneyEmitted =
  | { type: 'toast.failure'; failure: Failure }
  | { type: 'toast'; kind: 'success' | 'info'; text: string }
  | { type: 'toast.message'; kind: 'error' | 'success' | 'info'; id: ToastMessageId; about?: string }

/** Messages of the app; `about` names their subject. */
export type ToastMessageId =
  | 'something-went-wrong'
  | 'unreachable'
  | 'discount-removed'
  | 'address-saved'
  | 'address-deleted'
  | 'link-incomplete'
  | 'buying-disabled'
  | 'offer-gone'
  | 'three-at-most'
  | 'documents-sent'
  | 'payment-type-changed'
  | 'price-accepted'
  | 'visit-requested'
  | 'visit-time-saved'
  | 'visit-started'
  | 'slot-given-back'
  | 'registry-incomplete'
  | 'insurer-sells-no-more'

export type OutcomeName = Outcome['type']
