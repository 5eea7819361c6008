/** What the parts of the delivery form are given, and the press that changes an answer. */
import type { deliveryProblems } from '#machines/journey/answers.ts'
import type { DeliveryAnswers } from '#machines/journey/context.ts'
import { useMemory, useSend } from '../journey.ts'
import type { FormProblems } from '../parts/problems.ts'

export type DeliveryFormProps = { form: FormProblems<keyof ReturnType<typeof deliveryProblems>> }

/** The answers, and what changes some of them. */
export const useDelivery = () => {
  const send = useSend()
  return {
    delivery: useMemory((memory) => memory.delivery),
    change: (change: Partial<DeliveryAnswers>) => send({ type: 'delivery.changed', change }),
  }
}
