/** Which offers of a ceiling are listed, and in which order. Pure. Specification: document 2 section 2.7; issue 3, "Sort and filter offers". */
import type { Offer } from '#contract/operations/third-party-offers.ts'
import type { Arrangement } from '#machines/journey/answers.ts'

/** From here on an insurer counts as having many claim branches: about three in each of Iran's 31 provinces. */
export const MANY_BRANCHES = 100

type Filters = Omit<Arrangement, 'sort'>

/** What is paid on the day of buying when it is paid in parts: the way that the card names, unless only cheques are asked for. */
const firstPaymentOf = (
  { bnpl, installment }: Offer,
  { bnplOnly, chequesOnly }: Filters,
  bnplIsOpen: boolean,
): number => {
  const byCheques = (chequesOnly && !bnplOnly) || !bnplIsOpen
  return (byCheques ? installment : (bnpl ?? installment))?.first ?? Number.MAX_SAFE_INTEGER
}

const passes = (
  { bnpl, installment, branchesNum }: Offer,
  { bnplOnly, chequesOnly, manyBranchesOnly }: Filters,
  bnplIsOpen: boolean,
): boolean =>
  (!bnplOnly || (bnpl !== null && bnplIsOpen)) &&
  (!chequesOnly || installment !== null) &&
  (!manyBranchesOnly || branchesNum >= MANY_BRANCHES)

const distance = (a: Offer, b: Offer, { sort, ...filters }: Arrangement, bnplIsOpen: boolean): number => {
  if (sort === 'instalments')
    return firstPaymentOf(a, filters, bnplIsOpen) - firstPaymentOf(b, filters, bnplIsOpen)
  return sort === 'branches' ? b.branchesNum - a.branchesNum : 0
}

/**
 * Takes the offers of a ceiling, and whether the BNPL provider takes this user; gives those that the filters leave, in the
 * chosen order. Ties go by price, then by the gateway's order; what is not sold now comes last whatever the order.
 */
export const arrange = (
  offers: readonly Offer[],
  arrangement: Arrangement,
  bnplIsOpen: boolean,
): readonly Offer[] =>
  offers
    .filter((offer) => passes(offer, arrangement, bnplIsOpen))
    .toSorted(
      (a, b) =>
        Number(b.active) - Number(a.active) ||
        distance(a, b, arrangement, bnplIsOpen) ||
        a.payableAmount - b.payableAmount,
    )

/** Takes the offers, the arrangement, one of its filters and whether the BNPL provider takes this user; gives how many would be listed with that filter on. */
export const countWithFilter = (
  offers: readonly Offer[],
  arrangement: Arrangement,
  filter: keyof Filters,
  bnplIsOpen: boolean,
): number => offers.filter((offer) => passes(offer, { ...arrangement, [filter]: true }, bnplIsOpen)).length

/** Takes an arrangement; gives how many filters are on. */
export const activeFilterCount = ({ bnplOnly, chequesOnly, manyBranchesOnly }: Arrangement): number =>
  [bnplOnly, chequesOnly, manyBranchesOnly].filter(Boolean).length
