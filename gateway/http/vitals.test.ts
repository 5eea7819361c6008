import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOf } from '#contract/index.ts'
import { call, codeOf, send } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({ limits: { recordVitals: { perCaller: 6, perAddress: 6 } } })
})
afterAll(() => gateway.close())

type Vital = RequestOf<'recordVitals'>['body']['vitals'][number]
const LCP: Vital = { name: 'LCP', value: 812.123456, rating: 'good', page: '/third-party/offers' }
const CLS: Vital = { name: 'CLS', value: 0.0123, rating: 'good', page: '/' }
const record = (vitals: Vital[]) => call(gateway.server, 'recordVitals', { body: { vitals } }, null)

describe('web vitals', () => {
  it('are logged as a line of numbers each, without sign-in', async () => {
    expect((await record([LCP, CLS])).body).toEqual({ done: true })
    const lines = gateway.logLines
      .filter((line) => line.includes('"vital"'))
      .map((line): unknown => JSON.parse(line))
    expect(lines).toMatchObject([
      { name: 'LCP', value: 812.123, rating: 'good', page: '/third-party/offers' },
      { name: 'CLS', value: 0.012, page: '/' },
    ])
  })
  it.each([
    ['an actual address', { ...LCP, page: '/third-party/payment/ABCDEFGHJKMNPQ' }],
    ['a name that is none', { ...LCP, name: '09123456789' }],
    ['a number that is none', { ...LCP, value: -1 }],
    ['more than was asked for', { ...LCP, plate: '24' }],
  ])('contain nothing else: %s', async (_what, vital) => {
    const refused = await send(gateway.server, 'recordVitals', { body: { vitals: [vital] } }, null)
    expect(refused.json().errorData.errorCode).toBe(codeOf('invalid'))
    expect(gateway.logLines.filter((line) => line.includes('"vital"'))).toHaveLength(2)
  })
  it('are rate-limited', async () => {
    await record([LCP])
    expect((await record([LCP])).error?.errorCode).toBe(codeOf('tooMany'))
  })
})
