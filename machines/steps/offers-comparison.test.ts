import { describe, expect, it } from 'vitest'
import { offer } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'

const mark = (companyCode: string) => ({ type: 'comparison.toggled', companyCode }) as const
const start = (companyCode: string | null = null) => ({ type: 'comparison.started', companyCode }) as const
const open = { type: 'comparison.opened' } as const
const back = { type: 'back' } as const

const atOffers = async () => {
  const walk = walkThirdParty()
  await legs.inquiry(walk)
  return walk
}

describe('the compare mode', () => {
  it('marks three insurers at most, and compares from two on', async () => {
    const walk = await atOffers()
    await walk.press(start(), mark('damavand'), open)
    expect(walk.value()).toEqual({ offers: { list: 'marking' } })
    await walk.press(mark('aftab'), mark('kavir'), mark('arash'))
    expect(walk.context().compared).toEqual(['damavand', 'aftab', 'kavir'])
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'info', id: 'three-at-most' }])
    await walk.press(open)
    expect(walk.value()).toEqual({ offers: { list: { comparing: 'differences' } } })
    await walk.press({ type: 'offer.chosen', offer })
    expect(walk.value()).toEqual({ offers: 'choosingPayment' })
  })

  it('shows the equal rows on request, and only differences when it is opened again', async () => {
    const walk = await atOffers()
    await walk.press(start(), mark('damavand'), mark('aftab'), open, { type: 'equal-rows.toggled' })
    expect(walk.value()).toEqual({ offers: { list: { comparing: 'everything' } } })
    await walk.press({ type: 'equal-rows.toggled' })
    expect(walk.value()).toEqual({ offers: { list: { comparing: 'differences' } } })
    await walk.press({ type: 'equal-rows.toggled' }, back, open)
    expect(walk.value()).toEqual({ offers: { list: { comparing: 'differences' } } })
  })

  it('is left step by step, and keeps the marks', async () => {
    const walk = await atOffers()
    await walk.press(start(), mark('damavand'), mark('aftab'), open, back)
    expect(walk.value()).toEqual({ offers: { list: 'marking' } })
    await walk.press(back)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    await walk.press(start())
    expect(walk.context().compared).toEqual(['damavand', 'aftab'])
  })

  it('starts with the pressed offer; a marked one stays marked, a fourth one is not added', async () => {
    const walk = await atOffers()
    await walk.press(start('damavand'), back, start('damavand'))
    expect(walk.context().compared).toEqual(['damavand'])
    await walk.press(mark('aftab'), mark('kavir'), back, start('arash'))
    expect(walk.value()).toEqual({ offers: { list: 'marking' } })
    expect(walk.context().compared).toEqual(['damavand', 'aftab', 'kavir'])
  })
})
