/** The journey goes where the address asked to go; no state of it rests. */
import { everywhere } from './gestures/any.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const arriving: StepTable = { shown, gestures: everywhere }
