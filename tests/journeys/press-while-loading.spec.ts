/** A press that begins while a step's content is on its way and ends after it came: what was pressed is still there, and answers. Design language, "Skeletons". */
import type { ElementHandle, Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { waitForPath, press } from './customer.ts'
import { signInDevice, createOrder, openAndSignIn, type OrderOptions } from './create-order.ts'
import { blockCalls } from './walks.ts'

const back = (page: Page) => page.getByRole('button', { name: 'بازگشت', exact: true })
const isWaiting = (page: Page) => expect(page.locator('main[aria-busy=true]')).toBeVisible()
const isThere = (page: Page) => expect(page.locator('main:not([aria-busy])')).toBeVisible()
const isDrawn = (element: ElementHandle): Promise<boolean> => element.evaluate((node) => node.isConnected)

type Step = {
  readonly name: string
  readonly wish: OrderOptions
  readonly place: string
  readonly content: RegExp
}
const steps: readonly Step[] = [
  { name: 'address', wish: { at: 'address' }, place: 'address', content: /\/provinces\// },
  { name: 'delivery', wish: { at: 'delivery' }, place: 'forwarding-details', content: /\/delivery-times\// },
  {
    name: 'documents',
    wish: { at: 'documents' },
    place: 'upload-documents',
    content: /\/documents\/[A-Z0-9]{14}/,
  },
  {
    name: 'cheques',
    wish: { at: 'cheques', company: 'alvand', paymentType: 'installment' },
    place: 'upload-installment-documents',
    content: /\/documents\/installment\//,
  },
]

for (const { name, wish, place, content } of steps)
  test(`the bar that stands over the skeleton of ${name} stands over its content`, async ({
    page,
    gateway,
    freshCustomer,
  }) => {
    const { cellNumber } = freshCustomer()
    const trackingCode = await createOrder(await signInDevice(gateway.address, cellNumber), wish)
    const release = await blockCalls(page, content)
    await openAndSignIn(page, `/third-party/${place}/${trackingCode}`, cellNumber)
    await isWaiting(page)
    const pressed = await back(page).elementHandle()
    release()
    await isThere(page)
    expect(pressed && (await isDrawn(pressed))).toBe(true)
  })

/** Opens the check of the answers, whose order has been read before it. */
async function openCheck(page: Page, address: string, cellNumber: string): Promise<void> {
  const trackingCode = await createOrder(await signInDevice(address, cellNumber), { at: 'payment' })
  await openAndSignIn(page, `/third-party/payment/${trackingCode}`, cellNumber)
  await waitForPath(page, /step=1(&|$)/)
  await isThere(page)
}

test('a press on Back that begins over a skeleton and ends over the content leads back', async ({
  page,
  gateway,
  freshCustomer,
}) => {
  await openCheck(page, gateway.address, freshCustomer().cellNumber)
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

test('the bar of the check and of the invoice outlasts their skeletons, and what failed and is tried again', async ({
  page,
  gateway,
  freshCustomer,
  complaints,
}) => {
  complaints.expect(/\b500\b/)
  await openCheck(page, gateway.address, freshCustomer().cellNumber)
  await page.route(/\/payment\/invoice\//, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  const release = await blockCalls(page, /\/payment\/invoice\//)
  await press(page, 'درست است، ادامه')
  await waitForPath(page, /step=2(&|$)/)
  await isWaiting(page)
  const overInvoice = await back(page).elementHandle()
  release()
  await press(page, 'تلاش دوباره')
  await expect(page.getByRole('button', { name: 'تأیید و پرداخت' })).toBeVisible()
  expect(overInvoice && (await isDrawn(overInvoice))).toBe(true)
  const releaseOrder = await blockCalls(page, /\/order\/detail\//)
  await back(page).click()
  await expect(page.getByText('پاسخ‌های شما خوانده می‌شود…')).toBeVisible()
  const overCheck = await back(page).elementHandle()
  releaseOrder()
  await expect(page.getByRole('heading', { name: 'همه چیز درست است؟' })).toBeFocused()
  expect(overCheck && (await isDrawn(overCheck))).toBe(true)
})
