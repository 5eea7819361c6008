/** Vehicle by hand: what it is, whether it was insured. */
import { gestures } from './gestures/vehicle.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const vehicle: StepTable = { shown, gestures }
