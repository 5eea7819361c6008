/**
 * Identifies this process among all that may share a volume: other containers number their processes, too.
 * Two processes whose numbers can be compared have the same `space`.
 */
import { readFileSync, readlinkSync } from 'node:fs'

export type ProcessIdentity = {
  /** The running system and its namespace of process numbers; null where they are unknown. */
  space: string | null
  pid: number
  /** When the process started, in ticks of its system: numbers are used again. */
  startedAt: string | null
}

const orNull = <T>(read: () => T): T | null => {
  try {
    return read()
  } catch {
    return null
  }
}

/** The 22nd field of a process's state; the second may contain spaces and ends with the last parenthesis. */
const startOf = (pid: number): string | null =>
  orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null)

const spaceOfThis = (): string | null =>
  orNull(() => {
    const system = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${system} ${readlinkSync('/proc/self/ns/pid')}`
  })

export const thisProcess = (): ProcessIdentity => ({
  space: spaceOfThis(),
  pid: process.pid,
  startedAt: startOf(process.pid),
})

/** Whether a process has ended for certain; false if that cannot be known from here. */
export const hasEnded = (other: ProcessIdentity, own: ProcessIdentity): boolean => {
  if (other.space === null || other.space !== own.space || other.startedAt === null) return false
  return startOf(other.pid) !== other.startedAt
}
