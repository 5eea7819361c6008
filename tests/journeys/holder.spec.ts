/**
 * The policy holder’s form against the real gateway. Owners, other persons and companies are tested in
 * src/steps/holder. Document 2 sections 4 and 5.
 */
import type { Page } from '@playwright/test'
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { createOrder } from './create-order.ts'
import { waitForPath, typeDate } from './customer.ts'
import { blockCalls } from './walks.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const date = (page: Page, name: RegExp) => page.getByRole('button', { name })
/** The sentence describes its field. */
const says = async (page: Page, name: string, sentence: string) =>
  expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence))
const save = (page: Page) =>
  page.getByRole('button', { name: 'ثبت و ادامه', exact: true }).click({ force: true })
const holderSaved = (page: Page) => page.waitForRequest(/order\/policy-holder/)

test('invalid holder data is explained beside each field, and so is what the registry refuses', async ({
  page,
  browserErrors,
  openAt,
}) => {
  browserErrors.expect(/\b4\d\d\b/)
  await openAt.order('holder')
  await expect(field(page, 'کد ملی')).toHaveValue('۰۰۸۴۵۷۵۹۴۸')
  await field(page, 'نام').fill('سارا 2')
  await field(page, 'نام خانوادگی').fill('رستگار'.repeat(5))
  await field(page, 'کد ملی').fill('1111111111')
  await field(page, 'شمارهٔ موبایل').fill('08123456789')
  await save(page)
  await says(page, 'نام', 'حرف')
  await says(page, 'نام خانوادگی', '۲۹')
  await says(page, 'کد ملی', 'این کد ملی درست نیست')
  await says(page, 'شمارهٔ موبایل', 'با ۰۹ شروع می‌شود')
  await expect(date(page, /^تاریخ تولد/)).toHaveAccessibleDescription(/تاریخ تولد را انتخاب کنید/)
  await expect(field(page, 'نام')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'نام').fill('ساره')
  await field(page, 'نام خانوادگی').fill('رستگار نیا')
  await field(page, 'کد ملی').fill('۰۰۸۴۵۷۵۹۴۸')
  await field(page, 'شمارهٔ موبایل').fill('09000001011')
  await typeDate(page, /^تاریخ تولد/, '۱۳۶۹/۲/۱۳')
  await save(page)
  await expect(date(page, /^تاریخ تولد/)).toHaveAccessibleDescription(/کد ملی با تاریخ تولد نمی‌خواند/)
  await typeDate(page, /^تاریخ تولد/, '۱۳۶۹/۲/۱۲')
  await save(page)
  await says(page, 'شمارهٔ موبایل', 'این شمارهٔ موبایل به نام بیمه‌گذار نیست')
  await field(page, 'شمارهٔ موبایل').fill('09123456789')
  const [call] = await Promise.all([holderSaved(page), save(page)])
  expect(call.postDataJSON().policyHolder).toEqual({
    insuredType: 1,
    type: 'car_owner',
    firstName: 'ساره',
    lastName: 'رستگار نیا',
    nationalCode: '0084575948',
    birthDate: '1369-02-12',
    cellNumber: '09123456789',
    email: null,
  })
  await waitForPath(page, /\/address\//)
})

test('what is typed while the known data is on its way stays, and empty fields are filled with it', async ({
  page,
  openAt,
}) => {
  const release = await blockCalls(page, /\/user\/holder$/)
  await openAt.order('holder', {
    before: ({ device }) => createOrder(device, { at: 'address', holder: registeredPerson }),
  })
  const name = field(page, 'نام')
  await name.pressSequentially('سا')
  await expect(field(page, 'نام خانوادگی')).toHaveValue('')
  release()
  await name.pressSequentially('ره')
  await expect(field(page, 'نام خانوادگی')).toHaveValue(registeredPerson.lastName)
  await expect(field(page, 'شمارهٔ موبایل')).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹')
  await expect(date(page, /^تاریخ تولد/)).toContainText('۱۳۶۹')
  await expect(name).toHaveValue('ساره')
  await expect(name).toBeFocused()
})
