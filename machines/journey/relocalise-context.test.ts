import { describe, expect, it } from 'vitest'
import { configuration, invoice, offer, order } from '#explorer/stubs/gateway-answers.ts'
import { initialContext } from './context.ts'
import { relocaliseContext } from './relocalise-context.ts'

const nothing = { configuration: null, order: null, invoice: null, insurers: null }
const blank = initialContext('thirdparty', {
  journeyId: 'journey',
  signedIn: true,
  trackingCode: null,
  saved: {},
})
const context = { ...blank, configuration, order, invoice }
const english = {
  configuration: { ...configuration, cars: [] },
  order: { ...order, vehicleTitle: 'Peugeot 207' },
  invoice: { ...invoice, vehicleTitle: 'Peugeot 207', totalAmount: 1 },
  insurers: null,
}

describe('names in another language', () => {
  it('replace those in the context', () =>
    expect(relocaliseContext(context, english)).toEqual({
      configuration: english.configuration,
      order: english.order,
      invoice: { ...invoice, vehicleTitle: 'Peugeot 207' },
    }))
  it('change nothing if they could not be loaded', () =>
    expect(relocaliseContext(context, nothing)).toEqual({ configuration, order, invoice }))
  it('add nothing that the context does not have', () =>
    expect(relocaliseContext(blank, english)).toEqual({ configuration: null, order: null, invoice: null }))
  it('include the insurer’s in the choice and its alternatives, with unchanged prices', () => {
    const other = { ...offer, companyCode: 'another' }
    const insurers = { [offer.companyCode]: { companyFa: 'Damavand Insurance', companyTitle: 'Damavand' } }
    const chosen = {
      ...context,
      choice: {
        offer,
        paymentType: 'cash',
        confirmed: false,
        upsellingId: null,
        replaced: offer,
        toldToday: null,
        ordered: null,
      },
      upsells: [{ upsellingId: 'u', offer, difference: 1, covers: null }],
      repriced: other,
    } as const
    const named = { ...offer, companyFa: 'Damavand Insurance', companyTitle: 'Damavand' }
    expect(relocaliseContext(chosen, { ...nothing, insurers })).toMatchObject({
      choice: { offer: named, confirmed: false, replaced: named },
      upsells: [{ upsellingId: 'u', offer: named, difference: 1 }],
      repriced: other,
    })
  })
  it('do not replace an order that has progressed elsewhere', () =>
    expect(
      relocaliseContext(context, { ...english, order: { ...english.order, status: 'paid' } }).order,
    ).toBe(order))
})
