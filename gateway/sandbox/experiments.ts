/**
 * Mobile numbers with variants other than A, for testers. Decisions, sections 5 and 8 ("Steerable by
 * testers").
 */
import type { ExperimentName, Variant } from '#contract/operations/experiments.ts'
import type { AssignedVariants } from '../domain/experiments.ts'

export type TestedVariants = {
  cellNumber: string
  /** An experiment that is not listed is missing from the answer. */
  variants: Partial<Record<ExperimentName, Variant>>
  /** Tells testers what they will see. */
  leadsTo: string
}

export const testedVariants: readonly TestedVariants[] = [
  {
    cellNumber: '09000001605',
    variants: { 'offer-card': 'B', 'complete-later': 'A', 'car-body-card': 'A' },
    leadsTo: 'پیشنهاد بی‌برگهٔ پرداخت انتخاب می‌شود',
  },
  {
    cellNumber: '09000001616',
    variants: { 'offer-card': 'A', 'complete-later': 'B', 'car-body-card': 'A' },
    leadsTo: 'می‌پرسد مشخصات را حالا می‌دهید یا بعد از پرداخت',
  },
  {
    cellNumber: '09000001627',
    variants: { 'offer-card': 'B', 'complete-later': 'B', 'car-body-card': 'B' },
    leadsTo: 'هر سه؛ کارت پیشنهاد بدنه قیمت هر پوشش را می‌گوید',
  },
  { cellNumber: '09000001638', variants: {}, leadsTo: 'هیچ آزمایشی نمی‌آید؛ مثل A است و گزارش می‌شود' },
]

export const assignedVariants: AssignedVariants = new Map(
  testedVariants.map(({ cellNumber, variants }) => [cellNumber, variants]),
)
