/** A discount code whose uses are taken by orders of this gateway. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxBackends } from '../sandbox/backends.ts'
import { searchWith } from '../domain/search.sample.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import {
  bankPage,
  choiceOf,
  completeOrder,
  decide,
  newOrder,
  provider,
  search,
  type,
} from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const CODE = 'ONCE'
const { market } = sandboxBackends
const once = {
  code: CODE,
  percent: null,
  amount: 200_000,
  atMost: null,
  onlyCompany: null,
  lastDay: '1404-12-29',
  usesLimit: 1,
  used: 0,
}

let gateway: TestGateway
let user: { jwt: string }
let other: { jwt: string }
beforeAll(async () => {
  const backends = {
    ...sandboxBackends,
    market: { ...market, discountsOn: (today: string) => [...market.discountsOn(today), once] },
  }
  gateway = await openTestGateway({ backends })
  user = await signIn(gateway.server, '09360000200')
  other = await signIn(gateway.server, '09360000201')
})
afterAll(() => gateway.close())

const searchAs = (as: { jwt: string }) =>
  call(
    gateway.server,
    'searchOffers',
    { params: { ...type, ...provider }, body: searchWith({ discountCode: CODE }) },
    as,
  )

describe('a discount code that can be used once', () => {
  it('is refused on the offers while another order with it is at the bank, and after it was paid', async () => {
    expect((await searchAs(other)).body?.appliedDiscount?.discountCode).toBe(CODE)
    const trackingCode = await newOrder(gateway.server, user, 'cash', { discountCode: CODE })
    await completeOrder(gateway.server, user, trackingCode)
    expect((await searchAs(other)).error).toBeNull()
    const page = await bankPage(gateway.server, user, trackingCode)
    expect((await searchAs(other)).error?.errorCode).toBe(codeOf('discountUsedUp'))
    await decide(gateway.server, page, 'cancelled')
    const found = await search(gateway.server, other, { discountCode: CODE })
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    expect((await searchAs(other)).error?.errorCode).toBe(codeOf('discountUsedUp'))
    // A search from before has to be made again.
    const registered = await call(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body: choiceOf(found) },
      other,
    )
    expect(registered.error?.errorCode).toBe(codeOf('searchExpired'))
    await succeed(
      gateway.server,
      'searchOffers',
      { params: { ...type, ...provider }, body: searchWith() },
      other,
    )
  })
})
