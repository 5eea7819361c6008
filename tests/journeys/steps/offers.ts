/** Offers: the list with its sheets, and the way from a choice to an order. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const offers: StepTable = { shown, gestures }
