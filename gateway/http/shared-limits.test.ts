/** Limits of calls, counted in the database for all processes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitCounters } from '../store/schema/index.ts'
import { call, codeOf, newGuest } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { provider, type } from '../testing/purchase.sample.ts'
import { openSignIn, postForm, signIn } from '../testing/sign-in.sample.ts'

const MINUTE = 60_000
let one: TestGateway
let two: TestGateway
beforeAll(async () => {
  const limits = {
    lookUpPlate: { perCaller: 4, perAddress: 1000 },
    signInCode: { perCaller: 2, perAddress: 1000 },
    change: { perCaller: 3, perAddress: 1000 },
  }
  one = await openTestGateway({ limits })
  two = await openTestGateway({ limits, store: one.store })
})
afterAll(async () => {
  await two.server.close()
  await one.close()
})

const plate = { nationalCode: '1234567891', plk1: '12', plk2: '02', plk3: '987', plkSrl: '65' }
const lookUp = ({ server }: TestGateway, as: { uuid: string }) =>
  call(server, 'lookUpPlate', { params: { ...type, ...provider }, body: plate }, as)
const keepVersion = ({ server }: TestGateway, as: { jwt: string }) =>
  call(server, 'keepUserSetting', { body: { pwaSetting: { version: 'v2.16.0' } } }, as)
const isRefused = ({ error }: Awaited<ReturnType<typeof call>>) => error?.errorCode === codeOf('tooMany')

describe('two processes on one database', () => {
  it('count a guest’s calls together', async () => {
    const guest = await newGuest(one.server)
    const refused = []
    for (const gateway of [one, two, one, two, one, two])
      refused.push(isRefused(await lookUp(gateway, guest)))
    expect(refused).toEqual([false, false, false, false, true, true])
  })

  it('count the codes of a mobile number together', async () => {
    const cellNumber = '09360000170'
    const statuses = []
    for (const { server } of [one, two, one]) {
      const { statusCode } = await postForm(server, `${await openSignIn(server)}/number`, { cellNumber })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([303, 303, 429])
  })

  it('store no number and no address', async () => {
    const counters = JSON.stringify(await one.store.db.select().from(limitCounters))
    expect(counters).not.toMatch(/0936|127\.0|guest:/)
  })
})

describe('changes', () => {
  it('are limited together, per user, and allowed again after a minute', async () => {
    const user = await signIn(one.server, '09360000171')
    const refused = []
    for (let index = 0; index < 4; index += 1) refused.push(isRefused(await keepVersion(one, user)))
    expect(refused).toEqual([false, false, false, true])
    const address = await call(one.server, 'deleteAddress', { params: { id: crypto.randomUUID() } }, user)
    expect(isRefused(address)).toBe(true)
    expect((await call(one.server, 'readUserName', {}, user)).error).toBeNull()
    const other = await signIn(one.server, '09360000172')
    expect(isRefused(await keepVersion(one, other))).toBe(false)
    one.advanceTime(MINUTE)
    expect(isRefused(await keepVersion(one, user))).toBe(false)
  })
})
