/** Facts about the list of offers and the user's choice that guards and screens read. */
import type { Arrangement } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { searchText } from './search.ts'

/** Offers that are compared side by side. */
export const MOST_COMPARED = 3

/** Whether the choice has become the journey's order, and the search has not changed since. */
export const isChoiceOrdered = (context: JourneyContext): boolean => {
  const ordered = context.choice?.ordered ?? null
  return (
    ordered !== null &&
    ordered.trackingCode === context.trackingCode &&
    ordered.search === searchText(context)
  )
}

/** Whether the BNPL provider accepts this user. */
export const isBnplOpen = ({ bnplAccount }: Pick<JourneyContext, 'bnplAccount'>): boolean =>
  bnplAccount?.eligible === true

export const activeFilterCount = ({ bnplOnly, chequesOnly, manyBranchesOnly }: Arrangement): number =>
  [bnplOnly, chequesOnly, manyBranchesOnly].filter(Boolean).length
