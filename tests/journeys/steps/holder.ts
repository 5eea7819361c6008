/** Policy holder, and when the details are given. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const holder: StepTable = { shown, gestures }
