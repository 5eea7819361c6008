import { describe, expect, it } from 'vitest'
import { carBodySearchWith } from '../domain/car-body/search.sample.ts'
import { searchCarBodyOffers } from '../domain/car-body/search-offers.ts'
import { testClock } from '../testing/clock.sample.ts'
import { carBodyShowcase } from './car-body-showcase.ts'
import { market } from './market.ts'
import { registry } from './registry.ts'

const clock = testClock('1404-08-24')
const look = (title: string) => {
  const found = carBodyShowcase.find((entry) => entry.title === title)
  if (found === undefined) throw new Error(`No case is titled «${title}».`)
  return registry.lookUpCarBody({ nationalCode: found.nationalCode, ...found.plate }, clock, 'fa')
}

/** The codes of the insurers that sell a policy for the car of a case, without covers. */
const sellersOf = async (title: string) => {
  const { carBrand, carModel, carImported, carProductionYear, usualValue } = await look(title)
  const search = carBodySearchWith({
    carBrand: carBrand ?? '',
    carModel: carModel ?? '',
    carImported: carImported ?? false,
    carProductionYear: carProductionYear ?? '',
    carValue: usualValue ?? 0,
    carAccessoriesValue: null,
    covers: [],
  })
  const guest = { eligible: true, registered: true, credit: null }
  const { offers } = await searchCarBodyOffers(search, guest, { market, clock })
  return offers.map(({ companyCode }) => companyCode).toSorted()
}

describe('the sandbox’s cars for car-body insurance', () => {
  it('begin with a car with a complete history and its usual price', async () => {
    expect(await look('بدنه با سابقهٔ کامل')).toMatchObject({
      isDefective: false,
      message: null,
      carModel: 'peugeot-207-manual',
      carImported: false,
      carProductionYear: '1399',
      usualValue: 735_000_000,
      policyStatus: 'with_policy',
      carBodyDiscount: '3',
      lastPolicyExpDate: '1404-09-04',
      thirdPartyDiscount: '5',
    })
  })

  it('have no discount without an own policy: never insured, or changed hands', async () => {
    const none = { policyStatus: 'without', previousCompany: null, carBodyDiscount: null, isDefective: false }
    expect(await look('بدون بیمهٔ بدنه')).toMatchObject({ ...none, thirdPartyDiscount: '0' })
    expect(await look('بدنه پس از تعویض مالک')).toMatchObject({ ...none, thirdPartyDiscount: null })
  })

  it('are entered by hand if the registry does not know them, or if they are no passenger cars', async () => {
    const unknown = { isDefective: true, carModel: null, carProductionYear: null, usualValue: null }
    expect(await look('بدنهٔ خودروی ناشناخته')).toMatchObject(unknown)
    expect(await look('بدنهٔ وانت')).toMatchObject({
      ...unknown,
      message: 'این خودرو سواری نیست؛ بیمهٔ بدنه اینجا فقط برای سواری است.',
    })
  })

  it('have a Gregorian year if they are imported, and the month where a price needs it', async () => {
    expect(await look('بدنهٔ خودروی وارداتی')).toMatchObject({ carImported: true, carProductionYear: '2016' })
    expect(await look('بدنهٔ خودروی نو')).toMatchObject({
      policyStatus: 'new',
      carProductionYear: '1404',
      carProductionMonth: '1',
    })
  })

  it('are insured by exactly the named insurers', async () => {
    expect(await sellersOf('بدنهٔ خودروی قدیمی')).toEqual(['damavand', 'kaveh'])
    const imported = await sellersOf('بدنهٔ خودروی وارداتی')
    for (const code of ['niloofar', 'hamoon', 'kaveh', 'mehregan']) expect(imported).not.toContain(code)
  })

  it.each([
    ['بدنه و قطع سامانه', 'registryDown'],
    ['بدنهٔ خودروی شخص دیگر', 'plateNotOwners'],
    ['بدنه و پلاک ناشناس', 'plateUnknown'],
    ['بدنه و خودداری سامانه', 'registryRefused'],
  ])('are refused with an error: %s', async (title, errorName) => {
    await expect(look(title)).rejects.toMatchObject({ errorName })
  })
})
