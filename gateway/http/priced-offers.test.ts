import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OffersAnswer } from '#contract/operations/offers.ts'
import { carBodySearchWith } from '../domain/car-body/search.sample.ts'
import { motorcycleSearchWith, searchWith } from '../domain/search.sample.ts'
import { call, codeOf, type Credentials, newGuest, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { provider } from '../testing/purchase.sample.ts'
import { caseNamed } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let guest: { uuid: string }
let otherGuest: { uuid: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  guest = await newGuest(gateway.server)
  otherGuest = await newGuest(gateway.server)
})
afterAll(() => gateway.close())

const thirdParty = (changes: Parameters<typeof searchWith>[0] = {}) => ({
  params: { type: 'thirdparty' as const, ...provider },
  body: searchWith(changes),
})
const search = (as: Credentials, changes: Parameters<typeof searchWith>[0] = {}, locale = 'fa') =>
  succeed(gateway.server, 'searchOffers', thirdParty(changes), as, { headers: { locale } })

describe('offers that were priced before', () => {
  it('are the same for another guest, under a different tracking code', async () => {
    const first = await search(guest)
    const second = await search(otherGuest)
    expect(second.offersPerCoverage).toEqual(first.offersPerCoverage)
    expect(second.searchTrackingCode).not.toBe(first.searchTrackingCode)
    const upsells = (found: OffersAnswer, as: Credentials) =>
      call(
        gateway.server,
        'listUpsells',
        {
          params: { ...provider, trackingCode: found.searchTrackingCode },
          body: { companyCode: 'damavand', liabilityPropertyDamage: 200_000_000 },
        },
        as,
      )
    expect((await upsells(second, otherGuest)).body?.upsells).toHaveLength(2)
    expect((await upsells(second, guest)).error?.errorCode).toBe(codeOf('notFound'))
  })
  it('contain each buyer’s own standing, and each search’s own dates', async () => {
    const unregistered = await signIn(gateway.server, caseNamed('بدون ثبت‌نام اقساط').cellNumber)
    const [asGuest, asUser] = [await search(guest), await search(unregistered)]
    expect(asUser.offersPerCoverage).toEqual(asGuest.offersPerCoverage)
    expect([asGuest.instalments.bnpl.credit, asUser.instalments.bnpl.credit]).toEqual([null, 0])
    const nextYear = { lastPolicyStartDate: '1404-01-05', lastPolicyExpDate: '1405-01-05' }
    expect([asGuest.yearChange, (await search(guest, nextYear)).yearChange?.year]).toEqual([null, '1405'])
  })
  it('have names in the language of each request', async () => {
    const names = async (locale: string) =>
      (await search(guest, {}, locale)).offersPerCoverage['200000000']?.[0]?.companyFa
    const [persian, english, again] = [await names('fa'), await names('en'), await names('fa')]
    expect(persian).toMatch(/^بیمهٔ /)
    expect(english).toMatch(/ Insurance$/)
    expect(again).toBe(persian)
  })
  it('are refused if the discount code is unknown or has expired', async () => {
    await search(guest, { discountCode: 'MEHR10' })
    const refused = await Promise.all(
      ['NOSUCH', 'TABESTAN'].map((discountCode) =>
        call(gateway.server, 'searchOffers', thirdParty({ discountCode }), guest),
      ),
    )
    expect(refused.map(({ error }) => error?.errorCode)).toEqual([
      codeOf('discountUnknown'),
      codeOf('discountExpired'),
    ])
  })
  it('are compressed for callers that accept it, and the same in every encoding', async () => {
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
    const answerIn = async (accepted: string) => {
      const headers = { 'accept-encoding': accepted }
      const answer = await send(gateway.server, 'searchOffers', thirdParty(), guest, { headers })
      const { 'content-encoding': encoding, 'content-length': bytes, vary, ...others } = answer.headers
      const plain =
        encoding === 'br' || encoding === 'gzip'
          ? decoders[encoding](answer.rawPayload).toString()
          : answer.body
      expect([others['content-type'], others['cache-control'], Number(bytes)]).toEqual([
        'application/json; charset=utf-8',
        'no-store',
        answer.rawPayload.length,
      ])
      const { body } = v.parse(v.strictObject({ body: OffersAnswer }), JSON.parse(plain))
      return { encoding, vary, bytes: answer.rawPayload.length, offers: body.offersPerCoverage }
    }
    const plain = await answerIn('identity')
    for (const accepted of ['gzip, deflate, br', 'gzip', 'br']) {
      const first = await answerIn(accepted)
      const second = await answerIn(accepted)
      expect([first.encoding, second.encoding]).toEqual(accepted === 'gzip' ? ['gzip', 'gzip'] : ['br', 'br'])
      expect(first.vary).toContain('accept-encoding')
      expect(second.offers).toEqual(plain.offers)
      expect(second.bytes).toBeLessThan(plain.bytes / 8)
    }
    expect(plain.encoding).toBeUndefined()
  })
  it('are separate for each product', async () => {
    const motorcycle = { params: { type: 'motorcycle' as const, ...provider }, body: motorcycleSearchWith() }
    const carBody = { params: provider, body: carBodySearchWith() }
    const searches = async () => ({
      motorcycle: await succeed(gateway.server, 'searchOffers', motorcycle, guest),
      carBody: await succeed(gateway.server, 'searchCarBodyOffers', carBody, guest),
    })
    const [first, second] = [await searches(), await searches()]
    expect(second.motorcycle.offersPerCoverage).toEqual(first.motorcycle.offersPerCoverage)
    expect(second.carBody.offers).toEqual(first.carBody.offers)
    expect(second.carBody.searchTrackingCode).not.toBe(first.carBody.searchTrackingCode)
    expect(Object.keys(first.motorcycle.offersPerCoverage)).not.toHaveLength(0)
    expect(first.motorcycle.offersPerCoverage).not.toEqual((await search(guest)).offersPerCoverage)
  })
})
