/**
 * The situation in which a path begins: a customer, perhaps signed in, perhaps with an order and a stored
 * journey.
 */
import { createCarBodyOrder } from '#tests/journeys/create-car-body-order.ts'
import { signInDevice, type Device, createOrder } from '#tests/journeys/create-order.ts'
import { experimentVariants } from '#tests/journeys/choose-offer.ts'
import { sessionOf, type StoredSession } from '#tests/journeys/session.ts'
import type { Product } from '#machines/journey/quote.ts'
import { type JourneyId, journeys } from '#machines/journeys.ts'
import { emptyPageData, type PageData } from './page-data.ts'
import type { Walk } from './walks.ts'

export type Scenario = PageData & {
  readonly journey: JourneyId
  readonly product: Product
  /** The policy that is renewed, in the addresses of a renewal; null in other journeys. */
  readonly renewableTrackingCode: string | null
  readonly base: string
  /** The customer's other device; null for a guest who never signs in. */
  readonly device: Device | null
  readonly session: StoredSession | null
  /**
   * The gateway does not know the order, or not in its present state: requests about it get stubbed answers.
   */
  isStubbed: boolean
  /** Uploads stay pending until the path ends them. */
  holdsUploads: boolean
  /** Ids of the pictures that were uploaded last, in order. */
  images: readonly Promise<string>[]
  /** Results of calls by the gateway's own answers, «call: outcome». */
  readonly realResults: string[]
  stubbedCount: number
}

const allB = '09000001627'

const outcomeOf = ({ steps }: Walk, call: string): string | null =>
  steps.find(({ name }) => name.startsWith(`${call}: `))?.name.slice(call.length + 2) ?? null

const cellNumberFor = (walk: Walk, fresh: string): string => {
  const variants = outcomeOf(walk, 'listExperiments')
  if (variants === 'B and B') return allB
  return variants === 'none' ? experimentVariants.neither : fresh
}

const signsIn = ({ start, steps }: Walk): boolean =>
  start.input.signedIn || steps.some(({ event }) => event.type === 'session.changed')

const orderFor = async (walk: Walk, device: Device): Promise<string | null> => {
  const outcome = outcomeOf(walk, 'readOrder')
  if (walk.start.input.trackingCode === null || outcome === null || outcome === 'notFound') return null
  if (device.product === 'carbody') return createCarBodyOrder(device, { at: 'holder' }).catch(() => null)
  const company = outcome === 'without delivery' ? { company: 'arash' } : {}
  return createOrder(device, { at: 'holder', ...company }).catch(() => null)
}

/**
 * Creates the scenario of a path.
 * @param fresh the number of a new customer
 */
export const createScenario = async (walk: Walk, base: string, fresh: string): Promise<Scenario> => {
  const { product } = journeys[walk.chart]
  const device = signsIn(walk) ? await signInDevice(base, cellNumberFor(walk, fresh), product) : null
  const session = device && (await sessionOf(device))
  const made = device && (await orderFor(walk, device))
  const asked = walk.start.input.trackingCode
  return {
    base,
    journey: walk.chart,
    product,
    renewableTrackingCode: walk.start.input.renewableTrackingCode ?? null,
    device,
    session,
    ...emptyPageData(made ?? asked),
    isStubbed: made === null && asked !== null,
    holdsUploads: false,
    images: [],
    realResults: [],
    stubbedCount: 0,
  }
}
