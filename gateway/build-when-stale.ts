/** Builds the app and the visualizer if their sources have changed since the last build. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Name of the file with the hash of the sources that a folder was built from. */
const STAMP = '.built-from'
/** Output directories of the builds. */
export const APP_FOLDER = join(ROOT, 'dist', 'app')
export const VISUALIZER_FOLDER = join(ROOT, 'dist', 'visualizer')

type Build = {
  readonly name: string
  readonly folder: string
  readonly root: string
  readonly configFile: string
  readonly sources: readonly string[]
}

const shared = ['contract', 'machines', 'src', 'package-lock.json', 'lingui.config.ts', 'tsconfig.json']
const app: Build = {
  name: 'app',
  folder: APP_FOLDER,
  root: join(ROOT, 'src'),
  configFile: join(ROOT, 'vite.config.ts'),
  sources: [...shared, 'public', 'vite.config.ts'],
}
const visualizer: Build = {
  name: 'visualizer',
  folder: VISUALIZER_FOLDER,
  root: ROOT,
  configFile: join(ROOT, 'visualizer', 'vite.config.ts'),
  sources: [...shared, 'explorer', 'visualizer'],
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])

const filesOf = async (path: string): Promise<string[]> => {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const isSource = (path: string): boolean => !/\.test\.tsx?$/.test(path)

const stampOf = async (sources: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(
    JSON.stringify(
      Object.entries(process.env)
        .filter(([name]) => name.startsWith('VITE_'))
        .sort(),
    ),
  )
  for (const source of sources) {
    for (const file of (await filesOf(join(ROOT, source))).filter(isSource))
      hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

/**
 * Compresses files at build time, so that no request waits for it. Node.js limits how many are compressed at
 * once.
 */
const compress = async (folder: string): Promise<void> => {
  const files = (await filesOf(folder)).filter((path) => COMPRESSED.has(extname(path)))
  await Promise.all(files.map(compressFile))
}

const build = async ({ name, folder, root, configFile, sources }: Build): Promise<void> => {
  // Within the folder, because a build by Vite alone, which compresses nothing, empties it.
  const stampFile = join(folder, STAMP)
  const stamp = await stampOf(sources)
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  if (built === stamp) return
  process.stdout.write(`Building the ${name} …\n`)
  // An interrupted build must not count as finished.
  await rm(stampFile, { force: true })
  // Loaded on demand, because that takes half a second.
  const vite = await import('vite')
  await vite.build({
    root,
    configFile,
    logLevel: 'warn',
    // The bundler would warn that plugins take most of the time: two builds share the thread that runs them.
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  })
  await compress(folder)
  await writeFile(stampFile, stamp)
}

/**
 * Builds what is missing or stale, both at once: a build alone leaves the thread of its plugins idle for a
 * third of the time. Throws the error of a failed build.
 */
export const buildWhenStale = async (): Promise<void> => {
  await Promise.all([build(app), build(visualizer)])
}
