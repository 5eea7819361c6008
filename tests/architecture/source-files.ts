/**
 * The project's own code, found by walking the tree, so that a folder nobody thought of is judged too.
 * What tools write (dist, reports, dependencies) is left out by name; everything else that is code is in.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const WRITTEN_BY_TOOLS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage'])
const CODE = /\.(?:[cm]?[jt]sx?|css|html)$/

/**
 * Takes a root folder; gives the paths of all code files below it, relative to it, with forward slashes,
 * sorted.
 */
export function sourceFiles(root: string): string[] {
  const found: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !WRITTEN_BY_TOOLS.has(entry.name)) walk(path)
      } else if (CODE.test(entry.name)) found.push(path)
    }
  }
  walk('')
  return found.sort()
}
