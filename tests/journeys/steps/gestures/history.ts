/** The previous policy told by hand: company and dates, whether a discount comes along, discounts, claims. */
import { writeDate } from '../../customer.ts'
import type { Gesture, StepTable } from '../table.ts'
import { changeOf, chooseRow, everywhere, takeRow, textOf } from './any.ts'

export const tellHistory: Gesture = async (page, { event }) => {
  const change = changeOf(event)
  const day = (name: string) => textOf(change, name).replaceAll('-', '/')
  if (change['company'] !== undefined) {
    await takeRow(page, 'شرکت بیمهٔ قبلی', /دماوند/)
    await writeDate(page, /^تاریخ شروع/, day('startDate'))
    return writeDate(page, /^تاریخ پایان/, day('expirationDate'))
  }
  if (change['changeOwnershipStatus'] !== undefined)
    return chooseRow(
      page,
      change['changeOwnershipStatus'] === 'another_thirdparty_discount'
        ? /^بله، تخفیف دارم/
        : /^نه، تخفیفی ندارم/,
    )
  if (change['discountPercent'] !== undefined) {
    await takeRow(page, 'تخفیف عدم خسارت', /۳۵/)
    return takeRow(page, 'تخفیف حوادث راننده', /۳۵/)
  }
  if (change['receivedCompensation'] === false) return chooseRow(page, /^نه، خسارتی نگرفته‌ام/)
  await chooseRow(page, /^بله، خسارت گرفته‌ام/)
  await takeRow(page, 'خسارت مالی', /یک بار/)
  await takeRow(page, 'خسارت جانی', /هیچ‌بار/)
  await takeRow(page, 'خسارت راننده', /هیچ‌بار/)
}

export const gestures: StepTable['gestures'] = { ...everywhere, 'history.changed': tellHistory }
