/** Walks to every result of a call, to be answered by a running gateway. */
import type { ItemsOf } from '#explorer/cover-items.ts'
import type { Edge, EventCase } from '#explorer/exploration.ts'
import { journeyTestModels } from '#explorer/journey/test-models.ts'
import { waysIn } from '#explorer/path-cover.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { endsWaitForSlot } from './browser-only.ts'
import { isJourneyInput, once, type Walk, walkOf, walksAlong, walksTogether } from './walks.ts'

/**
 * The journeys whose calls a new customer of the sandbox can make. Only seeded users have a policy to renew:
 * `renewal.spec.ts` has the answers of a renewal.
 */
export const journeysWithResults = [
  'third-party',
  'motorcycle',
  'car-body',
] as const satisfies readonly JourneyId[]

const [PRICE, ANOTHER_DAY, ELSEWHERE] = [
  'the walk needs this price, whatever the gateway asks',
  'a visit is on a later day than its order',
  'the tests bring no order there from another device',
]

/** Results that no walk gets from the gateway as they are, and why: their answers are changed or stubbed. */
export const stubbedResults: Readonly<Record<string, string>> = {
  'third-party, priceAgain: same price': PRICE,
  'third-party, priceAgain: another price': PRICE,
  'third-party, priceAgain: gone': PRICE,
  'third-party, priceAgain: same price, a small credit': PRICE,
  'third-party, priceAgain: same price, not registered for instalments': PRICE,
  'third-party, readInvoice: another price': PRICE,
  'third-party, acceptPriceChange: done': PRICE,
  'third-party, listUpsells: none': 'an offer that announces an alternative has one',
  'third-party, readOrder: paid': ELSEWHERE,
  'car-body, listInspectionPlaces: two possible': ELSEWHERE,
  'car-body, readOrder: paid, another visit to ask for': ANOTHER_DAY,
  'car-body, readOrder: paid, another visit to choose': ANOTHER_DAY,
  'car-body, readOrder: paid, on the day of the visit': ANOTHER_DAY,
  'car-body, saveInspectionTime: done': ELSEWHERE,
  'car-body, startVisit: done': ANOTHER_DAY,
}

/** The wait for a slot asks the gateway for nothing. */
const isResult = ({ event: { type } }: EventCase): boolean =>
  type.startsWith('xstate.done.') && !endsWaitForSlot(type)

const perResult: ItemsOf = ({ by }) => (isResult(by) ? [`result ${by.name}`] : [])

const longWalks = once(() => walksTogether(journeysWithResults, () => perResult, 'same guards'))

/**
 * Returns few, long walks that do every result of a journey's calls once; shared ones in the first journey.
 */
export const resultWalks = (chart: JourneyId): readonly Walk[] =>
  walksAlong(chart, longWalks().get(chart) ?? [])

/**
 * Answers that a journey was left with are the stubs' own: a way that begins with them counts as this much
 * longer.
 */
const SAVED_ANSWERS = 1000

const lengthOf = (chart: JourneyId, way: readonly Edge[]): number => {
  const input = way[0]?.from.by.event['input']
  if (!isJourneyInput(input)) throw new Error(`A way through ${chart} begins no journey`)
  const { requested: _, flags: __, ...answers } = input.saved
  return way.length + (Object.keys(answers).length > 0 ? SAVED_ANSWERS : 0)
}

/** Ways from other starts than the nearest are tried if they are at most this long. */
const SHORT = 5

/**
 * Returns the shortest walks to each result of a journey's calls, by the result's name: from the nearest
 * start, and from others as far as they are short.
 */
export const shortestResultWalks = (chart: JourneyId): ReadonlyMap<string, readonly Walk[]> => {
  const { edges } = explorationOf(journeyTestModels[chart]).exploration
  const wayTo = waysIn(edges)
  const ways = new Map<string, Map<EventCase, readonly Edge[]>>()
  for (const edge of edges.filter(({ by }) => isResult(by))) {
    const way = wayTo(edge)
    const start = way[0]?.from.by
    const ofResult = ways.get(edge.by.name) ?? new Map<EventCase, readonly Edge[]>()
    const known = start && ofResult.get(start)
    if (start && (known === undefined || way.length < known.length)) ofResult.set(start, way)
    ways.set(edge.by.name, ofResult)
  }
  const walksTo = (result: string, byStart: ReadonlyMap<EventCase, readonly Edge[]>): readonly Walk[] =>
    [...byStart]
      .toSorted(([, one], [, other]) => lengthOf(chart, one) - lengthOf(chart, other))
      .filter(([, way], place) => place === 0 || way.length <= SHORT)
      .map(([start, way]) =>
        walkOf(
          chart,
          start,
          way.map(({ by }) => by),
          `to ${result}`,
        ),
      )
  return new Map([...ways].map(([result, byStart]) => [result, walksTo(result, byStart)]))
}
