import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, codeOf, newGuest, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { provider, type } from '../testing/purchase.sample.ts'
import { openSignIn, postForm } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({
    limits: { lookUpPlate: { perCaller: 3, perAddress: 8 }, signInCode: { perCaller: 2, perAddress: 100 } },
  })
})
afterAll(() => gateway.close())

const body = { nationalCode: '1234567891', plk1: '12', plk2: '02', plk3: '987', plkSrl: '65' }
const lookUp = (as: { uuid: string }) =>
  call(gateway.server, 'lookUpPlate', { params: { ...type, ...provider }, body }, as)

describe('a costly call', () => {
  it('is refused to a guest who made too many, but not to another guest', async () => {
    const [one, other] = [await newGuest(gateway.server), await newGuest(gateway.server)]
    for (const _ of [1, 2, 3]) expect((await lookUp(one)).error?.errorCode).not.toBe(codeOf('tooMany'))
    const refused = await send(gateway.server, 'lookUpPlate', { params: { ...type, ...provider }, body }, one)
    expect(refused.json().errorData).toMatchObject({
      errorCode: codeOf('tooMany'),
      message: 'چند درخواست پشت سر هم فرستادید؛ کمی صبر کنید و دوباره امتحان کنید.',
    })
    expect(Number(refused.headers['retry-after'])).toBe(refused.json().errorData.data.retryAfterSeconds)
    expect((await lookUp(other)).error?.errorCode).not.toBe(codeOf('tooMany'))
  })

  it('is refused to an address that uses new guests', async () => {
    const outcomes: boolean[] = []
    for (let index = 0; index < 8; index += 1)
      outcomes.push((await lookUp(await newGuest(gateway.server))).error?.errorCode === codeOf('tooMany'))
    expect(outcomes.at(-1)).toBe(true)
  })

  it('does not delay other calls', async () => {
    const guest = await newGuest(gateway.server)
    for (let index = 0; index < 20; index += 1)
      await succeed(gateway.server, 'readConfiguration', { params: { ...type, ...provider } }, guest)
    expect(
      (await call(gateway.server, 'readConfiguration', { params: { ...type, ...provider } }, guest)).status,
    ).toBe(200)
  })
})

describe('a sign-in code', () => {
  it('is issued to a number a limited number of times, which a page says', async () => {
    const page = await openSignIn(gateway.server)
    const asked = []
    for (const _ of [1, 2, 3])
      asked.push(await postForm(gateway.server, `${page}/number`, { cellNumber: '09380000009' }))
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([303, 303, 429])
    expect(asked[2]?.body).toContain('کمی صبر کنید')
  })
})
