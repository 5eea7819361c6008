/**
 * The rules that each product provides to its machine, as placeholders of the vocabulary: which answers of a quote
 * are complete, what follows them, and how they are updated. A product's rules are in machines/products.
 */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { EditedAnswer, HistoryAnswers, StatusAnswers, VehicleAnswers } from './answers.ts'
import type { AnyInquiryAnswer } from './actors.ts'
import type { AnyConfiguration } from './configurations.ts'
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
}
