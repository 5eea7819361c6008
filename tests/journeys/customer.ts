/**
 * User actions for each step of the purchase, by the Persian names on the page. Each function starts at
 * its step and continues to the next.
 */
import { expect, type Page } from '@playwright/test'

export type Vehicle = {
  readonly plate: readonly [string, string, string, string]
  readonly nationalCode: string
}

/** The first showcase vehicle: a Peugeot 207 whose policy ends in ten days. Typed in Persian digits. */
export const knownVehicle: Vehicle = { plate: ['۲۴', 'س', '۳۱۸', '۴۴'], nationalCode: '۰۰۸۴۵۷۵۹۴۸' }
/** Brand, model and production year are missing in the registry. */
export const incompleteVehicle: Vehicle = { plate: ['37', 'ب', '416', '11'], nationalCode: '9941205671' }

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
/** Selects a radio by its label, which covers the input. */
export async function chooseRadio(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: typeof name === 'string' })
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
}
export const waitForPath = (page: Page, address: RegExp) => page.waitForURL(address)

/**
 * The way from home to the inquiry: its entry, or the tile where the cards of a user have taken its place.
 */
export const inquiryLink = (page: Page) =>
  page
    .getByRole('link', { name: /شروع استعلام/ })
    .or(page.getByRole('link', { name: 'شخص ثالث', exact: true }))
    .first()

/** Waits until the app has taken the place of a prerendered question (decision 053). */
export const untilAppShows = (page: Page): Promise<void> =>
  page.locator('[data-question]').waitFor({ state: 'detached' })

/** Starts an inquiry from the home page. */
export async function startInquiry(page: Page): Promise<void> {
  await inquiryLink(page).click()
  await waitForPath(page, /sanhub\?step=1$/)
  // Until then home is shown, whose plate has the same cells.
  await page.locator(':is(h1, h2):focus').waitFor({ state: 'attached' })
}

export async function openInquiry(page: Page): Promise<void> {
  await page.goto('/')
  await startInquiry(page)
}

export const ownerCode = (page: Page) => page.getByLabel('کد ملی مالک خودرو')

/**
 * Waits until no sheet is open; the chat stays in the page, hidden. Polls at each frame; expect() would retry
 * after 100, 350 and 850 ms.
 */
async function untilSheetsAreGone(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=dialog], dialog[open]')].every(
      (sheet) => !sheet.checkVisibility({ visibilityProperty: true }),
    ),
  )
  await expect(page.getByRole('dialog')).toBeHidden()
}

export async function typePlate(page: Page, [first, letter, three, region]: Vehicle['plate']): Promise<void> {
  await page.getByLabel('دو رقم اول پلاک').fill(first)
  await page
    .getByRole('dialog', { name: 'حرف پلاک' })
    .getByRole('radio', { name: letter, exact: true })
    .click()
  await untilSheetsAreGone(page)
  await page.getByLabel('سه رقم پلاک').fill(three)
  await page.getByLabel('دو رقم کنار ایران').fill(region)
}

export async function submitInquiry(page: Page, { plate, nationalCode }: Vehicle): Promise<void> {
  await typePlate(page, plate)
  await ownerCode(page).fill(nationalCode)
  await press(page, 'استعلام')
}

export async function confirmVehicle(page: Page): Promise<void> {
  await waitForPath(page, /sanhub\?step=(?:2|vehicle)$/)
  await press(page, 'درست است، ادامه')
}

export async function confirmPreviousPolicy(page: Page): Promise<void> {
  await waitForPath(page, /sanhub\?step=3$/)
  await press(page, 'درست است، ادامه')
}

export async function declareNoClaims(page: Page): Promise<void> {
  await waitForPath(page, /step=4$/)
  await chooseRadio(page, /نه، خسارتی نگرفته‌ام/)
  await press(page, 'دیدن قیمت‌ها')
}

export type Method = 'نقدی' | '۴ قسط'

/**
 * Chooses an offer and keeps it when a better cover is offered, as Damavand does. No method keeps the
 * default.
 */
export async function chooseOffer(
  page: Page,
  { company = 'بیمهٔ دماوند', method = 'نقدی' }: { company?: string; method?: Method | null } = {},
): Promise<void> {
  await waitForPath(page, /offers\?/)
  await press(page, `انتخاب ${company}`)
  await press(page, /^ادامه با سقف/)
  if (method !== null) await chooseRadio(page, new RegExp(`^${method}`))
  await press(page, /ثبت سفارش$/)
}

/** Signs in on the gateway’s page, in either language, and returns to the app. */
export async function signIn(page: Page, cellNumber: string): Promise<void> {
  await page.getByLabel(/^(?:شمارهٔ موبایل|Mobile number)$/).fill(cellNumber)
  await press(page, /^(?:دریافت کد ورود|Get a sign-in code)$/)
  const code = await page.locator('[data-code]').getAttribute('data-code')
  // A complete code is submitted by itself.
  await page.getByLabel(/^(?:کد ورود|Sign-in code)$/).fill(code ?? '')
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/sandbox/sign-in'), { waitUntil: 'commit' })
}

export async function typeDate(page: Page, field: RegExp, date: string): Promise<void> {
  await page.getByRole('button', { name: field }).click()
  await press(page, 'تاریخ را می‌نویسم')
  await page.getByLabel('تاریخ', { exact: true }).fill(date)
  await press(page, 'تأیید تاریخ')
  await untilSheetsAreGone(page)
}

