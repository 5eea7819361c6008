import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { configText } from '#explorer/diagrams/config-text.ts'
import { uploadBox } from '#machines/upload-box.ts'
import { differenceOfVersions } from './diff.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'separ-diff-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('two files of a chart are compared, whatever they are called', async () => {
  const [older, newer] = [join(folder, 'older.json'), join(folder, 'newer.json')]
  await writeFile(older, configText(uploadBox))
  await writeFile(
    newer,
    configText(uploadBox).replaceAll('"the file is too large"', '"the file is larger than allowed"'),
  )
  expect(await differenceOfVersions(older, older)).toBe('no difference\n')
  const another = (state: string) =>
    `~ transition ${state} | file.chosen | 2  [the file is too large] → error / show that the file is too large  ⇒  [the file is larger than allowed] → error / show that the file is too large`
  expect((await differenceOfVersions(older, newer)).split('\n')).toEqual([
    another('empty'),
    another('error'),
    '+ guard the file is larger than allowed',
    '- guard the file is too large',
    '',
  ])
})
it('what is neither a file nor a revision is refused with its name', async () => {
  await expect(differenceOfVersions('no-such-thing', 'no-such-thing')).rejects.toThrow('no-such-thing')
})
