/**
 * Rows of the comparison: the value of each marked offer, whether they differ, and the best one. Issue 3,
 * "compare two or three side by side".
 */
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { InsurerRecord, Offer } from '#contract/operations/offers.ts'
import type { ComparedInsurer } from '#machines/journey/offer-list.ts'
import { bnplPaymentCount } from '#machines/journey/payment-plan.ts'
import { millionsText, numberText, percentText } from '#ui/format/numbers.ts'
import { termText } from '../../../parts/term-text.ts'
import { badgeNames } from '../../facts/badges.tsx'
import { solvencyText } from '../../facts/offer-texts.ts'

/** `best` is the index of the only best column of this row; null if there is none. */
export type ComparisonRow = {
  id: string
  label: string
  cells: readonly string[]
  differs: boolean
  best: number | null
  /** Indexes of the columns that do not have it at all. */
  lacking?: readonly number[]
}

/** Index of the smallest value; null if several columns share it. Columns without a value do not count. */
export const indexOfLeast = (values: readonly (number | null)[]): number | null => {
  const least = Math.min(...values.map((value) => value ?? Number.MAX_SAFE_INTEGER))
  const indexes = values.flatMap((value, index) => (value === least ? [index] : []))
  return indexes.length === 1 && values.length > 1 ? (indexes[0] ?? null) : null
}

type Compared = {
  /** The term of the policy. */
  months: number
  /** Published records of the insurers. */
  records: readonly InsurerRecord[]
}

/** `less` ranks the offers, the smallest being best. Rows without it have no best. */
type Row = { label: string; text: (offer: Offer) => string; less?: (offer: Offer) => number | null }

const rowsFor = ({ months, records }: Compared): Record<string, Row> => {
  const none = t`ندارد`
  const term = termText(months)
  const recordOf = ({ companyCode }: Offer) => records.find((record) => record.companyCode === companyCode)
  const ofRecord = (offer: Offer, text: (record: InsurerRecord) => string): string => {
    const record = recordOf(offer)
    return record === undefined ? t`نامعلوم` : text(record)
  }
  return {
    before: {
      label: t`پیش از تخفیف`,
      text: ({ payableAmountWithoutDiscount }) => numberText(payableAmountWithoutDiscount),
    },
    discount: {
      label: t`تخفیف`,
      text: ({ discountPercentage }) => (discountPercentage > 0 ? percentText(discountPercentage) : none),
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
        if (bnpl === null) return none
        const [count, each] = [numberText(bnplPaymentCount(bnpl)), numberText(bnpl.each)]
        return t`${count} قسط ${each}`
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
      // Cheques that cost more than cash are no advantage.
      less: ({ installment, payableAmount }) =>
        installment === null || installment.payableAmount > payableAmount ? null : installment.payableAmount,
    },
    branches: {
      label: t`شعبهٔ پرداخت خسارت`,
      text: ({ branchesNum }) => numberText(branchesNum),
      less: ({ branchesNum }) => -branchesNum,
    },
    solvency: {
      label: t`توانگری مالی`,
      text: (offer) => ofRecord(offer, solvencyText),
      less: (offer) => recordOf(offer)?.solvencyLevel ?? null,
    },
    complaints: {
      label: t`شکایت‌های وارد از هر ۱۰ هزار بیمه‌نامه`,
      text: (offer) => ofRecord(offer, ({ complaints }) => numberText(complaints)),
      less: (offer) => recordOf(offer)?.complaints ?? null,
    },
    late: {
      label: t`جریمهٔ دیرکرد`,
      text: ({ delayPenalty }) => (delayPenalty === 0 ? t`ندارید` : numberText(delayPenalty)),
      less: ({ delayPenalty }) => delayPenalty,
    },
    badge: { label: t`نشان`, text: ({ badge }) => (badge === null ? none : i18n._(badgeNames[badge])) },
  }
}

/** Amounts are in toman, without the unit. The price is in the head of the table. */
export const comparisonRows = (
  columns: readonly ComparedInsurer[],
  compared: Compared,
): readonly ComparisonRow[] =>
  Object.entries(rowsFor(compared)).map(([id, { label, text, less }]) => {
    const cells = columns.map(({ offer }) => (offer === null ? '—' : text(offer)))
    const priced = columns.flatMap(({ offer }) => (offer === null ? [] : [text(offer)]))
    const best = less ? indexOfLeast(columns.map(({ offer }) => (offer === null ? null : less(offer)))) : null
    return { id, label, cells, differs: new Set(priced).size > 1, best }
  })
