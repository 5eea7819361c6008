import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { failure, invoice, order } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const
const { trackingCode } = order
const at = (step: string) => `/third-party/${step}/${trackingCode}`
const person = {
  insuredType: 1,
  type: 'car_owner',
  firstName: 'سارا',
  lastName: 'رستگار',
  nationalCode: '0084575948',
  birthDate: '1369-02-12',
  cellNumber: '09123456789',
  email: null,
} as const
const policyInfo = {
  addressUid: '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11',
  province: '8',
  provinceFa: 'تهران',
  city: '1',
  cityFa: 'تهران',
  address: 'خیابان شریعتی کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1345678915',
}
const complete = {
  ...order,
  stage: 6 as const,
  policyHolder: person,
  policyInfo,
  documents: { submitted: false, later: true },
}

const opened = async (
  given: unknown,
  to: string,
  query: Record<string, string> = {},
  input: Parameters<typeof walkThirdParty>[0] = {},
) => {
  const walk = walkThirdParty({ trackingCode, ...input })
  walk.answer('read the order', given)
  await walk.press({ type: 'xstate.route', to, query })
  return walk
}

describe('an incomplete order', () => {
  it.each([2, 3, 4, 5] as const)(
    'at stage %i resumes at the holder step with everything filled in',
    async (stage) => {
      const walk = await opened({ ...complete, stage }, '#address', { incomplete: 'true' })
      expect(walk.path()?.path).toBe(at('personal-information'))
      expect(walk.context()).toMatchObject({
        holder: { firstName: 'سارا', birthDate: '1369-02-12' },
        quote: { vehicle: { carModel: 'peugeot-207-manual', carBrand: 'peugeot' } },
        addressUid: policyInfo.addressUid,
      })
      await walk.press(back)
      expect(walk.value()).toBe('left')
    },
  )

  it('at stage 6 resumes at the payment, from any step’s address', async () => {
    const walk = await opened(complete, '#holder', { incomplete: '1' })
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
    await walk.press(back)
    expect(walk.value()).toBe('left')
  })

  it('leads from its invoice’s address to the check of its answers on another device', async () => {
    const walk = await opened(complete, '#payment-invoice')
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
  })

  it('needs one press for each complete step', async () => {
    const walk = await opened({ ...complete, stage: 5 }, '#holder', { incomplete: 'true' })
    await walk.press(go)
    expect(walk.path()?.path).toBe(at('address'))
    await walk.press(go)
    expect(walk.path()?.path).toBe(at('forwarding-details'))
  })

  it('ignores an invalid flag', async () => {
    const walk = await opened(complete, '#address', { incomplete: 'perhaps' })
    expect(walk.path()?.path).toBe(at('address'))
  })
})

describe('cheques', () => {
  const paidByCheque = {
    ...complete,
    paymentType: 'installment' as const,
    cheques: { active: true, submitted: false, later: false },
  }
  const uploaded = (tag: string) => ({ type: 'upload.changed', tag, imageId: 'there' }) as const

  it('follow the documents, and one of them is enough to continue', async () => {
    const walk = await opened({ ...paidByCheque, stage: 5 }, '#documents')
    await legs.documents(walk)
    expect(walk.path()?.path).toBe(at('upload-installment-documents'))
    await walk.press(go)
    expect(walk.has('showingErrors')).toBe(true)
    await walk.press(uploaded('cheque-1'), go)
    expect(walk.callsOf('submit the cheques')).toMatchObject([{ body: { kind: 'cheques', later: true } }])
    expect(walk.path()?.path).toBe(at('payment'))
  })
  it('are skipped if the address says that they are complete', async () => {
    const walk = await opened({ ...paidByCheque, stage: 5 }, '#documents', { 'cheque-complete': 'true' })
    await legs.documents(walk)
    expect(walk.path()?.path).toBe(at('payment'))
  })
  it('are where the receipt’s link leads if only they were postponed', async () => {
    const walk = await opened(
      {
        ...paidByCheque,
        status: 'paid',
        editable: false,
        documents: { submitted: true, later: false },
        cheques: { active: true, submitted: false, later: true },
      },
      '#documents',
    )
    expect(walk.path()?.path).toBe(at('upload-installment-documents'))
  })
  it('from My Insurance must be complete, confirm the submission, and lead back', async () => {
    const walk = await opened(
      {
        ...paidByCheque,
        status: 'paid',
        editable: false,
        cheques: { active: true, submitted: false, later: true },
      },
      '#cheques',
      { 'from-my-insurance': 'true' },
    )
    await walk.press(uploaded('cheque-1'), go)
    expect(walk.has('showingErrors')).toBe(true)
    await walk.press(uploaded('cheque-2'), go)
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'success', id: 'documents-sent' }])
    expect(walk.value()).toBe('settled')
  })
})

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
  it('is required again after the invoice was left', async () => {
    const walk = await checking()
    await walk.press(go)
    expect(walk.path()).toEqual({ path: at('payment'), step: '2' })
    await walk.press(back)
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
    expect(walk.context().answersChecked).toBe(false)
  })
})

describe('the invoice', () => {
  const dearer = { ...invoice, priceChange: { from: 5_702_400, to: 5_790_000, reason: 'lateness' as const } }
  const atInvoice = async (given: unknown, of: unknown = complete) => {
    const walk = await opened(of, '#payment')
    walk.answer('read the invoice', given)
    await walk.press(go)
    return walk
  }
  it('shows a changed price before the payment, and continues when it is accepted', async () => {
    const walk = await atInvoice(dearer)
    expect(walk.value()).toEqual({ payment: { invoice: 'decidingOnPrice' } })
    walk.answer('read the invoice', invoice)
    await walk.press(go)
    expect(walk.callsOf('accept the new price')).toMatchObject([
      { body: { trackingCode, amount: 5_790_000 } },
    ])
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'success', id: 'price-accepted' }])
    expect(walk.value()).toEqual({ payment: { invoice: 'reviewing' } })
  })
  it('leads to other offers when a changed price is refused', async () => {
    const walk = await atInvoice(dearer)
    await walk.press({ type: 'price.refused' })
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context().quote.vehicle.carModel).toBe('peugeot-207-manual')
    await walk.press(back)
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
  })
  it('reads the price again, and closes the bank’s window, if it changed at the last moment', async () => {
    const walk = await atInvoice(invoice)
    walk.fail('start the payment', failure('refused', errors.priceChanged.code))
    walk.answer('read the invoice', dearer)
    await walk.press(go)
    expect(walk.effects).toEqual(['open bank', 'close bank'])
    expect(walk.value()).toEqual({ payment: { invoice: 'decidingOnPrice' } })
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

describe('the address of a paper copy', () => {
  it('is restored from the order, even if the policy has another address', async () => {
    const place = {
      province: 'tehran',
      provinceFa: 'تهران',
      city: 'tehran',
      cityFa: 'تهران',
      address: 'خیابان آزادی، کوچهٔ بهار',
      plaqueNumber: '12',
      unitNumber: '',
      postalCode: '1398765431',
    }
    const walk = walkThirdParty({ trackingCode })
    walk.answer('read the order', {
      ...order,
      delivery: {
        deliverable: true,
        deliveryAddress: { addressUid: 'work', ...place },
        receiverName: null,
        receiverPhoneNumber: null,
        time: null,
      },
    })
    await walk.press({ type: 'xstate.route', to: '#holder' })
    expect(walk.context().delivery).toMatchObject({ paper: true, addressUid: 'work' })
  })
})
