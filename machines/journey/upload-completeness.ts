/**
 * Whether the pictures that are there are enough to go on with, for the chart and its screens alike.
 * Specification: document 2 sections 4 and 5 "Files".
 */
import type { JourneyContext } from './context.ts'

const isThere = ({ imageId }: { imageId: string | null }) => imageId !== null

/** All are there, or the rest comes later where that is allowed. */
export const hasEnoughDocuments = ({
  documents,
  documentsLater,
  documentsLaterAllowed,
}: JourneyContext): boolean => documents.every(isThere) || (documentsLater && documentsLaterAllowed)

/** One cheque is enough to go on with, unless they are sent from My Insurance. */
export const hasEnoughCheques = ({
  cheques,
  chequesLater,
  chequesLaterAllowed,
  flags,
}: JourneyContext): boolean =>
  cheques.every(isThere) ||
  (!flags.fromMyInsurance && (cheques.some(isThere) || (chequesLater && chequesLaterAllowed)))
