/** Intercepted requests, as the HTTP client sees them. */
// @vitest-environment jsdom
import axios from 'axios'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import { type Call, guestPath } from '#contract/operation.ts'
import { interceptRequests, matchOperation, type InterceptedAnswer } from './request-interceptor.ts'

const before = axios.defaults.adapter
afterEach(() => {
  if (before !== undefined) axios.defaults.adapter = before
})

const calls: readonly (readonly [string, Call])[] = Object.entries(registry)
const sample = (path: string) => path.replaceAll(/:\w+/g, 'x7')

const request = (answer: Promise<InterceptedAnswer>, signal?: AbortSignal) => {
  interceptRequests(() => answer)
  return axios
    .create()
    .request({ method: 'POST', url: '/api/v1/thirdparty/1/inquiry/by-plate', ...(signal ? { signal } : {}) })
}

describe('a request', () => {
  it.each(calls)('of %s is recognised for guests and users', (name, { method, path }) => {
    expect(matchOperation(method, sample(path))).toBe(name)
    expect(matchOperation(method.toLowerCase(), sample(guestPath(path)))).toBe(name)
  })
  it('of no operation is not recognised', () => {
    expect(matchOperation('GET', '/visualizer/results.json')).toBeNull()
  })
  it('gets the interceptor’s answer', async () => {
    const { status, data } = await request(Promise.resolve({ status: 200, data: { body: { found: true } } }))
    expect([status, data]).toEqual([200, { body: { found: true } }])
  })
  it('fails with the interceptor’s refusal', async () => {
    await expect(request(Promise.resolve({ status: 422, data: { errorData: {} } }))).rejects.toMatchObject({
      response: { status: 422, data: { errorData: {} } },
    })
  })
  it('fails as a network error if the connection is cut', async () => {
    await expect(request(Promise.resolve('cut'))).rejects.toMatchObject({ code: 'ERR_NETWORK' })
  })
  it('can be aborted', async () => {
    const controller = new AbortController()
    const pending = request(
      new Promise<InterceptedAnswer>((resolve) => {
        void resolve
      }),
      controller.signal,
    )
    controller.abort()
    await expect(pending).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  })
})
