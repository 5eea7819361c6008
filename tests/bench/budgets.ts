/**
 * Budgets of every page in gzip: scripts, read from the build's manifest, and HTML, styles and fonts
 * (`page-weights.ts`). The build fails beyond a budget. The benchmark measures home in a browser. 1 kB is
 * 1000 bytes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunksOf, type Chunks, readManifest, without } from './chunks.ts'
import { pageWeights, type Row } from './page-weights.ts'

/**
 * In kB. Home: its own script, before and after it responds to a tap; what it prefetches does not count.
 * Shared: the scripts that the app starts with and those that every step loads, among them the steps of the
 * charts. Each page adds its own; a lazy part may be as large as a form chunk.
 */
export const LIMITS = { home: 10, form: 60, shared: 250, page: 25 } as const

export type Budgets = {
  readonly rows: readonly Row[]
  readonly table: string
  readonly problems: readonly string[]
  /** Files that home does not need: on home, loading them is prefetching. */
  readonly elsewhere: ReadonlySet<string>
}

/**
 * Checks a build (with `build.manifest`). Returns the size of each page, a table to print, and the
 * violations.
 */
export function checkBudgets(distDir: string): Budgets {
  const manifest = readManifest(distDir)
  const { home, app, shared, pages, parts } = chunksOf(distDir, manifest)
  const sizes = new Map<string, number>()
  const sizeOf = (key: string): number => {
    const file = manifest[key]?.file ?? ''
    if (!file.endsWith('.js')) return 0
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(distDir, file)), { level: 9 }).byteLength
    sizes.set(file, size)
    return size
  }
  const weigh = (keys: Chunks): number =>
    Math.round([...keys].reduce((sum, key) => sum + sizeOf(key), 0) / 100) / 10

  const rows: Row[] = [
    { page: 'home, before it answers a tap', kB: weigh(home), limit: LIMITS.home },
    {
      page: 'the app and what all steps share',
      kB: weigh(new Set([...app, ...shared])),
      limit: LIMITS.shared,
    },
    ...[...pages].map(([page, chunks]): Row => ({
      page: `${page}, beyond that`,
      kB: weigh(chunks),
      limit: LIMITS.page,
    })),
    ...[...parts]
      .map(([part, chunks]): Row => ({ page: `${part}, when opened`, kB: weigh(chunks), limit: LIMITS.form }))
      .filter(({ kB }) => kB > 0),
    ...pageWeights(distDir),
  ]
  const elsewhere = [without(app, home), shared, ...pages.values(), ...parts.values()].flatMap((chunks) =>
    [...chunks].flatMap((key) => manifest[key]?.file ?? []),
  )
  return {
    rows,
    table: rows.map(line).join('\n'),
    problems: rows.filter(({ kB, limit }) => kB > limit).map((row) => `past its budget: ${line(row)}`),
    elsewhere: new Set(elsewhere),
  }
}

const line = ({ page, kB, limit }: Row): string =>
  `${page.padEnd(46)} ${kB.toFixed(1).padStart(7)} kB of ${String(limit).padStart(3)}`
