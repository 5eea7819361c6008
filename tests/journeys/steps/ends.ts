/** Final states: another page follows. */
import { everyStepDrivers } from './drivers/every-step.ts'
import type { StepTable } from './table.ts'

const why = 'The journey has ended; the page that follows has its own tests.'

const views: StepTable['views'] = {
  settled: { heading: null, primary: null, why },
  goneBack: { heading: null, primary: null, why },
  returned: { heading: null, primary: null, why },
  newPurchase: { heading: null, primary: null, why },
  newMotorcyclePurchase: { heading: null, primary: null, why },
  left: { heading: null, primary: null, why },
}

export const ends: StepTable = { views, drivers: everyStepDrivers }
