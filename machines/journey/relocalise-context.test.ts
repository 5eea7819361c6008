import { describe, expect, it } from 'vitest'
import { configuration, invoice, offer, order } from '#explorer/stubs/gateway-answers.ts'
import { initialContext } from './context.ts'
import { relocaliseContext } from './relocalise-context.ts'

const nothing = { configuration: null, order: null, invoice: null, insurers: null }
const blank = initialContext({ journeyId: 'journey', signedIn: true, trackingCode: null, saved: {} })
const context = { ...blank, configuration, order, invoice }
const english = {
  configuration: { ...configuration, cars: [] },
  order: { ...order, vehicleTitle: 'Peugeot 207' },
  invoice: { ...invoice, vehicleTitle: 'Peugeot 207', totalAmount: 1 },
  insurers: null,
}

describe('names in another language', () => {
  it('take the place of those that are remembered', () =>
    expect(relocaliseContext(context, english)).toEqual({
      configuration: english.configuration,
      order: english.order,
      invoice: { ...invoice, vehicleTitle: 'Peugeot 207' },
    }))
  it('change nothing where they did not come', () =>
    expect(relocaliseContext(context, nothing)).toEqual({ configuration, order, invoice }))
  it('bring nothing that is not remembered', () =>
    expect(relocaliseContext(blank, english)).toEqual({ configuration: null, order: null, invoice: null }))
  it('are those of the insurer in what is chosen and in what is set beside it, at the price that was shown', () => {
    const other = { ...offer, companyCode: 'another' }
    const insurers = { [offer.companyCode]: { companyFa: 'Damavand Insurance', companyTitle: 'Damavand' } }
    const chosen = {
      ...context,
      choice: { offer, paymentType: 'cash', confirmed: false, upsellingId: null },
      upsells: [{ upsellingId: 'u', offer, difference: 1 }],
      repriced: other,
    } as const
    const named = { ...offer, companyFa: 'Damavand Insurance', companyTitle: 'Damavand' }
    expect(relocaliseContext(chosen, { ...nothing, insurers })).toMatchObject({
      choice: { offer: named, confirmed: false },
      upsells: [{ upsellingId: 'u', offer: named, difference: 1 }],
      repriced: other,
    })
  })
  it('leave an order that has come further elsewhere to the step that reads it', () =>
    expect(
      relocaliseContext(context, { ...english, order: { ...english.order, status: 'paid' } }).order,
    ).toBe(order))
})
