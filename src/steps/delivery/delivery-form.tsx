/** Shared by the parts of the delivery form: the form state, and the answers with their setter. */
import type { deliveryErrors } from '#machines/journey/answer-errors.ts'
import type { DeliveryChange } from '#machines/journey/answers.ts'
import { useJourneyContext, useSend } from '../journey.ts'
import type { FormState } from '../parts/form-state.ts'

export type DeliveryFormProps = { form: FormState<keyof ReturnType<typeof deliveryErrors>> }

export const useDelivery = () => {
  const send = useSend()
  return {
    delivery: useJourneyContext((context) => context.delivery),
    change: (change: DeliveryChange) => send({ type: 'delivery.changed', change }),
  }
}
