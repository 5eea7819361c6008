import { describe, expect, it } from 'vitest'
import { order } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'
import { at, complete, opened, policyInfo, trackingCode } from '#tests/samples/complete-order.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const

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

  it('opened at its invoice’s address on another device, leads to the check of its answers', async () => {
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
  it('are opened by the receipt’s link if only they were postponed', async () => {
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
    expect(walk.value()).toBe('returned')
  })
})

describe('a returned order, opened from My Insurance', () => {
  const fromMyInsurance = { 'from-my-insurance': 'true' }
  const paid = { ...order, stage: 6, status: 'paid' } as const
  it('sends its pictures again although none was postponed', async () => {
    const returned = { ...paid, editable: false, documents: { submitted: false, later: false } }
    const walk = await opened(returned, '#documents', fromMyInsurance)
    expect(walk.path()?.path).toBe(at('upload-documents'))
    await walk.press({ type: 'back' })
    expect(walk.value()).toBe('returned')
  })
  it('ends with corrected details once the order is completed', async () => {
    const returned = { ...paid, editable: true, documents: { submitted: true, later: false } }
    const walk = await opened(returned, '#documents', fromMyInsurance)
    expect(walk.callsOf('complete the order')).toHaveLength(1)
    expect(walk.callsOf('submit the documents')).toEqual([])
    expect(walk.value()).toBe('returned')
  })
  it('leads back if nothing is left to do', async () => {
    const walk = await opened(
      { ...paid, editable: false, documents: { submitted: true, later: false } },
      '#documents',
      fromMyInsurance,
    )
    expect(walk.value()).toBe('returned')
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
