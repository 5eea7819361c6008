/** The previous policy, a change of owner, discounts and claims. */
import { gestures } from './gestures/history.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const history: StepTable = { shown, gestures }
