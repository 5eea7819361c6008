/** The answers looked over, the invoice, the bank. */
import { gestures } from './gestures/payment.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const payment: StepTable = { shown, gestures }
