import { describe, expect, it } from 'vitest'
import { blank } from './context.ts'
import { changedHolder, withOwnersCode } from './remember.ts'

const ownerNationalCode = '0084575948'
const owner = { ...blank.holder, firstName: 'سارا', nationalCode: ownerNationalCode }

describe('the owner’s national code, known from the inquiry', () => {
  it('stands in the holder’s field while the holder is the owner', () => {
    expect(withOwnersCode({ holder: blank.holder, ownerNationalCode }).nationalCode).toBe(ownerNationalCode)
  })
  it('gives way to what was typed', () => {
    const typed = { ...blank.holder, nationalCode: '99' }
    expect(withOwnersCode({ holder: typed, ownerNationalCode }).nationalCode).toBe('99')
  })
  it('goes to the owner’s own field when the holder is another person, and comes back', () => {
    const another = changedHolder({ holder: owner, ownerNationalCode }, { type: 'another_person' })
    expect(another).toMatchObject({
      firstName: 'سارا',
      nationalCode: '',
      carOwnerNationalCode: ownerNationalCode,
    })
    expect(changedHolder({ holder: another, ownerNationalCode }, { type: 'car_owner' }).nationalCode).toBe(
      ownerNationalCode,
    )
  })
  it('leaves a code that is another person’s where it is', () => {
    const typed = { ...owner, nationalCode: '9971126486' }
    expect(changedHolder({ holder: typed, ownerNationalCode }, { type: 'another_person' }).nationalCode).toBe(
      '9971126486',
    )
  })
  it('is put nowhere when another answer changes', () => {
    expect(changedHolder({ holder: blank.holder, ownerNationalCode }, { firstName: 'سارا' })).toEqual({
      ...blank.holder,
      firstName: 'سارا',
    })
  })
})
