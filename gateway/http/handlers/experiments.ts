/**
 * Variants of experiments, and reports by the app. Specification: document 1 section 1; decisions, sections 5
 * and 9 (logs).
 */
import * as v from 'valibot'
import { ExperimentName } from '#contract/operations/experiments.ts'
import { variantsOf } from '../../domain/experiments.ts'
import type { Handlers } from '../handler.ts'

/** Reports are unauthenticated, so the log contains known names only. */
const subjectOf = (subject: string): string => (v.is(ExperimentName, subject) ? subject : 'other')

export const experiments = {
  listExperiments: (_request, { user, fixedVariants, assignedVariants }) =>
    Promise.resolve({ list: variantsOf(user?.cellNumber ?? null, fixedVariants, assignedVariants) }),

  report: ({ body: { problem, subject } }, { logWarning }) => {
    logWarning({ problem, subject: subjectOf(subject) }, 'reported')
    return Promise.resolve({ done: true } as const)
  },
} satisfies Partial<Handlers>
