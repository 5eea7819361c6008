/**
 * No code file is longer than 300 lines, and no comment is wider than 110 columns: the formatter breaks
 * code, but leaves comments as they are. House, "What good code looks like here". Data, generated files and
 * migrations do not count as code.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files.ts'

const MAX_LINES = 300
/** As `printWidth` of the formatter. */
const MAX_COLUMNS = 110
const COMMENT = /^\s*(?:\*|\/\/|\{?\/\*)/
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

/** Returns «line: columns» of each line of a comment that is too wide. An address cannot be broken. */
export const wideComments = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.length > MAX_COLUMNS && COMMENT.test(line) && !line.includes('://')
        ? [`${index + 1}: ${line.length} columns`]
        : [],
    )

/** Returns one sentence for each file with comments that are too wide. @param root the project's directory */
export const judgeComments = (root: string): readonly string[] =>
  sourceFiles(root)
    .filter((file) => !NOT_CODE.test(file))
    .flatMap((file) => {
      const wide = wideComments(readFileSync(join(root, file), 'utf8'))
      return wide.length === 0
        ? []
        : [`${file}: comments wider than ${MAX_COLUMNS} columns (${wide.join(', ')})`]
    })

/** Counts the lines of every hand-written code file under `root`, the project's directory. */
export const lineCounts = (root: string): Record<string, number> =>
  Object.fromEntries(
    sourceFiles(root)
      .filter((file) => !NOT_CODE.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length]),
  )
