/**
 * The claims of a renewal, stored as claim counts of its quote. Null until they are edited, which means no
 * claims. Specification: document 2 section 4 "Renewal".
 */
import { CLAIM_KINDS, type ClaimKind, type RenewalClaimCounts } from '#contract/values/renewal-claims.ts'
import type { HistoryAnswers } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { liabilityQuoteOf } from './quote.ts'

const fieldOf = {
  property: 'propertyDamageCount',
  life: 'lifeDamageCount',
  driver: 'driverDamageCount',
} as const satisfies Record<ClaimKind, keyof HistoryAnswers>

/** The counts of a renewal's quote. */
export const claimCountsIn = (context: Pick<JourneyContext, 'quote'>): RenewalClaimCounts => {
  const { history } = liabilityQuoteOf(context)
  const countOf = (kind: ClaimKind) => history[fieldOf[kind]] ?? 0
  return { property: countOf('property'), life: countOf('life'), driver: countOf('driver') }
}

/** Whether the user has reported a claim of the past year. */
export const hasClaims = (context: Pick<JourneyContext, 'quote'>): boolean =>
  CLAIM_KINDS.some((kind) => claimCountsIn(context)[kind] > 0)

/** Converts reported claims to the answers of the history. */
export const historyWithClaims = (history: HistoryAnswers, counts: RenewalClaimCounts): HistoryAnswers => ({
  ...history,
  receivedCompensation: CLAIM_KINDS.some((kind) => counts[kind] > 0),
  propertyDamageCount: counts.property,
  lifeDamageCount: counts.life,
  driverDamageCount: counts.driver,
})
