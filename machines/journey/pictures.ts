/**
 * The pictures of an order's documents and cheques: whether they are enough to continue, and whether missing
 * ones may follow later. Specification: document 2 sections 4 and 5 "Files".
 */
import type { JourneyContext } from './context.ts'

/** Each kind has a step of its own. */
export type PictureKind = 'documents' | 'cheques'

const isThere = ({ imageId }: { imageId: string | null }) => imageId !== null

/** Whether the user has chosen to send missing pictures after the payment. */
export const isPostponed = (
  { documentsLater, chequesLater }: Pick<JourneyContext, 'documentsLater' | 'chequesLater'>,
  kind: PictureKind,
): boolean => (kind === 'documents' ? documentsLater : chequesLater)

/** Whether the gateway allows sending missing pictures after the payment. */
const isLaterAllowed = (
  { documentsLaterAllowed, chequesLaterAllowed }: JourneyContext,
  kind: PictureKind,
): boolean => (kind === 'documents' ? documentsLaterAllowed : chequesLaterAllowed)

/** Cheques that follow the payment, also from My Insurance, have to be complete. */
const areAllRequired = ({ flags, order }: JourneyContext, kind: PictureKind): boolean =>
  kind === 'cheques' && (flags.fromMyInsurance || order?.status === 'paid')

/** Whether the user may choose to send missing pictures later. Not possible once the order is paid. */
export const mayPostpone = (context: JourneyContext, kind: PictureKind): boolean =>
  isLaterAllowed(context, kind) && context.order?.status !== 'paid' && !areAllRequired(context, kind)

/**
 * Whether the uploaded pictures are enough to continue. One cheque is enough, and the rest is postponed
 * with it.
 */
export const hasEnoughPictures = (context: JourneyContext, kind: PictureKind): boolean => {
  if (context[kind].every(isThere)) return true
  if (areAllRequired(context, kind)) return false
  return (
    (kind === 'cheques' && context.cheques.some(isThere)) ||
    (isPostponed(context, kind) && isLaterAllowed(context, kind))
  )
}
