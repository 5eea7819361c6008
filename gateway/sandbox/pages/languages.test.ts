/** The sandbox's pages in English. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_HEADER } from '#contract/operation.ts'
import { succeed } from '../../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { completeOrder, decide, newOrder, type } from '../../testing/purchase.sample.ts'
import { postForm, shownCode, signIn, STATE, submitForm } from '../../testing/sign-in.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const get = (url: string) => gateway.server.inject({ method: 'GET', url })
/** The link to the other language is in Persian and has a lang attribute. */
const wordsOf = (body: string) => body.replace(/<a class="language" lang="fa".*?<\/a>/, '')
const expectEnglish = (body: string) => {
  expect(body).toContain('<html lang="en" dir="ltr">')
  expect(wordsOf(body)).not.toMatch(/[\u0600-\u06FF]/)
}

describe('the wallet’s page', () => {
  it('is in Persian, or in English on request', async () => {
    expect((await get('/sandbox/wallet')).body).toContain('کیف پول آزمایشی')
    expectEnglish((await get('/sandbox/wallet?lang=en')).body)
  })
})

describe('the sign-in page in English', () => {
  const open = async () => {
    const started = await gateway.server.inject({
      method: 'GET',
      url: '/sandbox/sign-in',
      query: { returnTo: 'http://localhost/', state: STATE, lang: 'en' },
    })
    return String(started.headers.location)
  }
  const at = (page: string, step: string) => page.replace('?', `/${step}?`)

  it('remains English from the number to the redirect, also after errors', async () => {
    const page = await open()
    expectEnglish((await get(page)).body)
    const refused = await submitForm(gateway.server, at(page, 'number'), { cellNumber: '۰۹۱۲' })
    expectEnglish(refused.body)
    expect(refused.body).toContain('value="0912"')
    expect(
      (await postForm(gateway.server, at(page, 'number'), { cellNumber: '09370000031' })).headers.location,
    ).toBe(page)
    const code = await shownCode(gateway.server, page)
    expectEnglish((await get(page)).body)
    expectEnglish((await submitForm(gateway.server, at(page, 'code'), { code: '' })).body)
    expectEnglish(
      (await submitForm(gateway.server, at(page, 'code'), { code: code === '11111' ? '22222' : '11111' }))
        .body,
    )
    const back = new URL(
      String((await postForm(gateway.server, at(page, 'code'), { code })).headers.location),
    )
    expect([back.origin, back.searchParams.has('lang')]).toEqual(['http://localhost', false])
  })

  it('shows its errors in English', async () => {
    expectEnglish((await get('/sandbox/sign-in?returnTo=https://evil.example.com&lang=en')).body)
    expectEnglish((await get(`/sandbox/sign-in/${'x'.repeat(43)}?lang=en`)).body)
    const elsewhere = await postForm(
      gateway.server,
      at(await open(), 'number'),
      { cellNumber: '09370000032' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expectEnglish(elsewhere.body)
  })

  it('links to the same page in Persian, and back', async () => {
    const page = await open()
    expect((await get(page)).body).toContain(`lang="fa" href="${page.split('?')[0] ?? ''}"`)
    expect((await get(page.split('?')[0] ?? '')).body).toContain(`lang="en" href="${page}"`)
  })

  it.each(['fr', '', 'en&lang=fa'])('is in Persian for an unknown language: «%s»', async (lang) => {
    expect((await get(`${(await open()).split('?')[0] ?? ''}?lang=${lang}`)).body).toContain(
      '<html lang="fa" dir="rtl">',
    )
  })
})

describe('the bank page in English', () => {
  it('opens for an English payment, and shows every result', async () => {
    const user = await signIn(gateway.server, '09370000033')
    for (const [paymentType, label] of [
      ['cash', 'Amount to pay'],
      ['bnpl', 'First instalment'],
    ] as const) {
      const trackingCode = await newOrder(gateway.server, user, paymentType)
      await completeOrder(gateway.server, user, trackingCode)
      const { paymentUrl } = await succeed(
        gateway.server,
        'startPayment',
        { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } },
        user,
        { headers: { [LOCALE_HEADER]: 'en' } },
      )
      const page = paymentUrl.replace('http://localhost', '')
      const shown = (await get(page)).body
      expectEnglish(shown)
      expect(shown).toContain(label)
      expect(shown).toContain('Peugeot 207 Manual')
      expect(shown).toContain(`action="${page}"`)
      expect((await decide(gateway.server, page, 'refused')).headers.location).toBe(
        `http://localhost/payment-result/${trackingCode}`,
      )
      expectEnglish((await get(page)).body)
      expectEnglish((await decide(gateway.server, page, 'paid')).body)
    }
    expectEnglish((await get(`/sandbox/bank/${'x'.repeat(43)}?lang=en`)).body)
  })
})
