/**
 * The cover that is bought most often with the chosen ones, which layout B of the offers proposes. Counted
 * from registered orders; equal counts follow a fixed order. Design language, "Offer card, car-body".
 */
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import { type CoverCode, coverCodes, coverKinds, covers, DEFAULT_COVERS } from '#contract/values/covers.ts'

/** Returns one cover of each kind that is not chosen, the most bought one first. */
export const boughtTogether = (
  chosen: readonly CoverCode[],
  /** Orders that have the chosen covers and this one, by its code. */
  counts: ReadonlyMap<string, number>,
): CarBodyOffersAnswer['boughtTogether'] => {
  const chosenKinds = new Set(chosen.map((code) => covers[code].kind))
  return coverKinds
    .filter((kind) => !chosenKinds.has(kind))
    .flatMap((kind) => {
      const ofKind = coverCodes.filter((code) => covers[code].kind === kind)
      const usual = ofKind.toSorted((one, other) => rank(one) - rank(other))
      const [most] = usual.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
      return most === undefined ? [] : [{ code: most, orders: counts.get(most) ?? 0 }]
    })
    .toSorted((one, other) => other.orders - one.orders)
}

/** Of the levels of a kind, the one that is chosen beforehand comes first. */
const rank = (code: CoverCode): number => (DEFAULT_COVERS.includes(code) ? 0 : 1)
