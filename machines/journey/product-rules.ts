/**
 * The rules that each product provides to its machine, as placeholders of the vocabulary: which answers of a
 * quote are complete, what follows them, and how they are updated. A product's rules are in
 * machines/products.
 */
import type { ThirdPartyDiscount } from '#contract/operations/car-body-offer.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { RenewalDetail, RenewalQuote, SearchHistory } from '#contract/operations/renewal.ts'
import type { ClaimKind } from '#contract/values/renewal-claims.ts'
import type { CoverCode } from '#contract/values/covers.ts'
import type { ClaimCount, EditedAnswer, HistoryAnswers, StatusAnswers, VehicleAnswers } from './answers.ts'
import type { AnyInquiryAnswer } from './actors.ts'
import type { InsuranceAnswers, ValueAnswers } from './car-body-answers.ts'
import type { AnyConfiguration } from './configurations.ts'
import type { JourneyContext } from './context.ts'
import type { CoverPlace } from './cover-choice.ts'
import { effect } from './define-action.ts'
import type { JourneyEvent } from './events.ts'
import type { Ask } from './guards/context-facts.ts'

const guard =
  <Params = undefined>() =>
  (_ask: Ask & { event: JourneyEvent }, _params: Params): boolean => {
    throw new Error('No product has provided this rule')
  }

/** Questions about the previous policy. */
export type HistoryQuestion = 'policy' | 'ownership' | 'discounts' | 'claims'

export const productGuards = {
  'the registry found the vehicle': guard(),
  'the registry found the policy': guard(),
  'the vehicle is complete': guard(),
  'the vehicle can be edited like this': guard<{
    change: Partial<VehicleAnswers>
    of: 'vehicle' | 'draft'
  }>(),
  'the vehicle draft differs': guard(),
  'the edited vehicle is incomplete': guard(),
  'the status differs': guard<{ change: Partial<StatusAnswers> }>(),
  'the status is complete': guard(),
  'a previous policy is required': guard(),
  'the previous policy is complete': guard(),
  'the previous policy is incomplete': guard(),
  'the previous policy has the same owner': guard(),
  'the history came from the registry': guard(),
  'ownership has changed': guard(),
  'the ownership question is unanswered': guard(),
  'no discount is transferred': guard(),
  'the discounts are unanswered': guard(),
  'the claims are answered': guard(),
  'the question can be answered like this': guard<{
    change: Partial<HistoryAnswers>
    question: HistoryQuestion
  }>(),
  'something was entered': guard(),
  'the search is complete': guard(),
  'the search has this answer': guard<{ answer: EditedAnswer }>(),
  'only one search answer is edited': guard(),
  'Back discards a search edit': guard(),
  'the ceiling differs': guard<{ ceiling: number }>(),
  'the term differs': guard<{ policyTerm: number }>(),

  'the car came from the registry': guard(),
  'the value is complete': guard(),
  'the value can be asked': guard(),
  'the value of the found car can be asked': guard(),
  'the value can be changed like this': guard<{ change: Partial<ValueAnswers> }>(),
  'the insurance is complete': guard(),
  'the insurance can be asked': guard(),
  'the insurance can be changed like this': guard<{ change: Partial<InsuranceAnswers> }>(),
  'the third-party discount is answered': guard(),
  'the third-party discount can be asked': guard(),
  'the third-party discount of the found car can be asked': guard(),
  'the third-party discount differs': guard<{ discount: ThirdPartyDiscount }>(),
  'another level is picked': guard<{ code: CoverCode }>(),
  'the picked level differs from the': guard<{ of: CoverPlace }>(),
  'a level is chosen in the': guard<{ of: CoverPlace }>(),
  'the drafted covers differ': guard(),
  'the car-body-card variant is missing': guard(),

  'the inspection can be chosen': guard(),
  'the terms can be accepted': guard(),
  'the visit can start': guard(),
  'another visit is asked for': guard(),
  'another place can be picked': guard<{ uid: string }>(),
  'the picked place is usable': guard(),
  'the picked place is saved': guard(),
  'a first visit is proposed': guard(),
  'another free visit is picked': guard<{ code: string }>(),
  'a free visit is picked': guard(),
  'the picked visit is reserved': guard(),
  'the slot is held for some time': guard(),
  'the terms are accepted': guard(),
  'no visit is possible there': guard<{ error: unknown }>(),

  'the read order renews no policy': guard<{ order: OrderDetail }>(),
  'the read order is paid': guard<{ order: OrderDetail }>(),
  'the order is unread': guard(),
  'the policy and its lists are read': guard(),
  'the policy is a motorcycle’s': guard(),
  'a policy is renewed': guard(),
  'the registration of the renewal has no answer': guard(),
  'same as last year is requested': guard(),
  'the drafted claim count differs': guard<{ kind: ClaimKind; count: ClaimCount }>(),
  'the drafted claims differ': guard(),
  'last year’s terms have a price and there are no claims': guard(),
  'the insurer does not sell now': guard<{ quote: RenewalQuote | null }>(),
  'the search history is read': guard(),
  'the paper copy can go to the policy address': guard<{ place: 'policy' | 'other' }>(),
  'another address of the paper copy is chosen': guard<{ place: 'policy' | 'other' }>(),
  'the details of the renewal are complete': guard(),
  'the holder of the renewal is missing': guard(),
}

