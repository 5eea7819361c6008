/** Waits for journeys to be persisted. They are encrypted, so only a new write is visible. */
import { expect, type Page } from '@playwright/test'

/**
 * Returns the initialisation vectors, which change with every write. Opens no database that the app has
 * not created.
 */
const seals = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const vaults = await indexedDB.databases()
    if (!vaults.some(({ name }) => name === 'separ')) return ''
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('separ')
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no vault')))
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('journeys').objectStore('journeys').getAll()
        all.addEventListener('success', () => {
          opening.result.close()
          resolve(all.result.map(({ iv }: { iv: Uint8Array }) => iv.join('.')).join(' '))
        })
      })
    })
  })

const isQuiet = async (page: Page): Promise<boolean> => {
  const one = await seals(page)
  return one === (await seals(page))
}

/** Runs an action and waits until its result is persisted. A user is slower than that; a test is not. */
export async function untilPersisted(page: Page, doing: () => Promise<unknown>): Promise<void> {
  await expect.poll(() => isQuiet(page)).toBe(true)
  const before = await seals(page)
  await doing()
  await expect.poll(() => seals(page)).not.toBe(before)
  await expect.poll(() => isQuiet(page)).toBe(true)
}
