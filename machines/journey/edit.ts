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

/** After a change has taken effect: what the gateway has saved is no draft any more. */
export const keepSaved = (context: JourneyContext): Pick<Edit, 'answersBeforeEdit'> => ({
  answersBeforeEdit: context.answersBeforeEdit && editableAnswersOf(context),
})

export const editActions = {
  /** `changing` stays: it says where the journey goes on. */
  'discard the edit': updateContext(({ context }) => ({
    ...context.answersBeforeEdit,
    answersBeforeEdit: null,
  })),
  'clear the edited answer': updateContext(() => noEdit),
}
