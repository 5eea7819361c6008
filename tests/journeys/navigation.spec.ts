/**
 * Navigation: back and forward, deep links, unknown codes and tabs; no personal data in addresses or in
 * readable storage.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  addAddress,
  confirmPreviousPolicy,
  confirmVehicle,
  waitForPath,
  chooseRadio,
  submitHolder,
  submitInquiry,
  openInquiry,
  press,
  knownVehicle,
  signIn,
} from './customer.ts'
import { createOrder, signInDevice } from './create-order.ts'
import { pickRow } from './steps/drivers/every-step.ts'
import { walkToDocuments } from './walks.ts'

const back = (page: Page) => page.getByRole('button', { name: 'بازگشت', exact: true }).click()

test('the browser’s back and forward walk the inquiry and keep its input', async ({ page }) => {
  await openInquiry(page)
  await submitInquiry(page, knownVehicle)
  await confirmVehicle(page)
  await confirmPreviousPolicy(page)
  await waitForPath(page, /step=4$/)
  await chooseRadio(page, /نه، خسارتی نگرفته‌ام/)
  for (const step of [3, 2, 1]) {
    await page.goBack()
    await waitForPath(page, new RegExp(`step=${step}$`))
  }
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue(knownVehicle.nationalCode)
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  for (const step of [2, 3, 4]) {
    await page.goForward()
    await waitForPath(page, new RegExp(`step=${step}$`))
  }
  await expect(page.getByRole('radio', { name: /نه، خسارتی نگرفته‌ام/ })).toBeChecked()
  await back(page)
  await waitForPath(page, /step=3$/)
  await back(page)
  await expect(page.getByText(/پژو/).first()).toBeVisible()
})

test('the browser’s back closes the topmost sheet, and no sheet is left in the history', async ({ page }) => {
  const dialogs = page.getByRole('dialog')
  const length = () => page.evaluate(() => history.length)
  /** The browser moves in its history asynchronously: a user is slower than that, a test is not. */
  const untilEntries = (count: number) =>
    expect.poll(() => page.evaluate(() => history.state.sheets ?? 0)).toBe(count)
  await openInquiry(page)
  await submitInquiry(page, knownVehicle)
  await waitForPath(page, /step=2$/)
  const before = await length()
  await press(page, 'ویرایش مشخصات خودرو')
  await dialogs.getByRole('button', { name: /^مدل/ }).click()
  await expect(dialogs).toHaveCount(2)
  expect(await length(), 'one entry for each open sheet').toBe(before + 2)
  await page.goBack()
  await expect(dialogs).toHaveCount(1)
  await page.goBack()
  await expect(dialogs).toHaveCount(0)
  await waitForPath(page, /step=2$/)

  await page.goForward()
  await expect(dialogs, 'a closed sheet is not opened again').toHaveCount(0)
  await untilEntries(0)
  await press(page, 'ویرایش مشخصات خودرو')
  await untilEntries(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'ویرایش مشخصات خودرو' })).toBeVisible()
  await expect(dialogs).toHaveCount(0)
  await untilEntries(0)

  await press(page, 'ویرایش مشخصات خودرو')
  await pickRow(page, 'سال ساخت', /۱۴۰۰/)
  await press(page, 'تأیید و ادامه')
  await waitForPath(page, /step=3$/)
  expect(await length(), 'the next step has taken the place of the sheet').toBe(before + 1)
  await page.goBack()
  await waitForPath(page, /step=2$/)
  await page.goBack()
  await waitForPath(page, /step=1$/)
})

test('Back from the first question goes home; with input it goes back in the browser history', async ({
  page,
}) => {
  await openInquiry(page)
  await back(page)
  await expect(page).toHaveURL(/\/$/)
  await openInquiry(page)
  const entered = await page.evaluate(() => history.length)
  await page.getByLabel('کد ملی مالک خودرو').fill(knownVehicle.nationalCode)
  await press(page, /^پلاک یا کد ملی مالک را ندارم/)
  await waitForPath(page, /vehicle-information/)
  await back(page)
  await waitForPath(page, /sanhub\?step=1$/)
  await back(page)
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => history.length), 'nothing was added to the history').toBe(entered + 1)
  await page.goForward()
  await waitForPath(page, /sanhub\?step=1$/)
  await expect(page.getByLabel('کد ملی مالک خودرو')).toHaveValue(knownVehicle.nationalCode)
})

