/**
 * The gateway's sign-in page: accessible in both languages and colour schemes, and usable with large text.
 * Decisions, section 3; specification: document 1 section 9.
 */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { press } from './customer.ts'

const NUMBER = /^(?:شمارهٔ موبایل|Mobile number)$/
const CODE = /^(?:کد ورود|Sign-in code)$/
const SEND_CODE = /^(?:دریافت کد ورود|Get a sign-in code)$/
const ENTER = /^(?:ورود|Sign in)$/
const languages = ['fa', 'en'] as const
const schemes = ['light', 'dark'] as const

async function openSignIn(page: Page, origin: string, language: (typeof languages)[number]): Promise<void> {
  const returnTo = new URL('/third-party/sanhub', origin).href
  const query = new URLSearchParams({ returnTo, state: 'state-of-a-test-0123456789', lang: language })
  await page.goto(`/sandbox/sign-in?${query}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/**
 * Passes each state of the page: the number, a wrong number, the code, a wrong code, a link that is not
 * right.
 */
async function passEachState(page: Page, cellNumber: string, look: () => Promise<void>): Promise<void> {
  await look()
  await page.getByLabel(NUMBER).fill('0912')
  await press(page, SEND_CODE)
  await expect(page.getByRole('alert')).toBeVisible()
  await look()
  await page.getByLabel(NUMBER).fill(cellNumber)
  await press(page, SEND_CODE)
  await expect(page.getByLabel(CODE)).toBeVisible()
  await look()
  await page.getByLabel(CODE).fill('0000')
  await press(page, ENTER)
  await expect(page.getByRole('alert')).toBeVisible()
  await look()
}

for (const language of languages) {
  for (const colorScheme of schemes)
    test(`the sign-in page is accessible in each state: ${language}, ${colorScheme}`, async ({
      page,
      gateway,
      freshCustomer,
      browserErrors,
    }) => {
      browserErrors.expect(/\b400\b/)
      await page.emulateMedia({ colorScheme })
      await openSignIn(page, gateway.address, language)
      await passEachState(page, freshCustomer().cellNumber, () => expectAccessible(page))
      await page.goto(`/sandbox/sign-in?lang=${language}`)
      await expectAccessible(page)
    })

  test(`the sign-in page can be used with text at 200 %, without scrolling sideways: ${language}`, async ({
    page,
    gateway,
    freshCustomer,
  }) => {
    await openSignIn(page, gateway.address, language)
    await passEachState(page, freshCustomer().cellNumber, () => expectToBearLargeText(page))
  })
}

/** Doubles the font size, as a browser's setting does: nothing leaves the page, and no word is cut off. */
async function expectToBearLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const [past, clipped, covered] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const nodes = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) =>
      node.checkVisibility(),
    )
    const outside = nodes.filter((node) => {
      const { left, right } = node.getBoundingClientRect()
      return left < -1 || right > clientWidth + 1
    })
    const cut = nodes.filter(
      ({ scrollWidth: width, clientWidth: room, scrollHeight: height, clientHeight: space, children }) =>
        children.length === 0 && room > 0 && (width > room + 1 || height > space + 8),
    )
    const field = document.querySelector('input')
    field?.scrollIntoView({ block: 'center' })
    const box = field?.getBoundingClientRect()
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return [
      scrollWidth > clientWidth ? outside.map((node) => node.outerHTML.slice(0, 100)) : [],
      cut.map((node) => node.outerHTML.slice(0, 100)),
      field === null || top === field ? null : (top?.outerHTML.slice(0, 100) ?? 'nothing'),
    ] as const
  })
  expect({ past, clipped, covered }, page.url()).toEqual({ past: [], clipped: [], covered: null })
}
