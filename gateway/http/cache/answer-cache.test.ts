import { describe, expect, it } from 'vitest'
import { PRICES_VALID_MS } from '../../store/searches.ts'
import { AnswerCache, type Terms } from './answer-cache.ts'
import { type Encoding, JoinedAnswer } from './joined-answer.ts'

const now = new Date('2025-11-15T12:00:00Z')
const insurers = [{ code: 'damavand' }]

type Otherwise = { terms?: Terms; encoding?: Encoding; at?: Date }

/** A cache of prices whose price counts its calculations. */
const countingCache = (mostBytes?: number) => {
  const cache = new AnswerCache<{ price: number }, string>(mostBytes)
  let calculated = 0
  const get = async (
    key: string,
    { terms = ['1404-08-24', insurers], encoding = 'br', at = now }: Otherwise = {},
  ) => {
    const { part, facts } = await cache.get({ key, terms, encoding, now: at }, () => {
      calculated += 1
      return { common: { price: calculated }, facts: `fact ${calculated}` }
    })
    expect(JoinedAnswer.join(part, { key }).decode()).toEqual({ price: Number(facts.slice(5)), key })
    return { facts }
  }
  return { get, calculated: () => calculated }
}

describe('a cache of priced answers', () => {
  it('calculates the prices of a key once for each encoding, also for simultaneous searches', async () => {
    const { get, calculated } = countingCache()
    const both = await Promise.all([get('207'), get('207')])
    expect(both.map(({ facts }) => facts)).toEqual(['fact 1', 'fact 1'])
    await get('207')
    expect(calculated()).toBe(1)
    await get('206')
    await get('207', { encoding: 'gzip' })
    expect(calculated()).toBe(3)
  })
  it('drops all entries when the day or the insurers change', async () => {
    const { get } = countingCache()
    const first = await get('207')
    const nextDay = await get('207', { terms: ['1404-08-25', insurers] })
    const others = await get('207', { terms: ['1404-08-25', [{ code: 'aftab' }]] })
    const again = await get('207')
    expect([first, nextDay, others, again].map(({ facts }) => facts)).toEqual([
      'fact 1',
      'fact 2',
      'fact 3',
      'fact 4',
    ])
  })
  it('does not store an answer that was calculated before such a change and encoded after it', async () => {
    const { get } = countingCache()
    const [before, after] = await Promise.all([
      get('207', { terms: ['1404-08-24', insurers] }),
      get('207', { terms: ['1404-08-25', insurers] }),
    ])
    expect([before.facts, after.facts]).toEqual(['fact 1', 'fact 2'])
    expect((await get('207', { terms: ['1404-08-25', insurers] })).facts).toBe('fact 2')
  })
  it('keeps an answer only while its prices are valid, and only as many as fit', async () => {
    const { get } = countingCache()
    await get('207')
    const until = (ms: number) => new Date(now.getTime() + ms)
    expect((await get('207', { at: until(PRICES_VALID_MS - 1) })).facts).toBe('fact 1')
    expect((await get('207', { at: until(PRICES_VALID_MS) })).facts).toBe('fact 2')
    const small = countingCache(20)
    await small.get('207')
    await small.get('207')
    expect(small.calculated()).toBe(2)
  })
})
