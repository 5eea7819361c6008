/**
 * Stores journeys through a reload or a crash of the tab, and policies for use without a network: encrypted,
 * for a time, for their owner only. Without WebCrypto or storage they stay in memory. Decisions, section 9;
 * statechart rulings, section 4.
 *
 * A journey without an order has one key, each order another. Of two tabs with the same key the last writer
 * wins.
 */
import {
  acceptEnvelope,
  createEnvelope,
  type Envelope,
  type JourneyKey,
  type Life,
  seal,
  unseal,
} from './journey-store/envelope.ts'
import { browserVault, type Vault } from './journey-store/vault.ts'
import { owner } from './session.ts'

export type { JourneyKey, Life } from './journey-store/envelope.ts'

export type JourneyStore = {
  /** Opens the storage, so that a later use does not wait for it. */
  open(): Promise<void>
  /** Stores plain JSON for the current owner. Never fails: what cannot be stored is dropped. */
  save(key: JourneyKey, content: unknown, life?: Life): Promise<void>
  /**
   * The newer of what the current owner, or the guest that they were, has stored; null without a valid one.
   */
  read(key: JourneyKey): Promise<{ content: unknown; savedAt: number } | null>
  remove(key: JourneyKey): Promise<void>
  /** Removes the journeys of all owners. */
  clear(): Promise<void>
  /** Resolves once everything that was saved until now is stored, or after two seconds. */
  written(): Promise<void>
}

const PATIENCE_MS = 2_000

/** Resolves with the work, or after two seconds: storage that hangs must not hold the user up. */
export const atMostTwoSeconds = (work: Promise<unknown>): Promise<void> =>
  Promise.race([
    work.then(() => undefined),
    new Promise<void>((resolve) => {
      setTimeout(resolve, PATIENCE_MS)
    }),
  ])

/** Envelopes by name, encrypted or not. */
type EnvelopeStore = {
  read(name: string): Promise<unknown>
  write(name: string, envelope: Envelope): Promise<void>
  remove(names: readonly string[]): Promise<void>
  clear(): Promise<void>
  /** Removes what has expired. */
  sweep(): Promise<void>
}

const encryptedStore = async (vault: Vault): Promise<EnvelopeStore> => {
  const cryptoKey = await vault.key()
  return {
    read: async (name) => {
      const sealed = await vault.read(name)
      return sealed === null ? null : unseal(cryptoKey, name, sealed)
    },
    write: async (name, envelope) => vault.write(name, await seal(cryptoKey, name, envelope)),
    remove: (names) => vault.remove(names),
    clear: () => vault.clear(),
    sweep: () => vault.sweep(Date.now()),
  }
}

const memoryStore = (): EnvelopeStore => {
  const envelopes = new Map<string, Envelope>()
  return {
    read: (name) => Promise.resolve(envelopes.get(name)),
    write: (name, envelope) => Promise.resolve(void envelopes.set(name, envelope)),
    remove: (names) => Promise.resolve(names.forEach((name) => envelopes.delete(name))),
    clear: () => Promise.resolve(envelopes.clear()),
    sweep: () => Promise.resolve(),
  }
}

const digestOf = async (plain: string): Promise<string> => {
  if (!('subtle' in crypto)) return plain
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Of this page: a change waits until its journey is stored, and the browser answers a digest in a task. */
const digests = new Map<string, Promise<string>>()

/** A guest's uuid is a credential, so names contain only its digest. */
const nameOf = ({ machine, trackingCode }: JourneyKey, ownerId: string): Promise<string> => {
  const plain = `${ownerId}|${machine}|${trackingCode ?? ''}`
  const known = digests.get(plain) ?? digestOf(plain)
  digests.set(plain, known)
  return known
}

/** @param openVault called when the store is first used */
export const createJourneyStore = (openVault: () => Promise<Vault> = browserVault): JourneyStore => {
  let opened: Promise<EnvelopeStore> | null = null
  const openOnce = () => (opened ??= openVault().then(encryptedStore).catch(memoryStore))
  let swept: Promise<void> | null = null
  /** After the first task, which does not wait for it: what has expired is refused when it is read. */
  const sweepOnce = () => (swept ??= openOnce().then((store) => store.sweep()))
  let last: Promise<unknown> = Promise.resolve()
  /** Serialises tasks, so that an older save never overwrites a newer one. */
  const enqueue = <T>(task: (opened: EnvelopeStore) => Promise<T>, otherwise: T): Promise<T> => {
    const done = last
      .then(openOnce)
      .then(task)
      .catch(() => otherwise)
    last = done.then(sweepOnce).catch(() => undefined)
    return done
  }

  const readAs = async (from: EnvelopeStore, key: JourneyKey, ownerId: string) =>
    acceptEnvelope(await from.read(await nameOf(key, ownerId)), key, ownerId, Date.now())

  return {
    open: async () => void (await openOnce()),
    save: (key, content, life = 'journey') =>
      enqueue(async (to) => {
        const { id } = owner()
        await to.write(await nameOf(key, id), createEnvelope(key, id, content, { now: Date.now(), life }))
      }, undefined),
    read: (key) =>
      enqueue(async (from) => {
        const { id, former } = owner()
        const own = await readAs(from, key, id)
        const asGuest = former === null ? null : await readAs(from, key, former)
        const newer = asGuest !== null && asGuest.savedAt > (own?.savedAt ?? 0) ? asGuest : own
        return newer && { content: newer.content, savedAt: newer.savedAt }
      }, null),
    remove: (key) =>
      enqueue(async (from) => {
        const { id, former } = owner()
        await from.remove(
          await Promise.all([id, ...(former === null ? [] : [former])].map((each) => nameOf(key, each))),
        )
      }, undefined),
    clear: () => enqueue((from) => from.clear(), undefined),
    written: () => atMostTwoSeconds(last),
  }
}