export const productActions = {
  'store the configuration': effect<{ configuration: AnyConfiguration }>(),
  'store the order': effect<{ order: OrderDetail }>(),
  'store the registry data': effect<{ answer: AnyInquiryAnswer }>(),
  'update the vehicle': effect(),
  'update the edited vehicle': effect(),
  'update the status': effect(),
  'update the history': effect(),
  'update the ceiling': effect(),
  'update the term': effect(),

  'update the value': effect(),
  'update the insurance': effect(),
  'update the third-party discount': effect(),
  'toggle the cover': effect<{ of: CoverPlace }>(),
  'start choosing covers': effect(),
  'apply the drafted covers': effect(),
  'discard the drafted covers': effect(),
  'read the instalment-only flag': effect(),
  'open the levels': effect<{ of: CoverPlace }>(),
  'pick the level': effect(),
  'apply the picked level': effect<{ of: CoverPlace }>(),
  'remove the level': effect<{ of: CoverPlace }>(),
  'explain the cover': effect(),
  'toggle the explained cover': effect(),

  'store the inspection places': effect<{ places: JourneyContext['addressBook'] }>(),
  'pick the place': effect(),
  'use the saved address for the inspection': effect<{ uid: string }>(),
  'store the saved place': effect(),
  'store the free visits': effect<{ freeVisits: string[] }>(),
  'pick the first visit': effect(),
  'pick the visit': effect(),
  'clear the picked visit': effect(),
  'store the reserved visit': effect<{ heldUntil: string }>(),
  'store that the slot was given back': effect(),
  'store that the terms are accepted': effect<{ acceptedAt: string }>(),

  'store the product of the policy': effect<{ error: unknown }>(),
  'store the renewal': effect<{ renewal: RenewalDetail }>(),
  'store the search history': effect<{ history: SearchHistory }>(),
  'propose last year’s ceiling and term': effect(),
  'clear the choice unless it can go on': effect(),
  'start reporting claims': effect(),
  'update the drafted claims': effect(),
  'discard the drafted claims': effect(),
  'apply the drafted claims': effect(),
  'clear the request for last year’s terms': effect(),
  'choose last year’s terms': effect<{ quote: RenewalQuote | null }>(),
  'show that the insurer does not sell now': effect(),
  'show or hide the partners': effect(),
  'store the address book of the renewal': effect<{ addressBook: JourneyContext['addressBook'] }>(),
  'send the paper copy to the policy address': effect(),
  'start editing the holder': effect(),
  'store the saved holder': effect(),
}
