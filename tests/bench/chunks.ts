/**
 * Assigns the chunks of a build to pages by the static and dynamic imports in Vite's manifest. A chunk counts
 * for home, for the app, for all steps, for each of the few pages that need it, or for a lazy part of a page.
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
  /** The script of home, without the app. */
  readonly home: Chunks
  /** The scripts with which the app starts, on every page. */
  readonly app: Chunks
  readonly shared: Chunks
  readonly pages: ReadonlyMap<string, Chunks>
  readonly parts: ReadonlyMap<string, Chunks>
}

/** Reads the manifest of a build. Throws without a manifest. */
export const readManifest = (distDir: string): Manifest =>
  parse(Manifest, JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8')))

/**
 * A page, identified by the directory of its sources (steps/offers/…, areas/support/…, app/payment-result/…)
 * or its own catalogue. A journey's own screen of a step (steps/offers/car-body/…, steps/renewal/policy/…) is
 * a page of its own. Code that every journey runs belongs to no page.
 */
const pageOf = (key: string): string | undefined =>
  /^(?:(?:steps|areas|app)\/(?!parts\/|journeys\/)((?:renewal\/)?[^/]+(?:\/(?:car-body|renewal))?)\/|locales\/[^/]+\/pages\/([^/.]+)\.)/
    .exec(key)
    ?.slice(1)
    .find((page) => page !== undefined)
/** The app's entry, which the scripts of all pages import dynamically. */
const isApp = (key: string): boolean => key === 'app/start-app.ts'
/** Catalogues are imported dynamically, but no page can render without messages.po. */
const isFirstCatalogue = (key: string): boolean => /^locales\/[^/]+\/messages\./.test(key)
/** A user loads the catalogue of one language. The Persian one counts, because it is larger. */
const isOtherLanguage = (key: string): boolean => /^locales\/(?!fa\/)/.test(key)
/** The calls of some journeys load with them. */
const isOfSomeJourneys = (key: string): boolean =>
  /^app\/journeys\/calls\/(?:car-body|liability|renewal)\./.test(key)
const isJourney = (key: string): boolean =>
  (key.startsWith('app/journeys/') && !isOfSomeJourneys(key)) || /^locales\/[^/]+\/journeys\./.test(key)

/** The chunks of the scripts in a page's HTML: pages that share a script have no entry in the manifest. */
function entriesOf(distDir: string, manifest: Manifest, page: string): string[] {
  const html = readFileSync(join(distDir, page), 'utf8')
  const files = new Set([...html.matchAll(/<script[^>]*src="\/?([^"]+\.js)"/g)].map(([, file]) => file))
  const entries = Object.keys(manifest).filter((key) => files.has(manifest[key]?.file))
  if (entries.length === 0) throw new Error(`${distDir}: ${page} names no script of the manifest`)
  return entries
}

/** Returns chunks with all their static imports. */
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

/** The chunks that are not in the other list. */
export const without = (chunks: Chunks, ...others: Chunks[]): Set<string> =>
  new Set([...chunks].filter((key) => !others.some((other) => other.has(key))))

/**
 * Returns the chunks of each page. Chunks of every journey and of most pages are shared. A chunk of a few
 * pages counts for each of them, because the first one that is visited has to load it.
 */
export function chunksOf(distDir: string, manifest: Manifest): ChunksByPage {
  const keys = Object.keys(manifest)
  const later = keys.filter(
    (key) => !isOtherLanguage(key) && keys.some((other) => manifest[other]?.dynamicImports.includes(key)),
  )
  const home = withImports(manifest, entriesOf(distDir, manifest, 'index.html'))
  const app = withImports(manifest, [
    ...entriesOf(distDir, manifest, 'app.html'),
    ...keys.filter(isApp),
    ...later.filter(isFirstCatalogue),
  ])
  const fetched = later.filter((key) => !home.has(key) && !app.has(key))

  /**
   * Lazy parts that a page's own code opens. Another page may open them, too, if they are called late parts.
   */
  const isPart = (key: string): boolean =>
    pageOf(key) === undefined ||
    key.endsWith('/late-parts.ts') ||
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
        app,
      ),
    ]),
  )

  const neededByMost = [...new Set([...needs.values()].flatMap((chunks) => [...chunks]))].filter(
    (key) => 2 * [...needs.values()].filter((chunks) => chunks.has(key)).length > needs.size,
  )
  const shared = without(new Set([...withImports(manifest, fetched.filter(isJourney)), ...neededByMost]), app)
  const pages = new Map([...needs].map(([page, chunks]) => [page, without(chunks, shared)]))
  const parts = new Map(
    fetched
      .filter((key) => !isJourney(key) && isPart(key))
      .map((key) => [
        key,
        without(withImports(manifest, [key]), app, shared, pages.get(pageOf(key) ?? '') ?? new Set()),
      ]),
  )
  return { home, app, shared, pages, parts }
}
