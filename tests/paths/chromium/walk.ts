/**
 * Walks one path on the page: user events, answers, addresses, delays. After each step the page has to show
 * the state.
 */
import type { Page } from '@playwright/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { delayOf } from '#explorer/manual-clock.ts'
import { journeyTestModels } from '#explorer/journey/test-models.ts'
import type { BrowserErrors } from '#tests/browser/browser-errors.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { driverOf, viewOf } from '#tests/journeys/steps/tables.ts'
import { operationsOf, stubbedCallsOf } from '#explorer/stubs/products.ts'
import { realEventsOf } from '../walk/real-events.ts'
import { exposeChart } from './expect-chart.ts'
import type { Walk, WalkStep } from '../walk/walks.ts'
import { handleOtherRequests } from './external-requests.ts'
import { consoleErrorOf, interceptRequests } from './request-interceptor.ts'
import { decidingOperations, outputOf } from '../walk/call-outputs.ts'
import { type Deviation, failureTextOf } from './annotations.ts'
import { type Ending, fail, outcomeIn, prepare, succeed } from './replies.ts'
import { expectState } from './expect-page.ts'
import {
  nextSnapshot,
  openingSnapshot,
  followsPath,
  contextOf,
  deepestStateOf,
  expectedStates,
  stateValueText,
} from '../walk/expected-state.ts'
import { priceBefore, withOffersFor, withPriceFor } from '../walk/adjusted-prices.ts'
import { timeOf } from './time.ts'
import { advanceOrderTo, fillAddressBook, lookUpPlate } from './other-device.ts'
import { hrefTo } from '../walk/addresses.ts'
import { pageDataFrom } from '../walk/page-data.ts'
import { changeSession, openAt, type Scenario } from './scenario.ts'

const ENDING = /^xstate\.(done|error)\.actor\.(.+)$/

const operationsOfAll = (journey: JourneyId): ReadonlySet<string> =>
  new Set(Object.keys(stubbedCallsOf(journey)).flatMap((call) => operationsOf(call, journey)))

