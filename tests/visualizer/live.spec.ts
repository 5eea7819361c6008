/** The app and the chart drive each other. */
import { callEndingsOf } from '#explorer/event-cases.ts'
import { thirdPartyTestModel } from '#explorer/journey/test-models.ts'
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
import { openLive, openFirstQuestion } from './live-page.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'
import { untilAppShows } from '#tests/journeys/customer.ts'

test.use(visualizerWindow)

test('using the app moves the chart, and events in the column or in the chart move the app', async ({
  page,
}) => {
  const visualizer = await openLive(page)
  const { app, here, press } = visualizer
  await openFirstQuestion(visualizer)
  await expect(here('inquiry')).toBeVisible()

  await app.getByRole('button', { name: 'پلاک یا کد ملی مالک را ندارم' }).click()
  await expect(here('vehicle')).toBeVisible()

  await press('بازگشت')
  await expect(app.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
  await expect(here('inquiry')).toBeVisible()

  await page.locator('[data-from="inquiry"][data-to="vehicle"]').getByText('ورود دستی').click()
  await expect(here('vehicle')).toBeVisible()
  await expect(app.getByRole('heading', { name: /خودرو/ }).first()).toBeVisible()
})

test('a call waits until its result is chosen, and an open step follows the app', async ({ page }) => {
  const visualizer = await openLive(page, '#/third-party/inquiry')
  const { app, here, live, press } = visualizer
  await openFirstQuestion(visualizer)
  await press('تغییر پلاک کامل')
  await press('تغییر کد ملی مالک درست')
  await press('ادامه')
  const lookup = live.getByRole('region', { name: 'استعلام پلاک' })
  // All responses, and all failures of the contract.
  await expect(lookup.getByRole('button')).toHaveCount(
    callEndingsOf(thirdPartyTestModel.tables, 'lookUpPlate').length,
  )
  await expect(here('inquiry.owner.lookingUp')).toBeVisible()

  await lookup.getByRole('button', { name: 'خطای ۱۰۲۷، پلاک از او نیست' }).click()
  await expect(app.getByRole('alert').first()).toBeVisible()
  await press('ادامه')
  await lookup.getByRole('button', { name: 'پاسخی نرسید' }).click()
  await expect(app.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
  await press('ادامه')
  await lookup.getByRole('button', { name: 'پیدا شد', exact: true }).click()
  const progress = app.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuetext', 'خودرو، بخش ۱ از ۴')
  await expect(progress).toHaveAttribute('aria-valuenow', '9')
  await expect(here('inquiry.vehicle.reviewing')).toBeVisible()
})

test('an event that cannot be sent is locked and names the guard that refused and its data', async ({
  page,
}) => {
  const visualizer = await openLive(page)
  const { live, press } = visualizer
  await openFirstQuestion(visualizer)
  const locked = live.getByRole('listitem').filter({ hasText: 'انتخاب پلاک قبلی' })
  await expect(locked).toContainText('شرط برقرار نیست: پلاکی ذخیره است')
  await expect(locked).toContainText('signedIn = false')
  await expect(locked.getByRole('button')).toHaveCount(0)

  await press('ورود یا خروج وارد شد')
  await expect(live.getByRole('listitem').filter({ hasText: 'انتخاب پلاک قبلی' })).toContainText(
    'savedPlates = 0',
  )
  await press(/رویدادهایی که این حالت نمی‌شناسد/)
  await expect(live.getByText(/انتخاب پیشنهاد، /)).toBeVisible()
  await press('حافظهٔ نمودار، پوشیده')
  await press('چینش')
  await page.getByRole('searchbox', { name: 'جست‌وجوی مسیر' }).fill('پیمایش بلند')
  await expectAccessible(page)
})

test('undo and redo restore what happened and what was typed', async ({ page }) => {
  const visualizer = await openLive(page)
  const { app, here, press } = visualizer
  await openFirstQuestion(visualizer)
  await app.getByRole('textbox', { name: 'کد ملی مالک خودرو' }).fill('0084575948')
  await press('تغییر پلاک کامل')
  await press('ورود دستی')
  await expect(here('vehicle')).toBeVisible()

  await press('یک گام عقب')
  // The undo reloads the phone’s page.
  await expect(here('inquiry')).toBeVisible({ timeout: 30_000 })
  await expect(app.getByRole('textbox', { name: 'کد ملی مالک خودرو' })).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
  await press('دوباره')
  await expect(here('vehicle')).toBeVisible()
  await press('از اول')
  await expect(page.getByText('۰ رخداد')).toBeVisible()
})

test('fast presses are not lost', async ({ page }) => {
  const visualizer = await openLive(page)
  const { app, here, press, live } = visualizer
  await openFirstQuestion(visualizer)
  for (const happening of ['تغییر پلاک کامل', 'تغییر کد ملی مالک درست', 'ورود دستی']) await press(happening)
  await expect(here('vehicle')).toBeVisible()
  await expect(page.getByText('۴ رخداد')).toBeVisible()
  for (let again = 0; again < 3; again += 1) await press('یک گام عقب')
  await page.keyboard.press('Escape')
  // Each undo reloads the phone’s page: three of them in sequence.
  await expect(page.getByText('۱ رخداد')).toBeVisible({ timeout: 30_000 })
  await expect(app.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
  await press('دوباره')
  await press('دوباره')
  await expect(page.getByText('۳ رخداد')).toBeVisible()
  await expect(live.getByRole('button', { name: 'دوباره', exact: true })).toBeEnabled()
})

test('time passes only when it is pressed', async ({ page }) => {
  const { live, press, app, page: visualizer } = await openLive(page)
  await press('چینش')
  await visualizer.getByLabel('آغاز').selectOption('a shared link')
  await press('چینش')
  await press('رسید')
  await press('پیدا شد')
  await expect(app.getByRole('heading', { name: /[۰-۹]+ پیشنهاد/ }).first()).toBeVisible()
  await press('تغییر سقف ۲۰۰ میلیون')
  const wait = live.getByRole('button', { name: 'پس از ۰٫۲ ثانیه' })
  await wait.click()
  await expect(wait).toBeHidden()
  await expect(live.getByRole('button', { name: 'انتخاب پیشنهاد ساده' })).toBeVisible()
})

test('the phone starts as configured: signed in, with variants, or with the real gateway', async ({
  page,
}) => {
  const visualizer = await openLive(page)
  const { app, live, press, page: whole } = visualizer
  await openFirstQuestion(visualizer)
  await press('چینش')
  await whole.getByLabel('کاربر').selectOption('signed-in')
  await whole.getByLabel('گونهٔ آزمایش‌ها').selectOption('B')
  await whole.getByLabel('بازکننده').selectOption('driver')
  await press('چینش')
  await openFirstQuestion(visualizer)
  await expect(live.getByRole('listitem').filter({ hasText: 'انتخاب پلاک قبلی' })).toContainText(
    'savedPlates = 0',
  )
  await press('حافظهٔ نمودار، پوشیده')
  await expect(live.getByText('{"offer-card":"B","complete-later":"B","car-body-card":"B"}')).toBeVisible()

  await press('چینش')
  await whole.getByLabel('پاسخ فراخوانی‌ها').selectOption('real')
  await press('چینش')
  // The app is loaded again, with the real gateway.
  await expect(app.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible({ timeout: 30_000 })
  await expect(live.getByRole('button', { name: 'یک گام عقب' })).toBeDisabled()
  await expect(live.getByRole('listitem').filter({ hasText: 'انتخاب پلاک قبلی' })).toContainText(
    'savedPlates = 0',
  )
})

test('a guest who has chosen an offer signs in and returns to the choice', async ({ page }) => {
  const { live, press, app, page: whole } = await openLive(page)
  await press('چینش')
  await whole.getByLabel('آغاز').selectOption('a shared link')
  await press('چینش')
  await press('ورود یا خروج خارج شد')
  for (const happening of ['رسید', 'پیدا شد', 'انتخاب پیشنهاد ساده', 'ادامه']) await press(happening)
  await press('وارد شد و برگشت')
  await press('رسید')
  await expect(live.getByRole('region', { name: 'ثبت سفارش' })).toBeVisible()
  await expect(app.locator('body')).not.toBeEmpty()
})

test('the data of this browser’s own user stays untouched', async ({ page, context }) => {
  const customer = await context.newPage()
  await customer.goto('/third-party')
  await untilAppShows(customer)
  await customer.getByRole('heading', { name: 'پلاک خودرو چند است؟' }).waitFor()
  const stored = () => customer.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()))
  const before = await stored()
  const visualizer = await openLive(page)
  await openFirstQuestion(visualizer)
  await visualizer.press('ورود یا خروج وارد شد')
  await visualizer.press('تغییر پلاک کامل')
  await expect(visualizer.live.getByRole('listitem').filter({ hasText: 'انتخاب پلاک قبلی' })).toContainText(
    'savedPlates = 0',
  )
  expect(await stored()).toBe(before)
  await customer.reload()
  await untilAppShows(customer)
  await expect(customer.getByRole('heading', { name: 'پلاک خودرو چند است؟' })).toBeVisible()
  await expect(customer.getByRole('textbox').first()).toHaveValue('')
})
