/** Car, price, insurance and third-party discount of a car-body quote. */
import type { Locator, Page } from '@playwright/test'
import { typeDate } from '../../../customer.ts'
import type { StepTable } from '../../table.ts'
import { changeOf, chooseRow, everyStepDrivers, pickRow, pressNamed, textOf } from '../every-step.ts'

type Change = Readonly<Record<string, unknown>>

const pickers: Readonly<Record<string, string>> = { carBrand: 'برند', carModel: 'مدل' }
const names: Readonly<Record<string, RegExp>> = {
  peugeot: /^پژو/,
  saipa: /^سایپا/,
  'peugeot-207-manual': /۲۰۷ دنده‌ای/,
  'peugeot-pars': /^پارس/,
}

/** Enters the changed fields of the car in the order of the form. */
async function enterCar(within: Page | Locator, change: Change): Promise<void> {
  for (const [part, field] of Object.entries(pickers)) {
    const row = names[textOf(change, part)]
    if (row) await pickRow(within, field, row)
  }
  const year = textOf(change, 'carProductionYear')
  if (year === '') return
  await within.getByRole('button', { name: /^سال ساخت/ }).click()
  const page = 'keyboard' in within ? within : within.page()
  const sheet = page.getByRole('dialog', { name: 'سال ساخت', exact: true })
  if (change['carImported'] === true) await chooseRow(sheet, /^میلادی/)
  await chooseRow(sheet, new RegExp(`^${Number(year).toLocaleString('fa', { useGrouping: false })}`))
  await pressNamed(sheet, /^تأیید سال/)
}

async function tellValue(page: Page, change: Change): Promise<void> {
  if (change['hasAccessories'] === true)
    await page.locator('label').filter({ hasText: 'لوازم غیرفابریک هم دارد' }).click()
  const amounts = { 'قیمت خودرو': 'carValue', 'قیمت لوازم': 'carAccessoriesValue' } as const
  for (const [field, part] of Object.entries(amounts)) {
    const amount = textOf(change, part)
    if (amount !== '') await page.getByLabel(field, { exact: true }).fill(amount)
  }
}

const statuses: Readonly<Record<string, string>> = {
  with_policy: 'دارد',
  without: 'ندارد',
  new: 'صفر کیلومتر',
}

async function tellInsurance(page: Page, change: Change): Promise<void> {
  const status = statuses[textOf(change, 'policyStatus')]
  const chips = page.getByRole('radiogroup', { name: 'وضعیت بیمهٔ بدنه' })
  if (status !== undefined) await chooseRow(chips, status)
  if (textOf(change, 'previousCompany') !== '') await pickRow(page, 'شرکت بیمهٔ قبلی', /دماوند/)
  const end = textOf(change, 'lastPolicyExpDate')
  if (end !== '') await typeDate(page, /^پایان بیمه‌نامه/, end.replaceAll('-', '/'))
  if (textOf(change, 'carBodyDiscount') !== '')
    await chooseRow(page.getByRole('radiogroup', { name: 'تخفیف عدم خسارت بدنه' }), /^۳۵/)
}

export const questions: StepTable['drivers'] = {
  ...everyStepDrivers,
  'vehicle.changed': async (page, { event, state }) =>
    enterCar(
      state.endsWith('.editing') || state.includes('.editing.')
        ? page.getByRole('dialog', { name: /^ویرایش مشخصات/ })
        : page,
      changeOf(event),
    ),
  'value.changed': async (page, { event }) => tellValue(page, changeOf(event)),
  'insurance.changed': async (page, { event, name }) => {
    await tellInsurance(page, changeOf(event))
    if (name.endsWith('company open')) await tellInsurance(page, { policyStatus: 'with_policy' })
  },
  'third-party-discount.chosen': async (page, { event }) =>
    chooseRow(page, new RegExp(`^${Number(event['discount']).toLocaleString('fa')} سال`)),
}
