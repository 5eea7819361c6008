/** The vehicle told by hand, and whether it was insured. */
import type { Page } from '@playwright/test'
import { writeDate } from '../../customer.ts'
import type { StepTable } from '../table.ts'
import { changeOf, chooseRow, everywhere, takeRow, textOf } from './any.ts'

const rows: Readonly<Record<string, RegExp>> = {
  yes: /^بیمه داشته است/, new: /^خودرو نو است/, without: /^بیمه نداشته است/, with_policy: /^مالک عوض نشده است/, ownership_change: /^مالک عوض شده است/,
}

async function tellStatus(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  for (const part of ['insured', 'plateHistory']) {
    const row = rows[textOf(change, part)]
    if (row) await chooseRow(page, row)
  }
  if (change['deliveryDate'] !== undefined) await writeDate(page, /^تاریخ تحویل/, textOf(change, 'deliveryDate').replaceAll('-', '/'))
}

export const gestures: StepTable['gestures'] = {
  ...everywhere,
  'vehicle.changed': async (page, { event }) => {
    if (changeOf(event)['carType'] !== undefined) return takeRow(page, 'نوع خودرو', /^سواری/)
    await takeRow(page, 'برند', /^پژو/)
    await takeRow(page, 'مدل', /۲۰۷ دنده‌ای/)
    await takeRow(page, 'سال ساخت', /۱۳۹۹/)
  },
  'status.changed': async (page, { event }) => tellStatus(page, changeOf(event)),
}
