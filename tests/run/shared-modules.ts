/**
 * The unit tests of a worker share its modules and its page: loading React and the app for each file takes
 * longer than the tests. So a file leaves nothing behind (`leave-nothing.setup.ts`), and workers run files of
 * one kind after each other (`file-order.ts`). Only the browser's history cannot be put back, so the files
 * about it have a window of their own (`tests/vitest.config.ts`).
 */
import { readFileSync } from 'node:fs'

/**
 * `own`: the project's modules are loaded again for this file, because they keep state, or because the file
 * replaces modules or the page's width. Packages are not loaded again.
 */
export type FileKind = { readonly inJsdom: boolean; readonly modules: 'own' | 'shared' }

const KEEPS_STATE = /\/(?:src\/(?:adapters|app(?!\/build)|[^/]+$)|tests\/(?:app|paths))/
const REPLACES = /\bvi\.(?:mock|doMock|resetModules)\b|\bwideMedia\b|\baddLanguage\(/
const IN_JSDOM = /@vitest-environment jsdom/

const kinds = new Map<string, FileKind>()

/** The kind of a test file. @param file its absolute path */
export function kindOf(file: string): FileKind {
  const known = kinds.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const kind = {
    inJsdom: IN_JSDOM.test(text),
    modules: KEEPS_STATE.test(file) || REPLACES.test(text) ? 'own' : 'shared',
  } as const
  kinds.set(file, kind)
  return kind
}

/** The modules that a test file replaces and does not restore. @param text the file's text */
export function lastingMocks(text: string): readonly string[] {
  const restored = new Set([...text.matchAll(/\bvi\.doUnmock\(\s*(['"`])(.+?)\1/g)].map(([, , path]) => path))
  return [...text.matchAll(/\bvi\.(?:mock|doMock)\(\s*(['"`])(.+?)\1/g)].flatMap(([, , path]) =>
    path === undefined || restored.has(path) ? [] : [path],
  )
}
