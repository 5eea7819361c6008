/** Signing in outside. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const signIn: StepTable = { shown, gestures }
