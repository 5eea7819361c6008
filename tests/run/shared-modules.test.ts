/** Checks that no test file leaves replaced modules to the next file of its worker. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../architecture/source-files.ts'
import { ROOT } from '../system/command.ts'
import { lastingMocks } from './shared-modules.ts'

describe('modules that a test file replaces', () => {
  it('are restored at its end', () => {
    const mocking = sourceFiles(ROOT)
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith('run/shared-modules.test.ts'))
      .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
      .filter(({ text }) => /\bvi\.(?:mock|doMock)\(/.test(text))
    expect(mocking.length).toBeGreaterThan(0)
    expect(mocking.flatMap(({ file, text }) => lastingMocks(text).map((path) => `${file}: ${path}`))).toEqual(
      [],
    )
  })
  it('would be named otherwise', () => {
    const replace = 'vi.mock("./one.ts")\nvi.doMock(\'./other.ts\', () => ({}))\n'
    expect(lastingMocks(replace)).toEqual(['./one.ts', './other.ts'])
    expect(lastingMocks(`${replace}afterAll(() => void vi.doUnmock('./other.ts'))`)).toEqual(['./one.ts'])
  })
})
