import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ErrorAnswer } from '#contract/errors.ts'
import { registry } from '#contract/index.ts'
import { type Credentials, filledPath, partsOf, send } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { type GoodRequests, goodRequests } from '../testing/requests.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { postParts } from '../testing/upload.sample.ts'
import { operationNames } from './routes.ts'

let gateway: TestGateway
let user: { jwt: string }
let requests: GoodRequests
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000060')
  requests = await goodRequests(gateway.server, user)
})
afterAll(() => gateway.close())

const RUNS = 40
const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    '\u0000',
    '\uD800',
    "'; drop table orders; --",
    '../../etc/passwd',
    '%00',
    '𝟘𝟡',
    '۰'.repeat(5000),
    1e308,
    -0,
    Number.MAX_SAFE_INTEGER + 1,
    '__proto__',
    { __proto__: null },
    { constructor: 1 },
  ),
)

/** A valid body with one malformed part, or an entirely malformed body. */
const bodyFrom = (good: unknown) => {
  const keys = typeof good === 'object' && good !== null ? Object.keys(good) : []
  const changed = fc
    .record({ key: fc.constantFrom(...keys, 'planted'), value: nasty })
    .map(({ key, value }) => Object.assign({}, good, { [key]: value }))
  return fc.oneof({ weight: 3, arbitrary: changed }, { weight: 1, arbitrary: nasty })
}

/** Parsers of URLs resolve segments of dots, so that an address with them becomes another one. */
const isNoDotSegment = (text: string): boolean => !/^\.{1,2}$/.test(text)

const isRefusedInOrder = (status: number, body: string): boolean =>
  status < 500 && (status < 400 || v.is(ErrorAnswer, JSON.parse(body)))
const callerOf = (who: string): Credentials => (who === 'anyone' ? null : user)

describe('malformed requests are never answered as a fault', () => {
  it.each(operationNames.filter((name) => 'body' in registry[name]))('in the body of %s', async (name) => {
    const good = partsOf(requests[name])
    await fc.assert(
      fc.asyncProperty(bodyFrom(good.body), async (body) => {
        if (name === 'uploadDocument') {
          const sent = await postParts(gateway.server, user, [
            { name: 'info', content: JSON.stringify(body) },
            { name: 'file', fileName: 'a.pdf', content: '%PDF-1.7 %%EOF' },
          ])
          return isRefusedInOrder(sent.statusCode, sent.body)
        }
        const { statusCode, body: answer } = await send(
          gateway.server,
          name,
          { ...good, body },
          callerOf(registry[name].who),
        )
        return isRefusedInOrder(statusCode, answer)
      }),
      { numRuns: RUNS },
    )
  })

  it.each(operationNames.filter((name) => 'params' in registry[name] || 'query' in registry[name]))(
    'in the address of %s',
    async (name) => {
      const good = partsOf(requests[name])
      // Whole characters only: a lone surrogate cannot be part of a URL.
      const text = fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('\u0000', '%', '…', '💥', 'a'.repeat(3000)),
      )
      await fc.assert(
        fc.asyncProperty(text.filter(isNoDotSegment), text, async (param, value) => {
          const params = Object.fromEntries(Object.keys(good.params).map((key) => [key, param]))
          const query = Object.fromEntries([...Object.keys(good.query), 'planted'].map((key) => [key, value]))
          const { statusCode, body } = await send(
            gateway.server,
            name,
            { ...good, params, query },
            callerOf(registry[name].who),
          )
          return isRefusedInOrder(statusCode, body)
        }),
        { numRuns: RUNS },
      )
    },
  )

  it.each(['/sandbox/bank/', '/sandbox/sign-in/'])('in the address of a page: %s', async (page) => {
    for (const token of ['%00', '..%2f..', 'x'.repeat(90), '%F0%9F%92%A5', "'"]) {
      const shown = await gateway.server.inject(page + token)
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    }
  })

  it.each(['.', '..'])('in an address whose parameters are segments of dots: %s', async (dots) => {
    const url = filledPath(registry.lookUpPlate.path, { type: dots, provider: dots })
    const { statusCode } = await gateway.server.inject({ method: 'POST', url })
    expect(statusCode).toBe(404)
  })

  it('with a body that is not JSON, of another type, or too large', async () => {
    const url = filledPath(registry.lookUpPlate.path, { type: 'thirdparty', provider: '1' })
    const headers = { authorization: `Bearer ${user.jwt}` }
    const sent = await Promise.all([
      gateway.server.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{"a":',
      }),
      gateway.server.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{"__proto__":{"a":1}}',
      }),
      gateway.server.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/xml' },
        payload: '<a/>',
      }),
      gateway.server.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ a: 'x'.repeat(70_000) }),
      }),
      gateway.server.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x',
      }),
      gateway.server.inject({ method: 'POST', url, headers }),
      gateway.server.inject({ method: 'GET', url: '/api/%E0%A4%A' }),
      gateway.server.inject({
        method: 'GET',
        url: '/api/v1/user/name',
        headers: { host: 'not a host', authorization: 'Bearer' },
      }),
    ])
    expect(sent.map(({ statusCode }) => statusCode >= 400 && statusCode < 500)).toEqual(sent.map(() => true))
    for (const { body } of sent) expect(v.is(ErrorAnswer, JSON.parse(body))).toBe(true)
  })
})
