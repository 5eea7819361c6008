/** Forms that are broken, of another kind than expected, or sent by another site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#contract/operation.ts'
import { registry } from '#contract/index.ts'
import { codeOf } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { OPERATOR_PASSWORD, type Operator, orderPath, signInOperator } from '../testing/operator.sample.ts'
import { bankPage, completeOrder, newOrder } from '../testing/purchase.sample.ts'
import { openSignIn, signIn, STATE } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
let operator: Operator
let pages: Record<string, string>
beforeAll(async () => {
  gateway = await openTestGateway({ superApp: true, operatorPassword: OPERATOR_PASSWORD })
  operator = await signInOperator(gateway.server)
  user = await signIn(gateway.server, '09360000140')
  const trackingCode = await newOrder(gateway.server, user)
  await completeOrder(gateway.server, user, trackingCode)
  pages = {
    'sign-in': `${await openSignIn(gateway.server)}/number`,
    bank: await bankPage(gateway.server, user, trackingCode),
    'super-app': '/sandbox/super-app/token',
    'operator’s sign-in': '/sandbox/operator/sign-in',
    'operator’s search': '/sandbox/operator/search',
    'operator’s move': `${orderPath(trackingCode)}/move`,
    'operator’s hold': `${orderPath(trackingCode)}/hold`,
  }
})
afterAll(() => gateway.close())

const faults = () => gateway.logLines.filter((line) => line.includes('"level":50'))

describe('an upload', () => {
  const upload = (contentType: string, payload: string | Buffer) =>
    gateway.server.inject({
      method: 'POST',
      url: registry.uploadDocument.path,
      headers: {
        authorization: `Bearer ${user.jwt}`,
        'content-type': contentType,
        [IDEMPOTENCY_HEADER]: 'truncated-upload',
      },
      payload,
    })
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc'

  it.each([
    ['without a boundary', 'multipart/form-data', file],
    ['with an empty boundary', 'multipart/form-data; boundary=', file],
    ['cut off in a file', 'multipart/form-data; boundary=b', file],
    ['cut off in a header', 'multipart/form-data; boundary=b', '--b\r\ncontent-disp'],
    [
      'cut off in a field',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="info"\r\n\r\n{',
    ],
    ['that is empty', 'multipart/form-data; boundary=b', ''],
  ])('%s is invalid', async (_title, contentType, payload) => {
    const refused = await upload(contentType, payload)
    expect([refused.statusCode, refused.json().errorData.errorCode]).toEqual([400, codeOf('invalid')])
    expect(faults()).toEqual([])
  })
})

describe('a form of the sandbox’s pages', () => {
  it.each([
    'sign-in',
    'bank',
    'super-app',
    'operator’s sign-in',
    'operator’s search',
    'operator’s move',
    'operator’s hold',
  ])('of the %s that is none is refused on a page', async (name) => {
    for (const [contentType, payload] of [
      ['application/json', '{"a":'],
      ['application/json', 'null'],
      ['application/xml', '<a/>'],
      ['multipart/form-data', '--x'],
      ['application/x-www-form-urlencoded', `decision=${'x'.repeat(70_000)}`],
      ['application/x-www-form-urlencoded', 'cellNumber=%00&decision=%00&search=%00&password=%00'],
    ] as const) {
      const refused = await gateway.server.inject({
        method: 'POST',
        url: pages[name] ?? '',
        headers: { ...operator, 'content-type': contentType, 'sec-fetch-site': 'same-origin' },
        payload,
      })
      // An empty form of the sign-in page is a form: the page says what is missing.
      const isPage = refused.headers['content-type'] === 'text/html; charset=utf-8'
      expect([contentType, refused.statusCode < 500, isPage || refused.statusCode === 303]).toEqual([
        contentType,
        true,
        true,
      ])
    }
    expect(faults()).toEqual([])
  })

  it('accepts a return address with a null character, escaped', async () => {
    const returnTo = 'http://localhost/offers?a=\u0000#\u0000'
    const page = await openSignIn(gateway.server, returnTo)
    expect(page).toMatch(/^\/sandbox\/sign-in\//)
    expect((await gateway.server.inject(page)).body).toContain('http://localhost/offers?a=%00')
  })
})

describe('another site’s form', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'uuid=3f2b1c9e-8a1d-4f5e-9c7b-2d6a8e4f1b3c'],
    ['text/plain', '{"uuid":"3f2b1c9e-8a1d-4f5e-9c7b-2d6a8e4f1b3c"}'],
    ['multipart/form-data; boundary=b', '--b--'],
  ])('%s makes no call', async (contentType, payload) => {
    const headers = { 'content-type': contentType }
    for (const url of [registry.registerGuest.path, registry.report.path]) {
      const refused = await gateway.server.inject({ method: 'POST', url, headers, payload })
      expect([refused.statusCode, refused.json().errorData.errorCode]).toEqual([400, codeOf('invalid')])
    }
  })
})

describe('without a public origin', () => {
  const signInAt = (host: string) =>
    gateway.server.inject({
      method: 'GET',
      url: '/sandbox/sign-in',
      headers: { host },
      query: { returnTo: `http://${host}/`, state: STATE },
    })

  it.each(['localhost:4600', '127.0.0.1:4600', '192.168.1.5', '[::1]:4600', 'separ:4600', 'my-mac.local'])(
    'a local host is ours: %s',
    async (host) => {
      expect((await signInAt(host)).statusCode).toBe(303)
    },
  )

  it.each(['evil.example.com', 'localhost.evil.example.com', '127.0.0.1.evil.example.com'])(
    'a public name is not: %s',
    async (host) => {
      expect((await signInAt(host)).statusCode).toBe(400)
      const call = await gateway.server.inject({
        url: registry.readUserName.path,
        headers: { host, authorization: `Bearer ${user.jwt}` },
      })
      expect(call.statusCode).toBe(400)
    },
  )

  it('a public name is ours if it is set', async () => {
    const publicOne = await openTestGateway({ publicOrigin: 'https://separ.example.com' })
    const answer = await publicOne.server.inject({
      method: 'GET',
      url: '/sandbox/sign-in',
      headers: { host: 'separ.example.com' },
      query: { returnTo: 'https://separ.example.com/', state: STATE },
    })
    expect(answer.statusCode).toBe(303)
    await publicOne.close()
  })
})
