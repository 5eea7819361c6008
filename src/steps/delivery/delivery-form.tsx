/**
 * Shared by the parts of the delivery form: the form state, the answers with their setter, and the error
 * under a choice.
 */
import { CircleAlert } from 'lucide-react'
import type { deliveryErrors } from '#machines/journey/answer-errors.ts'
import type { DeliveryChange } from '#machines/journey/answers.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
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

/** Renders nothing without a sentence. */
export const ChoiceError = ({ sentence }: { sentence: string | undefined }) =>
  sentence === undefined ? null : (
    <Text as="div" look="caption" tone="err" live="alert">
      <Row gap={6} align="start">
        <CircleAlert size={17} aria-hidden="true" />
        {sentence}
      </Row>
    </Text>
  )
