/** Pictures of the cheques that an order is paid with. */
import { uploads } from './gestures/uploads.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const cheques: StepTable = { shown, gestures: uploads }
