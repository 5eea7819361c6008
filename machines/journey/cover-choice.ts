/**
 * The covers chosen in the list, and the draft covers of the open sheet, which count once it is confirmed.
 */
import { type CoverCode, type CoverKind, covers } from '#contract/values/covers.ts'
import type { JourneyContext } from './context.ts'
import { carBodyQuoteOf } from './quote.ts'

/** Which covers: those of the quote, or the draft of the sheet. */
export type CoverPlace = 'quote' | 'draft'

type Chosen = Pick<JourneyContext, 'quote' | 'coversDraft'>

export const chosenCovers = (context: Chosen, of: CoverPlace): readonly CoverCode[] => {
  const { covers: ofQuote } = carBodyQuoteOf(context)
  return of === 'draft' ? (context.coversDraft ?? ofQuote) : ofQuote
}

/** The chosen cover of a kind; null without one. */
export const chosenOfKind = (context: Chosen, of: CoverPlace, kind: CoverKind | null): CoverCode | null =>
  chosenCovers(context, of).find((code) => covers[code].kind === kind) ?? null
