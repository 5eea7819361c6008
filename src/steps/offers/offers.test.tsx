// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { OffersAnswer } from '#contract/operations/offers.ts'
import { toLatinDigits } from '#contract/digits.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Offers from './offers.tsx'
import { preloadParts } from './lazy-parts.ts'
import { offersAnswer } from './offers.sample.ts'

beforeAll(async () => {
  Element.prototype.scrollIntoView = scrolledTo
  await preloadParts()
})
afterEach(cleanup)

const askSupport = vi.fn<() => void>()
const scrolledTo = vi.fn<(this: Element) => void>()
const offers = (
  <AskSupport value={askSupport}>
    <Offers />
  </AskSupport>
)
const show = (walk: Walk, answer: OffersAnswer = offersAnswer) =>
  renderStep(walk, offers, [listKeys.offers('SEARCH23456789'), answer])
const listed = async (answer?: OffersAnswer, prepare: (walk: Walk) => void = () => {}) => {
  const walk = walkThirdParty()
  prepare(walk)
  await legs.inquiry(walk)
  show(walk, answer)
  return walk
}
const card = (name: string) => screen.getByRole('article', { name })
const buttons = () => screen.getAllByRole('button', { name: /^انتخاب بیمهٔ/ })
const figures = (element: Element | null | undefined): number =>
  Number(
    toLatinDigits(element?.textContent ?? '')
      .replace('\u2212', '-')
      .replace(/[^\d-]/g, ''),
  )

