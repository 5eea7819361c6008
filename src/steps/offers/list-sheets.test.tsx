// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Offers from './offers.tsx'
import { offersAnswer } from './offers.sample.ts'

// user-event calls CSS.escape on a radio group, and jsdom lacks it.
beforeAll(() => vi.stubGlobal('CSS', { escape: (text: string) => text }))
afterEach(cleanup)

const listed = async () => {
  const walk = walkThirdParty()
  await legs.inquiry(walk)
  renderStep(walk, <Offers />, [listKeys.offers('SEARCH23456789'), offersAnswer])
  return walk
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const order = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))
/** The chip exists twice: in the row of chips, and over the list on wide screens. */
const arrange = async () => {
  const [chip] = screen.getAllByRole('button', { name: /^چینش و فیلتر/ })
  if (chip) await userEvent.click(chip)
  return screen.getByRole('dialog', { name: 'چینش و فیلتر' })
}

describe('order and filters of the list', () => {
  it('count the offers that each filter leaves, and list them without another search', async () => {
    const walk = await listed()
    const sheet = await arrange()
    expect(within(sheet).getByText('۳ پیشنهاد از ۳ پیشنهاد می‌ماند.')).toBeTruthy()
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^با اقساط بدون سود.*۲ پیشنهاد$/ }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'نمایش ۲ پیشنهاد' }))
    expect(order()).toEqual(['بیمهٔ دماوند', 'بیمهٔ آفتاب'])
    expect(screen.getByText('۲ پیشنهاد از ۳ پیشنهاد، از ارزان به گران')).toBeTruthy()
    expect(walk.callsOf('search offers')).toHaveLength(1)
  })

  it('sort by the first instalment, and move the solid button to the new first offer', async () => {
    await listed()
    const sheet = await arrange()
    await userEvent.click(within(sheet).getByRole('radio', { name: 'کمترین قسط اول' }))
    expect(order()).toEqual(['بیمهٔ دماوند', 'بیمهٔ آفتاب', 'بیمهٔ هامون'])
    expect(
      screen
        .getAllByRole('button', { name: /^انتخاب بیمهٔ/, hidden: true })
        .map(({ className }) => /primary/.test(className)),
    ).toEqual([true, false, false])
    expect(screen.getByText(/^۳ پیشنهاد برای .*، از کمترین قسط اول$/)).toBeTruthy()
  })

  it('say so when no offer matches, and show all offers again by one press', async () => {
    await listed()
    const sheet = await arrange()
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^با چک/ }))
    expect(within(sheet).getByText('با این فیلترها پیشنهادی نمی‌ماند.')).toBeTruthy()
    await userEvent.click(within(sheet).getByRole('button', { name: 'دیدن فهرست' }))
    expect(screen.getByRole('heading', { name: 'با این فیلترها پیشنهادی نیست' })).toBeTruthy()
    await press('نمایش همه')
    expect(order()).toHaveLength(3)
  })

  it('disable the BNPL filter for a user whom the provider does not accept', async () => {
    const walk = walkThirdParty()
    walk.answer('search offers', {
      searchTrackingCode: 'SEARCH23456789',
      appliedDiscount: false,
      message: null,
      bnplAccount: { eligible: false, registered: false },
    })
    await legs.inquiry(walk)
    renderStep(walk, <Offers />, [listKeys.offers('SEARCH23456789'), offersAnswer])
    const sheet = await arrange()
    expect(
      within(sheet).getByRole<HTMLInputElement>('checkbox', { name: /^با اقساط بدون سود.*باز نیست$/ })
        .disabled,
    ).toBe(true)
  })
})

describe('the comparison', () => {
  // Loads the table's chunk beforehand, so that no test waits for it.
  beforeAll(() => import('./ComparisonTable.tsx'))

  it('opens from two marked offers on, and shows what differs', async () => {
    const walk = await listed()
    await press('مقایسهٔ بیمهٔ دماوند')
    expect(
      screen.getByRole('button', { name: 'یک پیشنهاد دیگر هم علامت بزنید' }).getAttribute('aria-disabled'),
    ).toBe('true')
    await press('مقایسهٔ بیمهٔ هامون')
    expect(screen.getByRole('button', { name: 'مقایسهٔ بیمهٔ هامون' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await press('مقایسهٔ ۲ پیشنهاد')
    // Waits for a text, because repeated queries by role are slow in jsdom.
    await screen.findByText('پیش از تخفیف')
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['بیمهٔ دماوند', 'بیمهٔ هامون'])
    const price = within(table).getByRole('row', { name: /^قیمت/ })
    expect(
      within(price)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['۶٬۳۰۰٬۱۰۰', '۶٬۲۶۸٬۲۰۰بهتر از بقیه'])
    await userEvent.click(within(table).getByRole('button', { name: 'انتخاب بیمهٔ هامون' }))
    expect(walk.context().choice?.offer.companyCode).toBe('hamoon')
  })

  it('removes one insurer, or all of them', async () => {
    const walk = await listed()
    await press('مقایسهٔ بیمهٔ دماوند')
    await press('مقایسهٔ بیمهٔ هامون')
    await press('مقایسهٔ ۲ پیشنهاد')
    await userEvent.click(await screen.findByRole('button', { name: 'برداشتن بیمهٔ دماوند از مقایسه' }))
    expect(walk.context().compared).toEqual(['hamoon'])
    await press('بستن')
    await press('پاک کردن')
    expect(walk.context().compared).toEqual([])
  })
})

describe('the help of the list', () => {
  it('explains the order, the badges, the presets, and that no position is sold', async () => {
    const walk = await listed()
    await press('ترتیب فهرست و نشان‌ها')
    const sheet = screen.getByRole('dialog', { name: 'ترتیب فهرست و نشان‌ها' })
    expect(
      await within(sheet).findByText(/سقف تعهد ۵۳٫۳ میلیون تومان \(کمترین سقف قانونی\) و مدت یک‌ساله/),
    ).toBeTruthy()
    expect(within(sheet).getByText('ارزان‌ترین پیشنهادی که با اقساط بدون سود فروخته می‌شود.')).toBeTruthy()
    expect(within(sheet).getByText('هیچ بیمه‌گری برای جای بالاتر یا نشان پولی نمی‌دهد.')).toBeTruthy()
    await press('برگشت به پیشنهادها')
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
  })
})
