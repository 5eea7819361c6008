/** Signing in outside. */
import { everywhere } from './gestures/any.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const signIn: StepTable = { shown, gestures: everywhere }
