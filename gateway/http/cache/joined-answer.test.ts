import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePart, encodingFor, JoinedAnswer } from './joined-answer.ts'

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
const everyEncoding = ['br', 'gzip', 'identity'] as const

/** The text of an answer in every encoding, and its value. */
const joined = async (common: object, own: object) => {
  const answers = await Promise.all(
    everyEncoding.map(async (encoding) => JoinedAnswer.join(await encodePart(common, encoding), own)),
  )
  return {
    texts: answers.map(({ bytes, encoding }) => decoders[encoding](bytes).toString()),
    values: answers.map((answer) => answer.decode()),
  }
}
const wholeOf = (common: object, own: object) => ({
  texts: everyEncoding.map(() => JSON.stringify({ body: { ...common, ...own } })),
  values: everyEncoding.map(() => ({ ...common, ...own })),
})

describe('an answer in two parts', () => {
  it('is the JSON of both, byte for byte, in every encoding', async () => {
    const parts = [
      { offers: ['بیمهٔ دماوند', 'Damavand'] },
      { searchTrackingCode: 'ABC', message: null },
    ] as const
    expect(await joined(...parts)).toEqual(wholeOf(...parts))
  })
  it('may have a common part of several hundred kilobytes, and an own part longer than a block', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ index, amount: (index * 7919) % 10_007 }))
    const own = { code: 'ب'.repeat(32_767), list: many }
    expect(await joined({ many }, { code: 'A' })).toEqual(wholeOf({ many }, { code: 'A' }))
    expect(await joined({ many: [] }, own)).toEqual(wholeOf({ many: [] }, own))
  })
  it('is the JSON of any two parts', async () => {
    const own = fc.record({ code: fc.string({ unit: 'grapheme' }), list: fc.array(fc.jsonValue()) })
    const common = fc.record({ offers: fc.dictionary(fc.string(), fc.array(fc.nat())) })
    const property = fc.asyncProperty(common, own, async (one, other) => {
      expect((await joined(one, other)).texts).toEqual(wholeOf(one, other).texts)
    })
    await fc.assert(property, { numRuns: 50 })
  })
  it('joins one common part with the own parts of many answers', async () => {
    const part = await encodePart({ offers: [1, 2] }, 'br')
    const codes = ['A', 'B', 'C'].map((code) => JoinedAnswer.join(part, { code }).decode())
    expect(codes).toEqual(['A', 'B', 'C'].map((code) => ({ offers: [1, 2], code })))
  })
})

describe('the encoding of an answer', () => {
  it('is the best one that the caller accepts', () => {
    expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
    expect(encodingFor('gzip;q=1.0, *;q=0.5')).toBe('gzip')
    expect(encodingFor('GZIP')).toBe('gzip')
    expect(encodingFor('deflate')).toBe('identity')
    expect(encodingFor(undefined)).toBe('identity')
  })
  it('is never one that the caller refuses', () => {
    expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip')
    expect(encodingFor('br; q=0.0, gzip;q=0')).toBe('identity')
  })
})
