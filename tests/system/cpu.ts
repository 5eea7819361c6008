/**
 * CPU time of this process and of everything that it started, and how fast the machine is.
 * Wall time depends on what else the machine does; CPU time scaled by a calibration does so much less.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { run } from './command.ts'

/** Clock ticks a second of /proc, fixed by Linux for all programs. */
const TICKS = 100
/** What the work takes on each core of the machine for which the budgets were written, in CPU seconds. */
const REFERENCE_SECONDS = 0.064

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
 * @throws when the work fails.
 */
export async function calibrate(): Promise<number> {
  const script = fileURLToPath(new URL('calibration-work.ts', import.meta.url))
  const cores = Array.from({ length: availableParallelism() }, () =>
    run(process.execPath, ['--import', 'tsx', script]),
  )
  const seconds = (await Promise.all(cores)).map(({ code, output }) => {
    if (code !== 0) throw new Error(output)
    return Number(output)
  })
  return seconds.reduce((sum, each) => sum + each, 0) / seconds.length / REFERENCE_SECONDS
}
