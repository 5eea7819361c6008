/**
 * An example of a suite over one of our charts: runs every path of the payment result against your own system
 * under test.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type AnyActor, createActor, fromPromise, SimulatedClock } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { paymentResult, type PaymentResultInput } from '#machines/app/payment-result.ts'
import { paymentResultTestModel } from './app/payment-result.ts'
import { type TestStep, testPathsOf } from './test-paths.ts'

describe.each(testPathsOf(paymentResultTestModel))('the payment result: $description', (path) => {
  it('is where the path is', async () => {
    const page = openPage()
    const call = 'actor.readPaymentResult'
    await path.test({
      states: { '*': ({ value }) => expect(page.state()).toBe(value) },
      events: {
        [`xstate.done.${call}`]: page.answer,
        [`xstate.error.${call}`]: page.fail,
        'xstate.after.payment poll interval.payment-result.open': page.wait,
        'xstate.after.issue poll interval.payment-result.paid': page.waitLong,
        continue: page.press,
        back: page.press,
        retry: page.press,
        'documents.chosen': page.press,
        'details.chosen': page.press,
        'labels.relocalised': page.press,
      },
    })
  })
})

type Answer = AnswerOf<'readPaymentResult'>

/**
 * The system under test. Here it is the running chart with a call that waits; it may as well be a page in a
 * browser.
 */
function openPage() {
  let resolve: (answer: Answer) => void = () => undefined
  let reject: (failure: unknown) => void = () => undefined
  const waiting = fromPromise<Answer, PaymentResultInput>(
    () =>
      new Promise((resolved, rejected) => {
        resolve = resolved
        reject = rejected
      }),
  )
  const clock = new SimulatedClock()
  const chart = paymentResult.provide({ actors: { 'read the payment result': waiting } })
  const actor: AnyActor = createActor(chart, { input: { trackingCode: '23456789ABCDEF' }, clock }).start()
  const after = (act: (step: TestStep) => void) => async (step: TestStep) => {
    act(step)
    await nextTurn()
  }
  return {
    state: () => actor.getSnapshot().value,
    answer: after(({ event }) => resolve(answerOf(event['output']))),
    fail: after(({ event }) => reject(event['error'])),
    wait: after(() => clock.increment(3_000)),
    waitLong: after(() => clock.increment(15_000)),
    press: after(({ event }) => actor.send(event)),
  }
}

/** The paths' answers are answers of the contract. */
function answerOf(answer: unknown): Answer
function answerOf(answer: unknown): unknown {
  return answer
}
