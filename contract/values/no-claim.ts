/**
 * The no-claim percentages of a new policy, from those printed on the last one and its claims. After a whole
 * year without a claim the percentage rises by five points, up to 70; claims reduce it, and below zero it is
 * a surcharge. Shared by the gateway, which prices with it, and the renewal, which shows it before a price is
 * asked for. Source: data notes, item 3.
 */
import type { RenewalClaimCounts } from './renewal-claims.ts'

/** In percent. A policy prints multiples of `step` from 0 to `highest`. */
export const noClaimLadder = { step: 5, highest: 70, lowest: -100 } as const

/** Points that claims deduct from the percentage, by their number: none, one, two, three or more. */
const claimShift = {
  property: [0, 20, 30, 40],
  life: [0, 30, 70, 100],
  driver: [0, 30, 70, 100],
} as const

/** Whether a policy of this many months covers a whole year. */
export const isWholeYearTerm = (policyTerm: number): boolean => policyTerm >= 12

export type PrintedPercents = { noDamageFactor: number; driverNoDamageFactor: number }

const nextPercent = (printed: number, lost: number, wholeYear: boolean): number => {
  const { step, highest, lowest } = noClaimLadder
  return lost > 0 ? Math.max(lowest, printed - lost) : Math.min(highest, printed + (wholeYear ? step : 0))
}

/**
 * The percentages after a policy, -100 to 70. Points of property and life claims add up.
 * @param wholeYear whether the policy covered a whole year; after a shorter one the percentage does not rise
 */
export const noClaimAfter = (
  printed: PrintedPercents,
  claims: RenewalClaimCounts,
  wholeYear: boolean,
): { noClaim: number; driverNoClaim: number } => ({
  noClaim: nextPercent(
    printed.noDamageFactor,
    claimShift.property[claims.property] + claimShift.life[claims.life],
    wholeYear,
  ),
  driverNoClaim: nextPercent(printed.driverNoDamageFactor, claimShift.driver[claims.driver], wholeYear),
})
