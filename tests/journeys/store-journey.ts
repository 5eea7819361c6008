/**
 * Stores a journey in the browser as an earlier visit of the app would have: encrypted with the vault's key.
 * Envelope: src/adapters/journey-store.
 */
import type { Page } from '@playwright/test'
import { ENVELOPE_VERSION } from '#adapters/journey-store/envelope.ts'

type JourneyKey = { readonly owner: string; readonly machine: string; readonly trackingCode: string | null }

/** Writes `content` to the vault. The page must be on the app's origin. */
export const storeJourney = (page: Page, key: JourneyKey, content: object): Promise<void> =>
  page.evaluate(
    async ({ owner, machine, trackingCode, content: stored, schema }) => {
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
      const cryptoKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])
      await settled(database.transaction('keys', 'readwrite').objectStore('keys').put(cryptoKey, 'journey'))
      const now = Date.now()
      const envelope = { schema, machine, owner, savedAt: now, expiresAt: now + 3_600_000, content: stored }
      const digest = await crypto.subtle.digest(
        'SHA-256',
        new TextEncoder().encode(`${owner}|${machine}|${trackingCode ?? ''}`),
      )
      const name = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const additionalData = new TextEncoder().encode(`${name}|${schema}|${envelope.expiresAt}`)
      const data = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData },
        cryptoKey,
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
    { ...key, content, schema: ENVELOPE_VERSION },
  )
