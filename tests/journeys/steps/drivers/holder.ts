/** Policy holder, and the question whether to complete it later. */
import type { Page } from '@playwright/test'
import { typeDate } from '../../customer.ts'
import type { Driver, StepTable } from '../table.ts'
import { changeOf, chooseRow, everyStepDrivers, textOf } from './every-step.ts'

/** Types a person into the form. @param typeBirthDate types the date, like 1369/02/12 */
export const typeHolder =
  (typeBirthDate: (page: Page, date: string) => Promise<void>): Driver =>
  async (page, { event }) => {
    const part = (name: string) => textOf(changeOf(event), name)
    await page.getByLabel('نام', { exact: true }).fill(part('firstName'))
    await page.getByLabel('نام خانوادگی').fill(part('lastName'))
    await page.getByLabel('کد ملی', { exact: true }).fill(part('nationalCode'))
    await typeBirthDate(page, part('birthDate').replaceAll('-', '/'))
    await page.getByLabel('شمارهٔ موبایل').fill(part('cellNumber'))
  }

export const drivers: StepTable['drivers'] = {
  ...everyStepDrivers,
  'complete-when.chosen': async (page, { event }) =>
    chooseRow(page, event['when'] === 'later' ? /^بعد از پرداخت کامل می‌کنم/ : /^الان کامل می‌کنم/),
  'later-confirmation.changed': async (page) => page.getByText(/^می‌دانم که باید اطلاعات را تا/).click(),
  'holder.changed': typeHolder((page, date) => typeDate(page, /^تاریخ تولد/, date)),
}
