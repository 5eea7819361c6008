/** Whether a paper copy is brought, where to and when. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const delivery: StepTable = { shown, gestures }
