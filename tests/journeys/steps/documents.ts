/** Documents that the order needs. */
import { uploads } from './gestures/uploads.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const documents: StepTable = { shown, gestures: uploads }
