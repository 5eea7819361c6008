/** Puts a journey into the browser's vault as an earlier visit of the app would have: sealed with the vault's own key. Envelope: src/adapters/journey-store. */
import type { Page } from '@playwright/test'
import { ENVELOPE_VERSION } from '#adapters/journey-store/envelope.ts'

type Whose = { readonly owner: string; readonly machine: string; readonly trackingCode: string | null }

/** Takes a page of the app's origin, whose journey it is, and what is kept of it. */
export const storeJourney = (page: Page, whose: Whose, content: object): Promise<void> =>
  page.evaluate(
    async ({ owner, machine, trackingCode, content: kept, schema }) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('no vault')))
        })
      const opening = indexedDB.open('separ', 1)
      opening.addEventListener('upgradeneeded', () =>
        ['keys', 'journeys'].forEach((store) => opening.result.createObjectStore(store)),
      )
      const database = await settled(opening)
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])
      await settled(database.transaction('keys', 'readwrite').objectStore('keys').put(key, 'journey'))
      const now = Date.now()
      const envelope = { schema, machine, owner, savedAt: now, expiresAt: now + 3_600_000, content: kept }
      const digest = await crypto.subtle.digest(
        'SHA-256',
        new TextEncoder().encode(`${owner}|${machine}|${trackingCode ?? ''}`),
      )
      const name = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const additionalData = new TextEncoder().encode(`${name}|${schema}|${envelope.expiresAt}`)
      const data = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData },
        key,
        new TextEncoder().encode(JSON.stringify(envelope)),
      )
      await settled(
        database
          .transaction('journeys', 'readwrite')
          .objectStore('journeys')
          .put({ schema, expiresAt: envelope.expiresAt, iv, data }, name),
      )
      database.close()
    },
    { ...whose, content, schema: ENVELOPE_VERSION },
  )
