/** The journey goes where the address asked to go; no state of it rests. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const arriving: StepTable = { shown, gestures }
