/** Step tables by the name of the step’s state. */
import { address } from './address.ts'
import { arriving } from './arriving.ts'
import { cheques } from './cheques.ts'
import { delivery } from './delivery.ts'
import { documents } from './documents.ts'
import { ends } from './ends.ts'
import { history } from './history.ts'
import { holder } from './holder.ts'
import { inquiry } from './inquiry.ts'
import { offers } from './offers.ts'
import { opening } from './opening.ts'
import { payment } from './payment.ts'
import { signIn } from './sign-in.ts'
import type { Product } from '#machines/journey/quote.ts'
import { motorcycleView } from './motorcycle-view.ts'
import type { Driver, ExpectedView, StepTable } from './table.ts'
import { vehicle } from './vehicle.ts'

const steps: Readonly<Record<string, StepTable>> = {
  opening,
  arriving,
  inquiry,
  vehicle,
  history,
  offers,
  holder,
  address,
  delivery,
  documents,
  cheques,
  payment,
  signIn,
  settled: ends,
  returned: ends,
  left: ends,
  goneBack: ends,
}

const tableOf = (state: string): StepTable | undefined => steps[state.split('.')[0] ?? '']

/** All states with an entry. */
export const statesWithView: readonly string[] = [
  ...new Set(Object.values(steps).flatMap(({ views }) => Object.keys(views))),
]

/** Returns the expected view of a state in a product's journey, or null. */
export const viewOf = (state: string, product: Product = 'thirdparty'): ExpectedView | null => {
  const view = tableOf(state)?.views[state] ?? null
  return view && product === 'motorcycle' ? motorcycleView(view) : view
}

/** Returns the driver of an event in a state, or null. */
export const driverOf = (state: string, type: string): Driver | null =>
  Object.entries(tableOf(state)?.drivers ?? {}).find(([known]) => known === type)?.[1] ?? null
