/**
 * Decides which unit tests share the modules of their worker: loading React and the app for each file takes
 * longer than the tests. Files share only with files of the same environment, and never if they replace
 * modules, or globals in a way that `globals.setup.ts` cannot undo: the next file would use the replacements.
 * Neither do files of a wide page, because a worker reads the page's width once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Directories whose tests may share. Other modules of src/app and src/adapters keep state, so their tests do
 * not.
 */
const FOLDERS = [
  'contract',
  'explorer',
  'machines',
  'src/app/build',
  'src/areas',
  'src/steps',
  'src/ui',
  'tests/architecture',
  'tests/bench',
  'tests/run',
  'visualizer',
]
const IS_TEST = /\.test\.tsx?$/
/** Shared files run last, and one after another: a long one would run alone at the end. */
const IS_LONG = /\.slow\.test\.tsx?$/
const IN_JSDOM = /@vitest-environment jsdom/
const REPLACES =
  /\bvi\.(?:mock|doMock|hoisted|resetModules)\b|\bwideMedia\b|Object\.(?:assign|defineProperty|defineProperties)\((?:globalThis|window|navigator|document|Element|HTML)/

export type SharedTests = { readonly node: readonly string[]; readonly jsdom: readonly string[] }

/** Returns the files that share modules, by environment, relative to the project's root. */
export function sharedTests(root: string): SharedTests {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => IS_TEST.test(name) && !IS_LONG.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const shared = files
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => !REPLACES.test(text))
  const filesOf = (inJsdom: boolean) =>
    shared.filter(({ text }) => IN_JSDOM.test(text) === inJsdom).map(({ file }) => file)
  return { node: filesOf(false), jsdom: filesOf(true) }
}
