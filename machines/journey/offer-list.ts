/**
 * Rules of the offers list that screens use: filters and order, ceilings, insurers to compare. Specification:
 * document 2 sections 2.7 and 9; issue 3, "Sort and filter offers" and "compare two or three side by side".
 */
import type { Configuration } from '#contract/operations/configuration.ts'
import type { Offer, OffersAnswer } from '#contract/operations/offers.ts'
import type { AnyOffer } from './any-offer.ts'
import type { Arrangement } from './answers.ts'

/**
 * From this number on, an insurer counts as having many claim branches: about three in each of Iran's 31
 * provinces.
 */
export const MANY_BRANCHES = 100

type Filters = Omit<Arrangement, 'sort'>

/** The fields of any product's offer that sorting and filtering need. */
type Listed = Pick<AnyOffer, 'bnpl' | 'installment' | 'branchesNum' | 'active' | 'payableAmount'>

/** The first instalment that the card shows: of BNPL, or of cheques if only those are requested. */
const firstPaymentOf = (
  { bnpl, installment }: Listed,
  { bnplOnly, chequesOnly }: Filters,
  bnplOpen: boolean,
): number => {
  const byCheques = (chequesOnly && !bnplOnly) || !bnplOpen
  return (byCheques ? installment : (bnpl ?? installment))?.first ?? Number.MAX_SAFE_INTEGER
}

const passes = (
  { bnpl, installment, branchesNum }: Listed,
  { bnplOnly, chequesOnly, manyBranchesOnly }: Filters,
  bnplOpen: boolean,
): boolean =>
  (!bnplOnly || (bnpl !== null && bnplOpen)) &&
  (!chequesOnly || installment !== null) &&
  (!manyBranchesOnly || branchesNum >= MANY_BRANCHES)

const compareBySort = (
  a: Listed,
  b: Listed,
  { sort, ...filters }: Arrangement,
  bnplOpen: boolean,
): number => {
  if (sort === 'instalments')
    return firstPaymentOf(a, filters, bnplOpen) - firstPaymentOf(b, filters, bnplOpen)
  return sort === 'branches' ? b.branchesNum - a.branchesNum : 0
}

/**
 * Filters and sorts the offers of a ceiling. Offers that are not sold now come last in any order.
 * Ties are ordered by price, then as the gateway sent them.
 */
export const arrangeOffers = <O extends Listed>(
  offers: readonly O[],
  arrangement: Arrangement,
  bnplOpen: boolean,
): readonly O[] =>
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
  offers: readonly Listed[],
  arrangement: Arrangement,
  filter: keyof Filters,
  bnplOpen: boolean,
): number => offers.filter((offer) => passes(offer, { ...arrangement, [filter]: true }, bnplOpen)).length

/** The ceilings shown as chips, in toman: the usual ones, and the chosen one if it is not usual. */
export const ceilingChoices = (usual: readonly number[], chosen: number | null): readonly number[] =>
  chosen === null || usual.includes(chosen) ? usual : [...usual, chosen].toSorted((a, b) => a - b)

/** The lowest price of the offers that are sold and pass the filters; null if there is none. */
const cheapestPrice = (
  offers: readonly Offer[] | undefined,
  arrangement: Arrangement,
  bnplOpen: boolean,
): number | null => {
  const prices = (offers ?? [])
    .filter((offer) => offer.active && passes(offer, arrangement, bnplOpen))
    .map(({ payableAmount }) => payableAmount)
  return prices.length === 0 ? null : Math.min(...prices)
}

/** Smallest difference that is shown, in toman. Smaller ones would be rounded to zero. */
const LEAST_DIFFERENCE = 500

/**
 * Difference in toman between the cheapest listed offer at another ceiling and at the chosen one; negative if
 * it is cheaper. Null where it is not known, does not differ, or for the chosen ceiling itself.
 */
export const ceilingDifference = (
  { offersPerCoverage }: Pick<OffersAnswer, 'offersPerCoverage'>,
  ceilings: { chosen: number | null; other: number },
  arrangement: Arrangement,
  bnplOpen: boolean,
): number | null => {
  const priceAt = (ceiling: number | null) =>
    cheapestPrice(offersPerCoverage[String(ceiling)], arrangement, bnplOpen)
  const [chosen, other] = [priceAt(ceilings.chosen), priceAt(ceilings.other)]
  const difference = chosen === null || other === null ? 0 : other - chosen
  return Math.abs(difference) < LEAST_DIFFERENCE ? null : difference
}

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
