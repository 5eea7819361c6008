/**
 * CPU time of this process and of everything that it started, and how fast the machine is.
 * Wall time depends on what else the machine does; CPU time scaled by a calibration does so much less.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Clock ticks a second of /proc, fixed by Linux for all programs. */
const TICKS = 100
/** What `calibrate` takes on the machine for which the budgets were written, in CPU seconds. */
const REFERENCE_SECONDS = 0.064

/**
 * CPU seconds used so far by a process (this one by default) and by its ended descendants, user and system.
 * Undefined where the system does not tell (no /proc): budgets are not judged there.
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
 * One round of work that resembles the tests: hashing, JSON, sorting and closures. Returns its CPU seconds.
 */
function workOnce(): number {
  const before = process.cpuUsage()
  let digest = 'separ'
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ id: index, name: `row ${index * 7_919}` }))
  for (let round = 0; round < 150; round += 1) {
    const text = JSON.stringify(rows.toSorted((one, other) => one.name.localeCompare(other.name)))
    digest = createHash('sha256').update(digest).update(text).digest('hex')
    rows.push({ id: rows.length, name: digest.slice(0, 8) })
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** How many times slower than the reference machine this one is at the moment; 1 is as fast. */
export const calibrate = (): number => Math.min(...Array.from({ length: 3 }, workOnce)) / REFERENCE_SECONDS
