/** What is wrong with a choice, under its options. Draws nothing while nothing is. */
import { CircleAlert } from 'lucide-react'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'

export const ChoiceError = ({ sentence }: { sentence: string | undefined }) =>
  sentence === undefined ? null : (
    <Text as="div" look="caption" tone="err" live="alert">
      <Row gap={6} align="start">
        <CircleAlert size={17} aria-hidden="true" />
        {sentence}
      </Row>
    </Text>
  )
