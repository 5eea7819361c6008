/** Which variant of each experiment somebody is in. Specification: document 1 section 1; decisions, section 5. */
import * as v from 'valibot'
import { ExperimentName, Variant } from '#contract/operations/experiments.ts'
import { testedVariants } from '../sandbox/experiments.ts'

/** Variants that are everybody's, whoever they are. */
export type FixedVariants = ReadonlyMap<ExperimentName, Variant>

const Assignment = v.tuple([ExperimentName, Variant])

/** Takes «offer-card=B» and the like; gives the variants. Throws an Error in plain words for one that is not. */
export const parseVariants = (words: readonly string[]): FixedVariants =>
  new Map(
    words.map((word) => {
      const parsed = v.safeParse(Assignment, word.split('='))
      if (!parsed.success)
        throw new Error(
          `SEPAR_EXPERIMENTS holds «${word}»: write ${ExperimentName.options.map((name) => `${name}=A`).join(' or ')}, or B.`,
        )
      return parsed.output
    }),
  )

/** Takes a mobile number (null for a guest) and what is fixed; gives each experiment with its variant. Everybody is in A unless the sandbox says otherwise. */
export const variantsOf = (
  cellNumber: string | null,
  fixed: FixedVariants,
): { name: ExperimentName; variant: Variant }[] => {
  const tested = testedVariants.find((known) => known.cellNumber === cellNumber)
  return ExperimentName.options.flatMap((name) => {
    const variant = fixed.get(name) ?? (tested === undefined ? 'A' : tested.variants[name])
    return variant === undefined ? [] : [{ name, variant }]
  })
}
