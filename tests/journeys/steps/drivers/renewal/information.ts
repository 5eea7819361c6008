/** The details of a renewal: the holder's sheet, the address book, and the address of the paper copy. */
import { expect, type Page } from '@playwright/test'
import type { StepTable } from '../../table.ts'
import { addressBook } from '../address-book.ts'
import { pressDriver, pressNamed } from '../every-step.ts'
import { typeHolder } from '../holder.ts'

/** The sheet of the date opens over that of the holder, which stays open. */
const typeBirthDate = async (page: Page, date: string): Promise<void> => {
  await pressNamed(page, /^تاریخ تولد/)
  await pressNamed(page, 'تاریخ را می‌نویسم')
  await page.getByLabel('تاریخ', { exact: true }).fill(date)
  await pressNamed(page, 'تأیید تاریخ')
  await expect(page.getByRole('button', { name: 'تأیید تاریخ', exact: true })).toHaveCount(0)
}

const changesPlace = 'تغییر نشانی ارسال'

export const informationDrivers: StepTable['drivers'] = {
  ...addressBook,
  'holder-edit.opened': pressDriver(/^(?:تکمیل|ویرایش) بیمه‌گذار$/),
  'holder.changed': typeHolder(typeBirthDate),
  'address-book.opened': pressDriver(/^(?:تغییر|افزودن) نشانی بیمه‌نامه$/),
  'delivery.changed': async (page) => page.getByRole('switch').click(),
  'delivery-place.chosen': async (page, { event }) => {
    const isOther = event['place'] === 'other'
    if (isOther && (await page.getByRole('button', { name: changesPlace, exact: true }).count()) > 0)
      return pressNamed(page, changesPlace)
    const radio = page.getByRole('radio', { name: isOther ? /^نشانی دیگر/ : /^همان نشانی بیمه‌نامه/ })
    await page.locator('label').filter({ has: radio }).click()
  },
}
