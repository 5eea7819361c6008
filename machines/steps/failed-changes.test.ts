import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { errors } from '#contract/errors.ts'
import { failure, invoice } from '#explorer/stubs/gateway-answers.ts'
import { complete, opened } from '#tests/samples/complete-order.ts'
import { motorcycle } from '../motorcycle.ts'
import { thirdParty } from '../third-party.ts'

const go = { type: 'continue' } as const
const broken = failure('broken')

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const nameOf = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : String(action)

describe('a failed change', () => {
  it.each([
    ['third-party', thirdParty],
    ['motorcycle', motorcycle],
  ] as const)('has a toast only where the step is left, in %s', (_, chart) => {
    const twice = nodesOf(chart.root).flatMap((node) =>
      [...node.transitions.values()].flat().flatMap(({ actions }) => {
        const names = new Set(actions.map(nameOf))
        const isSaidTwice = ['store the failure', 'show the failure'].every((name) => names.has(name))
        return isSaidTwice && !names.has('clear the failure') ? [node.id] : []
      }),
    )
    expect(twice).toEqual([])
  })

  it('is shown by the form, without a toast', async () => {
    const walk = await opened(complete, '#holder')
    walk.fail('save the policy holder', broken)
    await walk.press({ type: 'holder.changed', change: { firstName: 'مریم' } }, go)
    expect(walk.value()).toEqual({ holder: { answering: 'pristine' } })
    expect(walk.context().failure).toEqual(broken)
    expect(walk.emitted).toEqual([])
  })

  it('stays visible after order and invoice were loaded again', async () => {
    const walk = await opened(complete, '#payment')
    walk.fail('change the payment type', broken)
    await walk.press(
      { type: 'payment-type-sheet.opened' },
      { type: 'payment-type.chosen', paymentType: 'installment' },
      go,
    )
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    expect(walk.context().failure).toEqual(broken)
    expect(walk.emitted).toEqual([])
  })

  it('is shown beside a discount code that could not be removed', async () => {
    const walk = await opened(complete, '#holder')
    walk.answer('read the invoice', { ...invoice, discountCode: 'SEPAR30' })
    await walk.press({ type: 'xstate.route', to: '#payment' })
    walk.fail('remove the discount code', broken)
    await walk.press({ type: 'discount.removed' })
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    expect(walk.context().failure).toEqual(broken)
    expect(walk.emitted).toEqual([])
  })

  it('is shown if the discount code has become invalid on the way to the bank', async () => {
    const walk = await opened(complete, '#payment')
    const expired = failure('refused', errors.discountExpired.code)
    walk.fail('start the payment', expired)
    await walk.press(go)
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    expect(walk.context().failure).toEqual(expired)
    expect(walk.emitted).toEqual([])
  })

  it('is hidden once the bank’s page is open', async () => {
    const walk = await opened(complete, '#payment')
    walk.fail('start the payment', broken)
    await walk.press(go)
    expect(walk.context().failure).toEqual(broken)
    walk.hold('watch the payment')
    await walk.press(go, { type: 'back' })
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    expect(walk.context().failure).toBeNull()
  })

  it.each([
    ['address', 'save the policy address', { type: 'continue' }],
    ['delivery', 'save the delivery address', { type: 'delivery.changed', change: { paper: false } }],
    ['documents', 'submit the documents', { type: 'documents-later.changed', later: true }],
    ['payment', 'start the payment', { type: 'continue' }],
  ] as const)('is not said by the step before %s', async (step, call, press) => {
    const walk = await opened(complete, `#${step}`)
    walk.fail(call, broken, broken)
    await walk.press(press, go)
    expect(walk.context().failure).toEqual(broken)
    await walk.press({ type: 'back' })
    expect(walk.context().failure).toBeNull()
  })
})
