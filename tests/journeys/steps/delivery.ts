/** Whether a paper copy is brought, where to and when. */
import { gestures } from './gestures/delivery.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const delivery: StepTable = { shown, gestures }
