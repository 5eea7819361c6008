/**
 * CPU time of this process and of everything that it started, and how fast the machine is.
 * Wall time depends on what else the machine does; CPU time scaled by a calibration does so much less.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ROOT, run } from './command.ts'

/** Clock ticks a second of /proc, fixed by Linux for all programs. */
const TICKS = 100
/**
 * What the work takes beside the stages on the machine for which the budgets were written, in CPU seconds.
 * Decision 026.
 */
const REFERENCE_SECONDS = 0.055
const WORK = fileURLToPath(new URL('calibration-work.ts', import.meta.url))

/**
 * CPU seconds used so far by a process (this one by default) and by its ended descendants, user and system.
 * Undefined where the system does not report it (no /proc): budgets are not judged there.
 */
export function cpuSeconds(pid: number | 'self' = 'self'): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = [11, 12, 13, 14].map((index) => Number(fields[index]))
    return ticks.reduce((sum, each) => sum + each, 0) / TICKS
  } catch {
    return undefined
  }
}

/**
 * How many times slower than the reference machine this one is at the moment; 1 is as fast. The work of
 * `calibration-work.ts` runs on every core at the same time, because the stages do, too: two virtual cores
 * can share a real one, and then each of them is slower than a core alone.
 * @param cores fewer where the others are busy already
 * @throws when the work fails.
 */
export async function calibrate(cores = availableParallelism()): Promise<number> {
  const runs = Array.from({ length: cores }, () => run(process.execPath, ['--import', 'tsx', WORK]))
  const seconds = (await Promise.all(runs)).map(({ code, output }) => {
    if (code !== 0) throw new Error(output)
    return Number(output)
  })
  return seconds.reduce((sum, each) => sum + each, 0) / seconds.length / REFERENCE_SECONDS
}

const CALIBRATE_EVERY_MS = 5_000

/**
 * Calibrates one core again and again beside a stage, because a machine that others use is not as fast for
 * ten minutes as it is before and after them. Decision 026.
 * @returns a function that ends it and returns the results; none for a stage shorter than `everyMs`
 * @throws in that function, when the work fails.
 */
export function calibrateRepeatedly(everyMs = CALIBRATE_EVERY_MS): () => Promise<readonly number[]> {
  const work = spawn(process.execPath, ['--import', 'tsx', WORK, String(everyMs)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let errors = ''
  work.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  work.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<void>((resolve) => {
    work.once('close', () => resolve())
  })
  return async () => {
    const hasFailed = work.exitCode !== null
    work.kill()
    await ended
    if (hasFailed) throw new Error(errors)
    return printed.split('\n').flatMap((line) => (line === '' ? [] : [Number(line) / REFERENCE_SECONDS]))
  }
}
