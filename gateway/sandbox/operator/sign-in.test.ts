import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLimits } from '../../http/limits.ts'
import { operatorLog, operatorSessions } from '../../store/schema/index.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { OPERATOR_PASSWORD, openPage, postAsOperator, signInOperator } from '../../testing/operator.sample.ts'
import { postForm } from '../../testing/sign-in.sample.ts'

const HOME = '/sandbox/operator'
const SIGN_IN = `${HOME}/sign-in`
const HOUR = 3_600_000

describe('without a password in the settings', () => {
  it('there is no operator page', async () => {
    const gateway = await openTestGateway()
    for (const path of [HOME, SIGN_IN, `${HOME}/log`])
      expect((await gateway.server.inject(path)).statusCode).toBe(404)
    const [posted, elsewhere] = await Promise.all(
      [SIGN_IN, '/sandbox/nothing'].map((path) => postForm(gateway.server, path, { password: '' })),
    )
    expect(posted?.statusCode).toBe(elsewhere?.statusCode)
    await gateway.close()
  })
})

describe('the operator’s sign-in', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openTestGateway({ operatorPassword: OPERATOR_PASSWORD })
  })
  afterAll(() => gateway.close())
  const tryPassword = (password: string, headers = {}) =>
    postForm(gateway.server, SIGN_IN, { password }, headers)

  it('asks for the password before any page, and before any change', async () => {
    for (const path of [HOME, `${HOME}/log`, `${HOME}/order/ABCDEFGHJKMNPQ`])
      expect((await gateway.server.inject(path)).headers.location).toBe(SIGN_IN)
    for (const path of [`${HOME}/search`, `${HOME}/order/ABCDEFGHJKMNPQ/move`, `${HOME}/sign-out`])
      expect((await postForm(gateway.server, path, {})).headers.location).toBe(SIGN_IN)
    expect((await gateway.server.inject(`${HOME}?lang=en`)).headers.location).toBe(`${SIGN_IN}?lang=en`)
  })

  it('refuses a wrong password, and logs the attempt', async () => {
    for (const password of ['', 'wrong', `${OPERATOR_PASSWORD}x`]) {
      const refused = await tryPassword(password)
      expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined])
      expect(refused.body).toContain('این رمز درست نیست')
    }
    const logged = await gateway.store.db
      .select()
      .from(operatorLog)
      .where(eq(operatorLog.action, 'sign-in-refused'))
    expect(logged).toHaveLength(3)
    expect(logged[0]).toMatchObject({ sessionId: null, trackingCode: null, subject: null, reason: null })
  })

  it('sets a cookie of its own path, which scripts and other sites do not get; the store has its hash', async () => {
    const { statusCode, headers } = await tryPassword(OPERATOR_PASSWORD)
    expect([statusCode, headers.location]).toEqual([303, HOME])
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(
      /^separ-operator=[\w-]{43}; Path=\/sandbox\/operator; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    )
    const token = /=([\w-]{43})/.exec(cookie)?.[1] ?? ''
    const sessions = await gateway.store.db.select().from(operatorSessions)
    expect(sessions.map(({ tokenHash }) => tokenHash)).not.toContain(token)
    expect(
      (await openPage(gateway.server, { cookie: `other=1; ${cookie.split(';')[0]}` }, HOME)).statusCode,
    ).toBe(200)
  })

  it('sets a secure cookie on a public https origin', async () => {
    const secure = await openTestGateway({
      operatorPassword: OPERATOR_PASSWORD,
      publicOrigin: 'https://separ.example.com',
    })
    const { headers } = await postForm(secure.server, SIGN_IN, { password: OPERATOR_PASSWORD })
    expect(String(headers['set-cookie'])).toMatch(/; Secure$/)
    await secure.close()
  })

  it('refuses a form of another site', async () => {
    const refused = await tryPassword(OPERATOR_PASSWORD, { 'sec-fetch-site': 'cross-site' })
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([400, undefined])
  })

  it('lasts eight hours', async () => {
    const operator = await signInOperator(gateway.server)
    gateway.advanceTime(8 * HOUR - 60_000)
    expect((await openPage(gateway.server, operator, HOME)).statusCode).toBe(200)
    gateway.advanceTime(2 * 60_000)
    expect((await openPage(gateway.server, operator, HOME)).headers.location).toBe(SIGN_IN)
  })

  it('ends with the sign-out', async () => {
    const operator = await signInOperator(gateway.server)
    const crossSite = { 'sec-fetch-site': 'cross-site' }
    expect(
      (await postAsOperator(gateway.server, operator, `${HOME}/sign-out`, {}, crossSite)).statusCode,
    ).toBe(400)
    const { headers } = await postAsOperator(gateway.server, operator, `${HOME}/sign-out`, {})
    expect(headers.location).toBe(SIGN_IN)
    expect(String(headers['set-cookie'])).toMatch(/^separ-operator=; .*Max-Age=0/)
    expect((await openPage(gateway.server, operator, HOME)).headers.location).toBe(SIGN_IN)
  })
})

it('lets an address try five passwords in a minute', async () => {
  const gateway = await openTestGateway({ operatorPassword: OPERATOR_PASSWORD, limits: defaultLimits })
  const attempt = (password: string) => postForm(gateway.server, SIGN_IN, { password })
  for (let tried = 0; tried < 5; tried += 1) expect((await attempt('wrong')).statusCode).toBe(403)
  const refused = await attempt(OPERATOR_PASSWORD)
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([429, undefined])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  gateway.advanceTime(61_000)
  expect((await attempt(OPERATOR_PASSWORD)).statusCode).toBe(303)
  await gateway.close()
})
