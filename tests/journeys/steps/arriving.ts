/** The journey goes where the address asked to go; no state of it rests. */
import { everyStepDrivers } from './drivers/every-step.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['views'] = {}

export const arriving: StepTable = { views: shown, drivers: everyStepDrivers }
