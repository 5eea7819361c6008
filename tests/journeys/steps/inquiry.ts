/** Inquiry: plate and owner, what the registry knew, claims. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const inquiry: StepTable = { shown, gestures }
