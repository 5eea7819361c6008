import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { describe, expect, it } from 'vitest'
import type { GatewayOnly, Operation } from '#contract/operation.ts'
import { registry } from '#contract/index.ts'
import { paymentResult } from '#machines/app/payment-result.ts'
import { thirdParty } from '#machines/third-party.ts'
import { unreadMetadataPlugin, stripUnreadMetadata } from './strip-unread-metadata.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** A module of the project as the build makes it. */
const built = async (path: string): Promise<Record<string, unknown>> => {
  const { module } = await runnerImport<Record<string, unknown>>(`${ROOT}${path}`, {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [{ ...unreadMetadataPlugin(), apply: () => true }],
  })
  return module
}

const isBag = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A chart or a part of one, without descriptions; functions are replaced by a text. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare)
  if (isBag(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) => (key === 'description' ? [] : [[key, bare(each)]])),
    )
  return typeof value === 'function' ? 'a function' : value
}
const words = (value: unknown): number => JSON.stringify(value).match(/"description":/g)?.length ?? 0
const chartOf = (module: Record<string, unknown>, name: string): unknown => {
  const machine = module[name]
  return isBag(machine) ? machine['config'] : undefined
}

describe('a chart in the app’s build', () => {
  it.each([
    ['machines/third-party.ts', 'thirdParty', thirdParty.config],
    ['machines/app/payment-result.ts', 'paymentResult', paymentResult.config],
  ])('equals its source without descriptions: %s', async (path, name, written) => {
    const chart = chartOf(await built(path), name)
    expect(words(written)).toBeGreaterThan(0)
    expect(words(chart)).toBe(0)
    expect(bare(chart)).toEqual(bare(written))
  })
})

describe('the registry in the app’s build', () => {
  it('contains the part of every call that a caller needs, and no more', async () => {
    const { registry: calls } = await built('contract/index.ts')
    const written: [string, Operation][] = Object.entries(registry)
    const gatewayOnly: readonly string[] = [
      'summary',
      'params',
      'query',
      'body',
      'errors',
      'cacheSeconds',
    ] satisfies GatewayOnly[]
    const needed = written.map(([name, call]) => [
      name,
      Object.keys(call).filter((part) => !gatewayOnly.includes(part)),
    ])
    expect(
      isBag(calls) &&
        Object.entries(calls).map(([name, call]) => [name, Object.keys(isBag(call) ? call : {})]),
    ).toEqual(needed)
    expect(
      isBag(calls) &&
        Object.values(calls).map(
          (call) => isBag(call) && [call['method'], call['path'], call['who'], call['bodyKind']],
        ),
    ).toEqual(written.map(([, { method, path, who, bodyKind }]) => [method, path, who, bodyKind]))
  })
})

describe('the stripped metadata', () => {
  const chart = '/machines/steps/some.ts'
  it('changes no line and no column of the rest', () => {
    const described = "description: 'Asked once.',"
    const text = (middle: string) =>
      `export const some = { ${middle} on: {} }\nexport const last = { id: 'x' }\n`
    expect(stripUnreadMetadata(chart, text(described))).toBe(text(' '.repeat(described.length)))
  })
  it('excludes computed descriptions, and names of other things', () => {
    const text =
      "export const some = (words: string) => ({ description: words, ['description']: 'a', is: { description: v.string() } })\n"
    expect(stripUnreadMetadata(chart, text)).toBe(text)
  })
  it('includes nothing outside the calls of the contract', () => {
    const text = "export const some = { body: 'a', summary: 'b' }\n"
    expect(stripUnreadMetadata('/contract/operations/some.ts', text)).toBe(text)
    expect(stripUnreadMetadata('/src/steps/some.ts', text)).toBe(text)
  })
})
