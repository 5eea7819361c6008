/** Manual entry of vehicle and insurance status. */
import type { Locator, Page } from '@playwright/test'
import { typeDate } from '../../customer.ts'
import type { StepTable } from '../table.ts'
import { changeOf, chooseRow, everyStepDrivers, pickRow, textOf } from './every-step.ts'

const rows: Readonly<Record<string, RegExp>> = {
  yes: /^بیمه داشته است/,
  new: /^(?:خودرو|موتورسیکلت) نو است/,
  without: /^بیمه نداشته است/,
  with_policy: /^مالک عوض نشده است/,
  ownership_change: /^مالک عوض شده است/,
}

const fields: Readonly<Record<string, string>> = {
  carType: 'نوع خودرو',
  carBrand: 'برند',
  carModel: 'مدل',
  carProductionYear: 'سال ساخت',
}
const names: Readonly<Record<string, RegExp>> = {
  car: /^سواری/,
  truck: /^کامیون/,
  peugeot: /^پژو/,
  saipa: /^سایپا/,
  'peugeot-207-manual': /۲۰۷ دنده‌ای/,
  'peugeot-pars': /^پارس/,
  '1399': /۱۳۹۹/,
}

/** Cards of motorcycles' classes. */
const classes: Readonly<Record<string, RegExp>> = { moto_1cyl: /^دنده‌ای/, moto_2cyl: /^سنگین/ }

/** Enters the changed fields in the order of the form. */
export async function enterVehicle(
  within: Page | Locator,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const motorcycleClass = classes[textOf(change, 'carDetailCode')]
  if (motorcycleClass) await chooseRow(within, motorcycleClass)
  for (const [part, field] of Object.entries(fields)) {
    const row = names[textOf(change, part)]
    if (row) await pickRow(within, field, row)
  }
}

async function tellStatus(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  for (const part of ['insured', 'plateHistory']) {
    const row = rows[textOf(change, part)]
    if (row) await chooseRow(page, row)
  }
  if (change['deliveryDate'] !== undefined)
    await typeDate(page, /^تاریخ تحویل/, textOf(change, 'deliveryDate').replaceAll('-', '/'))
}

export const drivers: StepTable['drivers'] = {
  ...everyStepDrivers,
  'vehicle.changed': async (page, { event }) => enterVehicle(page, changeOf(event)),
  'status.changed': async (page, { event }) => tellStatus(page, changeOf(event)),
}
