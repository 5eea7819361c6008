/** The previous policy, a change of owner, discounts and claims. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const history: StepTable = { shown, gestures }
