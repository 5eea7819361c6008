import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHAT_PATH } from '#contract/chat.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({ allowedOrigins: ['https://app.example.com'] })
})
afterAll(() => gateway.close())

const get = (url: string) => gateway.server.inject({ method: 'GET', url })

describe('the chat’s page', () => {
  it('has no origin, runs its own script only, and may be framed by allowed origins only', async () => {
    const policy = String((await get(CHAT_PATH)).headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts allow-forms',
        "default-src 'none'",
        "script-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'self' https://app.example.com",
      ]),
    )
    expect(policy.join(';')).not.toContain('unsafe')
    expect((await get(CHAT_PATH)).headers['origin-agent-cluster']).toBeUndefined()
  })
  it('is in Persian, or in English on request', async () => {
    const [fa, en] = [(await get(CHAT_PATH)).body, (await get(`${CHAT_PATH}?lang=en`)).body]
    expect(fa).toContain('<html lang="fa" dir="rtl">')
    expect(en).toContain('<html lang="en" dir="ltr">')
    expect(en).not.toMatch(/[\u0600-\u06FF]/)
    for (const page of [fa, en]) expect(page.match(/<script(?! defer src=)/)).toBeNull()
  })
  it('can load its files without an origin', async () => {
    const page = (await get(CHAT_PATH)).body
    const loaded = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].flatMap(([, address]) => address ?? [])
    expect(loaded).toHaveLength(3)
    for (const address of [...loaded, '/sandbox/vazirmatn.woff2', '/sandbox/vazirmatn-latin.woff2']) {
      const { statusCode, headers } = await get(address)
      expect([
        address,
        statusCode,
        headers['cross-origin-resource-policy'],
        headers['access-control-allow-origin'],
      ]).toEqual([address, 200, 'cross-origin', '*'])
    }
  })
  it('has a complete script', async () => {
    const script = await get(`${CHAT_PATH}.js`)
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(script.body).toContain('separ.chat.port')
    expect(script.body).not.toMatch(/\bimport\b/)
  })
})
