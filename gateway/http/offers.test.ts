import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contract/index.ts'
import { call, codeOf, newGuest, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { provider, search, type } from '../testing/purchase.sample.ts'
import { caseNamed, lookUpCase, searchFor } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000120')
})
afterAll(() => gateway.close())

type Found = AnswerOf<'searchOffers'>
const CEILING = 200_000_000
const offerOf = (found: Found, companyCode: string, ceiling = CEILING) =>
  found.offersPerCoverage[String(ceiling)]?.find((offer) => offer.companyCode === companyCode)
const upsells = (found: Found, companyCode: string, as: { jwt: string } | { uuid: string } = user) =>
  call(
    gateway.server,
    'listUpsells',
    {
      params: { ...provider, trackingCode: found.searchTrackingCode },
      body: { companyCode, liabilityPropertyDamage: CEILING },
    },
    as,
  )
const choice = (
  found: Found,
  companyCode: string,
  otherwise: {
    liabilityPropertyDamage?: number
    paymentType?: 'cash' | 'bnpl' | 'installment'
    upsellingId?: string
  } = {},
) => ({
  params: { ...type, ...provider },
  body: {
    searchTrackingCode: found.searchTrackingCode,
    companyCode,
    liabilityPropertyDamage: CEILING,
    paymentType: 'cash' as const,
    upsellingId: null,
    ...otherwise,
  },
})
const register = (request: ReturnType<typeof choice>) => call(gateway.server, 'registerOrder', request, user)

describe('alternatives to an offer', () => {
  it('are the insurer’s next two ceilings with the difference, the same on every call', async () => {
    const found = await search(gateway.server, user)
    const { body } = await upsells(found, 'damavand')
    expect(
      body?.upsells.map(({ offer, difference }) => [
        'liabilityPropertyDamage' in offer ? offer.liabilityPropertyDamage : null,
        difference,
      ]),
    ).toEqual([
      [250_000_000, 179_300],
      [300_000_000, 358_600],
    ])
    expect(body?.upsells.map(({ offer }) => offer)).toEqual([
      offerOf(found, 'damavand', 250_000_000),
      offerOf(found, 'damavand', 300_000_000),
    ])
    expect((await upsells(found, 'damavand')).body).toEqual(body)
  })
  it('have different ids in every search', async () => {
    const idsOf = async () =>
      (await upsells(await search(gateway.server, user), 'damavand')).body?.upsells.map(
        ({ upsellingId }) => upsellingId,
      )
    const [one, other] = [await idsOf(), await idsOf()]
    expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(4)
  })
  it('do not exist for an insurer that suggests none, or is not asked', async () => {
    const found = await search(gateway.server, user)
    expect(offerOf(found, 'badban')?.hasUpSelling).toBe(true)
    expect((await upsells(found, 'badban')).body?.upsells).toEqual([])
    expect((await upsells(found, 'hamoon')).body?.upsells).toEqual([])
  })
  it('are available to a guest for their own search, while its prices are valid', async () => {
    const guest = await newGuest(gateway.server)
    const found = await search(gateway.server, guest)
    expect((await upsells(found, 'damavand', guest)).body?.upsells).toHaveLength(2)
    expect((await upsells(found, 'damavand', user)).error?.errorCode).toBe(codeOf('notFound'))
    gateway.advanceTime(31 * 60_000)
    expect((await upsells(found, 'damavand', guest)).error?.errorCode).toBe(codeOf('searchExpired'))
  })
  it('fail for the sandbox’s special plate, but the order can be registered', async () => {
    const found = await searchFor(
      gateway.server,
      user,
      await lookUpCase(gateway.server, user, 'خطا در پیشنهاد بهتر'),
    )
    expect(await upsells(found, 'damavand')).toMatchObject({
      status: 500,
      error: { errorCode: codeOf('broken') },
    })
    expect((await register(choice(found, 'damavand'))).status).toBe(200)
  })
})

