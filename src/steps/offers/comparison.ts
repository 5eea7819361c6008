/** Marked offers beside each other: who stands in the columns, and what the rows say. Pure. Issue 3, "compare two or three side by side". */
import { t } from '@lingui/core/macro'
import type { Offer, OffersAnswer } from '#contract/operations/third-party-offers.ts'
import { millionsText, numberText, percentText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { termText } from '../parts/term-text.ts'
import { badgeText } from './OfferBadge.tsx'

/** An insurer that is marked; without an offer where it has no price for this ceiling. */
export type ComparisonColumn = { companyCode: string; companyFa: string; offer: Offer | null }

/** `best` is the place of the column that is ahead of all others in this row, null where none is or where it cannot be said. */
export type ComparisonRow = {
  id: string
  label: string
  cells: readonly string[]
  differs: boolean
  best: number | null
}

/** Takes the answer, the ceiling and the marked codes; gives a column for each insurer that the answer knows, in the order of marking. */
export const comparisonColumns = (
  answer: OffersAnswer,
  ceiling: number | null,
  compared: readonly string[],
): readonly ComparisonColumn[] => {
  const every = Object.values(answer.offersPerCoverage).flat()
  return compared.flatMap((companyCode) => {
    const known = every.find((offer) => offer.companyCode === companyCode)
    if (known === undefined) return []
    const offer =
      answer.offersPerCoverage[String(ceiling)]?.find((each) => each.companyCode === companyCode) ?? null
    return [{ companyCode, companyFa: insurerName(known), offer }]
  })
}

/** Takes a number for each column, less being better, null where there is none; gives the place of the one that is least, if only one is. */
const leastOf = (values: readonly (number | null)[]): number | null => {
  const least = Math.min(...values.map((value) => value ?? Number.MAX_SAFE_INTEGER))
  const places = values.flatMap((value, place) => (value === least ? [place] : []))
  return places.length === 1 && values.length > 1 ? (places[0] ?? null) : null
}

type Say = { label: string; text: (offer: Offer) => string; less?: (offer: Offer) => number | null }

const sayings = (months: number): Record<string, Say> => {
  const none = t`ندارد`
  const term = termText(months)
  return {
    price: {
      label: t`قیمت`,
      text: ({ payableAmount }) => numberText(payableAmount),
      less: ({ payableAmount }) => payableAmount,
    },
    before: {
      label: t`پیش از تخفیف`,
      text: ({ payableAmountWithoutDiscount }) => numberText(payableAmountWithoutDiscount),
    },
    discount: {
      label: t`تخفیف`,
      text: ({ discountPercentage }) => (discountPercentage > 0 ? percentText(discountPercentage) : none),
      less: ({ discountPercentage }) => -discountPercentage,
    },
    ceiling: {
      label: t`سقف تعهد مالی`,
      text: ({ liabilityPropertyDamage }) => {
        const millions = millionsText(liabilityPropertyDamage)
        return t`${millions} میلیون`
      },
    },
    term: { label: t`مدت`, text: () => term },
    bnpl: {
      label: t`اقساط بدون سود`,
      text: ({ bnpl }) => {
        const [count, each] = [numberText((bnpl?.count ?? 0) + 1), numberText(bnpl?.each ?? 0)]
        return bnpl === null ? none : t`${count} قسط ${each}`
      },
      less: ({ bnpl }) => bnpl?.first ?? null,
    },
    cheques: {
      label: t`چک`,
      text: ({ installment }) => {
        const [first, count, each] = [
          numberText(installment?.first ?? 0),
          numberText(installment?.count ?? 0),
          numberText(installment?.each ?? 0),
        ]
        return installment === null ? none : t`${first} نقد و ${count} چک ${each}`
      },
      less: ({ installment }) => installment?.payableAmount ?? null,
    },
    branches: {
      label: t`شعبهٔ پرداخت خسارت`,
      text: ({ branchesNum }) => numberText(branchesNum),
      less: ({ branchesNum }) => -branchesNum,
    },
    late: {
      label: t`جریمهٔ دیرکرد`,
      text: ({ delayPenalty }) => (delayPenalty === 0 ? t`ندارید` : numberText(delayPenalty)),
      less: ({ delayPenalty }) => delayPenalty,
    },
    badge: { label: t`نشان`, text: ({ badge }) => (badge === null ? none : badgeText(badge)) },
  }
}

/** Takes the columns and the term in months; gives the rows in words, amounts in toman without their unit. */
export const comparisonRows = (
  columns: readonly ComparisonColumn[],
  months: number,
): readonly ComparisonRow[] =>
  Object.entries(sayings(months)).map(([id, { label, text, less }]) => {
    const cells = columns.map(({ offer }) => (offer === null ? '—' : text(offer)))
    const priced = columns.flatMap(({ offer }) => (offer === null ? [] : [text(offer)]))
    const best = less ? leastOf(columns.map(({ offer }) => (offer === null ? null : less(offer)))) : null
    return { id, label, cells, differs: new Set(priced).size > 1, best }
  })
