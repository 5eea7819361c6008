/**
 * Which chunks of the build belong to which page: Vite's manifest says what each chunk imports at once and
 * what later. A chunk is counted where it is needed: by home, by most steps, by each page of a few, or by a
 * part that is opened on a page.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, type InferOutput, object, optional, parse, record, string } from 'valibot'

const Chunk = object({
  file: string(),
  imports: optional(array(string()), []),
  dynamicImports: optional(array(string()), []),
})
const Manifest = record(string(), Chunk)
export type Manifest = InferOutput<typeof Manifest>

/** Keys of the manifest. */
export type Chunks = ReadonlySet<string>
export type ChunksByPage = {
  readonly home: Chunks
  readonly shared: Chunks
  readonly pages: ReadonlyMap<string, Chunks>
  readonly parts: ReadonlyMap<string, Chunks>
}

/** Takes the folder that Vite wrote. Throws where it holds no manifest. */
export const readManifest = (distDir: string): Manifest =>
  parse(Manifest, JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8')))

/**
 * A page, by where its source lies (steps/offers/…, areas/support/…, app/payment-result/…) or what words are
 * its own. What runs every journey is no page.
 */
const pageOf = (key: string): string | undefined =>
  /^(?:(?:steps|areas|app)\/(?!parts\/|journeys\/)([^/]+)\/|locales\/[^/]+\/pages\/([^/.]+)\.)/
    .exec(key)
    ?.slice(1)
    .find((page) => page !== undefined)
const isHome = (key: string): boolean => pageOf(key) === 'home'
/**
 * Words are imported when they are needed, and a page needs them before it can say anything: messages.po is
 * what home says.
 */
const isHomesWords = (key: string): boolean => /^locales\/[^/]+\/messages\./.test(key)
/** A reader fetches the words of one language. Persian ones are counted: they are the dearer. */
const isOtherLanguage = (key: string): boolean => /^locales\/(?!fa\/)/.test(key)
const isJourney = (key: string): boolean =>
  key.startsWith('app/journeys/') || /^locales\/[^/]+\/journeys\./.test(key)

/**
 * The scripts that the first page names itself, as chunks: pages that share their script have no entry in the
 * manifest. Its own script fetches the app once it has been painted, which is the other page's entry: no tap
 * is answered before that.
 */
function entriesOf(distDir: string, manifest: Manifest): string[] {
  const html = readFileSync(join(distDir, 'index.html'), 'utf8')
  const files = new Set([...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file]) => file))
  const entries = Object.keys(manifest).filter((key) => files.has(manifest[key]?.file))
  if (entries.length === 0) throw new Error(`${distDir}: index.html names no script of the manifest`)
  return [
    ...entries,
    ...entries.flatMap(
      (key) => manifest[key]?.dynamicImports.filter((later) => later.endsWith('.html')) ?? [],
    ),
  ]
}

/** Takes chunks; gives them with all that they import at once. */
function withImports(manifest: Manifest, from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports.forEach(visit)
  }
  from.forEach(visit)
  return seen
}

const without = (chunks: Chunks, ...others: Chunks[]): Set<string> =>
  new Set([...chunks].filter((key) => !others.some((other) => other.has(key))))

/**
 * Takes the built folder and its manifest; gives each page's chunks. What every journey runs and what most
 * pages need is shared; what a few pages need counts for each of them, because whoever comes to one of them
 * first has to fetch it.
 */
export function chunksOf(distDir: string, manifest: Manifest): ChunksByPage {
  const keys = Object.keys(manifest)
  const later = keys.filter(
    (key) => !isOtherLanguage(key) && keys.some((other) => manifest[other]?.dynamicImports.includes(key)),
  )
  const home = withImports(manifest, [
    ...entriesOf(distDir, manifest),
    ...later.filter((key) => isHome(key) || isHomesWords(key)),
  ])
  const fetched = later.filter((key) => !home.has(key))

  /**
   * Opened on a page, by code of that page; the rest of what is no page is opened wherever it is asked for.
   */
  const isPart = (key: string): boolean =>
    pageOf(key) === undefined ||
    keys.some((other) => pageOf(other) === pageOf(key) && manifest[other]?.dynamicImports.includes(key))
  const screens = fetched.filter((key) => !isJourney(key) && !isPart(key))
  const names = [...new Set(screens.flatMap((key) => pageOf(key) ?? []))]
  const needs = new Map(
    names.map((page) => [
      page,
      without(
        withImports(
          manifest,
          screens.filter((key) => pageOf(key) === page),
        ),
        home,
      ),
    ]),
  )

  const neededByMost = [...new Set([...needs.values()].flatMap((chunks) => [...chunks]))].filter(
    (key) => 2 * [...needs.values()].filter((chunks) => chunks.has(key)).length > needs.size,
  )
  const shared = without(
    new Set([...withImports(manifest, fetched.filter(isJourney)), ...neededByMost]),
    home,
  )
  const pages = new Map([...needs].map(([page, chunks]) => [page, without(chunks, shared)]))
  const parts = new Map(
    fetched
      .filter((key) => !isJourney(key) && isPart(key))
      .map((key) => [
        key,
        without(withImports(manifest, [key]), home, shared, pages.get(pageOf(key) ?? '') ?? new Set()),
      ]),
  )
  return { home, shared, pages, parts }
}
