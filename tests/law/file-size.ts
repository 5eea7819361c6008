/**
 * Files stay small enough to be read at one sitting: none over 250 lines, nearly all under 160, half under 70.
 * House, "What good code looks like here". Data, generated files and migrations are no code.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files.ts'

const NO_CODE = /(?:^|\/)(?:data|generated|migrations|locales)\/|\.(?:data|gen)\.ts$/

export type FileSizes = { readonly note: string; readonly problems: readonly string[] }

const share = (part: number, whole: number): number => Math.round((part / whole) * 100)

/** Takes the lines of each file; gives the shares as a sentence and what is wrong with them. */
export function judgeSizes(lines: Readonly<Record<string, number>>): FileSizes {
  const sizes = Object.values(lines)
  if (sizes.length === 0) return { note: 'no file', problems: ['No code file was found.'] }
  const small = share(sizes.filter((size) => size < 70).length, sizes.length)
  const modest = share(sizes.filter((size) => size < 160).length, sizes.length)
  const problems = Object.entries(lines)
    .filter(([, size]) => size > 250)
    .map(([file, size]) => `${file}: ${size} lines, and 250 is the most`)
  if (small < 45) problems.push(`${small} % of the files are under 70 lines, and 45 % is the least`)
  if (modest < 92) problems.push(`${modest} % of the files are under 160 lines, and 92 % is the least`)
  return { note: `${sizes.length} files: ${small} % under 70 lines, ${modest} % under 160`, problems }
}

/** Takes the project's root; gives the line count of every code file that is written by hand. */
export const lineCounts = (root: string): Record<string, number> =>
  Object.fromEntries(
    sourceFiles(root)
      .filter((file) => !NO_CODE.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length]),
  )
