/** Waits for journeys to be persisted. They are encrypted, so only a new write is visible. */
import { expect, type Page } from '@playwright/test'

/**
 * Returns the initialisation vectors, which change with every write. Opens no database that the app has
 * not created.
 */
const initialisationVectors = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const vaults = await indexedDB.databases()
    if (!vaults.some(({ name }) => name === 'separ')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('separ')
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no vault')))
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('journeys').objectStore('journeys').getAll()
        all.addEventListener('success', () => {
          opening.result.close()
          resolve(all.result.map(({ iv }: { iv: Uint8Array }) => iv.join('.')))
        })
      })
    })
  })

const seals = async (page: Page): Promise<string> => (await initialisationVectors(page)).join(' ')

/** Counts what is stored encrypted: journeys, and what My Insurance has shown. */
export const countStored = async (page: Page): Promise<number> => (await initialisationVectors(page)).length

/** A write that has begun takes a few milliseconds, a busy machine's up to a tenth of a second. */
const WRITE_MS = 100

const isQuiet = async (page: Page): Promise<boolean> => {
  const one = await seals(page)
  await page.waitForTimeout(WRITE_MS)
  return one === (await seals(page))
}

/** Waits until what the page shows is persisted. A user is slower than that; a test is not. */
export const untilQuiet = (page: Page): Promise<void> => expect.poll(() => isQuiet(page)).toBe(true)

/** Runs an action and waits until its result is persisted. */
export async function untilPersisted(page: Page, doing: () => Promise<unknown>): Promise<void> {
  await untilQuiet(page)
  const before = await seals(page)
  await doing()
  await expect.poll(() => seals(page)).not.toBe(before)
  await untilQuiet(page)
}
