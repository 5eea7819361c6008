/** Routing state: it is left at once, so it has no view. */
import { everyStepDrivers } from './drivers/every-step.ts'
import type { StepTable } from './table.ts'

const views: StepTable['views'] = {}

export const arriving: StepTable = { views, drivers: everyStepDrivers }
