import { describe, expect, it } from 'vitest'
import { initialContext } from './context.ts'
import { withKnownVehicle } from './known-vehicle.ts'
import { restoreContext, toPersisted } from './stored-context.ts'

const plate = { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
const other = { plk1: '61', plk2: '13', plk3: '752', plkSrl: '68' }

/** The persisted context of an earlier visit: an inquiry of the first plate, with an order and a holder. */
const stored = (() => {
  const input = { journeyId: 'journey', signedIn: true, trackingCode: null, saved: {} }
  const blank = initialContext('thirdparty', input)
  const context = {
    ...blank,
    trackingCode: 'ABCDEFGHJKMNPQ',
    searchTrackingCode: 'ABCDEFGHJKMNPR',
    quote: { ...blank.quote, plate, ownerNationalCode: '0084575948', lookupError: 1000, policyTerm: 6 },
    holder: { ...blank.holder, firstName: 'سارا' },
  }
  return restoreContext('thirdparty', toPersisted(context))
})()

describe('an inquiry that begins with a known vehicle', () => {
  it('has its plate and its owner’s code', () => {
    expect(
      withKnownVehicle('thirdparty', null, { plate, ownerNationalCode: '0084575948' }).quote,
    ).toMatchObject({
      product: 'thirdparty',
      plate,
      ownerNationalCode: '0084575948',
    })
  })
  it('has an incomplete plate, or the parts of a motorcycle’s', () => {
    expect(
      withKnownVehicle('thirdparty', null, { plate: { plk1: '24' }, ownerNationalCode: null }).quote?.plate,
    ).toEqual({
      plk1: '24',
      plk2: '',
      plk3: '',
      plkSrl: '',
    })
    const motorcycle = { plate: { plk1: '127', plk2: '58463' }, ownerNationalCode: '0084575948' }
    expect(withKnownVehicle('motorcycle', null, motorcycle).quote).toMatchObject({
      product: 'motorcycle',
      plate: { plk1: '127', plk2: '58463', plk3: '', plkSrl: '' },
    })
  })
  it.each([
    ['the same vehicle', { plate, ownerNationalCode: null }],
    ['the same vehicle and owner', { plate, ownerNationalCode: '0084575948' }],
    ['no plate', { plate: null, ownerNationalCode: null }],
  ])('keeps the answers of an earlier inquiry of %s, without its order', (_, vehicle) => {
    const context = withKnownVehicle('thirdparty', stored, vehicle)
    expect(context.quote).toEqual({ ...stored.quote, lookupError: null })
    expect(context).toMatchObject({
      trackingCode: null,
      searchTrackingCode: null,
      holder: { firstName: 'سارا' },
    })
  })
  it.each([
    ['another plate', { plate: other, ownerNationalCode: null }, ''],
    ['another owner', { plate, ownerNationalCode: '9971126486' }, '9971126486'],
    ['a code alone', { plate: null, ownerNationalCode: '9971126486' }, '9971126486'],
  ])('asks again for the vehicle of %s, and keeps the holder', (_, vehicle, code) => {
    const { quote, holder } = withKnownVehicle('thirdparty', stored, vehicle)
    expect(quote).toMatchObject({ ownerNationalCode: code, policyTerm: null })
    expect(holder?.firstName).toBe('سارا')
  })
})
