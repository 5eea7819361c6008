/** The journey opens: lists and, where the address names one, the order. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const opening: StepTable = { shown, gestures }
