/**
 * The envelope around a stored journey: whose it is, which machine's, until when; sealed with AES-GCM. What is newer,
 * expired, of another machine or of another person is not opened. Statechart rulings, section 4; decisions, section 9.
 */
import * as v from 'valibot'
import type { SealedEnvelope } from './vault.ts'

/** Version of the envelope and of what it holds. Raise it when either changes, and keep an old one as a fixture. */
export const ENVELOPE_VERSION = 1
const LIFE_MS = 24 * 60 * 60 * 1000

/** `content` is plain JSON; whoever opens a journey checks it. */
const Envelope = v.object({
  schema: v.number(),
  machine: v.string(),
  owner: v.string(),
  savedAt: v.number(),
  expiresAt: v.number(),
  content: v.unknown(),
})
export type Envelope = v.InferOutput<typeof Envelope>

export type JourneyKey = { machine: string; trackingCode: string | null }

/** Takes what a journey is, whose, and the moment in ms; gives its envelope. */
export const createEnvelope = (
  { machine }: JourneyKey,
  owner: string,
  content: unknown,
  now: number,
): Envelope => ({
  schema: ENVELOPE_VERSION,
  machine,
  owner,
  savedAt: now,
  expiresAt: now + LIFE_MS,
  content,
})

/** Takes a parsed envelope of any version; gives it where it may be opened, or null. */
export const acceptEnvelope = (
  found: unknown,
  { machine }: JourneyKey,
  owner: string,
  now: number,
): Envelope | null => {
  const parsed = v.safeParse(Envelope, found)
  if (!parsed.success) return null
  const { schema, expiresAt } = parsed.output
  const fits =
    schema <= ENVELOPE_VERSION &&
    parsed.output.machine === machine &&
    parsed.output.owner === owner &&
    expiresAt > now
  return fits ? parsed.output : null
}

const label = (name: string, { schema, expiresAt }: Pick<SealedEnvelope, 'schema' | 'expiresAt'>) =>
  new TextEncoder().encode(`${name}|${schema}|${expiresAt}`)

/** Takes a key, the name that it will lie under and an envelope; gives it sealed. What stands outside the seal is signed by it. */
export const seal = async (key: CryptoKey, name: string, envelope: Envelope): Promise<SealedEnvelope> => {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const { schema, expiresAt } = envelope
  const plain = new TextEncoder().encode(JSON.stringify(envelope))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: label(name, envelope) },
    key,
    plain,
  )
  return { schema, expiresAt, iv, data }
}

/** Takes a key, a name and what lay under it; gives the JSON in it, or null where the seal does not hold. */
export const unseal = async (key: CryptoKey, name: string, sealed: SealedEnvelope): Promise<unknown> => {
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.iv, additionalData: label(name, sealed) },
      key,
      sealed.data,
    )
    const envelope: unknown = JSON.parse(new TextDecoder().decode(plain))
    return envelope
  } catch {
    return null
  }
}
