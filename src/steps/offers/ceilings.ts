/** Property-damage ceilings: which stand as chips, and which are found economical by most. Specification: document 2 section 9. */
import type { ThirdPartyConfiguration } from '#contract/operations/third-party-configuration.ts'

/** Takes the usual chips and the chosen ceiling, toman; gives the chips, a chosen one that is not usual among them. */
export const chipCeilings = (usual: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || usual.includes(chosen) ? usual : [...usual, chosen].toSorted((a, b) => a - b)

/** Takes a ceiling and the configuration’s range, toman; tells whether it is in it, both ends included. */
export const isEconomical = (
  ceiling: number,
  { from, to }: ThirdPartyConfiguration['offersConfig']['economical'],
): boolean => ceiling >= from && ceiling <= to

/** Takes ascending ceilings and a range; gives the places of the first and last in it, or null where none is. */
export const economicalIndexes = (
  ceilings: readonly number[],
  range: ThirdPartyConfiguration['offersConfig']['economical'],
): { first: number; last: number } | null => {
  const first = ceilings.findIndex((ceiling) => isEconomical(ceiling, range))
  const last = ceilings.findLastIndex((ceiling) => isEconomical(ceiling, range))
  return first < 0 ? null : { first, last }
}
