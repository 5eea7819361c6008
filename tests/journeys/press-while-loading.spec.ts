/**
 * A press that starts over a skeleton and ends over the content: the button stays in the document and
 * responds. Design language, "Skeletons".
 */
import type { ElementHandle, Page } from '@playwright/test'
import { expect, type OpenAt, type OrderSetup, test } from './fixtures.ts'
import { payButton, waitForPath, press } from './customer.ts'
import type { OrderOptions } from './create-order.ts'
import { blockCalls } from './walks.ts'

const back = (page: Page) => page.getByRole('button', { name: 'بازگشت', exact: true })
const isWaiting = (page: Page) => expect(page.locator('main[aria-busy=true]')).toBeVisible()
const isThere = (page: Page) => expect(page.locator('main:not([aria-busy])')).toBeVisible()
const isDrawn = (element: ElementHandle): Promise<boolean> => element.evaluate((node) => node.isConnected)

type Loading = { readonly step: OrderOptions['at']; readonly setup?: OrderSetup; readonly content: RegExp }
const steps: readonly Loading[] = [
  { step: 'address', content: /\/provinces\// },
  { step: 'delivery', content: /\/delivery-times\// },
  { step: 'documents', content: /\/documents\/[A-Z0-9]{14}/ },
  {
    step: 'cheques',
    setup: { company: 'alvand', paymentType: 'installment' },
    content: /\/documents\/installment\//,
  },
]

for (const { step, setup, content } of steps)
  test(`the app bar over the skeleton of ${step} stays over its content`, async ({ page, openAt }) => {
    const release = await blockCalls(page, content)
    await openAt.order(step, setup)
    await isWaiting(page)
    const pressed = await back(page).elementHandle()
    release()
    await isThere(page)
    expect(pressed && (await isDrawn(pressed))).toBe(true)
  })

/** Opens the check of the answers, whose order has been read before it. */
async function openCheck(page: Page, openAt: OpenAt): Promise<void> {
  await openAt.order('payment')
  await waitForPath(page, /step=1(&|$)/)
  await isThere(page)
}

test('a press on Back that starts over the skeleton and ends over the content goes back', async ({
  page,
  openAt,
}) => {
  await openCheck(page, openAt)
  const release = await blockCalls(page, /\/documents\/[A-Z0-9]{14}/)
  await press(page, 'تغییر مدارک')
  await waitForPath(page, /upload-documents/)
  await isWaiting(page)
  await back(page).hover()
  await page.mouse.down()
  release()
  await expect(page.getByRole('heading', { name: /مدرک را بفرستید/ })).toBeVisible()
  await page.mouse.up()
  await waitForPath(page, /\/payment\/[^?]+\?step=1(&|$)/)
})

test('the app bar of the review survives its skeleton, a failure of the price and a retry', async ({
  page,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(/\b500\b/)
  await page.route(/\/payment\/invoice\//, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  const release = await blockCalls(page, /\/payment\/invoice\//)
  await openAt.order('payment')
  await waitForPath(page, /\/payment\//)
  await isWaiting(page)
  const bar = await back(page).elementHandle()
  release()
  await press(page, 'تلاش دوباره')
  await expect(payButton(page)).toBeVisible()
  expect(bar && (await isDrawn(bar))).toBe(true)
})
