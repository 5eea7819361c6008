/** Pictures of the cheques that an order is paid with. */
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

const gestures: StepTable['gestures'] = {}

export const cheques: StepTable = { shown, gestures }
