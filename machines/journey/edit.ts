/**
 * Editing one earlier answer: what is changed meanwhile is a draft. Continue keeps it; Back, or another
 * address, restores the answers as they were. Specification: decisions, section 6 `edit-insurance`.
 */
import * as v from 'valibot'
import type { EditedAnswer } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { updateContext } from './define-action.ts'
import { AnswersBeforeEdit } from './context-schema.ts'

type Edit = Pick<JourneyContext, 'changing' | 'answersBeforeEdit'>

/** The part of the context that the steps of an edit can change. */
const editableAnswersOf = (context: JourneyContext): AnswersBeforeEdit => v.parse(AnswersBeforeEdit, context)

export const noEdit: Edit = { changing: null, answersBeforeEdit: null }

/** Begins to edit an answer. */
export const beginEdit = (context: JourneyContext, changing: EditedAnswer): Edit => ({
  changing,
  answersBeforeEdit: editableAnswersOf(context),
})

/** The context as it was before the edit. */
export const discardEdit = (context: JourneyContext): JourneyContext => ({
  ...context,
  ...context.answersBeforeEdit,
  ...noEdit,
})

/** The answers as they are sent: what is entered from now on is a draft again. */
export const answersToSend = (context: JourneyContext): Pick<JourneyContext, 'answersSent'> => ({
  answersSent: editableAnswersOf(context),
})

/** After a change has taken effect: what the gateway has saved is no draft any more. */
export const keepSaved = ({
  answersBeforeEdit,
  answersSent,
}: JourneyContext): Pick<JourneyContext, 'answersBeforeEdit' | 'answersSent'> => ({
  answersBeforeEdit: answersBeforeEdit && (answersSent ?? answersBeforeEdit),
  answersSent: null,
})

export const editActions = {
  /** `changing` stays: it says where the journey goes on. */
  'discard the edit': updateContext(({ context }) => ({
    ...context.answersBeforeEdit,
    answersBeforeEdit: null,
  })),
  'clear the edited answer': updateContext(() => noEdit),
}
