import { describe, expect, it } from 'vitest'
import { cacheKeyFor } from './sw-cache-key.ts'

const origin = 'https://separ.example'
const asked = (
  path: string,
  { method = 'GET', mode = 'navigate' }: { method?: string; mode?: RequestMode } = {},
) => {
  const address = cacheKeyFor({ method, mode, url: path.startsWith('/') ? `${origin}${path}` : path }, origin)
  return address?.replace(origin, '') ?? null
}

describe('the cache', () => {
  it('answers with the first page, whatever its query is', () => {
    expect(['/', '/?openedVia=driver'].map((path) => asked(path))).toEqual(['/index.html', '/index.html'])
  })
  it('answers with the prerendered question for the first step of a journey', () => {
    expect(
      ['/third-party/sanhub?step=1', '/third-party/sanhub?a=b&step=1', '/car-body/sanhub?step=owner'].map(
        (path) => asked(path),
      ),
    ).toEqual(['/third-party.html', '/third-party.html', '/car-body.html'])
  })
  it('answers with the shell for every other page of the app', () => {
    expect(
      [
        '/motorcycle',
        '/third-party/sanhub?step=2',
        '/third-party/offers?policyTerm=12&step=1',
        '/payment-result/ABC',
        '/no-such-page',
      ].map((path) => asked(path)),
    ).toEqual(Array.from({ length: 5 }, () => '/app.html'))
  })
  it('answers with the file for a file', () => {
    expect(asked('/assets/holder-1a2b.css', { mode: 'no-cors' })).toBe('/assets/holder-1a2b.css')
    expect(asked('/icons/separ.svg')).toBe('/icons/separ.svg')
  })
})

describe('the network alone', () => {
  it('answers calls, the sandbox’s pages and the visualizer', () => {
    expect(
      [
        '/api/v1/user/name',
        '/api/docs',
        '/sandbox/sign-in',
        '/sandbox',
        '/visualizer',
        '/visualizer/assets/a.js',
      ].map((path) => asked(path)),
    ).toEqual([null, null, null, null, null, null])
    expect(asked('/api/v1/thirdparty/1/config', { mode: 'cors' })).toBeNull()
  })
  it('answers everything that is sent, and other origins', () => {
    expect(asked('/third-party', { method: 'POST' })).toBeNull()
    expect(asked('https://bank.example/third-party')).toBeNull()
  })
})
