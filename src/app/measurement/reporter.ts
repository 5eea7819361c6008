/** Who reports: a user by the id that the gateway gives them for this, a guest by a digest of theirs. Decisions, section 9 "Guest uuid". */
import * as v from 'valibot'
import { guest, session } from '#adapters/session.ts'
import { Variant } from '#contract/operations/experiments.ts'

export type Experiments = Readonly<Record<string, Variant | null>>

const Known = v.object({ experiments: v.record(v.string(), v.nullable(Variant)) })

/** Takes a chart's memory; gives the variants that stand in it, or null. */
export const experimentsIn = (memory: unknown): Experiments | null => {
  const known = v.safeParse(Known, memory)
  return known.success ? known.output.experiments : null
}

const BYTES = 12

/** The uuid is a guest's credential: what is reported is made of it, always the same, and leads back to nobody. */
const digestOf = async (text: string): Promise<string> => {
  if (!('subtle' in crypto)) return 'guest'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`separ.measured.${text}`))
  return Array.from(new Uint8Array(digest).slice(0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const userIdOf = (): Promise<string> => {
  const user = session()
  return user === null ? digestOf(guest().uuid) : Promise.resolve(user.userId)
}
