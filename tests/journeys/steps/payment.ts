/** The answers looked over, the invoice, the bank. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const payment: StepTable = { shown, gestures }
