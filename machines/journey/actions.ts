/** The named actions of a journey: context updates, toasts and effects. */
import { answerActions } from './actions/gateway-answers.ts'
import { effects } from './actions/effects.ts'
import { flowActions } from './actions/flow.ts'
import { inquiryActions } from './actions/inquiry.ts'
import { offerActions } from './actions/offers.ts'
import { orderActions } from './actions/order.ts'
import { toastActions } from './actions/toasts.ts'
import { editActions } from './edit.ts'
import { changeActions } from './requests.ts'

export const actions = {
  ...flowActions,
  ...changeActions,
  ...editActions,
  ...answerActions,
  ...inquiryActions,
  ...offerActions,
  ...orderActions,
  ...toastActions,
  ...effects,
}
