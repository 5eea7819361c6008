// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { configuration } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Offers from './offers.tsx'
import { preloadParts } from './lazy-parts.ts'
import { offerOf, offersAnswer } from './offers.sample.ts'

beforeAll(async () => {
  // Loads the chunks beforehand, so that no test waits for them.
  await Promise.all([import('./late/CeilingSlider.tsx'), preloadParts()])
})
afterEach(cleanup)

const CHEAPER = 'SEARCH98765432'
const cheaper = {
  ...offersAnswer,
  searchTrackingCode: CHEAPER,
  offersPerCoverage: { '53300000': [offerOf('hamoon', 'هامون', 5_968_200)] },
}

const listed = async (ceilings = configuration.liabilityPropertyDamages) => {
  const walk = walkThirdParty()
  walk.answer('load the configuration', { ...configuration, liabilityPropertyDamages: ceilings })
  await legs.inquiry(walk)
  renderStep(
    walk,
    <Offers />,
    [listKeys.offers('SEARCH23456789'), offersAnswer],
    [listKeys.offers(CHEAPER), cheaper],
  )
  return walk
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const sheet = (name: string) => within(screen.getByRole('dialog', { name }))
const chip = (name: RegExp) => screen.getAllByRole('button', { name }).length

describe('the sheet of all ceilings', () => {
  it('names the economical range, and marks a ceiling within it', async () => {
    const walk = await listed([53_300_000, 200_000_000, 300_000_000, 400_000_000, 500_000_000])
    await press('سقف‌های بیشتر')
    const opened = sheet('سقف تعهد مالی')
    expect(opened.getByText('به‌صرفه‌ترین بازه: ۲۰۰ تا ۴۰۰ میلیون تومان')).toBeTruthy()
    const slider = await opened.findByRole('slider', { name: 'سقف تعهد مالی' })
    const isMarked = () => opened.queryByText('به‌صرفه‌ترین بازه') !== null
    expect(slider.getAttribute('aria-valuetext')).toBe('۵۳٫۳ میلیون تومان')
    expect(isMarked()).toBe(false)
    fireEvent.change(slider, { target: { value: 1 } })
    expect(slider.getAttribute('aria-valuetext')).toBe('۲۰۰ میلیون تومان')
    expect(isMarked()).toBe(true)
    expect(opened.getByText(/ارزان‌ترین با این سقف/).textContent).toContain('۷٬۴۱۱٬۰۰۰')
    fireEvent.change(slider, { target: { value: 4 } })
    expect(isMarked()).toBe(false)
    fireEvent.change(slider, { target: { value: 2 } })
    await userEvent.click(opened.getByRole('button', { name: 'دیدن قیمت‌های این سقف' }))
    await act(walk.settle)
    expect(screen.getByRole('radio', { name: /^۳۰۰ میلیون/, checked: true })).toBeTruthy()
    expect(walk.callsOf('search offers')).toHaveLength(1)
  })
})

describe('a discount code of the offers', () => {
  it('changes the prices and its chip, and can be removed', async () => {
    const walk = await listed()
    expect(chip(/^کد تخفیف.*واردنشده/)).toBe(1)
    expect(screen.getByRole('article', { name: 'بیمهٔ هامون' }).textContent).toContain('۶٬۲۶۸٬۲۰۰')
    await press(/^کد تخفیف/)
    walk.answer('search offers', {
      searchTrackingCode: CHEAPER,
      appliedDiscount: true,
      message: '۳۰۰٬۰۰۰ تومان تخفیف اعمال شد.',
      bnplAccount: { eligible: true, registered: true, credit: null },
    })
    const field = sheet('کد تخفیف').getByLabelText('کد تخفیف', { selector: 'input' })
    await userEvent.type(field, 'separ30{Enter}')
    await act(walk.settle)
    expect(walk.callsOf('search offers').at(-1)).toMatchObject({ discountCode: 'separ30' })
    expect(walk.context().discountCode).toBe('SEPAR30')
    expect(walk.emitted).toEqual([{ type: 'toast', kind: 'success', text: '۳۰۰٬۰۰۰ تومان تخفیف اعمال شد.' }])
    expect(chip(/^کد تخفیف.*اعمال‌شده/)).toBe(1)
    expect(screen.getByRole('article', { name: 'بیمهٔ هامون' }).textContent).toContain('۵٬۹۶۸٬۲۰۰')

    walk.answer('search offers', {
      searchTrackingCode: 'SEARCH23456789',
      appliedDiscount: false,
      message: null,
      bnplAccount: { eligible: true, registered: true, credit: null },
    })
    await act(() => walk.press({ type: 'discount-sheet.opened' }))
    await userEvent.click(sheet('کد تخفیف').getByRole('button', { name: 'حذف کد' }))
    await act(walk.settle)
    expect(chip(/^کد تخفیف.*واردنشده/)).toBe(1)
    expect(screen.getByRole('article', { name: 'بیمهٔ هامون' }).textContent).toContain('۶٬۲۶۸٬۲۰۰')
  })
})

describe('a filter for instalments', () => {
  it('leaves no offer once the user cannot pay in instalments, and leads to the filters', async () => {
    const walk = walkThirdParty({
      saved: {
        arrangement: { sort: 'price', bnplOnly: true, chequesOnly: false, manyBranchesOnly: false },
      },
    })
    walk.answer('search offers', {
      searchTrackingCode: 'SEARCH23456789',
      appliedDiscount: false,
      message: null,
      bnplAccount: { eligible: false, registered: false, credit: 0 },
    })
    await legs.inquiry(walk)
    renderStep(walk, <Offers />, [listKeys.offers('SEARCH23456789'), offersAnswer])
    expect(screen.getByRole('heading', { name: 'با این فیلترها پیشنهادی نیست' })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    await press('تغییر فیلترها')
    expect(sheet('چینش و فیلتر').getByText('با این فیلترها پیشنهادی نمی‌ماند.')).toBeTruthy()
  })
})
