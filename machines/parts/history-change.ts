/** Editing an answer of the history: each question takes its own fields only. */
import type { HistoryAnswers } from '../journey/answers.ts'

type Edited = { event: { change: Partial<HistoryAnswers> } }

export const historyChange = <const Q extends 'policy' | 'ownership' | 'discounts' | 'claims'>(question: Q) =>
  ({
    guard: {
      type: 'the question can be answered like this',
      params: ({ event }: Edited) => ({ change: event.change, question }),
    },
    actions: 'update the history',
  }) as const
