import { describe, expect, it } from 'vitest'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { type Walk, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const

describe('saved plates', () => {
  const picked = {
    type: 'saved-plate.picked',
    plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
    nationalCode: '0084575948',
  } as const
  it('are listed without a request of the user, and fill in plate and national code', async () => {
    const walk: Walk = walkThirdParty()
    await walk.settle()
    expect(walk.context().savedPlates).toBe(1)
    await walk.press(picked)
    expect(walk.context()).toMatchObject({
      quote: { plate: picked.plate, ownerNationalCode: '0084575948' },
    })
    await walk.press(go)
    expect(walk.path()?.step).toBe('2')
  })
  it('can also be picked after a refused Continue', async () => {
    const walk = walkThirdParty()
    await walk.settle()
    await walk.press(go, picked)
    expect(walk.context().quote.ownerNationalCode).toBe('0084575948')
  })
  it('are not requested for a guest', async () => {
    const walk = walkThirdParty({ signedIn: false })
    await walk.settle()
    await walk.press(picked)
    expect(walk.callsOf('list the saved plates')).toEqual([])
    expect(walk.context().quote.ownerNationalCode).toBe('')
  })
  it('are left out without a message if they cannot be listed', async () => {
    const walk = walkThirdParty()
    walk.fail('list the saved plates', failure('unreachable'))
    await walk.settle()
    expect(walk.value()).toMatchObject({ inquiry: { owner: { answering: { pristine: 'idle' } } } })
    expect(walk.emitted).toEqual([])
    await walk.press(picked)
    expect(walk.context().quote.ownerNationalCode).toBe('')
  })
})
