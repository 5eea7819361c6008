/**
 * The cover that is bought most often with the chosen ones, counted from registered orders. Design language,
 * "Offer card, car-body".
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCarBodyOrder, searchCarBody } from '../testing/car-body-purchase.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

describeOnEngines('what others bought with the chosen covers', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
    user = await signIn(gateway.server, '09360000640')
  })
  afterAll(() => gateway.close())

  it('is counted in the registered orders of all users that have all chosen covers', async () => {
    const before = (await searchCarBody(gateway.server, user)).boughtTogether
    expect(before[0]).toEqual({ code: 'cover_glass_breaking', orders: 0 })
    const usual = ['cover_price_fluctuation_25', 'cover_theft_of_parts'] as const
    const other = await signIn(gateway.server, '09360000641')
    await newCarBodyOrder(gateway.server, user, { covers: [...usual, 'cover_scratch'] })
    await newCarBodyOrder(gateway.server, other, { covers: [...usual, 'cover_scratch'] })
    await newCarBodyOrder(gateway.server, other, { covers: [...usual, 'cover_natural_disasters'] })
    await newCarBodyOrder(gateway.server, other, { covers: ['cover_glass_breaking'] })
    const after = (await searchCarBody(gateway.server, user, { covers: [...usual] })).boughtTogether
    expect(after.slice(0, 3)).toEqual([
      { code: 'cover_scratch', orders: 2 },
      { code: 'cover_natural_disasters', orders: 1 },
      { code: 'cover_glass_breaking', orders: 0 },
    ])
  })
})
