import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, codeOf } from '../../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { answerTokenRequest } from './answer-token-request.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({
    superApp: true,
    frameAncestors: ['https://super.example.com'],
    limits: { signInCode: { perCaller: 3, perAddress: 100 } },
  })
})
afterAll(() => gateway.close())

const STATE = 'state-of-an-app-0123456789'
const PATH = '/sandbox/super-app'
const tokenFor = async (
  body: object,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) =>
  gateway.server.inject({
    method: 'POST',
    url: `${PATH}/token`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
const request = (otherwise: object = {}) => ({
  cellNumber: '09370000041',
  state: STATE,
  openedVia: 'native',
  ...otherwise,
})

describe('the super-app’s page', () => {
  it('exists in both languages, with an external script and no inline one', async () => {
    const [fa, en] = await Promise.all(
      ['', '?lang=en'].map((query) => gateway.server.inject(`${PATH}${query}`)),
    )
    expect(fa?.body).toContain('<html lang="fa" dir="rtl">')
    expect(en?.body.replace(/<a class="language".*?<\/a>/, '')).not.toMatch(/[\u0600-\u06FF]/)
    expect(fa?.body.match(/<script/g)).toHaveLength(1)
    const script = await gateway.server.inject(
      /script type="module" src="([^"]+)"/.exec(fa?.body ?? '')?.[1] ?? '',
    )
    expect([script.statusCode, script.body.includes('separ.nobody')]).toEqual([200, true])
  })
  it('allows the app in its frame, and in those of the settings', async () => {
    const policy = String((await gateway.server.inject(PATH)).headers['content-security-policy'])
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "frame-ancestors 'self' https://super.example.com",
        "frame-src 'self'",
        "script-src 'self'",
      ]),
    )
  })
  it('does not exist without the setting, nor may the app be framed', async () => {
    const without = await openTestGateway()
    const answer = await without.server.inject(PATH)
    expect([
      answer.statusCode,
      String(answer.headers['content-security-policy']).includes("frame-ancestors 'none'"),
    ]).toEqual([404, true])
    await without.close()
  })
})

describe('a token of the super-app', () => {
  it('signs its user in, with that state and opener only', async () => {
    const { token } = (await tokenFor(request())).json()
    const exchange = (name: 'exchangeToken' | 'exchangeDriverToken', state: string) =>
      call(gateway.server, name, { params: { token }, query: { state } }, null)
    expect((await exchange('exchangeToken', 'another-state-0123456789')).error?.errorCode).toBe(
      codeOf('signInTokenRefused'),
    )
    expect((await exchange('exchangeDriverToken', STATE)).error?.errorCode).toBe(codeOf('signInTokenRefused'))
    const { body } = await exchange('exchangeToken', STATE)
    expect((await call(gateway.server, 'readUserName', {}, { jwt: body?.jwt ?? '' })).body?.cellNumber).toBe(
      '09370000041',
    )
  })
  it.each([
    ['a number that is none', request({ cellNumber: '0912' })],
    ['no state', request({ state: '' })],
    ['an opener that is none', request({ openedVia: 'web' })],
    ['more than is asked', request({ planted: 1 })],
  ])('is not issued for %s', async (_what, body) => {
    expect((await tokenFor(body)).statusCode).toBe(400)
  })
  it('is not issued to another site, nor too often', async () => {
    expect((await tokenFor(request(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400)
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1)
      statuses.push((await tokenFor(request({ cellNumber: '09370000042' }))).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('the answer to the app', () => {
  const ready = { type: 'separ.ready', state: STATE }
  const given = () => Promise.resolve({ token: 't'.repeat(43) })
  it('is a token for its state, or that no user is signed in', async () => {
    expect(
      await answerTokenRequest(ready, { cellNumber: '09370000041', openedVia: 'driver' }, given),
    ).toEqual({
      answer: { type: 'separ.token', token: 't'.repeat(43), state: STATE },
      outcome: 'signedIn',
    })
    expect(await answerTokenRequest(ready, { cellNumber: null, openedVia: 'native' }, given)).toEqual({
      answer: { type: 'separ.nobody', state: STATE },
      outcome: 'nobody',
    })
  })
  it('is immediate if no token can be issued', async () => {
    for (const fails of [() => Promise.reject(new Error('offline')), () => Promise.resolve(null)]) {
      expect(await answerTokenRequest(ready, { cellNumber: '09370000041', openedVia: 'pwa' }, fails)).toEqual(
        {
          answer: { type: 'separ.nobody', state: STATE },
          outcome: 'failed',
        },
      )
    }
  })
  it('does not exist for other messages', async () => {
    for (const said of [null, 'separ.ready', { type: 'separ.ready' }, { type: 'separ.token', state: STATE }])
      expect(await answerTokenRequest(said, { cellNumber: null, openedVia: 'pwa' }, given)).toBeNull()
  })
})