export async function fillHolder(page: Page, cellNumber: string): Promise<void> {
  await waitForPath(page, /personal-information/)
  await page.getByLabel('نام', { exact: true }).fill('سارا')
  await page.getByLabel('نام خانوادگی').fill('رستگار')
  await typeDate(page, /^تاریخ تولد/, '۱۳۶۹/۲/۱۲')
  await page.getByLabel('شمارهٔ موبایل').fill(cellNumber)
}

export async function submitHolder(page: Page, cellNumber: string): Promise<void> {
  await fillHolder(page, cellNumber)
  await press(page, 'ثبت و ادامه')
}

/** Waits until sheets have stopped moving. A press that ends beside its start is not a click. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .flatMap((animation) =>
          animation.effect?.getTiming().iterations === Infinity ? [] : [animation.finished],
        ),
    ),
  )

/** Opens a picker, searches, and selects the option with exactly this name. */
export async function pickFromList(page: Page, field: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).waitFor()
  await untilStill(page)
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click()
  const picker = page.getByRole('dialog', { name: `انتخاب ${field}` })
  await expect(picker).toBeVisible()
  // A short list has no search.
  const search = picker.getByLabel('جست‌وجو')
  if ((await search.count()) > 0) await search.fill(choice)
  await picker.getByRole('option', { name: choice, exact: true }).click()
  await expect(picker).toBeHidden()
}

/** Picks a province, and its city, which is asked for in the same sheet. */
export async function pickPlace(page: Page, province: string, city: string): Promise<void> {
  await pickFromList(page, 'استان', province)
  const cities = page.getByRole('dialog', { name: /^انتخاب شهر/ })
  await cities.getByRole('option', { name: city, exact: true }).click()
  await expect(cities).toBeHidden()
}

export async function fillAddress(page: Page): Promise<void> {
  await pickPlace(page, 'تهران', 'تهران')
  await page.getByRole('textbox', { name: /^نشانی/ }).fill('خیابان شریعتی، کوچهٔ گلستان')
  await page.getByLabel('پلاک', { exact: true }).fill('۱۲')
  await page.getByLabel(/^واحد/).fill('۴')
  await page.getByLabel('کد پستی').fill('۱۹۳۸۷۶۵۴۳۱')
}

/** Saves the first address, which continues to the next step. */
export async function addAddress(page: Page): Promise<void> {
  await waitForPath(page, /\/address\//)
  await fillAddress(page)
  await press(page, 'ثبت و ادامه')
  await page.waitForURL(({ pathname }) => !pathname.includes('/address/'))
  await untilSheetsAreGone(page)
}

export async function confirmAddress(page: Page): Promise<void> {
  await waitForPath(page, /\/address\//)
  await press(page, 'ثبت و ادامه')
}

export async function declinePaper(page: Page): Promise<void> {
  await waitForPath(page, /forwarding-details/)
  await chooseRadio(page, /^نه، همان دیجیتال/)
  await press(page, 'ثبت و ادامه')
}

export async function orderPaper(page: Page, leave = 'ثبت و ادامه'): Promise<void> {
  await waitForPath(page, /forwarding-details/)
  await chooseRadio(page, /^بله، بفرستید/)
  await page.getByRole('radiogroup', { name: 'روز تحویل' }).locator('label').first().click()
  await page.getByRole('radiogroup', { name: 'ساعت تحویل' }).locator('label').first().click()
  await press(page, leave)
}

/** A small picture that the gateway can decode. */
export const cardPicture = new URL('../../public/icons/separ-180.png', import.meta.url).pathname

export async function uploadAllDocuments(page: Page, leave = 'ادامه', boxes = 4): Promise<void> {
  await waitForPath(page, /upload-documents/)
  await expect(page.getByText(`۰ از ${boxes.toLocaleString('fa')}`)).toBeVisible()
  const inputs = page.locator('input[type=file]')
  for (let left = await inputs.count(); left > 0; left -= 1) {
    await inputs.first().setInputFiles(cardPicture)
    await expect(page.getByText('بارگذاری شد', { exact: true })).toHaveCount(boxes + 1 - left)
  }
  await press(page, leave)
}

export async function postponeDocuments(page: Page): Promise<void> {
  await waitForPath(page, /upload-documents/)
  await page.locator('label').filter({ hasText: 'بقیه را بعد از پرداخت می‌فرستم' }).click()
  await press(page, 'ادامه')
}

/** The button that names the amount to pay now. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^پرداخت .*تومان/ })

/** The order can be reviewed and paid. */
export async function expectReview(page: Page): Promise<void> {
  await waitForPath(page, /\/payment\/[^?]+\?step=1(&|$)/)
  await payButton(page).waitFor()
}

/** Presses Pay and returns the bank window. */
export async function goToBank(page: Page): Promise<Page> {
  await expectReview(page)
  const opened = page.waitForEvent('popup')
  await payButton(page).click()
  const bank = await opened
  await bank.getByRole('heading', { name: 'پرداخت حق‌بیمه' }).waitFor()
  return bank
}

export const payAtBank = (bank: Page) => press(bank, 'پرداخت')
export const cancelAtBank = (bank: Page) => press(bank, 'انصراف از پرداخت')

/** The receipt shows an order number, which only the gateway knows. */
export async function expectReceipt(page: Page): Promise<void> {
  await waitForPath(page, /payment-result/)
  await expect(page.getByText('شمارهٔ سفارش', { exact: true })).toBeVisible()
}
