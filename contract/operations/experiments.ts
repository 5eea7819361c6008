/**
 * The user's variant of each experiment, and reports of missing segments. Specification: document 1
 * section 1; decisions, section 5.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { Done } from './parameters.ts'

/**
 * `offer-card`: A opens the payment sheet, B continues at once. `complete-later`: B asks whether to enter
 * the details now or later. `car-body-card`: B lists the covers with their prices on each offer.
 */
export const ExperimentName = v.picklist(['offer-card', 'complete-later', 'car-body-card'])
export type ExperimentName = v.InferOutput<typeof ExperimentName>
export const Variant = v.picklist(['A', 'B'])
export type Variant = v.InferOutput<typeof Variant>

/** The gateway's answer, which may include experiments that the app does not know yet. */
export const ExperimentAssignments = v.array(v.strictObject({ name: v.string(), variant: Variant }))
export type ExperimentAssignments = v.InferOutput<typeof ExperimentAssignments>

/** Variant of each experiment that the app knows; null if the gateway named none. */
export const knownVariants = (
  list: ExperimentAssignments,
): Readonly<Record<ExperimentName, Variant | null>> => {
  const variantOf = (name: ExperimentName) => list.find((one) => one.name === name)?.variant ?? null
  return {
    'offer-card': variantOf('offer-card'),
    'complete-later': variantOf('complete-later'),
    'car-body-card': variantOf('car-body-card'),
  }
}

export const experiments = {
  listExperiments: operation({
    summary: 'The caller’s variant of each experiment. A missing one counts as A.',
    method: 'POST',
    path: '/api/v1/experiments/list',
    who: 'guest',
    idempotency: 'read',
    answer: v.strictObject({ list: ExperimentAssignments }),
    errors: [],
  }),
  report: operation({
    summary: 'Reports an unexpected event in the app. Contains no personal data.',
    method: 'POST',
    path: '/api/client/v1/reports',
    who: 'anyone',
    idempotency: 'natural',
    body: v.strictObject({
      problem: v.picklist(['User segment not exist'], textRef('malformed')),
      subject: v.pipe(v.string(), v.maxLength(64, textRef('malformed'))),
    }),
    answer: Done,
    errors: ['invalid', 'tooMany'],
  }),
}
