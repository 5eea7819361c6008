import { object, parse, string } from 'valibot'
import { expect, it } from 'vitest'
import { order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { walkThirdParty } from '#tests/samples/walk.ts'

const Box = object({ context: object({ keyPrefix: string() }) })

it('boxes that are opened again use new idempotency keys, because the gateway refuses another file under an old key', async () => {
  const walk = walkThirdParty({ trackingCode })
  const given = { submitted: true, later: false }
  walk.answer('read the order', {
    ...order,
    stage: 6,
    paymentType: 'installment',
    documents: given,
    cheques: { ...given, active: true },
  })
  const openCheques = async (): Promise<string> => {
    await walk.press({ type: 'answer-change.chosen', answer: 'cheques' })
    const box: unknown = walk.actor.getSnapshot().children['upload-cheque-1']?.getSnapshot()
    return parse(Box, box).context.keyPrefix
  }
  await walk.press({ type: 'xstate.route', to: '#payment' })
  const first = await openCheques()
  await walk.press({ type: 'back' })
  expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
  expect(await openCheques()).not.toBe(first)
})
