import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { newGuest } from '../testing/client.sample.ts'

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'separ-app-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'the home page')
  await writeFile(join(folder, 'app.html'), 'the app')
  await writeFile(join(folder, 'sw.js'), 'the worker')
  await writeFile(join(folder, 'manifest.webmanifest'), '{}')
  await writeFile(join(folder, 'assets', 'main-abc123.js'), 'plain')
  await writeFile(join(folder, 'assets', 'main-abc123.js.br'), 'compressed before')
  gateway = await openTestGateway({
    staticDir: folder,
    allowedOrigins: ['https://app.example.com'],
    frameAncestors: ['https://super.example.com'],
    gatewayOrigins: ['https://gateway.example.com'],
    formOrigins: ['https://phones.example.com'],
    engagementOrigins: ['https://engagement.example.com'],
  })
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.server.inject({ method: 'GET', url, headers })

describe('the app’s files', () => {
  it('are the home page on the root, and the app on every other path', async () => {
    const pages = await Promise.all(
      ['/', '/third-party/offers?policyTerm=12', '/payment-result/ABCDEFGHJKMNPQ'].map((url) => get(url)),
    )
    expect(pages.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, 'the home page'],
      [200, 'the app'],
      [200, 'the app'],
    ])
    expect(pages.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache', 'no-cache'])
  })
  it('are cached forever if their name contains a hash, and sent compressed', async () => {
    const asset = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect([asset.headers['content-type'], asset.body]).toEqual([
      'application/javascript; charset=utf-8',
      'compressed before',
    ])
    const plain = await get('/assets/main-abc123.js', {
      'accept-encoding': 'br;q=0',
      origin: 'https://app.example.com',
    })
    expect([plain.body, plain.headers['vary']]).toEqual(['plain', 'Origin, accept-encoding'])
  })
  it('are revalidated if newer versions have the same name: service worker and manifest', async () => {
    const [worker, manifest] = await Promise.all(['/sw.js', '/manifest.webmanifest'].map((url) => get(url)))
    expect([worker?.headers['cache-control'], worker?.headers['content-type']]).toEqual([
      'no-cache',
      'application/javascript; charset=utf-8',
    ])
    expect([manifest?.headers['cache-control'], manifest?.headers['content-type']]).toEqual([
      'no-cache',
      expect.stringContaining('application/manifest+json'),
    ])
  })
  it('are never the answer to an unknown file, call or page of the gateway', async () => {
    const absent = await Promise.all(
      [
        '/assets/gone-1.js',
        '/assets/main-abc123.js.br',
        '/assets/..%2findex.html',
        '/logo.svg',
        '/sandbox/nothing',
        '/../package.json',
        '/%2e%2e/package.json',
      ].map((url) => get(url)),
    )
    expect(absent.map(({ statusCode }) => statusCode)).toEqual(absent.map(() => 404))
    expect((await get('/api/v1/nothing')).json()).toMatchObject({ errorData: { errorCode: 4040 } })
    expect((await gateway.server.inject({ method: 'POST', url: '/third-party' })).statusCode).toBe(404)
  })
})

describe('every answer', () => {
  it('has a policy without inline scripts, with Trusted Types and the allowed frames', async () => {
    const policy = String((await get('/third-party')).headers['content-security-policy'])
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'frame-ancestors https://super.example.com',
        "connect-src 'self' https://gateway.example.com https://engagement.example.com",
        "frame-src 'self' https://gateway.example.com",
        "form-action 'self' https://app.example.com https://gateway.example.com https://phones.example.com",
      ]),
    )
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
  it('allows the bank’s window, sends no referrer, and disables content sniffing', async () => {
    for (const url of ['/', '/api/v1/nothing', '/sandbox/pages.css']) {
      expect((await get(url)).headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
    }
  })
  it('to a call is never cached', async () => {
    expect((await get('/api/v1/user/name')).headers['cache-control']).toBe('no-store')
  })
  it('that is long is compressed', async () => {
    const { uuid } = await newGuest(gateway.server)
    const answer = await get(`/api/client/guest/v1/thirdparty/1/config?uuid=${uuid}`, {
      'accept-encoding': 'br, gzip',
    })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString('utf8'))).toHaveProperty(
      'body.carTypes',
    )
  })
})

describe('another origin', () => {
  const preflight = (origin: string) =>
    gateway.server.inject({
      method: 'OPTIONS',
      url: '/api/v1/address/create',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    })
  it('may call if it is allowed', async () => {
    expect((await preflight('https://app.example.com')).headers['access-control-allow-origin']).toBe(
      'https://app.example.com',
    )
  })
  it('may not call otherwise', async () => {
    expect(
      (await preflight('https://evil.example.com')).headers['access-control-allow-origin'],
    ).toBeUndefined()
  })
})
