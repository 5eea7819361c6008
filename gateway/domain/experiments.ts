/** Variants of experiments by mobile number. Specification: document 1 section 1; decisions, section 5. */
import * as v from 'valibot'
import { ExperimentName, Variant } from '#contract/operations/experiments.ts'

/** Variants that a setting fixes for all users. */
export type FixedVariants = ReadonlyMap<ExperimentName, Variant>

/** Variants of testers by mobile number; an experiment that is not listed is missing from the answer. */
export type AssignedVariants = ReadonlyMap<string, Partial<Record<ExperimentName, Variant>>>

const Assignment = v.tuple([ExperimentName, Variant])

/**
 * Parses assignments like «offer-card=B».
 * @throws an Error that names the setting and what may be written.
 */
export const parseVariants = (assignments: readonly string[]): FixedVariants =>
  new Map(
    assignments.map((assignment) => {
      const parsed = v.safeParse(Assignment, assignment.split('='))
      if (!parsed.success) {
        const examples = ExperimentName.options.map((name) => `${name}=A`).join(' or ')
        throw new Error(`SEPAR_EXPERIMENTS holds «${assignment}»: write ${examples}, or B.`)
      }
      return parsed.output
    }),
  )

/**
 * Returns each experiment with its variant: the fixed one, else the assigned one, else A. Guests have no
 * number.
 */
export const variantsOf = (
  cellNumber: string | null,
  fixed: FixedVariants,
  assigned: AssignedVariants,
): { name: ExperimentName; variant: Variant }[] => {
  const own = cellNumber === null ? undefined : assigned.get(cellNumber)
  return ExperimentName.options.flatMap((name) => {
    const variant = fixed.get(name) ?? (own === undefined ? 'A' : own[name])
    return variant === undefined ? [] : [{ name, variant }]
  })
}
