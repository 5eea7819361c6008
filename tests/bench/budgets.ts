/**
 * What a page may cost in scripts, gzip, read from the build's manifest, so that the build itself can fail
 * past a budget. The benchmark counts home in a browser; this is the part that needs none. 1 kB is 1000
 * bytes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunksOf, type Chunks, readManifest } from './chunks.ts'

/**
 * In kB. Home: before it answers a tap, and left alone. A step may count on what an idle home may hold and on
 * a form chunk; a part that comes only when it is opened may weigh as much as that chunk.
 */
export const LIMITS = { homeFirst: 130, homeIdle: 165, form: 60, step: 25 } as const

export type Row = { readonly page: string; readonly kB: number; readonly limit: number }
export type Budgets = {
  readonly rows: readonly Row[]
  readonly table: string
  readonly problems: readonly string[]
  /** Files that only other pages than home need: on home, fetching them is prefetching. */
  readonly elsewhere: ReadonlySet<string>
}

/**
 * Takes the folder that Vite wrote (with `build.manifest`); gives each page's cost, a table to print, and the
 * breaches.
 */
export function checkBudgets(distDir: string): Budgets {
  const manifest = readManifest(distDir)
  const { home, shared, pages, parts } = chunksOf(distDir, manifest)
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
    { page: 'home, before it answers a tap', kB: weigh(home), limit: LIMITS.homeFirst },
    {
      page: 'home and what all steps share',
      kB: weigh(new Set([...home, ...shared])),
      limit: LIMITS.homeIdle + LIMITS.form,
    },
    ...[...pages].map(([page, chunks]): Row => ({
      page: `${page}, beyond that`,
      kB: weigh(chunks),
      limit: LIMITS.step,
    })),
    ...[...parts]
      .map(([part, chunks]): Row => ({ page: `${part}, when opened`, kB: weigh(chunks), limit: LIMITS.form }))
      .filter(({ kB }) => kB > 0),
  ]
  const elsewhere = [shared, ...pages.values(), ...parts.values()].flatMap((chunks) =>
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
