/**
 * What a page may cost in scripts, gzip, read from the build's manifest, so that the build itself can fail past a budget.
 * The benchmark counts the same in a browser; this is the part that needs none. 1 kB is 1000 bytes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { array, type InferOutput, object, optional, parse, record, string } from 'valibot'

/** In kB. Home: before it answers a tap, and when idle. Steps: what they share, and each beyond that. */
export const LIMITS = { homeFirst: 130, homeIdle: 165, shared: 60, step: 25 } as const

const Chunk = object({
  file: string(),
  imports: optional(array(string()), []),
  dynamicImports: optional(array(string()), []),
})
const Manifest = record(string(), Chunk)
type Manifest = InferOutput<typeof Manifest>

export type Row = { readonly page: string; readonly kB: number; readonly limit: number }
export type Budgets = {
  readonly rows: readonly Row[]
  readonly table: string
  readonly problems: readonly string[]
  /** Files that only other pages than home need: on home, fetching them is prefetching. */
  readonly elsewhere: ReadonlySet<string>
}

/** A page of its own, by where its source lies below src: steps/offers/…, areas/support/…. */
const pageOf = (key: string): string | undefined => /^(?:steps|areas)\/(?!parts\/)([^/]+)\//.exec(key)?.[1]
/** Words are imported when they are needed, and a page needs them before it can say anything. */
const isWords = (key: string): boolean => key.startsWith('locales/')
const isElsewhere = (key: string): boolean => pageOf(key) !== undefined && pageOf(key) !== 'home'

/** Takes chunks; gives them with all they import at once, and, where `follow` says so, what they import later. */
function reach(manifest: Manifest, from: readonly string[], follow: (key: string) => boolean = () => false): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports.forEach(visit)
    chunk.dynamicImports.filter(follow).forEach(visit)
  }
  from.forEach(visit)
  return seen
}

const without = (chunks: ReadonlySet<string>, ...others: ReadonlySet<string>[]): string[] => [...chunks].filter((key) => !others.some((other) => other.has(key)))

const readManifest = (distDir: string): Manifest => parse(Manifest, JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8')))

/** The scripts that the first page names itself, as chunks: pages that share their script have no entry in the manifest. */
function entriesOf(distDir: string, manifest: Manifest): string[] {
  const html = readFileSync(join(distDir, 'index.html'), 'utf8')
  const files = new Set([...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file]) => file))
  const entries = Object.keys(manifest).filter((key) => files.has(manifest[key]?.file))
  if (entries.length === 0) throw new Error(`${distDir}: index.html names no script of the manifest`)
  return entries
}

/** Takes the folder that Vite wrote (with `build.manifest`); gives each page's cost, a table to print, and the breaches. */
export function checkBudgets(distDir: string): Budgets {
  const manifest = readManifest(distDir)
  const sizes = new Map<string, number>()
  const sizeOf = (key: string): number => {
    const file = manifest[key]?.file ?? ''
    if (!file.endsWith('.js')) return 0
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(distDir, file)), { level: 9 }).byteLength
    sizes.set(file, known)
    return known
  }
  const weigh = (keys: Iterable<string>): number => Math.round([...new Set(keys)].reduce((sum, key) => sum + sizeOf(key), 0) / 100) / 10

  const keys = Object.keys(manifest)
  const first = reach(manifest, [...entriesOf(distDir, manifest), ...keys.filter((key) => pageOf(key) === 'home')], isWords)
  const idle = reach(manifest, [...first], (key) => !isElsewhere(key))

  const pages = new Map<string, Set<string>>()
  for (const key of keys.filter(isElsewhere)) {
    const page = pageOf(key) ?? ''
    pages.set(page, new Set([...(pages.get(page) ?? []), ...reach(manifest, [key])]))
  }
  const beyondHome = [...pages].map(([page, chunks]): [string, string[]] => [page, without(chunks, idle)])
  const shared = new Set(beyondHome.flatMap(([page, chunks]) => chunks.filter((key) => beyondHome.some(([other, theirs]) => other !== page && theirs.includes(key)))))

  const rows: Row[] = [
    { page: 'home, before it answers a tap', kB: weigh(first), limit: LIMITS.homeFirst },
    { page: 'home, idle', kB: weigh(idle), limit: LIMITS.homeIdle },
    { page: 'shared by the other pages', kB: weigh(shared), limit: LIMITS.shared },
    ...beyondHome.map(([page, chunks]): Row => ({ page, kB: weigh(without(new Set(chunks), shared)), limit: LIMITS.step })),
  ]
  return {
    rows,
    table: rows.map(line).join('\n'),
    problems: rows.filter(({ kB, limit }) => kB > limit).map((row) => `past its budget: ${line(row)}`),
    elsewhere: new Set(beyondHome.flatMap(([, chunks]) => chunks.flatMap((key) => manifest[key]?.file ?? []))),
  }
}

const line = ({ page, kB, limit }: Row): string => `${page.padEnd(32)} ${kB.toFixed(1).padStart(7)} kB of ${String(limit).padStart(3)}`
