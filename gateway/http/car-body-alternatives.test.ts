/**
 * The alternative to a car-body offer, and ordering it. Document 3 section 4 «Offers page»; decisions,
 * section 8.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coverCodes } from '#contract/values/covers.ts'
import { carBodyChoiceOf, carBodyType, searchCarBody } from '../testing/car-body-purchase.sample.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { detailOf, provider } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const params = { ...carBodyType, ...provider }

let gateway: TestGateway
let user: { jwt: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000183')
})
afterAll(() => gateway.close())

describe('the alternative to a car-body offer', () => {
  const upsellsOf = (trackingCode: string, companyCode: string) =>
    succeed(
      gateway.server,
      'listUpsells',
      { params: { ...provider, trackingCode }, body: { companyCode, liabilityPropertyDamage: null } },
      user,
    )
  it('has one more cover for a small extra price, and ordering it orders its covers', async () => {
    const found = await searchCarBody(gateway.server, user)
    const choice = carBodyChoiceOf(found, 'cash', 'damavand')
    const chosen = found.offers.find(({ companyCode }) => companyCode === 'damavand')
    const {
      upsells: [upsell],
    } = await upsellsOf(found.searchTrackingCode, 'damavand')
    expect(upsell?.covers).toHaveLength(3)
    expect(upsell?.difference).toBe((upsell?.offer.payableAmount ?? 0) - (chosen?.payableAmount ?? 0))
    expect(upsell?.difference).toBeGreaterThan(0)
    const { trackingCode } = await succeed(
      gateway.server,
      'registerOrder',
      { params, body: { ...choice, upsellingId: upsell?.upsellingId ?? null } },
      user,
    )
    expect(await detailOf(gateway.server, user, trackingCode, 'carbody')).toMatchObject({
      covers: upsell?.covers,
      payableAmount: upsell?.offer.payableAmount,
    })
    const unknown = await call(
      gateway.server,
      'registerOrder',
      { params, body: { ...choice, upsellingId: 'x'.repeat(32) } },
      user,
    )
    expect(unknown.error?.errorCode).toBe(codeOf('invalid'))
  })
  it('is absent if all covers are chosen, or if the insurer has no alternatives', async () => {
    const kinds = coverCodes.filter((code) => !/_25$|_50$|_5$|parts$/.test(code))
    const found = await searchCarBody(gateway.server, user, { covers: kinds })
    for (const { companyCode } of found.offers)
      expect((await upsellsOf(found.searchTrackingCode, companyCode)).upsells).toEqual([])
  })
})
