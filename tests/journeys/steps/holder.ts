/** Policy holder, and when the details are given. */
import { gestures } from './gestures/holder.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const holder: StepTable = { shown, gestures }
