/** Mobile numbers whose owners are in other variants than everybody else, who is in A. Decisions, sections 5 and 8 ("Steerable by testers"). */
import type { ExperimentName, Variant } from '#contract/operations/experiments.ts'

export type TestedVariants = {
  cellNumber: string
  /** An experiment that is not named here is missing from the answer. */
  variants: Partial<Record<ExperimentName, Variant>>
  /** What a tester sees. */
  leadsTo: string
}

export const testedVariants: readonly TestedVariants[] = [
  {
    cellNumber: '09000001605',
    variants: { 'offer-card': 'B', 'complete-later': 'A' },
    leadsTo: 'پیشنهاد بی‌برگهٔ پرداخت انتخاب می‌شود',
  },
  {
    cellNumber: '09000001616',
    variants: { 'offer-card': 'A', 'complete-later': 'B' },
    leadsTo: 'می‌پرسد مشخصات را حالا می‌دهید یا بعد از پرداخت',
  },
  { cellNumber: '09000001627', variants: { 'offer-card': 'B', 'complete-later': 'B' }, leadsTo: 'هر دو' },
  { cellNumber: '09000001638', variants: {}, leadsTo: 'هیچ آزمایشی نمی‌آید؛ مثل A است و گزارش می‌شود' },
]
