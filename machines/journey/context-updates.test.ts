import { describe, expect, it } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { updateHolder, withOwnerCode } from './context-updates.ts'

const ownerNationalCode = '0084575948'
const owner = { ...emptyAnswers.holder, firstName: 'سارا', nationalCode: ownerNationalCode }

describe('the owner’s national code, known from the inquiry', () => {
  it('fills the holder’s field while the holder is the owner', () => {
    expect(withOwnerCode({ holder: emptyAnswers.holder, ownerNationalCode }).nationalCode).toBe(
      ownerNationalCode,
    )
  })
  it('does not replace a typed code', () => {
    const typed = { ...emptyAnswers.holder, nationalCode: '99' }
    expect(withOwnerCode({ holder: typed, ownerNationalCode }).nationalCode).toBe('99')
  })
  it('moves to the owner’s field when the holder is another person, and back', () => {
    const another = updateHolder({ holder: owner, ownerNationalCode }, { type: 'another_person' })
    expect(another).toMatchObject({
      firstName: 'سارا',
      nationalCode: '',
      carOwnerNationalCode: ownerNationalCode,
    })
    expect(updateHolder({ holder: another, ownerNationalCode }, { type: 'car_owner' }).nationalCode).toBe(
      ownerNationalCode,
    )
  })
  it('does not move another person’s code', () => {
    const typed = { ...owner, nationalCode: '9971126486' }
    expect(updateHolder({ holder: typed, ownerNationalCode }, { type: 'another_person' }).nationalCode).toBe(
      '9971126486',
    )
  })
  it('is not moved when another answer changes', () => {
    expect(updateHolder({ holder: emptyAnswers.holder, ownerNationalCode }, { firstName: 'سارا' })).toEqual({
      ...emptyAnswers.holder,
      firstName: 'سارا',
    })
  })
})
