// @vitest-environment jsdom
import { forgetHeld, reply } from './held-gateway.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, SimulatedClock } from 'xstate'
import { keepSession } from '#adapters/session.ts'
import { paymentResult } from '#machines/app/payment-result.ts'
import type { NamedPath } from '#machines/paths/catalogue.ts'
import type { Happening } from '#machines/paths/explore.ts'
import { paymentResultAnswers, paymentResultWalk } from '#machines/paths/payment-result.ts'
import { delayOf } from '#machines/paths/clock.ts'
import { walked } from '#machines/paths/walked.ts'
import { trackingCode } from '#machines/testing/answers-of-the-gateway.ts'
import { paymentResultShown } from '#tests/journeys/steps/payment-result.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { standOn } from '../../../src/app/ground.ts'
import PaymentResultView from '../../../src/app/payment-result/PaymentResultView.tsx'
import { showPaymentResult, shownPaymentResult } from '../../../src/app/payment-result/show-payment-result.ts'
import { restingIn, restingStates } from '../resting.ts'
import { type PathResult, writeResults } from '../results.ts'
import { replyNamed, type SmallCall } from '../small-replies.ts'
import { settled } from './journey-page.tsx'
import { memoryOf, pageFaults } from './page-faults.ts'

vi.mock('../../../src/app/journeys/open-journey.ts', () => import('./drawn-journey.ts'))
vi.mock('../../../src/app/words.ts', () => ({ wordsOf: () => Promise.resolve() }))

const HOUR = 3_600_000
const { paths } = walked(paymentResultWalk)
const results: PathResult[] = []

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  keepSession({
    token: 'token',
    expiresAt: new Date(Date.now() + HOUR).toISOString(),
    userId: 'user',
    guest: null,
  })
})
afterAll(() => {
  vi.useRealTimers()
  writeResults('screens', 'payment-result', results)
})

const asking: SmallCall = { operation: 'readPaymentResult', answers: paymentResultAnswers }

const openResult = async () => {
  forgetHeld()
  speakPersian()
  keepSession({
    token: 'token',
    expiresAt: new Date(Date.now() + HOUR).toISOString(),
    userId: 'user',
    guest: null,
  })
  const clock = new SimulatedClock()
  const nothing = () => undefined
  const left: string[] = []
  standOn({
    clock,
    look: nothing,
    leaveForSignIn: () => void left.push('sign-in'),
    openBank: nothing,
    showBank: nothing,
    closeBank: nothing,
  })
  const history = createMemoryHistory({ initialEntries: [`/payment-result/${trackingCode}`] })
  const here = history.location.pathname
  const drawn = render(<PaymentResultView />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  await settled(() => showPaymentResult(trackingCode, history))
  return {
    hasLeft: () => left.length > 0 || history.location.pathname !== here,
    happen: ({ name, event }: Happening) =>
      settled(() => {
        const running: AnyActorRef | null = shownPaymentResult()
        if (event.type.startsWith('xstate.after.'))
          clock.increment(delayOf(paymentResult, event.type, running?.getSnapshot()))
        else if (event.type.startsWith('xstate.')) reply([asking.operation], () => replyNamed(asking, name))
        else running?.send(event)
      }),
    close: async () => {
      await settled(() => history.push('/'))
      drawn.unmount()
    },
  }
}

type ResultPage = Awaited<ReturnType<typeof openResult>>

/** What is wrong after a step, in sentences. Whatever leads to another page ends this one. */
const faultsAfter = (after: AnyMachineSnapshot, page: ResultPage): readonly string[] => {
  const now = shownPaymentResult()?.getSnapshot()
  if (now === undefined) return page.hasLeft() ? [] : ['the page is gone']
  return memoryOf(now) === memoryOf(after)
    ? pageFaults(after, paymentResultShown[restingIn(after)] ?? null, null)
    : [`${memoryOf(now)} instead of ${memoryOf(after)}`]
}

const replayed = async ({ name, path }: NamedPath, page: ResultPage): Promise<PathResult> => {
  for (const [step, { by, after }] of [{ by: path.beginning, after: path.begins }, ...path.steps].entries()) {
    if (step > 0) await page.happen(by)
    const faults = faultsAfter(after, page)
    if (faults.length > 0)
      return {
        path: name,
        passed: false,
        step,
        by: by.name,
        expected: `the page of «${restingIn(after)}»`,
        found: faults.join('; '),
      }
  }
  return { path: name, passed: true }
}

describe('the page of a payment’s end', () => {
  it('is told for every state that rests, and for no other', () => {
    expect(Object.keys(paymentResultShown).toSorted()).toEqual(restingStates(paths).toSorted())
  })
  it.each(paths.map((named) => [named.name, named] as const))(
    'shows heading, one primary action and errors: %s',
    async (_, named) => {
      const page = await openResult()
      onTestFinished(page.close)
      const result = await replayed(named, page)
      results.push(result)
      expect(result).toEqual({ path: named.name, passed: true })
    },
  )
})
