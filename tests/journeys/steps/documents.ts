/** Documents that the order needs. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const documents: StepTable = { shown, gestures }
