/** A request that waits for somebody's word, as the client sees it. */
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

const ask = (word: Promise<InterceptedAnswer>, signal?: AbortSignal) => {
  interceptRequests(() => word)
  return axios
    .create()
    .request({ method: 'POST', url: '/api/v1/thirdparty/1/inquiry/by-plate', ...(signal ? { signal } : {}) })
}

describe('a request', () => {
  it.each(calls)('of %s is recognised, as a guest’s and as a user’s', (name, { method, path }) => {
    expect(matchOperation(method, sample(path))).toBe(name)
    expect(matchOperation(method.toLowerCase(), sample(guestPath(path)))).toBe(name)
  })
  it('of no operation is nobody’s', () => {
    expect(matchOperation('GET', '/visualizer/results.json')).toBeNull()
  })
  it('is answered with what it is told', async () => {
    const { status, data } = await ask(Promise.resolve({ status: 200, data: { body: { found: true } } }))
    expect([status, data]).toEqual([200, { body: { found: true } }])
  })
  it('is refused as the gateway refuses', async () => {
    await expect(ask(Promise.resolve({ status: 422, data: { errorData: {} } }))).rejects.toMatchObject({
      response: { status: 422, data: { errorData: {} } },
    })
  })
  it('has no answer where the connection is cut', async () => {
    await expect(ask(Promise.resolve('cut'))).rejects.toMatchObject({ code: 'ERR_NETWORK' })
  })
  it('that nobody waits for any more is called off', async () => {
    const controller = new AbortController()
    const asked = ask(
      new Promise<InterceptedAnswer>((resolve) => {
        void resolve
      }),
      controller.signal,
    )
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  })
})
