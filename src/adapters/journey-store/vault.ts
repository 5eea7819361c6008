/**
 * Stores encrypted journeys and their key in IndexedDB, which can hold a key that no script can export.
 * Decisions, section 9 "Personal data in the stored journey".
 */

/** An encrypted envelope; its owner is part of the ciphertext. `expiresAt` in ms. */
export type SealedEnvelope = {
  schema: number
  expiresAt: number
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

export type Vault = {
  /** The key of this browser, created on first use. */
  key(): Promise<CryptoKey>
  read(name: string): Promise<SealedEnvelope | null>
  write(name: string, sealed: SealedEnvelope): Promise<void>
  remove(names: readonly string[]): Promise<void>
  clear(): Promise<void>
  /** Removes what has expired. @param now in ms */
  sweep(now: number): Promise<void>
}

const DATABASE = 'separ'
const [KEYS, JOURNEYS, KEY_NAME] = ['keys', 'journeys', 'journey']

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser’s storage failed')),
    )
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    for (const store of [KEYS, JOURNEYS]) request.result.createObjectStore(store)
  })
  return settled(request)
}

const isSealed = (found: unknown): found is SealedEnvelope =>
  typeof found === 'object' &&
  found !== null &&
  'schema' in found &&
  'iv' in found &&
  'data' in found &&
  'expiresAt' in found

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Two tabs that start at once both create a key; the one that was stored first is used by both. */
const keyOf = async (database: IDBDatabase): Promise<CryptoKey> => {
  const stored: unknown = await settled(database.transaction(KEYS).objectStore(KEYS).get(KEY_NAME))
  if (stored instanceof CryptoKey) return stored
  const created = await newKey()
  const keys = database.transaction(KEYS, 'readwrite').objectStore(KEYS)
  const meanwhile: unknown = await settled(keys.get(KEY_NAME))
  if (meanwhile instanceof CryptoKey) return meanwhile
  await settled(keys.put(created, KEY_NAME))
  return created
}

const sweepJourneys = async (journeys: IDBObjectStore, now: number): Promise<void> => {
  for (const name of await settled(journeys.getAllKeys())) {
    const found: unknown = await settled(journeys.get(name))
    if (!isSealed(found) || found.expiresAt <= now) await settled(journeys.delete(name))
  }
}

/** Opens the browser's vault. @throws where the browser refuses storage or has no WebCrypto */
export const browserVault = async (): Promise<Vault> => {
  if (!('subtle' in crypto)) throw new Error('This page may not use WebCrypto')
  const database = await open()
  let key: Promise<CryptoKey> | null = null
  const journeys = (mode: IDBTransactionMode) => database.transaction(JOURNEYS, mode).objectStore(JOURNEYS)
  return {
    key: () => (key ??= keyOf(database)),
    read: async (name) => {
      const found: unknown = await settled(journeys('readonly').get(name))
      return isSealed(found) ? found : null
    },
    write: async (name, sealed) => void (await settled(journeys('readwrite').put(sealed, name))),
    remove: async (names) => {
      const store = journeys('readwrite')
      await Promise.all(names.map((name) => settled(store.delete(name))))
    },
    clear: () => settled(journeys('readwrite').clear()),
    sweep: (now) => sweepJourneys(journeys('readwrite'), now),
  }
}
