/**
 * The command as a process: acknowledged changes survive `kill -9`, its directory is locked, it shuts down
 * gracefully. Decisions, section 8 "Durable".
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFileStorage } from './documents/open-file-storage.ts'
import { openStore } from './store/open-store.ts'
import { kill, killRemaining, launchGateway, started } from './testing/gateway-process.sample.ts'
import { remoteClient } from './testing/remote-client.sample.ts'
import { openTestGateway } from './testing/gateway.sample.ts'
import { idsIn } from './testing/on-storages.sample.ts'
import { startS3Server } from './testing/s3-server.sample.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'separ-start-'))
})
afterAll(async () => {
  killRemaining()
  await rm(dataDir, { recursive: true, force: true })
})

const launch = (env: Record<string, string> = {}) => launchGateway({ SEPAR_DATA_DIR: dataDir, ...env })

it('acknowledged changes survive kill -9, repeatedly', { timeout: 120_000 }, async () => {
  const known: { trackingCode: string; key: string; plaqueNumber: string; uid: string; imageId: string }[] =
    []
  const cellNumber = '09390000001'
  let gateway = launch()
  for (let round = 0; round < 3; round += 1) {
    const client = await remoteClient(await started(gateway), cellNumber)
    const key = randomUUID()
    known.push(await client.makes(key, String(100 + round)))
    // Calls are running when the process is killed: acknowledged ones count, the others may or may not.
    const acknowledged: string[] = []
    const flood = Promise.allSettled(
      Array.from({ length: 30 }, async (_, index) => {
        acknowledged.push(await client.addsAddress(String(1000 + round * 100 + index), randomUUID()))
      }),
    )
    while (acknowledged.length < 5)
      await new Promise((resolve) => {
        setTimeout(resolve, 5)
      })
    await kill(gateway)
    await flood
    gateway = launch()
    const after = await remoteClient(await started(gateway), cellNumber)
    const addresses = await after.addresses()
    expect(acknowledged.filter((uid) => !addresses.includes(uid))).toEqual([])
    for (const before of known)
      expect(await after.reads(before)).toEqual({
        order: before.trackingCode,
        address: before.uid,
        file: 200,
        repeated: before.uid,
      })
  }
  await kill(gateway)
})

it(
  'a process killed between saving a file on S3 and its record leaves a file that housekeeping removes',
  { timeout: 120_000 },
  async () => {
    const s3 = await startS3Server()
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings
    const onS3 = {
      SEPAR_S3_ENDPOINT: endpoint,
      SEPAR_S3_BUCKET: bucket,
      SEPAR_S3_REGION: region,
      SEPAR_S3_ACCESS_KEY_ID: accessKeyId,
      SEPAR_S3_SECRET_ACCESS_KEY: secretAccessKey,
    }
    const cellNumber = '09390000002'
    const files = await openFileStorage({ dataDir, s3: s3.settings })

    const gateway = launch(onS3)
    const client = await remoteClient(await started(gateway), cellNumber)
    const trackingCode = await client.newOrder()
    const key = randomUUID()
    s3.setFaultMode('deaf')
    const upload = client.uploads(trackingCode, key).catch(() => 'cut off')
    await expect.poll(() => idsIn(files), { timeout: 20_000 }).toHaveLength(1)
    await kill(gateway)
    expect(await upload).toBe('cut off')
    s3.setFaultMode('open')
    const [orphan] = await idsIn(files)

    const again = launch(onS3)
    const after = await remoteClient(await started(again), cellNumber)
    expect(await after.documentsOf(trackingCode)).toEqual([])
    const imageId = await after.uploads(trackingCode, key)
    expect(await after.documentsOf(trackingCode)).toEqual([imageId])
    expect(new Set(await idsIn(files))).toEqual(new Set([orphan, imageId]))
    await kill(again)

    const store = await openStore({ dataDir })
    const nextDay = await openTestGateway({
      store,
      files,
      instant: () => new Date(Date.now() + 25 * 60 * 60 * 1000),
    })
    await nextDay.server.close()
    await store.close()
    expect(await idsIn(files)).toEqual([imageId])
    await s3.close()
  },
)

it(
  'a second process on the same directory exits with one sentence, and the first continues',
  { timeout: 60_000 },
  async () => {
    const first = launch()
    const address = await started(first)
    const second = launch()
    expect(await second.ended).toBe(1)
    expect(second.printed.err.trim()).toBe(
      `The data folder ${dataDir} is in use by another Separ process; ` +
        'stop that one, or set SEPAR_DATA_DIR to another folder.',
    )
    expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  },
)

it('an invalid setting is reported in one sentence', { timeout: 60_000 }, async () => {
  for (const [env, sentence] of [
    [{ PORT: 'web' }, 'PORT is «web»'],
    [{ SEPAR_TODAY: 'tomorrow' }, 'SEPAR_TODAY is «tomorrow»'],
  ] as const) {
    const refused = launch(env)
    expect(await refused.ended).toBe(1)
    expect(refused.printed.err).toContain(sentence)
    expect(refused.printed.err.trim().split('\n')).toHaveLength(1)
  }
})

it('prints its address and cases for testers', { timeout: 60_000 }, async () => {
  const gateway = launch()
  await started(gateway)
  expect(gateway.printed.out).toContain('0084575948')
  expect(gateway.printed.err).toBe('')
  await kill(gateway)
})
