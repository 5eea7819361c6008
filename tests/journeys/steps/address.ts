/** Where the policy is registered, and the address book. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const address: StepTable = { shown, gestures }
