/** Offers: the list with its sheets, and the way from a choice to an order. */
import { gestures } from './gestures/offers.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const offers: StepTable = { shown, gestures }
