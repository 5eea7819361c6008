/**
 * The envelope around a stored journey: owner, machine, expiry; encrypted with AES-GCM. An envelope that is
 * newer, expired, of another machine or of another owner is rejected. Statechart rulings, section 4;
 * decisions, section 9.
 */
import * as v from 'valibot'
import type { SealedEnvelope } from './vault.ts'

/**
 * Version of the envelope and its content. Raise it when either changes, and keep an old envelope as a
 * fixture.
 */
export const ENVELOPE_VERSION = 1
const DAY_MS = 24 * 60 * 60 * 1000
/** How long an entry is stored: a journey for a day, a policy as long as it can be needed. */
export const LIFE_MS = { journey: DAY_MS, policy: 400 * DAY_MS } as const
export type Life = keyof typeof LIFE_MS

/** `content` is plain JSON, which the reader validates. */
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

export const createEnvelope = (
  { machine }: JourneyKey,
  owner: string,
  content: unknown,
  { now, life }: { now: number; life: Life },
): Envelope => ({
  schema: ENVELOPE_VERSION,
  machine,
  owner,
  savedAt: now,
  expiresAt: now + LIFE_MS[life],
  content,
})

/** Returns a parsed envelope of any version if the owner may open it, else null. */
export const acceptEnvelope = (
  found: unknown,
  { machine }: JourneyKey,
  owner: string,
  now: number,
): Envelope | null => {
  const parsed = v.safeParse(Envelope, found)
  if (!parsed.success) return null
  const { schema, expiresAt } = parsed.output
  const isAccepted =
    schema <= ENVELOPE_VERSION &&
    parsed.output.machine === machine &&
    parsed.output.owner === owner &&
    expiresAt > now
  return isAccepted ? parsed.output : null
}

const label = (name: string, { schema, expiresAt }: Pick<SealedEnvelope, 'schema' | 'expiresAt'>) =>
  new TextEncoder().encode(`${name}|${schema}|${expiresAt}`)

/** Encrypts an envelope. The fields outside the ciphertext, and its name, are authenticated with it. */
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

/** Decrypts what is stored under a name. @returns the JSON in it, or null where it was tampered with */
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
