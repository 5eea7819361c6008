/** Step tables by journey and by the name of the step’s state. */
import { address } from './address.ts'
import { arriving } from './arriving.ts'
import { carBodyView } from './car-body/car-body-view.ts'
import { carBodyInquiry } from './car-body/inquiry.ts'
import { inspection } from './car-body/inspection.ts'
import { carBodyOffers } from './car-body/offers.ts'
import { carBodyTerms } from './car-body/terms.ts'
import { carBodyVehicle } from './car-body/vehicle.ts'
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
import { renewalInformation } from './renewal/information.ts'
import { renewalOffers } from './renewal/offers.ts'
import { renewalOpening } from './renewal/opening.ts'
import { renewalPolicy } from './renewal/policy.ts'
import { signIn } from './sign-in.ts'
import type { Product } from '#machines/journey/quote.ts'
import { type JourneyId, journeys } from '#machines/journeys.ts'
import { motorcycleView } from './motorcycle-view.ts'
import type { Driver, ExpectedView, StepTable } from './table.ts'
import { vehicle } from './vehicle.ts'

type StepTables = Readonly<Record<string, StepTable>>

const everyJourney: StepTables = {
  opening,
  arriving,
  holder,
  address,
  documents,
  cheques,
  payment,
  signIn,
  settled: ends,
  returned: ends,
  left: ends,
  goneBack: ends,
}

const liability: StepTables = { ...everyJourney, inquiry, vehicle, history, offers, delivery }

const stepsOf: Readonly<Record<JourneyId, StepTables>> = {
  'third-party': liability,
  motorcycle: liability,
  'car-body': {
    ...everyJourney,
    inquiry: carBodyInquiry,
    vehicle: carBodyVehicle,
    offers: carBodyOffers,
    inspection,
    terms: carBodyTerms,
  },
  renewal: {
    ...everyJourney,
    opening: renewalOpening,
    policy: renewalPolicy,
    offers: renewalOffers,
    information: renewalInformation,
    newPurchase: ends,
    newMotorcyclePurchase: ends,
  },
}

const inWordsOf: Partial<Readonly<Record<Product, (view: ExpectedView) => ExpectedView>>> = {
  motorcycle: motorcycleView,
  carbody: carBodyView,
}

const tableOf = (state: string, journey: JourneyId): StepTable | undefined =>
  stepsOf[journey][state.split('.')[0] ?? '']

/** All states with an entry, of any journey. */
export const statesWithView: readonly string[] = [
  ...new Set(
    Object.values(stepsOf).flatMap((steps) =>
      Object.values(steps).flatMap(({ views }) => Object.keys(views)),
    ),
  ),
]

/** Returns the expected view of a journey's state, in the words of the product, or null. */
export const viewOf = (
  state: string,
  journey: JourneyId = 'third-party',
  product: Product = journeys[journey].product,
): ExpectedView | null => {
  const view = tableOf(state, journey)?.views[state] ?? null
  return view && (inWordsOf[product]?.(view) ?? view)
}

/** Returns the driver of an event in a journey's state, or null. */
export const driverOf = (state: string, type: string, journey: JourneyId = 'third-party'): Driver | null =>
  Object.entries(tableOf(state, journey)?.drivers ?? {}).find(([known]) => known === type)?.[1] ?? null
