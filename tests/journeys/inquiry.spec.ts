/** The inquiry: four steps in one path and the saved plates. Document 2 sections 2.5, 4 "Inquiry" and 8. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { untilPersisted, untilQuiet } from './persisted.ts'
import {
  confirmPreviousPolicy,
  confirmVehicle,
  waitForPath,
  submitInquiry,
  press,
  knownVehicle,
} from './customer.ts'

const code = (page: Page) => page.getByLabel('کد ملی مالک خودرو')
const back = (page: Page) => press(page, 'بازگشت')
const facts = (page: Page) => page.getByRole('main').getByRole('definition')

test('the inquiry has four steps in one path, each in its query, and each survives a reload', async ({
  page,
}) => {
  await page.goto('/third-party')
  await waitForPath(page, /\/third-party\/sanhub\?step=1$/)
  await page.goto('/third-party/sanhub')
  await waitForPath(page, /\/third-party\/sanhub\?step=1$/)
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAttribute('aria-valuetext', 'خودرو، بخش ۱ از ۴')
  await expect(progress).toHaveAttribute('aria-valuenow', '3')
  await untilPersisted(page, () =>
    submitInquiry(page, knownVehicle).then(() => waitForPath(page, /sanhub\?step=2$/)),
  )
  await page.reload()
  await expect(facts(page)).toHaveText(['سواری', 'شخصی', 'پژو', '۲۰۷ دنده‌ای', '۱۳۹۹'])
  await confirmVehicle(page)
  await waitForPath(page, /sanhub\?step=3$/)
  await expect(page.getByRole('heading', { name: 'بیمهٔ دماوند' })).toBeVisible()
  await expect(facts(page)).toHaveText(['۴ آذر ۱۴۰۳', '۴ آذر ۱۴۰۴', /۳۵/, /۳۵/])
  await confirmPreviousPolicy(page)
  await waitForPath(page, /sanhub\?step=4$/)
  await untilQuiet(page)
  await page.reload()
  await expect(progress).toHaveAttribute('aria-valuetext', 'خودرو، بخش ۱ از ۴')
  await expect(progress).toHaveAttribute('aria-valuenow', '22')
})

test('a plate that was looked up before is picked under the plate, where nothing is shown at first', async ({
  page,
  openAt,
}) => {
  await openAt.path('/third-party/sanhub?step=1')
  const row = page.getByRole('group', { name: 'پلاک‌های قبلی شما' })
  await expect(row).toHaveCount(0)
  await submitInquiry(page, knownVehicle)
  await waitForPath(page, /step=2$/)
  await back(page)
  await code(page).fill('')
  await row.getByRole('button', { name: /پلاک ۲۴ س ۳۱۸ ایران ۴۴.*۲۰۷/s }).click()
  await expect(code(page)).toHaveValue(knownVehicle.nationalCode)
  await expect(page.getByLabel('سه رقم پلاک')).toHaveValue('۳۱۸')
  await press(page, 'استعلام')
  await waitForPath(page, /step=2$/)
})
