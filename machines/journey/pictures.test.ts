import { describe, expect, it } from 'vitest'
import { order } from '#explorer/stubs/gateway-answers.ts'
import { initialContext, type JourneyContext } from './context.ts'
import { hasEnoughPictures, mayPostpone } from './pictures.ts'

const blank = initialContext('thirdparty', { journeyId: '', signedIn: true, trackingCode: null, saved: {} })
const withSome = [
  { tag: 'one', imageId: 'image' },
  { tag: 'two', imageId: null },
]
const contextWith = (part: Partial<JourneyContext>): JourneyContext => ({ ...blank, ...part })

describe('the pictures of an order', () => {
  it('are enough if all are uploaded, or if the rest is postponed and that is allowed', () => {
    const documents = contextWith({ documents: withSome, documentsLater: true })
    expect(hasEnoughPictures(documents, 'documents')).toBe(false)
    expect(hasEnoughPictures({ ...documents, documentsLaterAllowed: true }, 'documents')).toBe(true)
    expect(hasEnoughPictures({ ...documents, documents: withSome.slice(0, 1) }, 'documents')).toBe(true)
  })
  it('are enough with one cheque, unless the cheques are sent from My Insurance', () => {
    const cheques = contextWith({ cheques: withSome })
    expect(hasEnoughPictures(cheques, 'cheques')).toBe(true)
    const flags = { ...blank.flags, fromMyInsurance: true }
    expect(hasEnoughPictures({ ...cheques, flags }, 'cheques')).toBe(false)
  })
  it('are not enough with one cheque once the order is paid', () => {
    const paid = contextWith({ cheques: withSome, order: { ...order, status: 'paid' } })
    expect(hasEnoughPictures(paid, 'cheques')).toBe(false)
    const whole = withSome.map((box) => ({ ...box, imageId: 'image' }))
    expect(hasEnoughPictures({ ...paid, cheques: whole }, 'cheques')).toBe(true)
  })
  it('may be postponed if the gateway allows it, except cheques from My Insurance', () => {
    const allowed = contextWith({ documentsLaterAllowed: true, chequesLaterAllowed: true })
    expect(mayPostpone(blank, 'documents')).toBe(false)
    expect(mayPostpone(allowed, 'documents')).toBe(true)
    const fromMyInsurance = { ...allowed, flags: { ...blank.flags, fromMyInsurance: true } }
    expect(mayPostpone(fromMyInsurance, 'documents')).toBe(true)
    expect(mayPostpone(fromMyInsurance, 'cheques')).toBe(false)
  })
})
