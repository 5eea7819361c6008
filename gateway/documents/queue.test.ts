import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cleanFile } from './clean-file.ts'
import { makeQueue } from './queue.ts'

it('tasks run one after another in their order, also after one that fails', async () => {
  const queue = makeQueue()
  const log: string[] = []
  const task =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const results = await Promise.allSettled([
    queue.add(task('a')),
    queue.add(task('b', true)),
    queue.add(task('c')),
  ])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('pictures of several uploads are decoded one at a time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'separ-pictures-'))
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0B5D5B' } })
    .jpeg()
    .toBuffer()
  const decoding: number[] = []
  const observe = setInterval(() => decoding.push(sharp.counters().process + sharp.counters().queue), 1)
  await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const path = join(folder, String(index))
      await writeFile(path, picture)
      await cleanFile(path, `${path}-cleaned`)
    }),
  )
  clearInterval(observe)
  expect(Math.max(...decoding)).toBe(1)
  await rm(folder, { recursive: true })
})
