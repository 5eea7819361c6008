/** Variants of experiments, and what the app reports. Specification: document 1 section 1; decisions, sections 5 and 9 (logs). */
import * as v from 'valibot'
import { ExperimentName } from '#contract/operations/experiments.ts'
import { variantsOf } from '../../domain/experiments.ts'
import type { Handlers } from '../handler.ts'

/** A report may be anybody's and say anything: only the names that we know get into the log. */
const subjectOf = (subject: string): string => (v.is(ExperimentName, subject) ? subject : 'other')

export const experiments = {
  listExperiments: (_request, { user, fixedVariants }) =>
    Promise.resolve({ list: variantsOf(user?.cellNumber ?? null, fixedVariants) }),

  report: ({ body: { problem, subject } }, { logWarning: warn }) => {
    warn({ problem, subject: subjectOf(subject) }, 'reported')
    return Promise.resolve({ done: true } as const)
  },
} satisfies Partial<Handlers>
