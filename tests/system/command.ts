/** Runs a program of the project (from node_modules) or of the system and captures its output. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../')

export type Finished = { readonly code: number; readonly output: string }
type Options = { readonly env?: Readonly<Record<string, string>>; readonly minutes?: number }

/**
 * Runs a program. Returns its exit code and the output of both streams. Code 124 means a timeout.
 */
export function run(
  program: string,
  args: readonly string[],
  { env = {}, minutes = 10 }: Options = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    let output = ''
    let late = false
    // Colours would end up in a log. An inherited FORCE_COLOR would contradict NO_COLOR and cause a warning.
    const { FORCE_COLOR: _colour, ...outside } = process.env
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...outside, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGTERM')
    }, minutes * 60_000)
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ code: 127, output: `${program}: ${error.message}` })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(
        late
          ? { code: 124, output: `${output}\n${program} was stopped after ${minutes} minutes` }
          : { code: code ?? 1, output },
      )
    })
  })
}

/**
 * Runs a package's command, without npx, so nothing is downloaded.
 */
export const runPackage = (command: string, args: readonly string[], options?: Options): Promise<Finished> =>
  run(join(ROOT, 'node_modules/.bin', command), args, options)

/** Builds the app if it is stale. */
export const buildApp = (): Promise<Finished> =>
  run(process.execPath, ['--import', 'tsx', 'tests/run/build.ts'])
