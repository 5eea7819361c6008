/** Offers: the list, its sheets, and choosing an offer. */
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import type { Driver, StepTable } from '../table.ts'
import {
  changeOf,
  chooseRow,
  everyStepDrivers,
  pressPrimary,
  pressDriver,
  pressNamed,
  scopeOf,
  textOf,
} from './every-step.ts'

/** Names of the lines in the sheet of priced answers. */
const lines: Readonly<Record<string, string | RegExp>> = {
  owner: 'ویرایش پلاک و مالک',
  vehicle: /^ویرایش مشخصات (?:خودرو|موتورسیکلت)$/,
  status: 'ویرایش وضعیت بیمه',
  policy: 'ویرایش بیمه‌نامهٔ قبلی',
  ownership: 'ویرایش تخفیف از بیمه‌نامهٔ دیگر',
  discounts: 'ویرایش تخفیف‌های قبلی',
  claims: 'ویرایش خسارت‌های قبلی',
  value: 'ویرایش ارزش بیمه‌شده',
  insurance: 'ویرایش بیمهٔ بدنهٔ قبلی',
  'third-party': 'ویرایش بی‌خسارت در شخص ثالث',
}

const ways: Readonly<Record<string, RegExp>> = { cash: /^نقدی/, bnpl: /^[۰-۹]+ قسط/, installment: /^چک/ }
const terms: Readonly<Record<string, string>> = { '6': 'شش‌ماهه', '12': 'یک‌ساله' }

export const isOffer = (value: unknown): value is AnyOffer =>
  typeof value === 'object' && value !== null && 'companyFa' in value

/** In the comparison of a phone a third offer waits until it takes the place of a column. */
const choose: Driver = async (page, { event, state, view }) => {
  const offer = event['offer']
  if (!isOffer(offer)) throw new Error('The event has no offer')
  const scope = await scopeOf(page, view)
  const columns = scope.getByRole('button', { name: new RegExp(`به‌جای آن ${offer.companyFa}$`) })
  if (state.includes('.comparing.') && (await columns.count()) > 0) await columns.last().click()
  await pressNamed(scope, offer.active ? `انتخاب ${offer.companyFa}` : `${offer.companyFa}، ناموجود`)
}

/** Marks an offer in the compare mode, or removes its mark. The whole card is the checkbox. */
const mark: Driver = async (page, { event }) => {
  const name = `مقایسهٔ ${textOf(event, 'companyFa')}`
  const box = page.getByRole('checkbox', { name, exact: true })
  await page.locator('label').filter({ has: box }).click()
}

/** Starts the compare mode from the tools, or with an offer from its opened card. */
const startComparing: Driver = async (page, { event }) => {
  if (event['companyCode'] === null) return pressNamed(page, 'مقایسه')
  const name = textOf(event, 'companyFa')
  const details = page.getByRole('button', { name: `جزئیات قیمت ${name}`, exact: true })
  if ((await details.getAttribute('aria-expanded')) !== 'true') await details.click()
  return pressNamed(page, `افزودن ${name} به مقایسه`)
}

/** In the compare mode the button is a cross instead of an arrow. */
const leave: Driver = async (page, step) =>
  step.state.endsWith('.marking') ? pressNamed(page, 'بستن مقایسه') : everyStepDrivers.back(page, step)

/** In the list the bar of the choice continues; elsewhere the primary action does. */
const goOn: Driver = async (page, step) =>
  step.state === 'offers.list.browsing' ? pressNamed(page, 'ادامه') : pressPrimary(page, step)

/** Chooses a ceiling by its chip or with the slider. */
const chooseCeiling: Driver = async (page, { event, state }) => {
  const millions = Number(event['ceiling']) / 1_000_000
  if (!state.endsWith('.choosingCeiling'))
    return chooseRow(page, new RegExp(`^${millions.toLocaleString('fa')} میلیون`))
  const slider = page.getByRole('slider', { name: 'سقف تعهد مالی' })
  const at = new RegExp(`^${millions.toLocaleString('fa')} میلیون`)
  await slider.focus()
  await page.keyboard.press('Home')
  for (let steps = 0; steps < 40 && !at.test((await slider.getAttribute('aria-valuetext')) ?? ''); steps += 1)
    await page.keyboard.press('ArrowUp')
  await pressNamed(page, 'دیدن قیمت‌های این سقف')
}

/** Clears the filters: in the list if no offer is left, otherwise in the sheet, which also ends a flash. */
const clear: Driver = async (page, { state }) => {
  const all = page.getByRole('button', { name: 'نمایش همه', exact: true })
  if (state.endsWith('.swapping') || (!state.endsWith('.arranging') && (await all.count()) > 0))
    return all.click()
  const sheet = page.getByRole('dialog', { name: 'چینش و فیلتر', exact: true })
  if (!state.endsWith('.arranging')) await pressNamed(page, /^چینش و فیلتر/)
  await pressNamed(sheet, 'پاک کردن')
  if (!state.endsWith('.arranging')) await pressNamed(sheet, 'بستن')
}

export const drivers: StepTable['drivers'] = {
  ...everyStepDrivers,
  continue: goOn,
  back: leave,
  retry: async (page, step) =>
    step.state.startsWith('offers.list') ? pressNamed(page, 'به‌روزرسانی قیمت‌ها') : pressPrimary(page, step),
  'offer.chosen': choose,
  'upsell.accepted': async (page) =>
    page.getByRole('dialog').getByRole('region').first().getByRole('button').last().click(),
  'payment-type.chosen': async (page, { event, view }) =>
    chooseRow(await scopeOf(page, view), ways[textOf(event, 'paymentType')] ?? ''),
  'price.refused': pressDriver('دیدن پیشنهادهای دیگر'),
  'ceiling.chosen': chooseCeiling,
  'ceiling-sheet.opened': pressDriver('سقف‌های بیشتر'),
  'term-sheet.opened': pressDriver(/^مدت بیمه:/),
  'term.chosen': async (page, { event, view }) => {
    const sheet = await scopeOf(page, view)
    await chooseRow(sheet, terms[textOf(event, 'policyTerm')] ?? '')
    await pressNamed(sheet, 'دیدن قیمت‌های این مدت')
  },
  'edit-sheet.opened': pressDriver('ویرایش اطلاعات'),
  'answer-change.chosen': async (page, { event, view }) =>
    pressNamed(await scopeOf(page, view), lines[textOf(event, 'answer')] ?? ''),
  'arrangement-sheet.opened': pressDriver(/^چینش و فیلتر/),
  'arrangement.changed': async (page, { event, view }) => {
    const sheet = await scopeOf(page, view)
    if (changeOf(event)['chequesOnly'] === true) await sheet.getByText('با چک', { exact: true }).click()
    else await chooseRow(sheet, /^کمترین قسط اول/)
  },
  'arrangement.cleared': clear,
  'list-help.opened': pressDriver('سپر چطور مقایسه می‌کند؟'),
  'comparison.started': startComparing,
  'comparison.toggled': mark,
  'comparison.opened': pressDriver(/^مقایسهٔ [۲۳] پیشنهاد/),
  'equal-rows.toggled': pressDriver('فقط تفاوت‌ها'),
  'share.chosen': pressDriver('فرستادن پیشنهادها برای دیگران'),
  'discount-sheet.opened': pressDriver(/^کد تخفیف:/),
  'discount-code.changed': async (page, { event }) =>
    page.getByRole('dialog').getByLabel('کد تخفیف').fill(textOf(event, 'value')),
  'discount.submitted': pressDriver('اعمال کد'),
  'discount.removed': pressDriver('حذف کد'),
}
