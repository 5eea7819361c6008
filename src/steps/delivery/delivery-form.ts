/** What the parts of the delivery form are given, and the press that changes an answer. */
import type { deliveryErrors } from '#machines/journey/answer-errors.ts'
import type { DeliveryAnswers } from '#machines/journey/answers.ts'
import { useJourneyContext, useSend } from '../journey.ts'
import type { FormState } from '../parts/form-state.ts'

export type DeliveryFormProps = { form: FormState<keyof ReturnType<typeof deliveryErrors>> }

/** The answers, and what changes some of them. */
export const useDelivery = () => {
  const send = useSend()
  return {
    delivery: useJourneyContext((memory) => memory.delivery),
    change: (change: Partial<DeliveryAnswers>) => send({ type: 'delivery.changed', change }),
  }
}
