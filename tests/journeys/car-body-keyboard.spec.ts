/** What only car-body insurance asks, by keyboard alone. Design language, section 7; document 3 section 2. */
import type { Page } from '@playwright/test'
import { waitForPath } from './customer.ts'
import { field } from './fields.ts'
import { expect, test } from './fixtures.ts'
import { arriveAt, openAndClose, pressByKey, tabTo } from './keyboard.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Opens a picker, and picks the first option that its search finds. */
const pickByKey = async (page: Page, name: string, search: string): Promise<void> => {
  await pressByKey(page, field(page, name))
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type(search)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(field(page, name)).toBeFocused()
}

/**
 * Moves in a group of radios with the arrow until the named one is checked. Tab stops at the checked one, or
 * the first.
 */
const checkByKey = async (page: Page, group: string | RegExp, name: string | RegExp): Promise<void> => {
  const within = page.getByRole('radiogroup', { name: group, exact: true })
  const [radios, checked] = [within.getByRole('radio'), within.getByRole('radio', { checked: true })]
  const wanted = within.getByRole('radio', { name })
  await radios.first().waitFor({ state: 'attached' })
  await tabTo(page, (await checked.count()) > 0 ? checked : radios.first())
  if ((await checked.count()) === 0) await page.keyboard.press('Space')
  for (let moved = 0; moved < (await radios.count()) && !(await wanted.isChecked()); moved += 1)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

test('by keyboard, the questions about a car lead to its offers, and covers are added in their sheets', async ({
  page,
}) => {
  await page.goto('/car-body/vehicle-information')
  await pickByKey(page, 'برند', 'پژو')
  await pickByKey(page, 'مدل', 'پارس')
  const year = button(page, /^سال ساخت/)
  await openAndClose(page, year)
  await pressByKey(page, year)
  const years = page.getByRole('dialog', { name: /^(?:سال|ماه) ساخت$/ })
  await checkByKey(page, 'سال ساخت', /^۱۴۰۳/)
  await pressByKey(page, button(page, 'انتخاب ماه ساخت'))
  await checkByKey(page, 'ماه ساخت', 'خرداد')
  await pressByKey(page, years.getByRole('button', { name: /^تأیید سال/ }))
  await expect(years).toBeHidden()
  await expect(year).toBeFocused()
  await pressByKey(page, button(page, 'ثبت و ادامه'))
  await arriveAt(page, /step=value$/)
  await tabTo(page, page.getByLabel('قیمت خودرو', { exact: true }))
  await page.keyboard.type('740000000')
  await tabTo(page, page.getByRole('checkbox', { name: /لوازم غیرفابریک/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('قیمت لوازم', { exact: true }))
  await page.keyboard.type('10000000')
  await page.keyboard.press('Enter')
  await arriveAt(page, /step=insurance$/)
  await checkByKey(page, 'وضعیت بیمهٔ بدنه', 'ندارد')
  await pressByKey(page, button(page, 'ادامه'))
  await arriveAt(page, /step=third-party$/)
  await checkByKey(page, 'سال‌های بی‌خسارت در شخص ثالث', /^۲ سال/)
  await pressByKey(page, button(page, 'دیدن قیمت‌ها'))
  await arriveAt(page, /\/car-body\/offers\?/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const more = button(page, 'پوشش بیشتر')
  // The offers lie between the heading and the panel of covers.
  await tabTo(page, more, 200)
  await openAndClose(page, more)
  await pressByKey(page, more)
  const glass = page.getByRole('dialog').getByRole('checkbox', { name: 'شکست شیشه' })
  await tabTo(page, glass)
  await page.keyboard.press('Space')
  await expect(glass).toBeChecked()
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: /^سطح سرقت لوازم/ }))
  await checkByKey(page, /سرقت لوازم/, /^تا ۲۰/)
  await page.keyboard.press('Escape')
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: /^نمایش .+ پیشنهاد$/ }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(more).toBeFocused()
  await expect(page).toHaveURL(/covers=[^&]*cover_glass_breaking/)
})

test('by keyboard, the visit gets another day and hour, and its conditions are accepted', async ({
  page,
  openAt,
}) => {
  await openAt.carBodyOrder('inspection')
  await waitForPath(page, /\/car-body\/inspection\//)
  const day = page.getByRole('radiogroup', { name: /روز/ }).getByRole('radio', { checked: true })
  // How many hours of today are over depends on the time at which the test runs.
  const freeHours = page.getByRole('radiogroup', { name: /ساعت/ }).getByRole('radio', { disabled: false })
  await expect(freeHours.first()).toBeChecked()
  const proposedDay = (await day.getAttribute('value')) ?? ''
  await tabTo(page, day)
  await page.keyboard.press('ArrowDown')
  await expect(day).not.toHaveAttribute('value', proposedDay)
  // Another day has other hours.
  await tabTo(page, freeHours.first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(freeHours.nth(1)).toBeChecked()
  await pressByKey(page, button(page, 'ثبت زمان'))
  await arriveAt(page, /\/car-body\/terms-and-conditions\//)
  await pressByKey(page, button(page, 'هر هشت شرط را می‌پذیرم'))
  await arriveAt(page, /\/car-body\/upload-documents\//)
})
