/** Requests that the server refuses before any route sees them. */
import { connect } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ErrorAnswer } from '#contract/errors.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'

let gateway: TestGateway
let port = 0
beforeAll(async () => {
  gateway = await openTestGateway({ allowedOrigins: ['https://app.example.com'] })
  const address = await gateway.server.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(address).port)
})
afterAll(() => gateway.close())

/** Sends text over a connection. Returns the answer. */
const exchange = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8')
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

const head = 'Host: localhost\r\nConnection: close\r\n'

describe('the envelope and the security headers are in every answer', () => {
  it.each([
    ['headers that are too large', `GET / HTTP/1.1\r\n${head}X-A: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an unknown expectation', `POST /api/v1/register HTTP/1.1\r\n${head}Expect: gifts\r\n\r\n`, 417],
    ['what is not HTTP', 'hello\r\n\r\n', 400],
    ['a broken escape', `GET /%zz HTTP/1.1\r\n${head}\r\n`, 404],
    ['a broken escape in a call', `GET /api/%zz HTTP/1.1\r\n${head}\r\n`, 404],
    ['a call with another method', `PUT /api/v1/register HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`, 404],
  ])('%s', async (_title, request, status) => {
    const [headers = '', body = ''] = (await exchange(request)).split('\r\n\r\n')
    expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(headers.toLowerCase()).toContain('content-security-policy: ')
    expect(headers.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(headers.toLowerCase()).toMatch(/request-id: e-\w{8}/)
    expect(v.is(ErrorAnswer, JSON.parse(body))).toBe(true)
  })

  it.each([
    ['/api/v1/register', 204],
    ['/', 204],
    ['*', 204],
  ])('OPTIONS without a preflight request is answered without a body: %s', async (path, status) => {
    const [headers = '', body] = (await exchange(`OPTIONS ${path} HTTP/1.1\r\n${head}\r\n`)).split('\r\n\r\n')
    expect([headers.slice(0, 'HTTP/1.1 204'.length), body]).toEqual([`HTTP/1.1 ${status}`, ''])
    expect(headers.toLowerCase()).toContain('x-content-type-options: nosniff')
  })
})
