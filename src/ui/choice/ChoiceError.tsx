/** The error under a choice that has no field of its own. Renders nothing without a sentence. */
import { CircleAlert } from 'lucide-react'
import { Row } from '../layout/Stack.tsx'
import { Text } from '../text/Text.tsx'

export const ChoiceError = ({ sentence }: { sentence: string | undefined }) =>
  sentence === undefined ? null : (
    <Text as="div" look="caption" tone="err" live="alert">
      <Row gap={6} align="start">
        <CircleAlert size={17} aria-hidden="true" />
        {sentence}
      </Row>
    </Text>
  )
