/** User actions in the list of offers, and the shortest way to it: a link that needs no inquiry. */
import { expect, type Locator, type Page } from '@playwright/test'
import { press } from './customer.ts'

const peugeot = {
  carType: 'car',
  carUsage: 'passenger',
  carModel: 'peugeot-207-manual',
  carProductionYear: '1399',
  policyStatus: 'with_policy',
  previousCompany: 'damavand',
  lastPolicyStartDate: '1403-09-04',
  lastPolicyExpDate: '1404-09-04',
  noDamageFactor: '35',
  driverNoDamageFactor: '35',
  policyTerm: '12',
  liabilityPropertyDamage: '53300000',
} as const

/**
 * Returns a link to the offers of the first showcase vehicle. `change` replaces parameters; null removes
 * one.
 */
export const offersLink = (change: Partial<Record<keyof typeof peugeot, string | null>> = {}): string => {
  const parameters = Object.entries({ ...peugeot, ...change }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return `/third-party/offers?${new URLSearchParams(parameters).toString()}`
}

/** «۲۲ پیشنهاد برای پژو ۲۰۷ دنده‌ای», in the app bar. */
export const listHeading = (page: Page) => page.getByRole('heading', { name: /^[۰-۹]+ پیشنهاد/ })

export async function openOffers(page: Page, change?: Parameters<typeof offersLink>[0]): Promise<void> {
  await page.goto(offersLink(change))
  await expect(listHeading(page)).toBeVisible()
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** «دماوند» gives Damavand's card. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('article', { name: `بیمهٔ ${name}`, exact: true })
export const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })
export const toast = (page: Page, text: string | RegExp) => page.locator('[data-stays-alive]').getByText(text)

/** Opens a sheet with a button and returns it. */
export async function openSheet(page: Page, name: string | RegExp, title: string): Promise<Locator> {
  await press(page, name)
  await expect(sheet(page, title)).toBeVisible()
  return sheet(page, title)
}

const plain = (digits: string) =>
  Number(digits.replaceAll('٬', '').replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))))

/** Parses the first amount in toman of a text. */
export const parseToman = (text: string): number => plain(/([۰-۹٬]+)\s*تومان/.exec(text)?.[1] ?? '')

/**
 * Reads prices from the text, because cards outside the viewport have no layout. Struck prices do not
 * count.
 */
const pricesOf = (cardsToRead: Locator): Promise<number[]> =>
  cardsToRead
    .evaluateAll((all) =>
      all.map((card) => {
        const copy = card.cloneNode(true)
        if (copy instanceof Element) for (const struck of copy.querySelectorAll('del')) struck.remove()
        return copy.textContent ?? ''
      }),
    )
    .then((texts) => texts.map(parseToman))

/** Returns an offer’s current price in toman. */
export const priceOf = async (page: Page, name: string): Promise<number> =>
  (await pricesOf(cardOf(page, name)))[0] ?? Number.NaN

/** Returns the prices of all offers in their order. */
export const prices = (page: Page): Promise<number[]> => pricesOf(cards(page))

/** The chips of the liability ceilings. */
export const ceilings = (page: Page) =>
  page.getByRole('radiogroup', { name: 'سقف تعهد مالی' }).locator('label')

export const OFFERS_PATH = /thirdparty\/1\/offers/
