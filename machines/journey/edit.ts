/**
 * Editing one earlier answer. All changes are drafts until Continue keeps them; Back, or opening another
 * address, restores the former answers. Specification: decisions, section 6 `edit-insurance`.
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

/** Restores the context from before the edit. */
export const discardEdit = (context: JourneyContext): JourneyContext => ({
  ...context,
  ...context.answersBeforeEdit,
  ...noEdit,
})

/** Makes the sent answers the ones that Back restores. Later input is a draft again. */
export const answersToSend = (context: JourneyContext): Pick<JourneyContext, 'answersSent'> => ({
  answersSent: editableAnswersOf(context),
})

/** After a successful change: the answers that the gateway has saved are not drafts any more. */
export const keepSaved = ({
  answersBeforeEdit,
  answersSent,
}: JourneyContext): Pick<JourneyContext, 'answersBeforeEdit' | 'answersSent'> => ({
  answersBeforeEdit: answersBeforeEdit && (answersSent ?? answersBeforeEdit),
  answersSent: null,
})

export const editActions = {
  /** `changing` stays, because it says where the journey continues. */
  'discard the edit': updateContext(({ context }) => ({
    ...context.answersBeforeEdit,
    answersBeforeEdit: null,
  })),
  'clear the edited answer': updateContext(() => noEdit),
}
