/** Input in a sheet while it is being saved. Decisions, section 9. */
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { complete, opened } from '#tests/samples/complete-order.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const

const house = {
  province: 'tehran',
  city: 'tehran',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
}
const unit = (unitNumber: string) => ({ type: 'address-draft.changed', change: { unitNumber } }) as const

describe('input while an address is being saved', () => {
  const saving = async () => {
    const walk = await opened(complete, '#address')
    walk.hold('save the address')
    await walk.press(
      { type: 'address-book.opened' },
      { type: 'address-form.opened', uid: null, draft: house },
      { type: 'address-draft.changed', change: house },
      go,
      unit('4'),
    )
    return walk
  }
  it('is kept in the open form, and saved for the same address', async () => {
    const walk = await saving()
    walk.answer('save the address', { uid: 'new-address' })
    await walk.release('save the address')
    expect(walk.value()).toEqual({ address: { form: 'pristine' } })
    expect(walk.context().addressDraft.unitNumber).toBe('4')
    await walk.press(go)
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    expect(walk.callsOf('save the address')).toMatchObject([
      { body: { uid: null, address: { unitNumber: '' } } },
      { body: { uid: 'new-address', address: { unitNumber: '4' } } },
    ])
  })
  it('is discarded with the form, and the book shows the saved address', async () => {
    const walk = await saving()
    await walk.release('save the address')
    const read = walk.callsOf('list the addresses').length
    await walk.press({ type: 'sheet.closed' })
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    expect(walk.callsOf('list the addresses')).toHaveLength(read + 1)
    expect(walk.context()).toMatchObject({ bookOutdated: false, addressDraftUid: null })
  })
  it('that returns to what was sent closes the form', async () => {
    const walk = await saving()
    await walk.press(unit(''))
    await walk.release('save the address')
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    expect(walk.callsOf('save the address')).toHaveLength(1)
  })
})

describe.each(['search offers', 'apply the discount code'] as const)(
  'a code typed while another is sent: %s',
  (call) => {
    const typed = (value: string) => ({ type: 'discount-code.changed', value }) as const
    const sending = async () => {
      const walk = call === 'search offers' ? walkThirdParty() : await opened(complete, '#payment')
      if (call === 'search offers') await legs.inquiry(walk)
      await walk.press({ type: 'discount-sheet.opened' }, typed('SALE20'))
      walk.hold(call)
      await walk.press({ type: 'discount.submitted' }, typed('SALE30'))
      return walk
    }
    it('is kept, and does not replace the one that is applied', async () => {
      const walk = await sending()
      await walk.release(call)
      expect(walk.context().discountDraft).toBe('SALE30')
      expect(JSON.stringify(walk.callsOf(call).at(-1))).toContain('SALE20')
      expect(walk.context().discountCode).toBe(call === 'search offers' ? 'SALE20' : null)
    })
    it('is not marked as refused with the other one, which a toast says', async () => {
      const walk = await sending()
      const refused = failure('refused', errors.discountExpired.code, 'این کد تمام شده است.')
      walk.fail(call, refused)
      await walk.release(call)
      expect(walk.context()).toMatchObject({ discountDraft: 'SALE30', failure: null })
      expect(walk.emitted).toEqual([{ type: 'toast.failure', failure: refused }])
      expect(walk.actor.getSnapshot().can({ type: 'discount.submitted' })).toBe(true)
    })
  },
)
