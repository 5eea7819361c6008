// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { OffersAnswer } from '#contract/operations/third-party-offers.ts'
import { toLatinDigits } from '#contract/values/digits.ts'
import { failure } from '#machines/testing/answers-of-the-gateway.ts'
import { legs, type Walk, walkThirdParty } from '#machines/testing/walk.ts'
import { stageJourney } from '../parts/journey-stage.tsx'
import Offers from './offers.tsx'
import { offersAnswer } from './offers.sample.ts'

// jsdom has no CSS.escape, which user-event wants before it walks a radio group.
beforeAll(() => vi.stubGlobal('CSS', { escape: (text: string) => text }))
afterEach(cleanup)

const show = (walk: Walk, answer: OffersAnswer = offersAnswer) => stageJourney(walk, <Offers />, [listKeys.offers('SEARCH23456789'), answer])
const listed = async (answer?: OffersAnswer, prepare: (walk: Walk) => void = () => {}) => {
  const walk = walkThirdParty()
  prepare(walk)
  await legs.inquiry(walk)
  show(walk, answer)
  return walk
}
const card = (name: string) => screen.getByRole('article', { name })
const buttons = () => screen.getAllByRole('button', { name: /^انتخاب بیمهٔ/ })
const figures = (element: Element | null | undefined): number => Number(toLatinDigits(element?.textContent ?? '').replace('\u2212', '-').replace(/[^\d-]/g, ''))

describe('the offers', () => {
  it('say what is being fetched while they are on their way, and can be left', async () => {
    const walk = walkThirdParty()
    walk.hold('search offers')
    await legs.inquiry(walk)
    show(walk)
    expect(screen.getByText('در حال گرفتن قیمت از ۲ شرکت بیمه…').getAttribute('role')).toBe('status')
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByRole('button', { name: 'بازگشت' })).toBeTruthy()
  })

  it('are counted, cheapest first, and only the first has the solid button', async () => {
    await listed()
    expect(screen.getByText('۳ پیشنهاد، از ارزان به گران')).toBeTruthy()
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual(['بیمهٔ هامون', 'بیمهٔ دماوند', 'بیمهٔ آفتاب'])
    expect(buttons().map(({ className }) => /primary/.test(className))).toEqual([true, false, false])
  })

  it('open their lines in place, and the lines add up to the price', async () => {
    await listed()
    const offer = card('بیمهٔ دماوند')
    await userEvent.click(within(offer).getByRole('button', { name: 'جزئیات قیمت بیمهٔ دماوند' }))
    const rows = within(offer).getAllByRole('definition')
    expect(within(offer).getByText('تخفیف عدم خسارت (۳۵\u200F٪)')).toBeTruthy()
    expect(within(offer).getByText('جریمهٔ دیرکرد (۱۳ روز)')).toBeTruthy()
    expect(rows.map(figures).reduce((sum, amount) => sum + amount, 0)).toBe(6_300_100)
  })

  it('tell about the late fee, how long they stand, and who is missing for which reason', async () => {
    await listed()
    expect(screen.getByText('۱۳ روز بدون بیمه بوده‌اید؛ جریمهٔ دیرکرد این روزها در قیمت‌ها آمده است.')).toBeTruthy()
    expect(screen.getByText('این قیمت‌ها تا ساعت ۱۸ معتبر است.')).toBeTruthy()
    expect(screen.getByText('این بیمه‌گر «سواری» را بیمه نمی‌کند.')).toBeTruthy()
  })

  it('are asked for again by a press, when somebody was late or the prices are old', async () => {
    const walk = await listed()
    await userEvent.click(screen.getByRole('button', { name: 'قیمت گرفتن دوباره' }))
    await act(walk.settle)
    expect(walk.callsOf('search offers')).toHaveLength(2)
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('change with the ceiling, without another search', async () => {
    const walk = await listed()
    await userEvent.click(screen.getByRole('radio', { name: '۲۰۰ میلیون تومان' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(walk.callsOf('search offers')).toHaveLength(1)
  })

  it('lead to an expert when nobody sells', async () => {
    await listed({ ...offersAnswer, offersPerCoverage: {} })
    expect(screen.getByRole('heading', { name: 'پیشنهادی پیدا نشد' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'کمک گرفتن از کارشناس' }))
    expect(screen.getByRole('dialog', { name: 'چطور کمکتان کنیم؟' })).toBeTruthy()
  })

  it('that did not come say so with an error id, and are asked for again', async () => {
    const walk = await listed(offersAnswer, ({ fail }) => fail('search offers', failure('unreachable')))
    expect(screen.getByRole('heading', { name: 'پیشنهادها نرسید' })).toBeTruthy()
    expect(screen.getByText('E-50417')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    await act(walk.settle)
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('are summed up by every answer, with a way back to each group of them', async () => {
    const walk = await listed()
    const [edit] = screen.getAllByRole('button', { name: 'ویرایش' })
    if (edit) await userEvent.click(edit)
    const sheet = screen.getByRole('dialog', { name: 'اطلاعاتی که قیمت با آن حساب شده' })
    expect(within(sheet).getByText('پژو ۲۰۷ دنده‌ای')).toBeTruthy()
    await userEvent.click(within(sheet).getByRole('button', { name: 'ویرایش سابقهٔ بیمه' }))
    expect(walk.here()).toEqual({ inquiry: 'insurance' })
  })
})