test('the browser’s back and forward walk the order and keep its input', async ({
  page,
  freshCustomer,
  openAt,
}) => {
  await openAt.order('holder')
  await submitHolder(page, freshCustomer().cellNumber)
  await addAddress(page)
  await waitForPath(page, /forwarding-details/)
  await page.goBack()
  await waitForPath(page, /\/address\//)
  await page.goBack()
  await waitForPath(page, /personal-information/)
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('رستگار')
  await page.goForward()
  await expect(page.getByText('خیابان شریعتی، کوچهٔ گلستان')).toBeVisible()
  await back(page)
  await waitForPath(page, /personal-information/)
})

test('the address of a later step leads to the current one', async ({ page, openAt }) => {
  for (const early of [
    'offers',
    'sanhub?step=3',
    'vehicle-information?step=2',
    'insurance-information?step=1',
  ]) {
    await page.goto(`/third-party/${early}`)
    await waitForPath(page, /sanhub\?step=1$/)
  }
  const { trackingCode: code } = await openAt.order('holder')
  for (const early of ['address', 'forwarding-details', 'upload-documents', 'payment']) {
    await page.goto(`/third-party/${early}/${code}`)
    await waitForPath(page, new RegExp(`personal-information/${code}$`))
  }
})

test('an unknown code and a code of another user give the same message', async ({
  page,
  gateway,
  browserErrors,
  freshCustomer,
  openAt,
}) => {
  browserErrors.expect(/\b404\b/)
  const stranger = await signInDevice(gateway.address, freshCustomer().cellNumber)
  const theirs = await createOrder(stranger, { at: 'holder' })
  await openAt.order('holder')
  const seen: string[] = []
  for (const code of [theirs, '23456789ABCDEF']) {
    await page.goto(`/third-party/personal-information/${code}`)
    await expect(page.getByText('چنین سفارشی پیدا نشد')).toBeVisible()
    seen.push(await page.getByRole('main').innerText())
  }
  expect(seen[0]).toBe(seen[1])
  await press(page, 'رفتن به صفحهٔ اصلی')
  await waitForPath(page, /\/$/)
})

test('an unknown address shows a message and a link home', async ({ page }) => {
  for (const address of ['/no-such-page', '/third-party/no-such-step']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'صفحه پیدا نشد' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'رفتن به صفحهٔ اصلی' }).click()
  await waitForPath(page, /\/$/)
})

test('another tab continues the same order, and hands it back with everything typed', async ({
  page,
  context,
  openAt,
}) => {
  const { cellNumber } = await openAt.order('holder')
  await submitHolder(page, cellNumber)
  await waitForPath(page, /\/address\//)
  const tab = await context.newPage()
  await tab.goto(page.url())
  await addAddress(tab)
  await press(tab, 'بازگشت')
  await expect(tab.getByText('خیابان شریعتی، کوچهٔ گلستان')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'در صفحهٔ دیگری باز است' })).toBeVisible()
  await press(page, 'ادامه در این صفحه')
  await expect(page.getByText('خیابان شریعتی، کوچهٔ گلستان')).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'در صفحهٔ دیگری باز است' })).toBeVisible()

  await tab.goto(page.url().replace('/address/', '/personal-information/'))
  await tab.getByLabel('نام خانوادگی').fill('پارسا')
  await press(page, 'ادامه در این صفحه')
  await expect(tab.getByRole('heading', { name: 'در صفحهٔ دیگری باز است' })).toBeVisible()
  await back(page)
  await waitForPath(page, /personal-information/)
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('پارسا')
})

test('a guest who opens an order’s address signs in and returns to its step', async ({
  page,
  browser,
  gateway,
  openAt,
}) => {
  const { cellNumber } = await openAt.order('address')
  const phone = await browser.newContext({ baseURL: gateway.address })
  const elsewhere = await phone.newPage()
  await elsewhere.goto(page.url())
  await press(elsewhere, 'ورود و ادامه')
  await signIn(elsewhere, cellNumber)
  await waitForPath(elsewhere, /\/address\//)
  await phone.close()
})

/** Returns everything that the browser stores for the app, as text. */
const storedByBrowser = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    const whole = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.addEventListener('success', () => resolve(request.result))
      })
    const decoder = new TextDecoder('utf-8')
    const textOf = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? decoder.decode(value) : value
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await whole(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store)
        found.push(
          JSON.stringify([await whole(all.getAllKeys()), await whole<unknown[]>(all.getAll())], textOf),
        )
      }
    }
    return found.join('\n')
  })

test('addresses contain no personal data or token, and the browser stores no readable personal data', async ({
  page,
  freshCustomer,
}) => {
  const { cellNumber } = freshCustomer()
  const visited: string[] = []
  page.on('framenavigated', (frame) => void visited.push(frame.url()))
  await walkToDocuments(page, cellNumber)
  visited.push(
    ...(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))),
  )
  const stored = await storedByBrowser(page)
  const token = await page.evaluate(
    () => /"token":"([^"]+)"/.exec(localStorage.getItem('separ.session') ?? '')?.[1],
  )
  expect(visited.length).toBeGreaterThan(8)
  expect(stored).toContain('"expiresAt"')
  for (const secret of ['0084575948', cellNumber, '1369-02-12', 'رستگار', 'گلستان']) {
    expect(stored).not.toContain(secret)
    expect(visited.filter((address) => decodeURIComponent(address).includes(secret))).toEqual([])
  }
  expect(token).toMatch(/.{20,}/)
  expect(visited.filter((address) => address.includes(token ?? ''))).toEqual([])
})
