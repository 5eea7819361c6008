/** Builds the app when what it is made of has changed since the last build; otherwise does nothing. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Where the build puts the app. */
export const APP_FOLDER = join(ROOT, 'dist', 'app')
const STAMP = join(ROOT, 'dist', 'app.stamp')
const SOURCES = ['contract', 'machines', 'src', 'public', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts', 'tsconfig.json']
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])

const filesOf = async (path: string): Promise<string[]> => {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (entries === null) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort()
}

const isSource = (path: string): boolean => !/\.test\.tsx?$/.test(path)

const stampOfSources = async (): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')).sort()))
  for (const source of SOURCES) {
    for (const file of (await filesOf(join(ROOT, source))).filter(isSource)) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Compressed once here, so that no request waits for it. */
const compressApp = async (): Promise<void> => {
  for (const file of (await filesOf(APP_FOLDER)).filter((path) => COMPRESSED.has(extname(path)))) {
    const content = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

/** Gives the folder of the built app, built anew where it is missing or older than its sources. Throws what the build throws. */
export const buildWhenStale = async (): Promise<string> => {
  const stamp = await stampOfSources()
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (built === stamp && existsSync(APP_FOLDER)) return APP_FOLDER
  process.stdout.write('Building the app …\n')
  // Half a build is no build, whatever the sources are when the next one begins.
  await rm(STAMP, { force: true })
  // Loaded only when there is something to build: it takes half a second to load.
  const { build } = await import('vite')
  await build({ root: join(ROOT, 'src'), configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' })
  await compressApp()
  await writeFile(STAMP, stamp)
  return APP_FOLDER
}
