/**
 * Editing one earlier answer: what is changed meanwhile is a draft. Continue keeps it; Back, or another
 * address, restores the answers as they were. Specification: decisions, section 6 `edit-insurance`.
 */
import type { EditedAnswer } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { updateContext } from './define-action.ts'
import type { AnswersBeforeEdit } from './context-schema.ts'

type Edit = Pick<JourneyContext, 'changing' | 'answersBeforeEdit'>

/** The answers that steps of an edit can change. */
export const editableAnswersOf = ({
  plate,
  ownerNationalCode,
  lookup,
  lookupError,
  vehicle,
  status,
  history,
  holder,
  addressUid,
  delivery,
  documentsLater,
  chequesLater,
}: JourneyContext): AnswersBeforeEdit => ({
  plate,
  ownerNationalCode,
  lookup,
  lookupError,
  vehicle,
  status,
  history,
  holder,
  addressUid,
  delivery,
  documentsLater,
  chequesLater,
})

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

/** Changing calls that save what a step of an edit asks for. */
const saves: ReadonlySet<string> = new Set([
  'savePolicyHolder',
  'savePolicyInfo',
  'saveDeliveryAddress',
  'saveDeliveryTime',
  'submitDocuments',
  'submitCheques',
])

/** After a change has taken effect: what the gateway has saved is no draft any more. */
export const keepSaved = (context: JourneyContext): Pick<Edit, 'answersBeforeEdit'> => ({
  answersBeforeEdit:
    context.answersBeforeEdit !== null && saves.has(context.intent?.change ?? '')
      ? editableAnswersOf(context)
      : context.answersBeforeEdit,
})

export const editActions = {
  /** `changing` stays: it says where the journey goes on. */
  'discard the edit': updateContext(({ context }) => ({
    ...context.answersBeforeEdit,
    answersBeforeEdit: null,
  })),
  'clear the edited answer': updateContext(() => noEdit),
}
