/**
 * Lists the project's code files by walking the tree, so that new directories are included. Output of tools
 * (dist, reports, dependencies) is excluded by name.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const WRITTEN_BY_TOOLS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage'])
const CODE = /\.(?:[cm]?[jt]sx?|css|html)$/

/**
 * Returns the paths of all code files below `root`, relative and sorted, with forward slashes.
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