describe('the offers step', () => {
  it('names what is loading, and can be left meanwhile', async () => {
    const walk = walkThirdParty()
    walk.hold('search offers')
    await legs.inquiry(walk)
    show(walk)
    expect(screen.getByText('در حال گرفتن قیمت از ۲ شرکت بیمه…').getAttribute('role')).toBe('status')
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByRole('button', { name: 'بازگشت' })).toBeTruthy()
  })

  it('counts the offers, cheapest first; only the first has the solid button', async () => {
    await listed()
    expect(screen.getByRole('heading', { level: 1, name: /^۳ پیشنهاد برای پژو ۲۰۷/ })).toBeTruthy()
    expect(screen.getByText('۳ پیشنهاد از ۳ پیشنهاد، به ترتیب ارزان‌ترین').getAttribute('role')).toBe('status')
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
      'بیمهٔ هامون',
      'بیمهٔ دماوند',
      'بیمهٔ آفتاب',
    ])
    expect(buttons().map(({ className }) => /primary/.test(className))).toEqual([true, false, false])
  })

  it('opens the lines of an offer in place, and they add up to the price', async () => {
    await listed()
    const offer = card('بیمهٔ دماوند')
    await userEvent.click(within(offer).getByRole('button', { name: 'جزئیات قیمت بیمهٔ دماوند' }))
    const rows = within(offer)
      .getAllByRole('definition')
      .filter(({ textContent }) => textContent?.endsWith('تومان'))
    expect(within(offer).getByText('تخفیف عدم خسارت (۳۵\u200F٪)')).toBeTruthy()
    expect(within(offer).getByText('جریمهٔ دیرکرد (۱۳ روز)')).toBeTruthy()
    expect(rows.map(figures).reduce((sum, amount) => sum + amount, 0)).toBe(6_300_100)
  })

  it('shows the late fee below the first card, and the validity of the prices', async () => {
    await listed()
    const note = screen.getByText(/^۱۳ روز بدون بیمه بوده‌اید؛/)
    expect(note.textContent).toContain('۲۸۵٬۳۰۰ تومان جریمهٔ دیرکرد در همهٔ قیمت‌ها')
    expect(card('بیمهٔ هامون').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('این قیمت‌ها تا ساعت ۱۸ معتبرند.')).toBeTruthy()
  })

  it('lists insurers without a price in one line, which opens the reasons', async () => {
    const late = offersAnswer.missing.flatMap((missing) => (missing.reason === 'late' ? [missing] : []))
    const more = late.map((missing) => ({ ...missing, companyCode: 'kavir', companyFa: 'بیمهٔ کویر' }))
    await listed({ ...offersAnswer, missing: [...offersAnswer.missing, ...more] })
    const fold = screen.getByRole('button', { name: '۳ بیمه‌گر قیمت ندادندچرا؟' })
    expect(screen.queryByText('این بیمه‌گر «سواری» را بیمه نمی‌کند.')).toBeNull()
    await userEvent.click(fold)
    expect(screen.getByText('این بیمه‌گر «سواری» را بیمه نمی‌کند.')).toBeTruthy()
    const [reason] = screen.getAllByText(/به‌موقع پاسخ نداد/)
    expect(reason?.parentElement?.textContent).toContain('بیمهٔ سرو')
    expect(reason?.parentElement?.textContent).toContain('بیمهٔ کویر')
  })

  it('shows how much more the cheapest offer costs at another ceiling', async () => {
    await listed()
    const dearer = screen.getByRole('radio', { name: '۲۰۰ میلیون، ۱٫۱ میلیون تومان بیشتر' })
    expect(dearer.closest('label')?.textContent).toBe('۲۰۰+۱٫۱ میلیون')
    expect(screen.getByRole('radio', { name: '۵۳٫۳ میلیون، سقف شما', checked: true })).toBeTruthy()
    await userEvent.click(dearer)
    expect(screen.getByRole('radio', { name: '۵۳٫۳ میلیون، ۱٫۱ میلیون تومان کمتر' })).toBeTruthy()
  })

  it('marks the choice in the list and in the bar, and continues with it', async () => {
    const walk = await listed()
    await userEvent.click(screen.getByRole('button', { name: 'انتخاب بیمهٔ دماوند' }))
    await userEvent.click(await screen.findByRole('button', { name: 'بستن' }))
    const chosen = screen.getByRole('button', { name: 'انتخاب بیمهٔ دماوند', hidden: true })
    expect(chosen.getAttribute('aria-pressed')).toBe('true')
    expect(chosen.textContent).toBe('انتخاب شد')
    expect(screen.getByText('انتخاب شما').nextElementSibling?.textContent).toBe('۶٬۳۰۰٬۱۰۰ تومان')
    expect(buttons().filter(({ className }) => /primary/.test(className))).toEqual([])
    expect(scrolledTo).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
    expect(walk.value()).toEqual({ offers: 'choosingPayment' })
  })

  it('scrolls to the ordered offer for a user who comes back', async () => {
    const walk = walkThirdParty()
    await legs.inquiry(walk)
    const [, second] = offersAnswer.offersPerCoverage['53300000'] ?? []
    if (second) await legs.offers(walk, second)
    await walk.press({ type: 'back' })
    show(walk)
    expect(scrolledTo.mock.contexts).toEqual([card('بیمهٔ دماوند')])
    expect(screen.getByText('انتخاب شما')).toBeTruthy()
  })

  it('opens the insurer’s record with the price lines, labelled as invented', async () => {
    await listed()
    await userEvent.click(screen.getByRole('button', { name: 'جزئیات قیمت بیمهٔ دماوند' }))
    const offer = within(card('بیمهٔ دماوند'))
    expect(offer.getByText('سطح ۱ از ۵')).toBeTruthy()
    expect(offer.getByText('۲۱ در ۱۰ هزار بیمه‌نامه')).toBeTruthy()
    expect(offer.getByText(/ساختگی‌اند/)).toBeTruthy()
  })

  it('starts the compare mode with the opened offer, for keyboards', async () => {
    const walk = await listed()
    await userEvent.click(screen.getByRole('button', { name: 'جزئیات قیمت بیمهٔ دماوند' }))
    await userEvent.click(screen.getByRole('button', { name: 'افزودن بیمهٔ دماوند به مقایسه' }))
    expect(walk.context().compared).toEqual(['damavand'])
    expect(screen.getByRole('heading', { level: 1, name: 'کدام‌ها را مقایسه کنیم؟' })).toBeTruthy()
  })

  it('searches again on request if an insurer was late or the prices are old', async () => {
    const walk = await listed()
    await userEvent.click(screen.getByRole('button', { name: 'به‌روزرسانی قیمت‌ها' }))
    await act(walk.settle)
    expect(walk.callsOf('search offers')).toHaveLength(2)
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('changes the ceiling without another search, and marks the prices for a moment', async () => {
    const walk = await listed()
    const isMarked = () => document.querySelector('main [aria-busy=true] article') !== null
    await userEvent.click(screen.getByRole('radio', { name: /^۲۰۰ میلیون/ }))
    expect(isMarked()).toBe(true)
    await waitFor(() => expect(isMarked()).toBe(false))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(walk.callsOf('search offers')).toHaveLength(1)
  })

  it('leads to support if no insurer sells', async () => {
    await listed({ ...offersAnswer, offersPerCoverage: {} })
    expect(screen.getByRole('heading', { name: 'پیشنهادی پیدا نشد' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'کمک گرفتن از کارشناس' }))
    expect(askSupport).toHaveBeenCalledOnce()
  })

  it('lists every insurer without a price if no insurer sells, searches again, and edits the answers', async () => {
    const walk = await listed({ ...offersAnswer, offersPerCoverage: {} })
    await userEvent.click(screen.getByRole('button', { name: '۲ بیمه‌گر قیمت ندادندچرا؟' }))
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'بیمهٔ سرو',
      'بیمهٔ عروج',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'به‌روزرسانی قیمت‌ها' }))
    await act(walk.settle)
    expect(walk.callsOf('search offers')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'دیدن و ویرایش اطلاعات' }))
    expect(screen.getByRole('dialog', { name: 'قیمت‌ها بر پایهٔ این اطلاعات است' })).toBeTruthy()
  })

  it('shows an error id after a failed search, and retries it', async () => {
    const walk = await listed(offersAnswer, ({ fail }) => fail('search offers', failure('unreachable')))
    expect(screen.getByRole('heading', { name: 'پیشنهادها نرسید' })).toBeTruthy()
    expect(screen.getByText('E-50417')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    await act(walk.settle)
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('names the insured vehicle above the list', async () => {
    await listed()
    expect(screen.getByRole('heading', { name: /پیشنهاد برای .*پژو ۲۰۷ دنده‌ای/ })).toBeTruthy()
  })

  it('counts a single offer in words', async () => {
    const { offersPerCoverage } = offersAnswer
    const single = { ...offersPerCoverage, '53300000': offersPerCoverage['53300000']?.slice(0, 1) ?? [] }
    await listed({ ...offersAnswer, offersPerCoverage: single })
    expect(screen.getByRole('heading', { level: 1, name: /^یک پیشنهاد برای پژو ۲۰۷/ })).toBeTruthy()
  })

  it('shows a note only if the tariff of the new year is missing', async () => {
    await listed({ ...offersAnswer, yearChange: { year: '1405', tariffYear: '1404' } })
    expect(screen.getByText(/نرخ آن هنوز اعلام نشده است؛ قیمت‌ها با نرخ ۱۴۰۴ حساب شده‌اند/)).toBeTruthy()
    cleanup()
    await listed()
    expect(screen.queryByText(/نرخ آن هنوز اعلام نشده است/)).toBeNull()
  })

  it('adds a chip for a chosen ceiling that is not a usual one', async () => {
    const walk = await listed()
    await act(() => walk.press({ type: 'ceiling.chosen', ceiling: 100_000_000 }))
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '۵۳٫۳ میلیون تومان',
      '۱۰۰ میلیون، سقف شما',
      '۲۰۰ میلیون تومان',
    ])
    expect(screen.getByRole('radio', { name: /^۱۰۰ میلیون/, checked: true })).toBeTruthy()
  })

  it('opens the term sheet while prices load', async () => {
    const walk = walkThirdParty()
    walk.hold('search offers')
    await legs.inquiry(walk)
    show(walk)
    const [chip] = screen.getAllByRole('button', { name: 'مدت بیمه: یک‌ساله' })
    if (chip) await userEvent.click(chip)
    expect(screen.getByRole('dialog', { name: 'مدت بیمه‌نامه' })).toBeTruthy()
  })

  it('lists an offer that is not on sale last, and explains it when pressed', async () => {
    const [first, ...rest] = offersAnswer.offersPerCoverage['53300000'] ?? []
    const walk = await listed({
      ...offersAnswer,
      offersPerCoverage: { '53300000': first ? [{ ...first, active: false, badge: null }, ...rest] : rest },
    })
    expect(screen.getAllByRole('article').at(-1)?.getAttribute('aria-label')).toBe('بیمهٔ هامون')
    expect(card('بیمهٔ هامون').textContent).toContain('با این شرایط فعلاً فروش ندارد')
    expect(card('بیمهٔ هامون').textContent).toContain('قیمت اعلام‌شده: ۶٬۲۶۸٬۲۰۰ تومان')
    const button = screen.getByRole('button', { name: 'بیمهٔ هامون، ناموجود' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect(walk.emitted).toEqual([
      { type: 'toast.message', kind: 'info', id: 'buying-disabled', about: 'بیمهٔ هامون' },
    ])
    expect(walk.context().choice).toBeNull()
  })

  it('shares the search as a link', async () => {
    const walk = await listed()
    await userEvent.click(screen.getByRole('button', { name: 'فرستادن پیشنهادها برای دیگران' }))
    expect(walk.effects).toEqual(['share'])
  })

  it('lists every answer behind the prices, each with a button that edits it', async () => {
    const walk = await listed()
    await userEvent.click(screen.getByRole('button', { name: 'ویرایش اطلاعات' }))
    const sheet = screen.getByRole('dialog', { name: 'قیمت‌ها بر پایهٔ این اطلاعات است' })
    expect(
      (await within(sheet).findAllByRole('button', { name: /^ویرایش/ })).map((each) =>
        each.getAttribute('aria-label'),
      ),
    ).toEqual([
      'ویرایش پلاک و مالک',
      'ویرایش مشخصات خودرو',
      'ویرایش وضعیت بیمه',
      'ویرایش بیمه‌نامهٔ قبلی',
      'ویرایش تخفیف‌های قبلی',
      'ویرایش خسارت‌های قبلی',
    ])
    expect(within(sheet).getByText('پژو ۲۰۷ دنده‌ای، شخصی، ۱۳۹۹')).toBeTruthy()
    expect(within(sheet).getByText('از سامانهٔ سنهاب آمده است')).toBeTruthy()
    await userEvent.click(within(sheet).getByRole('button', { name: 'ویرایش تخفیف‌های قبلی' }))
    expect(walk.value()).toEqual({ history: { discounts: 'pristine' } })
    expect(walk.context().changing).toBe('discounts')
  })
})
