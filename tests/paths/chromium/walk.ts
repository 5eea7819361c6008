/**
 * Walks one path on the page: user events, answers, addresses, delays. After each step the page has to show
 * the state.
 */
import type { Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
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
import { consoleErrorOf, interceptRequests, type InterceptedRequest } from './request-interceptor.ts'
import { type Deviation, failureTextOf } from './annotations.ts'
import { expectState } from './expect-page.ts'
import {
  nextSnapshot,
  openingSnapshot,
  contextOf,
  deepestStateOf,
  expectedStates,
  stateValueText,
} from '../walk/expected-state.ts'
import { timeOf } from './time.ts'
import { hrefTo } from '../walk/addresses.ts'
import { callEndedBy, endCall, type WalkedPage } from '../walk/end-call.ts'
import type { Scenario } from '../walk/scenario.ts'
import { changeSession, openAt } from './open-at.ts'

const bankButtons = { paid: 'پرداخت', cancelled: 'انصراف از پرداخت' } as const

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

  const walked: WalkedPage<InterceptedRequest> = {
    requests: interceptor,
    expectFailure: (held, why) => browserErrors.expect(consoleErrorOf(held, why)),
    decideAtBank: async (decision) => {
      const bank = page.context().pages().at(-1)
      if (bank !== undefined && bank !== page)
        await bank.getByRole('button', { name: bankButtons[decision], exact: true }).click()
    },
    signInAgain: () => changeSession(page, scenario.session),
  }

  /** Performs a step. Returns the events that the chart received. */
  const act = async (step: WalkStep, place: number): Promise<readonly AnyEventObject[]> => {
    const { event, name } = step
    const ahead = steps.slice(place + 1)
    if (callEndedBy(step) !== null)
      return [await endCall({ chart, at, step, ahead, states: states.slice(place + 1) }, scenario, walked)]
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
