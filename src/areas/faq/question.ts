import type { MessageDescriptor } from '@lingui/core'
import type { FaqMode } from '#machines/areas/faq.ts'

/** A frequently asked question. Answers are plain text, so that a search can mark words in them. */
export type Question = {
  readonly id: string
  readonly question: MessageDescriptor
  readonly answer: MessageDescriptor
}

/** Address of the questions of a mode. */
export const modeAddress = (mode: FaqMode): string => `/settings/faq?tab=${mode}`
