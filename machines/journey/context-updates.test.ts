import { describe, expect, it } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { updateHolder, withOwnerCode } from './context-updates.ts'

const ownerNationalCode = '0084575948'
const owner = { ...emptyAnswers.holder, firstName: 'سارا', nationalCode: ownerNationalCode }

describe('the owner’s national code, known from the inquiry', () => {
  it('stands in the holder’s field while the holder is the owner', () => {
    expect(withOwnerCode({ holder: emptyAnswers.holder, ownerNationalCode }).nationalCode).toBe(
      ownerNationalCode,
    )
  })
  it('gives way to what was typed', () => {
    const typed = { ...emptyAnswers.holder, nationalCode: '99' }
    expect(withOwnerCode({ holder: typed, ownerNationalCode }).nationalCode).toBe('99')
  })
  it('goes to the owner’s own field when the holder is another person, and comes back', () => {
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
  it('leaves a code that is another person’s where it is', () => {
    const typed = { ...owner, nationalCode: '9971126486' }
    expect(updateHolder({ holder: typed, ownerNationalCode }, { type: 'another_person' }).nationalCode).toBe(
      '9971126486',
    )
  })
  it('is put nowhere when another answer changes', () => {
    expect(updateHolder({ holder: emptyAnswers.holder, ownerNationalCode }, { firstName: 'سارا' })).toEqual({
      ...emptyAnswers.holder,
      firstName: 'سارا',
    })
  })
})
