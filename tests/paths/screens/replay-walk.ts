/**
 * Replays a walk on the rendered screens: user events through the page, calls with the answers of the
 * explorer's stubs or of a running gateway. After each step the chart, the address and the page have to be
 * what the pure machine and the step tables say.
 */
import type { Page } from '@playwright/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { AddressCodes } from '#machines/journeys.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { renewableTrackingCode } from '#explorer/stubs/renewal-answers.ts'
import { pathOf } from '#machines/path-of.ts'
import { driverOf, viewOf } from '#tests/journeys/steps/tables.ts'
import { leafStateOf } from '../leaf-states.ts'
import type { PathResult } from '../results.ts'
import { hrefTo } from '../walk/addresses.ts'
import { endsWaitForSlot, isBrowserOnly } from '../walk/browser-only.ts'
import { callEndedBy } from '../walk/end-call.ts'
import {
  contextOf,
  deepestStateOf,
  expectedStates,
  nextSnapshot,
  openingSnapshot,
  stateValueText,
} from '../walk/expected-state.ts'
import { realEventsOf } from '../walk/real-events.ts'
import type { Walk, WalkStep } from '../walk/walks.ts'
import { closeByBack } from './browser-back.ts'
import { domPage } from './dom-page.ts'
import { type JourneyPage, renderJourneyPage } from './journey-page.tsx'
import { chartDifferences, pageMismatches } from './page-mismatches.ts'
import { settle, settleUntil } from './settle.ts'
import { stubbedAnswers } from './stubbed-answers.ts'

/** An address has its code, also where the journey knows none yet. */
const codesFor = (known: JourneyContext): AddressCodes => ({
  trackingCode: known.trackingCode ?? trackingCode,
  renewableTrackingCode: known.renewableTrackingCode ?? renewableTrackingCode,
})

const addressMismatches = async (at: AnyMachineSnapshot, page: JourneyPage): Promise<readonly string[]> => {
  const address = pathOf(at, contextOf(at))
  if (address === null) return []
  const expected = `${address.path}?step=${address.step ?? ''}`
  // The router needs a few turns to follow a chart that redirects, and waits for the entry of a closed sheet.
  await settleUntil(() => page.address() === expected)
  return page.address() === expected ? [] : [`the address is ${page.address()}, not ${expected}`]
}

/** Replays a walk, with the stubs' answers unless another gateway is given. Wants fake timers. */
export const replayWalk = async (walk: Walk, gateway = stubbedAnswers(walk)): Promise<PathResult> => {
  const { chart, name, start, steps } = walk
  const { data, input, signIn } = gateway
  const states = expectedStates(chart, start.input, steps)
  const dom: Page = domPage()
  const page = await renderJourneyPage(input, { journey: chart, ...(signIn ? { signIn } : {}) })
  let at = openingSnapshot(chart, input)

  /** Performs a step; returns the events that the chart then received. */
  const perform = async (step: WalkStep, index: number): Promise<readonly AnyEventObject[]> => {
    const { event } = step
    if (event.type === 'xstate.route') {
      await page.visit(hrefTo(String(event['to']), codesFor(contextOf(at)), {}, chart))
      return [event]
    }
    const place = { chart, at, step, ahead: steps.slice(index + 1), states: states.slice(index + 1) }
    if (isBrowserOnly(event.type) || endsWaitForSlot(event.type)) {
      const events = await gateway.browserEvents(place)
      for (const each of events) await page.perform({ ...step, event: each })
      return events
    }
    if (callEndedBy(step) !== null) return [await gateway.endCall(page, place)]
    if (event.type === 'sheet.closed') {
      await closeByBack()
      return [event]
    }
    const { ahead } = place
    const [state, context] = [deepestStateOf(at), contextOf(at)]
    const { product } = context.quote
    const drive = driverOf(state, event.type, chart)
    if (drive === null) throw new Error(`no driver for «${event.type}» in «${state}»`)
    const events = realEventsOf({ step, ahead, place: state, context, data })
    await drive(dom, {
      event: events.find(({ type }) => type === event.type) ?? event,
      name: step.name,
      state,
      view: viewOf(state, chart, product),
      context,
      ahead,
    })
    await settle()
    return events
  }

  const mismatchesAfter = async (step: WalkStep, index: number): Promise<readonly string[]> => {
    const [before, expected] = [at, states[index + 1]]
    at = nextSnapshot(at, await perform(step, index))
    if (expected === undefined || stateValueText(expected) !== stateValueText(at))
      return [`the machine is in ${stateValueText(at)} here`]
    const differences = chartDifferences(at, page.snapshot())
    if (differences.length > 0) return differences
    const view =
      at.status === 'active'
        ? pageMismatches(at, viewOf(leafStateOf(at), chart, contextOf(at).quote.product), before)
        : []
    return [...(await addressMismatches(at, page)), ...view]
  }

  try {
    for (const [index, step] of steps.entries()) {
      const found = await mismatchesAfter(step, index).catch((error: unknown) => [String(error)])
      const expected = states[index + 1]
      if (found.length > 0)
        return {
          path: name,
          passed: false,
          step: index + 1,
          by: step.name,
          expected: expected ? deepestStateOf(expected) : '',
          found: found.join('; '),
        }
    }
    return { path: name, passed: true }
  } finally {
    page.close()
  }
}
