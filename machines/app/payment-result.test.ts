import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/index.ts'
import { failure, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { paymentResult } from './payment-result.ts'

type Answer = AnswerOf<'readPaymentResult'>
const result = (state: Answer['state']): Answer => ({
  trackingCode,
  type: 'thirdparty',
  renews: null,
  state,
  amount: 5_702_400,
  companyCode: 'damavand',
  companyFa: 'بیمهٔ دماوند',
  vehicleTitle: 'پژو ۲۰۷',
  orderNumber: state === 'paid' ? '140408240001' : null,
  paidOn: null,
  bankReference: null,
  awaited: [],
  documentsUntil: null,
  detailsUntil: null,
  receipt: null,
})

const ask = (...outcomes: (() => Promise<Answer>)[]) => {
  const clock = new SimulatedClock()
  const left: string[] = []
  const logic = paymentResult.provide({
    actors: {
      'read the payment result': fromPromise(() =>
        (outcomes.shift() ?? (() => Promise.resolve(result('paid'))))(),
      ),
    },
    actions: {
      'go back to the invoice': () => void left.push('invoice'),
      'go home': () => void left.push('home'),
      'go to the details': () => void left.push('details'),
    },
  })
  const actor = createActor(logic, { input: { trackingCode }, clock })
  actor.start()
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value)
  return { actor, clock, left, until }
}

describe('the result of a payment', () => {
  it('is a receipt only when the gateway says that it is paid', async () => {
    const { until } = ask(() => Promise.resolve(result('paid')))
    expect((await until('paid')).context.result?.orderNumber).toBe('140408240001')
  })
  it('gets its labels in another language, and nothing else of the new answer', async () => {
    const { actor, until } = ask(() => Promise.resolve(result('paid')))
    actor.send({ type: 'labels.relocalised', result: result('paid') })
    expect(actor.getSnapshot().context.result).toBeNull()
    await until('paid')
    actor.send({
      type: 'labels.relocalised',
      result: { ...result('open'), companyFa: 'Damavand Insurance', vehicleTitle: 'Peugeot 207', amount: 1 },
    })
    expect(actor.getSnapshot().context.result).toEqual({
      ...result('paid'),
      companyFa: 'Damavand Insurance',
      vehicleTitle: 'Peugeot 207',
    })
    expect(actor.getSnapshot().value).toBe('paid')
  })
  it('leads to the details if it was paid before they were entered', async () => {
    const { actor, left, until } = ask(() =>
      Promise.resolve({ ...result('paid'), detailsUntil: '1404-08-27' }),
    )
    await until('paid')
    actor.send({ type: 'details.chosen' })
    expect(left).toEqual(['details'])
  })
  it.each(['cancelled', 'timed-out', 'refused', 'none'] as const)(
    'leads back to the invoice if it ended with «%s»',
    async (state) => {
      const { actor, left, until } = ask(() => Promise.resolve(result(state)))
      await until('unpaid')
      actor.send({ type: 'continue' })
      expect(left).toEqual(['invoice'])
    },
  )
  it('asks again after a moment while the bank has not answered', async () => {
    const { clock, until } = ask(
      () => Promise.resolve(result('open')),
      () => Promise.resolve(result('paid')),
    )
    await until('open')
    clock.increment(3_000)
    await until('paid')
  })
  it('offers a retry when the gateway cannot be reached', async () => {
    const { actor, until } = ask(() => Promise.reject(failure('unreachable')))
    await until('failed')
    actor.send({ type: 'retry' })
    await until('paid')
  })
  it('shows the same for an unknown tracking code and another user’s', async () => {
    await ask(() => Promise.reject(failure('refused', 4040))).until('unknown')
  })
})
