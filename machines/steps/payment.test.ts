import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { failure, invoice } from '#explorer/stubs/gateway-answers.ts'
import { at, complete, opened, trackingCode } from '#tests/samples/complete-order.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const

describe('checking the answers', () => {
  const checking = async () => opened(complete, '#payment')
  it.each([
    ['holder', 'personal-information'],
    ['address', 'address'],
    ['delivery', 'forwarding-details'],
    ['documents', 'upload-documents'],
  ] as const)('leads to «%s» and straight back', async (answer, step) => {
    const walk = await checking()
    await walk.press({ type: 'answer-change.chosen', answer })
    expect(walk.path()?.path).toBe(at(step))
    await walk.press(back)
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
  })
  it('leads to other offers and back to the same order, unless another is registered', async () => {
    const walk = await checking()
    await walk.press({ type: 'answer-change.chosen', answer: 'offer' })
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    await walk.press(back)
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
    expect(walk.context().changing).toBeNull()
  })
  it('comes back after the change is saved', async () => {
    const walk = await checking()
    await walk.press(
      { type: 'answer-change.chosen', answer: 'holder' },
      { type: 'holder.changed', change: { firstName: 'مریم' } },
      go,
    )
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
    expect(walk.callsOf('save the policy holder')).toHaveLength(1)
  })
  it('changes the payment type in place, and asks for missing cheques', async () => {
    const walk = await checking()
    await walk.press(
      { type: 'payment-type-sheet.opened' },
      { type: 'payment-type.chosen', paymentType: 'bnpl' },
    )
    expect(walk.context().paymentTypeDraft).toBe('cash')
    walk.answer('read the order', {
      ...complete,
      stage: 5,
      paymentType: 'installment',
      cheques: { active: true, submitted: false, later: false },
    })
    await walk.press({ type: 'payment-type.chosen', paymentType: 'installment' }, go)
    expect(walk.callsOf('change the payment type')).toMatchObject([{ body: { paymentType: 'installment' } }])
    await walk.press(go)
    expect(walk.path()?.path).toBe(at('upload-installment-documents'))
  })
  it.each([
    [2, 'personal-information'],
    [3, 'address'],
    [4, 'forwarding-details'],
    [5, 'upload-documents'],
  ] as const)('continues at the first incomplete step of an order at stage %i', async (stage, step) => {
    const walk = await checking()
    await walk.press({ type: 'answer-change.chosen', answer: 'delivery' })
    walk.answer('read the order', {
      ...complete,
      stage,
      documents: { submitted: false, later: false },
      cheques: { active: true, submitted: true, later: false },
    })
    await walk.press(back)
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
    await walk.press(go)
    expect(walk.path()?.path).toBe(at(step))
  })
  it('passes the invoice on the way to the bank, and returns from there', async () => {
    const walk = await checking()
    walk.hold('watch the payment')
    await walk.press(go)
    expect(walk.value()).toEqual({ payment: { invoice: 'atTheBank' } })
    expect(walk.path()).toEqual({ path: at('payment'), step: '2' })
    await walk.press(back)
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
  })
  it('opens the bank’s page again when its window was lost', async () => {
    const walk = await checking()
    walk.hold('watch the payment')
    await walk.press(go, { type: 'bank-page.reopened' })
    expect(walk.effects).toEqual(['open bank', 'show bank', 'open bank', 'show bank'])
    expect(walk.value()).toEqual({ payment: { invoice: 'atTheBank' } })
  })
  it('shows the same at the address of the invoice, and pays nothing before a press', async () => {
    const walk = await checking()
    await walk.press({ type: 'xstate.route', to: '#payment-invoice' })
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    expect(walk.effects).toEqual([])
  })
  it('still offers other insurers if the price cannot be loaded', async () => {
    const walk = await opened(complete, '#holder')
    walk.fail('read the invoice', failure('refused', errors.offerUnavailable.code))
    await walk.press({ type: 'xstate.route', to: '#payment' })
    expect(walk.value()).toEqual({ payment: 'invoiceFailed' })
    await walk.press({ type: 'answer-change.chosen', answer: 'offer' })
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
  })
})

describe('the invoice', () => {
  const dearer = { ...invoice, priceChange: { from: 5_702_400, to: 5_790_000, reason: 'lateness' as const } }
  const atInvoice = async (given: unknown, of: unknown = complete) => {
    const walk = await opened(of, '#holder')
    walk.answer('read the invoice', given)
    await walk.press({ type: 'xstate.route', to: '#payment' })
    return walk
  }
  it('shows a changed price before the payment, and continues when it is accepted', async () => {
    const walk = await atInvoice(dearer)
    expect(walk.value()).toEqual({ payment: { checking: 'decidingOnPrice' } })
    walk.answer('read the invoice', invoice)
    await walk.press(go)
    expect(walk.callsOf('accept the new price')).toMatchObject([
      { body: { trackingCode, amount: 5_790_000 } },
    ])
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'success', id: 'price-accepted' }])
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
  })
  it('asks again about a changed price before the payment, if its sheet was closed', async () => {
    const walk = await atInvoice(dearer)
    await walk.press(back)
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    await walk.press(go)
    expect(walk.value()).toEqual({ payment: { checking: 'decidingOnPrice' } })
    expect(walk.effects).toEqual([])
  })
  it('leads to other offers when a changed price is refused', async () => {
    const walk = await atInvoice(dearer)
    await walk.press({ type: 'price.refused' })
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context().quote.vehicle.carModel).toBe('peugeot-207-manual')
    await walk.press(back)
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
  })
  it('loads the price again and closes the bank’s window if the price changed at the last moment', async () => {
    const walk = await atInvoice(invoice)
    walk.fail('start the payment', failure('refused', errors.priceChanged.code))
    walk.answer('read the invoice', dearer)
    await walk.press(go)
    expect(walk.effects).toEqual(['open bank', 'close bank'])
    expect(walk.value()).toEqual({ payment: { checking: 'decidingOnPrice' } })
  })
  it('asks for the last check if the order needs one, and opens the bank afterwards', async () => {
    const walk = await atInvoice(invoice, { ...complete, showPaymentModal: true })
    await walk.press(go)
    expect(walk.value()).toEqual({ payment: { invoice: 'checkingLast' } })
    expect(walk.effects).toEqual([])
    await walk.press(go)
    expect(walk.value()).toBe('settled')
  })
})
