/**
 * Changing calls take effect once: after a lost response, a double press and a session that ends.
 * Decisions, section 9.
 */
import { expect, test } from './fixtures.ts'
import { waitForPath, chooseOffer, fillAddress, fillHolder, press, signIn } from './customer.ts'
import { recordCalls, consoleErrors, failNextCall, blockCalls } from './walks.ts'

const keyOf = (request: { headers: () => Record<string, string> }) => request.headers()['idempotency-key']

test('an order whose response was lost is requested again with the same key and made once', async ({
  page,
  browserErrors,
  freshCustomer,
  openAt,
}) => {
  browserErrors.expect(consoleErrors.lost)
  await openAt.inquiry('offers')
  let made = ''
  await page.route(/order\/register/, async (route) => {
    if (made !== '') return route.fallback()
    const answer = await route.fetch()
    made = (await answer.json()).body.trackingCode
    return route.abort('connectionreset')
  })
  const calls = recordCalls(page, 'POST', /order\/register/)
  await chooseOffer(page)
  await signIn(page, freshCustomer().cellNumber)
  await expect.poll(() => made).not.toBe('')
  await expect(page.getByRole('alert').filter({ hasText: 'پاسخ ثبت سفارش نرسید' })).toBeVisible()
  await press(page, 'تلاش دوباره')
  await waitForPath(page, /personal-information/)
  expect(page.url()).toContain(made)
  expect(calls).toHaveLength(2)
  expect(new Set(calls.map(keyOf))).toHaveProperty('size', 1)
})

test('an address whose response was lost is saved again with the same key and appears once', async ({
  page,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(consoleErrors.lost)
  await openAt.order('address')
  await failNextCall(page, 'POST', /address\/create/, 'lost')
  const calls = recordCalls(page, 'POST', /address\/create/)
  await fillAddress(page)
  await press(page, 'ثبت و ادامه')
  await expect(page.getByRole('dialog').getByText(/ارتباط با سرور برقرار نشد/)).toBeVisible()
  const listed = page.waitForResponse(/\/api\/v1\/address\?/)
  await press(page, 'ثبت و ادامه')
  expect((await (await listed).json()).body.addresses).toHaveLength(1)
  expect(calls).toHaveLength(2)
  expect(new Set(calls.map(keyOf))).toHaveProperty('size', 1)
})

test('a session that ends during a save asks to sign in and returns to the step with its input', async ({
  page,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(consoleErrors.signedOut)
  const { cellNumber } = await openAt.order('holder')
  await failNextCall(page, 'POST', /order\/policy-holder/, 'signedOut')
  await fillHolder(page, cellNumber)
  await press(page, 'ثبت و ادامه')
  await expect(page.getByText('دوباره وارد حساب خود شوید')).toBeVisible()
  await press(page, 'ورود و ادامه')
  await signIn(page, cellNumber)
  await waitForPath(page, /personal-information/)
  await expect(page.getByLabel('نام', { exact: true })).toHaveValue('سارا')
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await expect(page.getByLabel('شمارهٔ موبایل')).not.toHaveValue('')
  await press(page, 'ثبت و ادامه')
  await waitForPath(page, /\/address\//)
})

test('a double press makes one call', async ({ page, openAt }) => {
  const { cellNumber } = await openAt.order('holder')
  const calls = recordCalls(page, 'POST', /order\/policy-holder/)
  const unblock = await blockCalls(page, /order\/policy-holder/)
  await fillHolder(page, cellNumber)
  await page.getByRole('button', { name: 'ثبت و ادامه' }).dblclick()
  unblock()
  await waitForPath(page, /\/address\//)
  expect(calls).toHaveLength(1)
})
