/** The customers’ build contains no part of the visualizer: no channel, no second entry, no stubs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANNEL } from '../../visualizer/protocol/protocol.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { ROOT } from '#tests/system/command.ts'

const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const naming = (files: readonly string[], word: string): readonly string[] =>
  files.filter((file) => readFileSync(file, 'utf8').includes(word))

const words = [CHANNEL, 'separ.observed', 'lookUpPlate: found', 'signed in and back']

test('the customers’ build contains no part of the visualizer’s phone', () => {
  const [customers, visualizer] = [filesOf('dist/app'), filesOf('dist/visualizer')]
  expect(customers.length).toBeGreaterThan(20)
  for (const word of words.slice(0, 2))
    expect(naming(visualizer, word), `${word} is what the visualizer’s build would be known by`).not.toEqual(
      [],
    )
  for (const word of words) expect(naming(customers, word), word).toEqual([])
  expect(customers.filter((file) => /observed|visualizer/.test(file))).toEqual([])
})
