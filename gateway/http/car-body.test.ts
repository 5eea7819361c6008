import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import { carBodySearchWith } from '../domain/car-body/search.sample.ts'
import { carBodyShowcase } from '../sandbox/car-body-showcase.ts'
import { call, codeOf, newGuest, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { choiceOf, provider, search as searchThirdParty, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000620')
})
afterAll(() => gateway.close())

const search = (body: CarBodySearch = carBodySearchWith(), as: { jwt: string } | { uuid: string } = user) =>
  call(gateway.server, 'searchCarBodyOffers', { params: provider, body }, as)

describe('the configuration of car-body insurance', () => {
  it('lists passenger cars with the price of a new one, and years of both calendars', async () => {
    const configuration = await succeed(
      gateway.server,
      'readCarBodyConfiguration',
      { params: provider },
      user,
    )
    const models = configuration.cars.flatMap((brand) => brand.models)
    expect(models).toContainEqual({
      code: 'peugeot-207-automatic',
      title: '۲۰۷ اتوماتیک',
      newValue: 1_280_000_000,
    })
    expect(models.some(({ code }) => code === 'nissan-zamyad')).toBe(false)
    expect(configuration.carProductionYearsSC[0]).toEqual({ code: '1404', other: '2025', needsMonth: true })
    expect(configuration.carProductionYearsGC[0]).toEqual({ code: '2025', other: '1404', needsMonth: true })
    expect(configuration.carProductionYearsGC[2]?.needsMonth).toBe(false)
    expect(configuration.minCarValue).toBe(500_000_000)
  })
})

describe('an inquiry for car-body insurance', () => {
  it('is saved for its product only, and its search uses the same insurers', async () => {
    const silent = carBodyShowcase.find(({ title }) => title === 'بدنه و بیمه‌گران خاموش')
    if (silent === undefined) throw new Error('The case is missing.')
    const body = { nationalCode: silent.nationalCode, ...silent.plate }
    const { sbId } = await succeed(gateway.server, 'lookUpCarBody', { params: provider, body }, user)
    const [ofCarBody, ofThirdParty] = [
      await succeed(gateway.server, 'listMyCarBodyPlates', { params: provider }, user),
      await succeed(gateway.server, 'listMyPlates', { params: { ...type, ...provider } }, user),
    ]
    expect(ofCarBody.plates).toMatchObject([body])
    expect(ofThirdParty.plates).toEqual([])
    const { missing } = await succeed(
      gateway.server,
      'searchCarBodyOffers',
      { params: provider, body: carBodySearchWith({ sbId }) },
      user,
    )
    expect(missing.filter(({ reason }) => reason === 'late').map(({ companyCode }) => companyCode)).toEqual([
      'damavand',
      'simorgh',
      'golestan',
    ])
  })
})

describe('a search for car-body offers', () => {
  it('answers a guest and a user with the same prices, each under its own code', async () => {
    const guest = await newGuest(gateway.server)
    const ofGuest = await succeed(
      gateway.server,
      'searchCarBodyOffers',
      { params: provider, body: carBodySearchWith() },
      guest,
    )
    const ofUser = await succeed(
      gateway.server,
      'searchCarBodyOffers',
      { params: provider, body: carBodySearchWith() },
      user,
    )
    expect(ofGuest.offers).toEqual(ofUser.offers)
    expect(ofGuest.searchTrackingCode).not.toBe(ofUser.searchTrackingCode)
  })

  it('names each invalid part in a sentence', async () => {
    const { status, error } = await search({
      ...carBodySearchWith(),
      carBrand: 'saipa',
      carProductionYear: '2023',
    })
    expect([status, error?.errorCode]).toEqual([422, codeOf('searchRefused')])
    expect(Object.keys(error?.data?.fields ?? {}).toSorted()).toEqual(['carBrand', 'carProductionYear'])
  })

  it('refuses a value below the minimum, and two levels of one cover', async () => {
    const cheap = await search({ ...carBodySearchWith(), carValue: 49_999_999 })
    expect(cheap.error?.data?.fields).toEqual({ carValue: 'ارزش خودرو دست‌کم ۵۰ میلیون تومان است.' })
    const covers: CarBodySearch['covers'] = ['cover_theft_of_parts', 'cover_theft_of_parts_5']
    const twice = await search({ ...carBodySearchWith(), covers })
    expect(Object.keys(twice.error?.data?.fields ?? {})).toEqual(['covers'])
  })

  it('cannot be ordered as third-party insurance', async () => {
    const { searchTrackingCode } = await succeed(
      gateway.server,
      'searchCarBodyOffers',
      { params: provider, body: carBodySearchWith() },
      user,
    )
    const thirdParty = await searchThirdParty(gateway.server, user)
    const answer = await call(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body: { ...choiceOf(thirdParty), searchTrackingCode } },
      user,
    )
    expect(answer.error?.errorCode).toBe(codeOf('notFound'))
  })
})
