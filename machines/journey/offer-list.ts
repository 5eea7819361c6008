/**
 * Rules of the offers list: filters and order, ceilings, insurers to compare. Specification: document 2
 * sections 2.7 and 9; issue 3, "Sort and filter offers" and "compare two or three side by side".
 */
import type { Configuration } from '#contract/operations/configuration.ts'
import type { Offer, OffersAnswer } from '#contract/operations/offers.ts'
import type { Arrangement } from './answers.ts'
import type { JourneyContext } from './context.ts'

/**
 * From this number on, an insurer counts as having many claim branches: about three in each of Iran's 31
 * provinces.
 */
export const MANY_BRANCHES = 100

type Filters = Omit<Arrangement, 'sort'>

/** Whether the BNPL provider accepts this user. */
export const isBnplOpen = ({ bnplAccount }: Pick<JourneyContext, 'bnplAccount'>): boolean =>
  bnplAccount?.eligible === true

/** The first instalment: of BNPL where the card names it, of cheques where only those are asked for. */
const firstPaymentOf = (
  { bnpl, installment }: Offer,
  { bnplOnly, chequesOnly }: Filters,
  bnplOpen: boolean,
): number => {
  const byCheques = (chequesOnly && !bnplOnly) || !bnplOpen
  return (byCheques ? installment : (bnpl ?? installment))?.first ?? Number.MAX_SAFE_INTEGER
}

const passes = (
  { bnpl, installment, branchesNum }: Offer,
  { bnplOnly, chequesOnly, manyBranchesOnly }: Filters,
  bnplOpen: boolean,
): boolean =>
  (!bnplOnly || (bnpl !== null && bnplOpen)) &&
  (!chequesOnly || installment !== null) &&
  (!manyBranchesOnly || branchesNum >= MANY_BRANCHES)

const compareBySort = (a: Offer, b: Offer, { sort, ...filters }: Arrangement, bnplOpen: boolean): number => {
  if (sort === 'instalments')
    return firstPaymentOf(a, filters, bnplOpen) - firstPaymentOf(b, filters, bnplOpen)
  return sort === 'branches' ? b.branchesNum - a.branchesNum : 0
}

/**
 * Filters and sorts the offers of a ceiling. Offers that are not sold now come last in any order.
 * Ties are ordered by price, then as the gateway sent them.
 */
export const arrangeOffers = (
  offers: readonly Offer[],
  arrangement: Arrangement,
  bnplOpen: boolean,
): readonly Offer[] =>
  offers
    .filter((offer) => passes(offer, arrangement, bnplOpen))
    .toSorted(
      (a, b) =>
        Number(b.active) - Number(a.active) ||
        compareBySort(a, b, arrangement, bnplOpen) ||
        a.payableAmount - b.payableAmount,
    )

/** The number of offers if this filter is added to the active ones. */
export const countWithFilter = (
  offers: readonly Offer[],
  arrangement: Arrangement,
  filter: keyof Filters,
  bnplOpen: boolean,
): number => offers.filter((offer) => passes(offer, { ...arrangement, [filter]: true }, bnplOpen)).length

export const activeFilterCount = ({ bnplOnly, chequesOnly, manyBranchesOnly }: Arrangement): number =>
  [bnplOnly, chequesOnly, manyBranchesOnly].filter(Boolean).length

/** The ceilings shown as chips, in toman: the usual ones, and the chosen one if it is not usual. */
export const ceilingChoices = (usual: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || usual.includes(chosen) ? usual : [...usual, chosen].toSorted((a, b) => a - b)

/** Whether a ceiling is in the recommended economical range, both ends included. */
export const isEconomicalCeiling = (
  ceiling: number,
  { from, to }: Configuration['offersConfig']['economical'],
): boolean => ceiling >= from && ceiling <= to

/** An insurer marked for comparison. `offer` is null where it has no price for the ceiling. */
export type ComparedInsurer = Pick<Offer, 'companyCode' | 'companyFa'> & { readonly offer: Offer | null }

/** The marked insurers that the search knows, in the order of marking. */
export const comparedInsurers = (
  answer: OffersAnswer,
  ceiling: number | null,
  compared: readonly string[],
): readonly ComparedInsurer[] => {
  const allOffers = Object.values(answer.offersPerCoverage).flat()
  const offers = answer.offersPerCoverage[String(ceiling)] ?? []
  return compared.flatMap((companyCode) => {
    const known = allOffers.find((offer) => offer.companyCode === companyCode)
    if (known === undefined) return []
    const offer = offers.find((each) => each.companyCode === companyCode) ?? null
    return [{ companyCode, companyFa: known.companyFa, offer }]
  })
}
