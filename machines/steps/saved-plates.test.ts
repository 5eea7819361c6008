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
  it('fill in plate and national code', async () => {
    const walk: Walk = walkThirdParty()
    await walk.settle()
    await walk.press({ type: 'saved-plates.opened' }, picked)
    expect(walk.context()).toMatchObject({
      quote: { plate: picked.plate, ownerNationalCode: '0084575948' },
    })
    await walk.press(go)
    expect(walk.path()?.step).toBe('2')
  })
  it('are not offered to a guest', async () => {
    const walk = walkThirdParty({ signedIn: false })
    await walk.settle()
    await walk.press({ type: 'saved-plates.opened' })
    expect(walk.value()).toMatchObject({ inquiry: { owner: { answering: 'pristine' } } })
  })
  it('show a toast when they cannot be loaded, and the form stays', async () => {
    const walk = walkThirdParty()
    await walk.settle()
    walk.fail('list the saved plates', failure('unreachable'))
    await walk.press({ type: 'saved-plates.opened' })
    expect(walk.value()).toMatchObject({ inquiry: { owner: { answering: 'pristine' } } })
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'error', id: 'unreachable' }])
  })
})
