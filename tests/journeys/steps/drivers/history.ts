/** Manual entry of the previous policy: company and dates, discounts, claims. */
import { typeDate } from '../../customer.ts'
import type { Driver, StepTable } from '../table.ts'
import { changeOf, chooseRow, everyStepDrivers, pickRow, textOf } from './every-step.ts'

export const enterHistory: Driver = async (page, { event }) => {
  const change = changeOf(event)
  const day = (name: string) => textOf(change, name).replaceAll('-', '/')
  if (change['company'] !== undefined) {
    await pickRow(page, 'شرکت بیمهٔ قبلی', /دماوند/)
    await typeDate(page, /^تاریخ شروع/, day('startDate'))
    return typeDate(page, /^تاریخ پایان/, day('expirationDate'))
  }
  if (change['changeOwnershipStatus'] !== undefined)
    return chooseRow(
      page,
      change['changeOwnershipStatus'] === 'another_thirdparty_discount'
        ? /^بله، تخفیف دارم/
        : /^نه، تخفیفی ندارم/,
    )
  if (change['discountPercent'] !== undefined) {
    await pickRow(page, 'تخفیف عدم خسارت', /۳۵/)
    return pickRow(page, 'تخفیف حوادث راننده', /۳۵/)
  }
  if (change['receivedCompensation'] === false) return chooseRow(page, /^نه، خسارتی نگرفته‌ام/)
  await chooseRow(page, /^بله، خسارت گرفته‌ام/)
  await pickRow(page, 'خسارت مالی', /یک بار/)
  await pickRow(page, 'خسارت جانی', /هیچ‌بار/)
  await pickRow(page, 'خسارت راننده', /هیچ‌بار/)
}

export const drivers: StepTable['drivers'] = { ...everyStepDrivers, 'history.changed': enterHistory }
