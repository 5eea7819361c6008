/**
 * Keeps journeys through a reload and a crash of the tab: sealed, for 24 hours, for their owner only. Where the browser
 * has no WebCrypto or no storage they live in memory. Decisions, section 9; statechart rulings, section 4.
 *
 * A journey without an order has one place, each order another; two tabs in the same place: the last writer wins.
 */
import {
  acceptEnvelope,
  createEnvelope,
  type Envelope,
  type JourneyKey,
  seal,
  unseal,
} from './journey-store/envelope.ts'
import { browserVault, type Vault } from './journey-store/vault.ts'
import { owner } from './session.ts'

export type { JourneyKey } from './journey-store/envelope.ts'

export type JourneyStore = {
  /** Keeps plain JSON for the present owner. Never fails: what cannot be kept is not. */
  save(of: JourneyKey, content: unknown): Promise<void>
  /** What was kept for the present owner, or by the guest that they were: whichever is newer; null where nothing fits. */
  read(of: JourneyKey): Promise<{ content: unknown; savedAt: number } | null>
  remove(of: JourneyKey): Promise<void>
  /** Removes every journey, whoever’s. */
  clear(): Promise<void>
}

/** Where envelopes lie by name, sealed or not. */
type Shelf = {
  read(name: string): Promise<unknown>
  write(name: string, envelope: Envelope): Promise<void>
  remove(names: readonly string[]): Promise<void>
  clear(): Promise<void>
}

const sealedShelf = async (vault: Vault): Promise<Shelf> => {
  const key = await vault.key()
  await vault.sweep(Date.now())
  return {
    read: async (name) => {
      const sealed = await vault.read(name)
      return sealed === null ? null : unseal(key, name, sealed)
    },
    write: async (name, envelope) => vault.write(name, await seal(key, name, envelope)),
    remove: (names) => vault.remove(names),
    clear: () => vault.clear(),
  }
}

const memoryShelf = (): Shelf => {
  const kept = new Map<string, Envelope>()
  return {
    read: (name) => Promise.resolve(kept.get(name)),
    write: (name, envelope) => Promise.resolve(void kept.set(name, envelope)),
    remove: (names) => Promise.resolve(names.forEach((name) => kept.delete(name))),
    clear: () => Promise.resolve(kept.clear()),
  }
}

/** A guest's uuid is a credential, so no name tells it. */
const nameOf = async ({ machine, trackingCode }: JourneyKey, ownerId: string): Promise<string> => {
  const plain = `${ownerId}|${machine}|${trackingCode ?? ''}`
  if (!('subtle' in crypto)) return plain
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Takes what opens the vault; gives the store. Opening waits until the store is first used. */
export const createJourneyStore = (openVault: () => Promise<Vault> = browserVault): JourneyStore => {
  let opened: Promise<Shelf> | null = null
  const shelf = () => (opened ??= openVault().then(sealedShelf).catch(memoryShelf))
  let last: Promise<unknown> = Promise.resolve()
  /** One after another, so that an older save never lands on a newer one. */
  const inTurn = <T>(task: (shelf: Shelf) => Promise<T>, otherwise: T): Promise<T> => {
    const done = last
      .then(shelf)
      .then(task)
      .catch(() => otherwise)
    last = done
    return done
  }

  const readAs = async (from: Shelf, of: JourneyKey, ownerId: string) =>
    acceptEnvelope(await from.read(await nameOf(of, ownerId)), of, ownerId, Date.now())

  return {
    save: (of, content) =>
      inTurn(async (to) => {
        const { id } = owner()
        await to.write(await nameOf(of, id), createEnvelope(of, id, content, Date.now()))
      }, undefined),
    read: (of) =>
      inTurn(async (from) => {
        const { id, former } = owner()
        const own = await readAs(from, of, id)
        const asGuest = former === null ? null : await readAs(from, of, former)
        const newer = asGuest !== null && asGuest.savedAt > (own?.savedAt ?? 0) ? asGuest : own
        return newer && { content: newer.content, savedAt: newer.savedAt }
      }, null),
    remove: (of) =>
      inTurn(async (from) => {
        const { id, former } = owner()
        await from.remove(
          await Promise.all([id, ...(former === null ? [] : [former])].map((each) => nameOf(of, each))),
        )
      }, undefined),
    clear: () => inTurn((from) => from.clear(), undefined),
  }
}
