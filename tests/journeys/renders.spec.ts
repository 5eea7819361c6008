/**
 * Budgets of the components that a key press and another ceiling render. Counts do not depend on the machine.
 * Decisions 050 and 051.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ceilings, openOffers } from './offers-list.ts'
import { rendersSince, startCounting, watchRenders } from './renders.ts'
import { untilAppShows } from './customer.ts'

/** Components for each key. The first key may also remove a sentence. */
const PER_KEY = 12
/** Components for another ceiling with 21 offers. */
const PER_CEILING = 120

/** Types letters into the focused field and returns the number of components rendered by each. */
async function typeLetters(page: Page, letters: string): Promise<number[]> {
  await startCounting(page)
  const counts: number[] = []
  for (const letter of letters) {
    await page.keyboard.insertText(letter)
    counts.push((await rendersSince(page)).components)
  }
  return counts
}

test('a key in the inquiry renders only its own field', async ({ page, openAt }) => {
  await watchRenders(page)
  await openAt.path('/third-party/sanhub?step=1')
  await untilAppShows(page)
  await page.getByLabel('کد ملی مالک خودرو').click()
  for (const count of await typeLetters(page, '۰۰۸')) expect(count).toBeLessThanOrEqual(PER_KEY)
})

test('a key in the policy holder’s form renders only its own field', async ({ page, openAt }) => {
  await watchRenders(page)
  await openAt.order('holder')
  await page.getByLabel('نام خانوادگی').click()
  const [, ...later] = await typeLetters(page, 'رستگار')
  for (const count of later) expect(count).toBeLessThanOrEqual(PER_KEY)
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
})

test('a key in the form of an address renders only its own field', async ({ page, openAt }) => {
  await watchRenders(page)
  await openAt.order('address')
  const street = page.getByRole('textbox', { name: /^نشانی/ })
  await street.click()
  const [, ...later] = await typeLetters(page, 'خیابان')
  for (const count of later) expect(count).toBeLessThanOrEqual(PER_KEY)
  await expect(street).toHaveValue('خیابان')
})

test('another ceiling renders only what it changes', async ({ page }) => {
  await watchRenders(page)
  await openOffers(page)
  const [, other] = await ceilings(page).all()
  await startCounting(page)
  await other?.click()
  const { components } = await rendersSince(page)
  expect(components).toBeGreaterThan(21)
  expect(components).toBeLessThanOrEqual(PER_CEILING)
})
