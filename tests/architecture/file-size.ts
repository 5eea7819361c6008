/**
 * No code file is longer than 300 lines. House, "What good code looks like here".
 * Data, generated files and migrations do not count as code.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files.ts'

const MAX_LINES = 300
const NOT_CODE = /(?:^|\/)(?:data|generated|migrations|locales)\/|\.(?:data|gen)\.ts$/

export type FileSizes = { readonly note: string; readonly problems: readonly string[] }

/**
 * Judges the number of lines of each file. Returns a summary and one sentence for each file that is too long.
 */
export function judgeSizes(lines: Readonly<Record<string, number>>): FileSizes {
  const sizes = Object.values(lines)
  if (sizes.length === 0) return { note: 'no file', problems: ['No code file was found.'] }
  const usual = sizes.filter((size) => size >= 40 && size <= 200).length
  const problems = Object.entries(lines)
    .filter(([, size]) => size > MAX_LINES)
    .map(([file, size]) => `${file}: ${size} lines, the limit is ${MAX_LINES}`)
  return { note: `${sizes.length} files, ${usual} of them between 40 and 200 lines`, problems }
}

/** Counts the lines of every hand-written code file under `root`, the project's directory. */
export const lineCounts = (root: string): Record<string, number> =>
  Object.fromEntries(
    sourceFiles(root)
      .filter((file) => !NOT_CODE.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length]),
  )