/** Walks a path. Reports a deviation to `tell` before it throws. */
export const walkPath = async (
  page: Page,
  browserErrors: BrowserErrors,
  scenario: Scenario,
  walk: Walk,
  tell: (deviation: Deviation) => void,
): Promise<void> => {
  const { chart, steps } = walk
  const states = expectedStates(chart, walk.start.input, steps)
  let at = openingSnapshot(chart, { ...walk.start.input, trackingCode: scenario.trackingCode })
  let isOpened = false
  const interceptor = await interceptRequests(page, operationsOfAll(chart), handleOtherRequests(scenario))
  const time = await timeOf(page)
  await exposeChart(page, chart)

  /** Ends a call with the path's outcome. Returns the event that the chart received. */
  const end = async ({ event, name }: WalkStep, place: number): Promise<AnyEventObject> => {
    const [, way, call = ''] = ENDING.exec(event.type) ?? []
    const outcome = outcomeIn(call, name, chart)
    const deciding = decidingOperations(call)
    const [rest, restStates] = [steps.slice(place + 1), states.slice(place + 2)]
    const stopPreparing = interceptor.answer(
      operationsOf(call, chart).filter((operation) => !deciding.includes(operation)),
      async (intercepted) =>
        void Object.assign(
          scenario,
          pageDataFrom(intercepted.operation, await prepare(intercepted, call, scenario)),
        ),
    )
    const intercepted = await interceptor.take(deciding, `«${deepestStateOf(at)}» waits for «${call}»`)
    const expectConsoleError: Ending['expectConsoleError'] = (refused, why) =>
      browserErrors.expect(consoleErrorOf(refused, why))
    const expected = states[place + 1]
    const judge = (body: unknown, isStubbed: boolean): { output: unknown } | null => {
      const output = outputOf(call, intercepted.operation, body, contextOf(at))
      const next = nextSnapshot(at, [{ ...event, output }])
      const given = pageDataFrom(intercepted.operation, body)
      const actually = (step: WalkStep, ahead: readonly WalkStep[], there: AnyMachineSnapshot) =>
        realEventsOf({
          step,
          ahead,
          place: deepestStateOf(there),
          context: contextOf(there),
          data: { ...scenario, ...given },
        })
      const isThere = expected !== undefined && stateValueText(next) === stateValueText(expected)
      if (
        output !== undefined &&
        (!isThere || (!isStubbed && !followsPath(next, rest, restStates, actually)))
      )
        return null
      Object.assign(scenario, given)
      return { output }
    }
    const ending: Ending = {
      call,
      outcome,
      judge,
      shape: (body) =>
        withOffersFor(
          call === 'priceAgain'
            ? withPriceFor(
                body,
                expected ? priceBefore(deepestStateOf(expected), outcome) : outcome,
                contextOf(at),
              )
            : body,
          rest,
          states.slice(place + 1),
        ),
      expectConsoleError,
    }
    try {
      if (way === 'done') {
        await beforehand(call, outcome)
        return { ...event, output: await succeed(intercepted, ending, scenario) }
      }
      await fail(intercepted, ending, scenario)
      // The app registers an unknown guest again and repeats the request.
      if (outcome === 'session ended' && new URL(intercepted.request.url()).searchParams.has('uuid'))
        await fail(await interceptor.take(deciding, `«${call}» asked again as a new guest`), ending, scenario)
      // The app drops a refused session although no state waits for experiments: the customer signs in again
      // in another tab.
      if (call === 'listExperiments' && outcome === 'session ended' && contextOf(at).signedIn)
        await changeSession(page, scenario.session)
      return event
    } finally {
      stopPreparing()
    }
  }

  /** Has the customer do on another device what makes the gateway answer with this outcome. */
  const beforehand = async (call: string, outcome: string): Promise<void> => {
    const { device, trackingCode, isStubbed } = scenario
    if (device !== null && call === 'listMyPlates') await lookUpPlate(device)
    if (isStubbed || device === null || trackingCode === null) return
    if (call === 'readOrder' || call === 'readAnswers' || call === 'readInspection')
      await advanceOrderTo(device, trackingCode, outcome).catch(() => undefined)
    if (call === 'listAddresses' || call === 'listInspectionPlaces')
      await fillAddressBook(device, trackingCode, outcome)
    if (call === 'watchPayment') {
      const bank = page.context().pages().at(-1)
      if (bank !== undefined && bank !== page)
        await bank
          .getByRole('button', { name: outcome === 'paid' ? 'پرداخت' : 'انصراف از پرداخت', exact: true })
          .click()
    }
  }

  /** Performs a step. Returns the events that the chart received. */
  const act = async (step: WalkStep, place: number): Promise<readonly AnyEventObject[]> => {
    const { event, name } = step
    if (ENDING.test(event.type)) return [await end(step, place)]
    if (event.type.startsWith('xstate.after.')) {
      await time.pass(delayOf(journeyTestModels[chart].chart, event.type, at))
      return [event]
    }
    // The app sends this event itself when loading ends; before, nothing has a label.
    // tests/journeys/languages.spec.ts changes the language midway.
    if (event.type === 'labels.relocalised') return [{ ...event, configuration: contextOf(at).configuration }]
    if (event.type === 'session.changed') {
      await changeSession(page, event['signedIn'] === true ? scenario.session : null)
      return [event]
    }
    if (event.type === 'xstate.route') {
      await page.evaluate(
        (href) => history.pushState(null, '', href),
        hrefTo(String(event['to']), contextOf(at), {}, chart),
      )
      return [event]
    }
    const state = deepestStateOf(at)
    const ahead = steps.slice(place + 1)
    const gesture = driverOf(state, event.type, chart)
    if (gesture === null) throw new Error(`«${state}» has no gesture for «${event.type}»`)
    const events = realEventsOf({ step, ahead, place: state, context: contextOf(at), data: scenario })
    if (event.type.startsWith('upload.'))
      Object.assign(scenario, { holdsUploads: event.type === 'upload.begun', images: [] })
    await gesture(page, {
      event: events[0] ?? event,
      name,
      state,
      view: viewOf(state, chart, scenario.product),
      context: contextOf(at),
      ahead,
    })
    const images = await Promise.all(scenario.images)
    return events.map((each, index) =>
      each.type === 'upload.changed' ? { ...each, imageId: images[index] } : each,
    )
  }

  const go = async (place: number, step: WalkStep): Promise<void> => {
    const expected = states[place + 1]
    const before = deepestStateOf(at)
    if (expected !== undefined) await time.before(expected)
    at = nextSnapshot(at, await act(step, place))
    await time.in(at)
    if (expected === undefined || stateValueText(expected) !== stateValueText(at))
      throw new Error(`«${step.name}» leads to ${stateValueText(at)} here`)
    await expectState(page, at, time, { isOpened, isEntered: before !== deepestStateOf(at) })
    isOpened ||= !at.matches('opening')
  }

  try {
    await openAt(page, walk, scenario)
    for (const [place, step] of steps.entries()) {
      await go(place, step).catch((error: unknown) => {
        const target = states[place + 1]
        tell({
          step: place + 1,
          by: step.name,
          expected: target ? deepestStateOf(target) : '',
          found: failureTextOf(error),
        })
        throw error
      })
    }
  } finally {
    await interceptor.cut()
  }
}
