/** Vehicle by hand: what it is, whether it was insured. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const vehicle: StepTable = { shown, gestures }
