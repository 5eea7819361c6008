/** Inquiry: plate and owner, what the registry knew, claims. */
import { gestures } from './gestures/inquiry.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const inquiry: StepTable = { shown, gestures }
