import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Opener } from '#contract/opener.ts'
import { call, codeOf, succeed } from '../../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import {
  openSignIn,
  postForm,
  shownCode,
  signInReturn,
  STATE,
  submitForm,
} from '../../testing/sign-in.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({ allowedOrigins: ['https://app.example.com'] })
})
afterAll(() => gateway.close())

const MINUTE = 60_000
const WRONG = 'این کد درست نیست؛ رقم‌ها را دوباره بررسی کنید.'
const exchange = (token: string, state = STATE) =>
  call(gateway.server, 'exchangeToken', { params: { token }, query: { state } }, null)
const wrongOf = (code: string) => (code === '11111' ? '22222' : '11111')

describe('the sign-in page', () => {
  it('returns to the previous address with token, state and opener', async () => {
    const back = await signInReturn(gateway.server, '09370000001')
    expect(back.origin + back.pathname).toBe('http://localhost/third-party/offers')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      policyTerm: '12',
      state: STATE,
      openedVia: 'pwa',
      isRedirectedFromSso: 'true',
    })
    const { body } = await exchange(back.searchParams.get('token') ?? '')
    const name = await succeed(gateway.server, 'readUserName', {}, { jwt: body?.jwt ?? '' })
    expect(name).toMatchObject({ cellNumber: '09370000001', userName: null })
  })

  it('signs in persons of the sandbox by name', async () => {
    const back = await signInReturn(gateway.server, '09123456789')
    const { body } = await exchange(back.searchParams.get('token') ?? '')
    expect((await succeed(gateway.server, 'readUserName', {}, { jwt: body?.jwt ?? '' })).userName).toBe(
      'سارا رستگار',
    )
  })

  it('returns to the app on an allowed origin', async () => {
    expect(await openSignIn(gateway.server, 'https://app.example.com/third-party/offers')).toMatch(
      /^\/sandbox\/sign-in\//,
    )
  })

  it.each([
    'https://evil.example.com/',
    'javascript:alert(1)',
    '//evil.example.com',
    'http://localhost.evil.example.com/',
    'not an address',
    'http://localhost@evil.example.com/',
    'blob:http://localhost/3f2b1c9e-8a1d-4f5e-9c7b-2d6a8e4f1b3c',
    'http://user:password@localhost/',
    'data:text/html,http://localhost/',
  ])('does not return elsewhere: %s', async (returnTo) => {
    const refused = await gateway.server.inject({
      method: 'GET',
      url: '/sandbox/sign-in',
      query: { returnTo, state: STATE },
    })
    expect([refused.statusCode, refused.headers.location]).toEqual([400, undefined])
  })

  it('explains an invalid number and keeps the input', async () => {
    const page = await openSignIn(gateway.server)
    const refused = await submitForm(gateway.server, `${page}/number`, { cellNumber: '۰۹۱۲"><b>' })
    expect(refused.body).toContain('شمارهٔ موبایل با ۰۹ شروع می‌شود و ۱۱ رقم است.')
    expect(refused.body).toContain('value="۰۹۱۲&quot;&gt;&lt;b&gt;"')
  })

  it('answers every form with a redirect, so that Back never meets the answer to a form', async () => {
    const page = await openSignIn(gateway.server)
    for (const [form, fields] of [
      ['number', { cellNumber: '0912' }],
      ['number', { cellNumber: '09370000023' }],
      ['code', { code: '' }],
      ['code', { code: wrongOf(await shownCode(gateway.server, page)) }],
      ['resend', {}],
      ['change', {}],
    ] as const) {
      const { statusCode, headers } = await postForm(gateway.server, `${page}/${form}`, fields)
      expect([form, statusCode, headers.location]).toEqual([form, 303, page])
    }
  })

  it('accepts digits of every script in number and code', async () => {
    const page = await openSignIn(gateway.server)
    await postForm(gateway.server, `${page}/number`, { cellNumber: '۰۹۳۷ ٠٠٠ 0002' })
    const code = await shownCode(gateway.server, page)
    const back = await postForm(gateway.server, `${page}/code`, {
      code: code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))),
    })
    expect(back.statusCode).toBe(303)
  })

  it('blocks a number after five wrong codes in ten minutes, on any page', async () => {
    const [one, two] = [await openSignIn(gateway.server), await openSignIn(gateway.server)]
    for (const page of [one, two])
      await postForm(gateway.server, `${page}/number`, { cellNumber: '09370000003' })
    for (const page of [one, two, one, two, one]) {
      const refused = await submitForm(gateway.server, `${page}/code`, {
        code: wrongOf(await shownCode(gateway.server, page)),
      })
      expect(refused.body).toContain(WRONG)
    }
    const right = await shownCode(gateway.server, two)
    expect((await postForm(gateway.server, `${two}/code`, { code: right })).statusCode).toBe(429)
    expect(
      (
        await postForm(gateway.server, `${await openSignIn(gateway.server)}/number`, {
          cellNumber: '09370000003',
        })
      ).statusCode,
    ).toBe(429)
    gateway.advanceTime(11 * MINUTE)
    const later = await openSignIn(gateway.server)
    expect(
      (await postForm(gateway.server, `${later}/number`, { cellNumber: '09370000003' })).statusCode,
    ).toBe(303)
  })

  it('counts simultaneous wrong codes one by one', async () => {
    const page = await openSignIn(gateway.server)
    await postForm(gateway.server, `${page}/number`, { cellNumber: '09370000004' })
    const wrong = wrongOf(await shownCode(gateway.server, page))
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => postForm(gateway.server, `${page}/code`, { code: wrong })),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 303)).toHaveLength(5)
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
    expect((await gateway.server.inject(page)).body).toContain(WRONG)
  })

  it('asks for a new code if the old one has expired', async () => {
    const page = await openSignIn(gateway.server)
    await postForm(gateway.server, `${page}/number`, { cellNumber: '09370000005' })
    const code = await shownCode(gateway.server, page)
    gateway.advanceTime(6 * MINUTE)
    const late = await submitForm(gateway.server, `${page}/code`, { code })
    expect(late.body).toContain('مهلت کد قبلی تمام شد؛ کد تازه بگیرید.')
    expect(late.body).toContain('value="۰۹۳۷۰۰۰۰۰۰۵"')
  })

  it('leads back: from the number to the app, from the code to the number', async () => {
    const page = await openSignIn(gateway.server)
    const number = await gateway.server.inject(page)
    expect(number.body).toContain(
      '<a class="back" href="http://localhost/third-party/offers?policyTerm=12" aria-label="بازگشت به سپر">',
    )
    await postForm(gateway.server, `${page}/number`, { cellNumber: '09370000020' })
    expect((await gateway.server.inject(page)).body).toContain(`method="post" action="${page}/change"`)
    await postForm(gateway.server, `${page}/change`, {})
    expect((await gateway.server.inject(page)).body).toContain('value="۰۹۳۷۰۰۰۰۰۲۰"')
  })

  it('sends another code after a minute, not earlier', async () => {
    const page = await openSignIn(gateway.server)
    await postForm(gateway.server, `${page}/number`, { cellNumber: '09370000021' })
    const first = await shownCode(gateway.server, page)
    expect((await gateway.server.inject(page)).body).toMatch(/data-seconds="(60|59)"/)
    const early = await submitForm(gateway.server, `${page}/resend`, {})
    expect(early.body).toMatch(/برای کد تازه (۶۰|۵۹) ثانیه صبر کنید\./)
    expect(await shownCode(gateway.server, page)).toBe(first)
    gateway.advanceTime(MINUTE)
    expect((await gateway.server.inject(page)).body).toContain('data-seconds="0"')
    expect((await postForm(gateway.server, `${page}/resend`, {})).statusCode).toBe(303)
    expect((await gateway.server.inject(page)).body).toMatch(/data-seconds="(60|59)"/)
  })

  it('asks for nothing after the sign-in, and leads back to the app', async () => {
    const page = await openSignIn(gateway.server)
    await postForm(gateway.server, `${page}/number`, { cellNumber: '09370000022' })
    await postForm(gateway.server, `${page}/code`, { code: await shownCode(gateway.server, page) })
    const after = await gateway.server.inject(page)
    expect(after.body).not.toContain('<form')
    expect(after.body).toContain(
      '<a class="button" href="http://localhost/third-party/offers?policyTerm=12">',
    )
  })

  it('accepts a code once', async () => {
    const page = await openSignIn(gateway.server)
    await postForm(gateway.server, `${page}/number`, { cellNumber: '09370000006' })
    const code = await shownCode(gateway.server, page)
    expect((await postForm(gateway.server, `${page}/code`, { code })).statusCode).toBe(303)
    expect((await postForm(gateway.server, `${page}/code`, { code })).headers.location).toBe(page)
  })

  it('refuses forms of other sites', async () => {
    const page = await openSignIn(gateway.server)
    const refused = await postForm(
      gateway.server,
      `${page}/number`,
      { cellNumber: '09370000007' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(refused.statusCode).toBe(400)
  })

  it('runs its own script only and sends no referrer', async () => {
    const shown = await gateway.server.inject(await openSignIn(gateway.server))
    expect(shown.body.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/sandbox/sign-in.js">'])
    const script = await gateway.server.inject('/sandbox/sign-in.js')
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    expect(shown.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })
})

describe('the one-time token', () => {
  it('can be exchanged again with the same state for two minutes', async () => {
    const token = (await signInReturn(gateway.server, '09370000008')).searchParams.get('token') ?? ''
    expect((await exchange(token)).status).toBe(200)
    expect((await exchange(token)).status).toBe(200)
    gateway.advanceTime(2 * MINUTE + 1000)
    expect((await exchange(token)).error?.errorCode).toBe(codeOf('signInTokenRefused'))
  })

  it('is valid in the app that requested it only: the drivers’ app has its own call', async () => {
    const atDrivers = (token: string) =>
      call(gateway.server, 'exchangeDriverToken', { params: { token }, query: { state: STATE } }, null)
    const tokenVia = async (cellNumber: string, openedVia: Opener) =>
      (await signInReturn(gateway.server, cellNumber, openedVia)).searchParams.get('token') ?? ''
    for (const [index, openedVia] of Opener.options.entries()) {
      const token = await tokenVia(`0937000001${index}`, openedVia)
      expect([(await exchange(token)).status, (await atDrivers(token)).status]).toEqual(
        openedVia === 'driver' ? [401, 200] : [200, 401],
      )
    }
  })

  it('is refused with another state', async () => {
    const token = (await signInReturn(gateway.server, '09370000009')).searchParams.get('token') ?? ''
    expect((await exchange(token, 'another-state-0123456789')).error?.errorCode).toBe(
      codeOf('signInTokenRefused'),
    )
  })
})