describe('an order for an alternative', () => {
  it('is registered by the answered id', async () => {
    const found = await search(gateway.server, user)
    const [upsell] = (await upsells(found, 'damavand')).body?.upsells ?? []
    const { trackingCode } = await succeed(
      gateway.server,
      'registerOrder',
      choice(found, 'damavand', {
        liabilityPropertyDamage: 250_000_000,
        upsellingId: upsell?.upsellingId ?? '',
      }),
      user,
    )
    expect(
      await succeed(gateway.server, 'readOrder', { params: { ...type, ...provider, trackingCode } }, user),
    ).toMatchObject({ liabilityPropertyDamage: 250_000_000 })
  })
  it('is refused with the id of another offer or search, or an invented one', async () => {
    const found = await search(gateway.server, user)
    const idsOf = async (of: Found) =>
      (await upsells(of, 'damavand')).body?.upsells.map(({ upsellingId }) => upsellingId) ?? []
    const [own = '', second = ''] = await idsOf(found)
    const [foreign = ''] = await idsOf(await search(gateway.server, user))
    const attempts = [
      { upsellingId: own },
      { liabilityPropertyDamage: 250_000_000, upsellingId: second },
      { liabilityPropertyDamage: 250_000_000, upsellingId: foreign },
      { liabilityPropertyDamage: 250_000_000, upsellingId: 'made-up' },
    ]
    for (const attempt of attempts) {
      const { error } = await register(choice(found, 'damavand', attempt))
      expect(error).toMatchObject({
        errorCode: codeOf('invalid'),
        data: { fields: { upsellingId: 'این گزینه در فهرست نیست؛ دوباره انتخاب کنید.' } },
      })
    }
  })
})

describe('an order', () => {
  it('is paid by cheques if the insurer accepts them', async () => {
    const found = await search(gateway.server, user)
    expect((await register(choice(found, 'damavand', { paymentType: 'installment' }))).status).toBe(200)
    expect((await register(choice(found, 'hamoon', { paymentType: 'installment' }))).error?.errorCode).toBe(
      codeOf('paymentMethodUnavailable'),
    )
  })
  it('for an insurer that does not sell is refused', async () => {
    const found = await searchFor(
      gateway.server,
      user,
      await lookUpCase(gateway.server, user, 'بیمه‌گرانی که نمی‌فروشند'),
    )
    expect(offerOf(found, 'hamoon')).toMatchObject({ active: false, position: 1 })
    expect((await register(choice(found, 'hamoon'))).error?.errorCode).toBe(codeOf('offerUnavailable'))
    expect((await register(choice(found, 'damavand'))).status).toBe(200)
  })
})

describe('prices that expire at once', () => {
  const twice = async (title: string) => {
    const sbId = await lookUpCase(gateway.server, user, title)
    const first = await searchFor(gateway.server, user, sbId)
    expect((await register(choice(first, 'damavand'))).error?.errorCode).toBe(codeOf('searchExpired'))
    return { first: offerOf(first, 'damavand'), again: await searchFor(gateway.server, user, sbId) }
  }
  it('are recalculated equal for one plate', async () => {
    const { first, again } = await twice('مهلتِ گذشته، همان قیمت')
    expect(offerOf(again, 'damavand')).toEqual(first)
    expect((await register(choice(again, 'damavand'))).status).toBe(200)
  })
  it('are recalculated higher for another plate, without insurers’ discounts, and then valid', async () => {
    const { first, again } = await twice('قیمتِ گران‌شده')
    const dearer = offerOf(again, 'damavand')
    expect([first?.payableAmount, dearer?.payableAmount]).toEqual([6_269_500, 6_430_200])
    expect(dearer?.breakdown.some(({ line }) => line === 'insurer-discount')).toBe(false)
    const { trackingCode } = await succeed(gateway.server, 'registerOrder', choice(again, 'damavand'), user)
    expect(
      await succeed(gateway.server, 'readOrder', { params: { ...type, ...provider, trackingCode } }, user),
    ).toMatchObject({ payableAmount: dearer?.payableAmount })
  })
})

describe('a search', () => {
  it('reports this year’s tariff for a policy that starts next year', async () => {
    const { lastPolicyStartDate, lastPolicyExpDate } = await succeed(
      gateway.server,
      'lookUpPlate',
      {
        params: { type: 'thirdparty', ...provider },
        body: { nationalCode: caseNamed('تغییر سال').nationalCode, ...caseNamed('تغییر سال').plate },
      },
      user,
    )
    expect(
      (await search(gateway.server, user, { lastPolicyStartDate, lastPolicyExpDate })).yearChange,
    ).toEqual({ year: '1405', tariffYear: '1404' })
  })
  it('reports the user’s standing with the BNPL provider', async () => {
    const unregistered = await signIn(gateway.server, caseNamed('بدون ثبت‌نام اقساط').cellNumber)
    expect((await search(gateway.server, unregistered)).instalments.bnpl).toMatchObject({
      eligible: true,
      registered: false,
      credit: 0,
    })
  })
})
