/** Where the journey ends: another page follows, the receipt or the first page. */
import { everywhere } from './gestures/any.ts'
import type { StepTable } from './table.ts'

const why = 'The journey has ended; the page that follows has its own tests.'

const shown: StepTable['shown'] = {
  settled: { heading: null, primary: null, why },
  goneBack: { heading: null, primary: null, why },
  left: { heading: null, primary: null, why },
}

export const ends: StepTable = { shown, gestures: everywhere }
