/** Manual entry of the previous policy: company and dates, discounts, claims. */
import { typeDate } from '../../customer.ts'
import { chooseCount } from '../../fields.ts'
import type { Driver, StepTable } from '../table.ts'
import { changeOf, chooseRow, everyStepDrivers, pickRow, textOf } from './every-step.ts'

export const enterHistory: Driver = async (page, { event }) => {
  const change = changeOf(event)
  const day = (name: string) => textOf(change, name).replaceAll('-', '/')
  if (change['previousCompany'] !== undefined) {
    await pickRow(page, 'شرکت بیمهٔ قبلی', /دماوند/)
    await typeDate(page, /^تاریخ شروع/, day('lastPolicyStartDate'))
    return typeDate(page, /^تاریخ پایان/, day('lastPolicyExpDate'))
  }
  if (change['changeOwnershipStatus'] !== undefined)
    return chooseRow(
      page,
      change['changeOwnershipStatus'] === 'another_thirdparty_discount'
        ? /^بله، تخفیف دارم/
        : /^نه، تخفیفی ندارم/,
    )
  if (change['noDamageFactor'] !== undefined) {
    await pickRow(page, 'تخفیف عدم خسارت', /۳۵/)
    return pickRow(page, 'تخفیف حوادث راننده', /۳۵/)
  }
  if (change['receivedCompensation'] === false) return chooseRow(page, /^نه، خسارتی نگرفته‌ام/)
  await chooseRow(page, /^بله، خسارت گرفته‌ام/)
  await chooseCount(page, 'خسارت مالی', '۱ بار')
  await chooseCount(page, 'خسارت جانی', 'نداشتم')
  await chooseCount(page, 'خسارت راننده', 'نداشتم')
}

export const drivers: StepTable['drivers'] = { ...everyStepDrivers, 'history.changed': enterHistory }
