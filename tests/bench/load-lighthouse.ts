/**
 * Lighthouse, installed when it is first needed: it is a sixth of the time of `npm ci`, and only this
 * benchmark uses it. The package is in `lighthouse`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '#tests/system/command.ts'

const FOLDER = join(import.meta.dirname, 'lighthouse')
const MODULE = join(FOLDER, 'node_modules/lighthouse/core/index.js')

type Flags = {
  readonly port: number
  readonly output: 'json'
  readonly logLevel: 'silent'
  readonly onlyCategories: readonly string[]
}
/** Measures a page in the browser at a port. Its figures and its trace are validated by the caller. */
export type Lighthouse = (
  url: string,
  flags: Flags,
) => Promise<{ readonly lhr: unknown; readonly artifacts: unknown } | undefined>

const isLighthouse = (value: unknown): value is Lighthouse => typeof value === 'function'

/** Installs Lighthouse if need be. Throws with npm's output when it cannot be installed. */
export const loadLighthouse = async (): Promise<Lighthouse> => {
  if (!existsSync(MODULE)) {
    // `npm ci` refuses its lock file because of an optional peer of a peer.
    const { code, output } = await run('npm', ['install', '--no-save', '--prefix', FOLDER])
    if (code !== 0) throw new Error(`Lighthouse cannot be installed.\n${output}`)
  }
  const loaded: unknown = await import(pathToFileURL(MODULE).href)
  const made: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'default') : null
  if (!isLighthouse(made)) throw new Error(`${MODULE} exports no function`)
  return made
}
