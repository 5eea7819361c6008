/** What the browser has kept of a journey: sealed, so that only its being written anew can be seen. */
import { expect, type Page } from '@playwright/test'

/** Every write is sealed with a fresh number. A vault that the app has not opened yet is left for it to make. */
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

/** Does something, and waits until it is kept: a hand that reloads takes longer than that, a test does not. */
export async function untilPersisted(page: Page, doing: () => Promise<unknown>): Promise<void> {
  await expect.poll(() => isQuiet(page)).toBe(true)
  const before = await seals(page)
  await doing()
  await expect.poll(() => seals(page)).not.toBe(before)
  await expect.poll(() => isQuiet(page)).toBe(true)
}
