// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Offers from './offers.tsx'
import { preloadParts } from './lazy-parts.ts'
import { offersAnswer } from './offers.sample.ts'

beforeAll(async () => {
  await preloadParts()
})
afterEach(cleanup)

const listed = async () => {
  const walk = walkThirdParty()
  await legs.inquiry(walk)
  renderStep(walk, <Offers />, [listKeys.offers('SEARCH23456789'), offersAnswer])
  return walk
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const order = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))
const arrange = async () => {
  await press(/^چینش و فیلتر/)
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
    expect(screen.getByRole('heading', { level: 1, name: '۲ پیشنهاد از ۳ پیشنهاد' })).toBeTruthy()
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
    expect(screen.getByText('۳ پیشنهاد از ۳ پیشنهاد، به ترتیب کمترین قسط اول')).toBeTruthy()
  })

  it('show that no offer matches, and list all offers again with one press', async () => {
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
      bnplAccount: { eligible: false, registered: false, credit: 0 },
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

const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))

describe('the comparison', () => {
  it('collects two offers in the compare mode, and shows their differences', async () => {
    const walk = await listed()
    await press('مقایسه')
    expect(screen.getByRole('heading', { level: 1, name: 'کدام‌ها را مقایسه کنیم؟' })).toBeTruthy()
    expect(screen.queryByRole('radiogroup')).toBeNull()
    await tick('مقایسهٔ بیمهٔ دماوند')
    expect(
      screen.getByRole('button', { name: 'یک پیشنهاد دیگر هم انتخاب کنید' }).getAttribute('aria-disabled'),
    ).toBe('true')
    await tick('مقایسهٔ بیمهٔ هامون')
    expect(screen.getByRole('img', { name: '۲ از ۳ پیشنهاد انتخاب شد' })).toBeTruthy()
    await press('مقایسهٔ ۲ پیشنهاد')
    const table = screen.getByRole('table')
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'بیمهٔ دماوند۶٬۳۰۰٬۱۰۰۳۱٬۹۰۰ تومان گران‌ترانتخاب',
      'بیمهٔ هامون۶٬۲۶۸٬۲۰۰ارزان‌ترینانتخاب',
    ])
    await userEvent.click(within(table).getByRole('button', { name: 'انتخاب بیمهٔ هامون' }))
    expect(walk.context().choice?.offer.companyCode).toBe('hamoon')
  })

  it('shows differences only, and equal rows on request', async () => {
    const walk = await listed()
    await act(() =>
      walk.press(
        { type: 'comparison.started', companyCode: 'damavand' },
        { type: 'comparison.toggled', companyCode: 'hamoon' },
        { type: 'comparison.opened' },
      ),
    )
    const rows = () => screen.getAllByRole('rowgroup', { name: /./ }).map(({ textContent }) => textContent)
    expect(rows()).toContain('توانگری مالیسطح ۱ از ۵بهترسطح ۳ از ۵')
    expect(rows().some((row) => row?.startsWith('مدت'))).toBe(false)
    expect(screen.getByText(/ساختگی‌اند/)).toBeTruthy()
    const chip = screen.getByRole('button', { name: 'فقط تفاوت‌ها', pressed: true })
    await press('دیدن همه')
    expect(rows()).toContain('مدتیک‌سالهیک‌ساله')
    expect(chip.getAttribute('aria-pressed')).toBe('false')
    await press('فقط تفاوت‌ها')
    expect(rows().some((row) => row?.startsWith('مدت'))).toBe(false)
  })

  it('has two columns on a phone; the third offer takes the place of the one whose name is pressed', async () => {
    const walk = await listed()
    await act(() =>
      walk.press(
        { type: 'comparison.started', companyCode: 'damavand' },
        { type: 'comparison.toggled', companyCode: 'hamoon' },
        { type: 'comparison.toggled', companyCode: 'aftab' },
        { type: 'comparison.opened' },
      ),
    )
    const names = () =>
      screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.match(/^بیمهٔ \p{L}+/u)?.[0])
    expect(names()).toEqual(['بیمهٔ دماوند', 'بیمهٔ هامون'])
    await press('بیمهٔ دماوند؛ به‌جای آن بیمهٔ آفتاب')
    expect(names()).toEqual(['بیمهٔ هامون', 'بیمهٔ آفتاب'])
  })

  it('closes with Escape or the cross, and keeps the marks', async () => {
    const walk = await listed()
    await press('مقایسه')
    await tick('مقایسهٔ بیمهٔ دماوند')
    await userEvent.keyboard('{Escape}')
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    await press('مقایسه')
    await press('بستن مقایسه')
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context().compared).toEqual(['damavand'])
  })

  it('starts with a long press on a card, whose click does not choose the offer', async () => {
    const walk = await listed()
    vi.useFakeTimers()
    const button = screen.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' })
    fireEvent.pointerDown(button, { pointerType: 'touch' })
    act(() => vi.advanceTimersByTime(499))
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    act(() => vi.advanceTimersByTime(1))
    vi.useRealTimers()
    fireEvent.click(button)
    expect(walk.value()).toEqual({ offers: { list: 'marking' } })
    expect(walk.context().compared).toEqual(['damavand'])
  })

  it('does not treat scrolling as a long press', async () => {
    const walk = await listed()
    vi.useFakeTimers()
    const card = screen.getByRole('article', { name: 'بیمهٔ دماوند' })
    fireEvent.pointerDown(card, { pointerType: 'touch', clientY: 100 })
    fireEvent.pointerMove(card, { pointerType: 'touch', clientY: 130 })
    act(() => vi.advanceTimersByTime(600))
    vi.useRealTimers()
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
  })
})

describe('how Separ compares', () => {
  it('explains insurers, order, badges, presets, Separ’s income and the records in one press', async () => {
    const walk = await listed()
    await press('سپر چطور مقایسه می‌کند؟')
    const sheet = within(screen.getByRole('dialog', { name: 'سپر چطور مقایسه می‌کند؟' }))
    for (const text of [
      /^از هر ۵ شرکتی که با سپر کار می‌کنند/,
      /^از ارزان به گران/,
      'ارزان‌ترین پیشنهادی که با اقساط بدون سود فروخته می‌شود.',
      /سقف تعهد ۵۳٫۳ میلیون تومان \(کمترین سقف قانونی\) و مدت یک‌ساله/,
      /کارمزد می‌دهد.*نمی‌تواند جای بالاتر یا نشان بخرد/,
      /ساختگی‌اند/,
    ])
      expect(sheet.getByText(text)).toBeTruthy()
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toBe(
      'بیمهٔ دماوندتوانگری سطح ۱ از ۵، ۲۱ در ۱۰ هزار بیمه‌نامه شکایت',
    )
    await press('برگشت به پیشنهادها')
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
  })

  it('opens from a badge', async () => {
    const walk = await listed()
    await press('ارزان‌ترین یعنی چه؟')
    expect(walk.value()).toEqual({ offers: { list: 'explaining' } })
  })
})
