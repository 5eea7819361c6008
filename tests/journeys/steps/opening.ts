/** The journey opens: lists and, where the address names one, the order. */
import { everywhere } from './gestures/any.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const opening: StepTable = { shown, gestures: everywhere }
