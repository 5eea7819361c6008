// @vitest-environment jsdom
import { clearPending, replyToPending } from './stubbed-gateway.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, SimulatedClock } from 'xstate'
import { storeSession } from '#adapters/session.ts'
import { paymentResult } from '#machines/app/payment-result.ts'
import type { NamedPath } from '#explorer/catalogue.ts'
import type { EventCase } from '#explorer/exploration.ts'
import { paymentResultAnswers, paymentResultTestModel } from '#explorer/app/payment-result.ts'
import { delayOf } from '#explorer/manual-clock.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { paymentResultViews } from '#tests/journeys/steps/payment-result.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { setRuntime } from '../../../src/app/runtime.ts'
import PaymentResultView from '../../../src/app/payment-result/PaymentResultView.tsx'
import {
  showPaymentResult,
  displayedPaymentResult,
} from '../../../src/app/payment-result/show-payment-result.ts'
import { leafStateOf, leafStatesOf } from '../leaf-states.ts'
import { type PathResult, writeResults } from '../results.ts'
import { stubbedReply, type StubbedCall } from '../stubbed-replies.ts'
import { settle } from './settle.ts'
import { snapshotText, pageMismatches } from './page-mismatches.ts'

vi.mock('../../../src/app/journeys/journey-registry.ts', () => import('./rendered-journey.ts'))
vi.mock('../../../src/app/messages.ts', () => ({ loadMessages: () => Promise.resolve() }))
afterAll(() => {
  vi.doUnmock('../../../src/app/journeys/journey-registry.ts')
  vi.doUnmock('../../../src/app/messages.ts')
})

const HOUR = 3_600_000
const { paths } = explorationOf(paymentResultTestModel)
const results: PathResult[] = []

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  storeSession({
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

const asking: StubbedCall = { operation: 'readPaymentResult', answers: paymentResultAnswers }

const openResult = async () => {
  clearPending()
  speakPersian()
  storeSession({
    token: 'token',
    expiresAt: new Date(Date.now() + HOUR).toISOString(),
    userId: 'user',
    guest: null,
  })
  const clock = new SimulatedClock()
  const nothing = () => undefined
  const left: string[] = []
  setRuntime({
    clock,
    inspect: nothing,
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
  await settle(() => showPaymentResult(trackingCode, history))
  return {
    hasLeft: () => left.length > 0 || history.location.pathname !== here,
    happen: ({ name, event }: EventCase) =>
      settle(() => {
        const running: AnyActorRef | null = displayedPaymentResult()
        if (event.type.startsWith('xstate.after.'))
          clock.increment(delayOf(paymentResult, event.type, running?.getSnapshot()))
        else if (event.type.startsWith('xstate.'))
          replyToPending([asking.operation], () => stubbedReply(asking, name))
        else running?.send(event)
      }),
    close: async () => {
      await settle(() => history.push('/'))
      drawn.unmount()
    },
  }
}

type ResultPage = Awaited<ReturnType<typeof openResult>>

/** Describes mismatches after a step. An event that leads to another page ends this one. */
const faultsAfter = (after: AnyMachineSnapshot, page: ResultPage): readonly string[] => {
  const now = displayedPaymentResult()?.getSnapshot()
  if (now === undefined) return page.hasLeft() ? [] : ['the page is gone']
  return snapshotText(now) === snapshotText(after)
    ? pageMismatches(after, paymentResultViews[leafStateOf(after)] ?? null, null)
    : [`${snapshotText(now)} instead of ${snapshotText(after)}`]
}

const replayed = async ({ name, path }: NamedPath, page: ResultPage): Promise<PathResult> => {
  for (const [step, { by, after }] of [
    { by: path.start, after: path.startSnapshot },
    ...path.steps,
  ].entries()) {
    if (step > 0) await page.happen(by)
    const faults = faultsAfter(after, page)
    if (faults.length > 0)
      return {
        path: name,
        passed: false,
        step,
        by: by.name,
        expected: `the page of «${leafStateOf(after)}»`,
        found: faults.join('; '),
      }
  }
  return { path: name, passed: true }
}

describe('the page of the payment result', () => {
  it('has a view for every state in which it stays, and for no other', () => {
    expect(Object.keys(paymentResultViews).toSorted()).toEqual(leafStatesOf(paths).toSorted())
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
