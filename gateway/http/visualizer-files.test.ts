import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'separ-visualizer-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'the visualizer')
  await writeFile(join(folder, 'observed.html'), 'the app in the phone')
  await writeFile(join(folder, 'assets', 'index-abc123.js'), 'script')
  gateway = await openTestGateway({ visualizerDir: folder, frameAncestors: ['https://super.example.com'] })
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true })
})

const get = (url: string) => gateway.server.inject({ method: 'GET', url })
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])

describe('the visualizer', () => {
  it('is served at its own address with its assets', async () => {
    expect([
      (await get('/visualizer/')).body,
      (await get('/visualizer/assets/index-abc123.js')).body,
    ]).toEqual(['the visualizer', 'script'])
    expect((await get('/visualizer')).headers.location).toBe('/visualizer/')
    expect((await get('/visualizer/assets/index-abc123.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/visualizer/gone.js')).statusCode).toBe(404)
  })
  it('has the strict policy of every page; only its phone may be framed, by our own origin', async () => {
    expect(await policyOf('/visualizer/')).toContain("script-src 'self';")
    expect(await policyOf('/visualizer/')).toContain('frame-ancestors https://super.example.com')
    expect(await policyOf('/visualizer/observed.html')).toContain("frame-ancestors 'self'")
    expect(await policyOf('/visualizer/observed.html')).toContain("require-trusted-types-for 'script'")
  })
  it('answers the results of the last replays, or none', async () => {
    const { statusCode, headers, body } = await get('/visualizer/results.json')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(Object.keys(JSON.parse(body))).toEqual(['machine', 'screens', 'chromium'])
  })
  it('is absent if it was not built', async () => {
    const without = await openTestGateway({})
    expect((await without.server.inject({ method: 'GET', url: '/visualizer/' })).statusCode).toBe(404)
    await without.close()
  })
})
