import { describe, expect, it } from 'vitest'
import { chosenAddressUid, usableAddress } from './address-choice.ts'
import { emptyAnswers } from './answers.ts'

const { delivery, inspection } = emptyAnswers

describe('the address that an order uses', () => {
  it('is also used for the paper copy, unless another one is chosen', () => {
    const context = { addressUid: 'home', delivery, inspection }
    expect(chosenAddressUid(context, 'policy')).toBe('home')
    expect(chosenAddressUid(context, 'delivery')).toBe('home')
    const toWork = { ...context, delivery: { ...delivery, addressUid: 'work' } }
    expect(chosenAddressUid(toWork, 'policy')).toBe('home')
    expect(chosenAddressUid(toWork, 'delivery')).toBe('work')
  })
  it('is in the book and enabled', () => {
    const book = [
      { uid: 'home', enable: true },
      { uid: 'far', enable: false },
    ]
    expect(usableAddress(book, 'home')).toBe(book[0])
    expect(usableAddress(book, 'far')).toBeUndefined()
    expect(usableAddress(book, 'gone')).toBeUndefined()
    expect(usableAddress(book, null)).toBeUndefined()
  })
})
