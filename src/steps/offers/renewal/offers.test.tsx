// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { RenewalOffersAnswer } from '#contract/operations/renewal.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { renewalOffer, renewalOffers, walkRenewal } from '#tests/samples/renewal.ts'
import type { Walk } from '#tests/samples/walk.ts'
import { renderStep } from '../../parts/testing/render-step.tsx'
import { preloadParts } from '../lazy-parts.ts'
import RenewalOffers from './offers.tsx'

afterEach(cleanup)

const arrive = async (answer: RenewalOffersAnswer = renewalOffers, prepare?: (walk: Walk) => void) => {
  await preloadParts()
  const walk = await walkRenewal({}, prepare)
  await walk.press({ type: 'continue' })
  renderStep(walk, <RenewalOffers />, [listKeys.offers(answer.searchTrackingCode), answer])
  return walk
}
const card = (name: string) => within(screen.getByRole('article', { name }))
const others = ['بیمهٔ آفتاب', 'بیمهٔ هامون', 'بیمهٔ سهند']
const shownOthers = () => others.filter((name) => screen.queryByRole('article', { name }) !== null)

const renewable = {
  companyCode: 'damavand',
  title: 'بیمهٔ دماوند',
  oldFinancialCoverage: 53_300_000,
  isActive: true,
  thirdPartyOffer: renewalOffer,
}
const gone = [{ ...renewable, isActive: false, thirdPartyOffer: null }]

describe('the offers of a renewal', () => {
  it('are compared with last year’s price, the previous insurer first', async () => {
    await arrive()
    expect(screen.getByRole('heading', { level: 1, name: '۶ پیشنهاد برای تمدید' })).toBeTruthy()
    const previous = card('بیمهٔ دماوند')
    for (const text of ['پارسال', '۴٬۹۸۶٬۰۰۰', 'امسال', '۵٬۷۰۲٬۴۰۰', 'مثل پارسال', '۷۱۶٬۴۰۰ تومان بیشتر'])
      expect(previous.getByText(text)).toBeTruthy()
  })
  it('recommend another insurer, compared with the previous one', async () => {
    await arrive()
    const recommended = card('بیمهٔ زاگرس')
    for (const text of ['پارسال، دماوند', 'شعبهٔ بیشتر، ارزان‌تر', '۱۱۲٬۴۰۰ تومان کمتر از دماوند'])
      expect(recommended.getByText(text)).toBeTruthy()
  })
  it('explain the difference line by line, the largest reason first', async () => {
    await arrive()
    await userEvent.click(screen.getByRole('button', { name: /نرخ پایهٔ ۱۴۰۴ بالا رفته است/ }))
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'تومانپارسالامسالتفاوت',
      'حق‌بیمهٔ پایه۵٬۶۰۰٬۰۰۰۶٬۶۰۰٬۰۰۰+۱٬۰۰۰٬۰۰۰',
      'تخفیف عدم خسارت−۱٬۰۶۷٬۲۷۳−۱٬۴۱۶٬۰۰۰−۳۴۸٬۷۲۷',
      'مالیات بر ارزش افزوده۴۵۳٬۲۷۳۵۱۸٬۴۰۰+۶۵٬۱۲۷',
      'قابل پرداخت۴٬۹۸۶٬۰۰۰۵٬۷۰۲٬۴۰۰+۷۱۶٬۴۰۰',
    ])
  })
  it('collapse all other insurers into one line', async () => {
    await arrive()
    expect(shownOthers()).toEqual([])
    const line = screen.getByRole('button', { name: /۴ بیمهٔ دیگر/ })
    expect(line.textContent).toContain('از ۵٬۸۰۱٬۰۰۰ تومان')
    await userEvent.click(line)
    expect(line.getAttribute('aria-expanded')).toBe('true')
    expect(shownOthers()).toEqual(others)
  })
  it('show that the previous insurer does not sell, and compare with last year’s price', async () => {
    await arrive({ ...renewalOffers, renewableOffer: gone })
    expect(card('بیمهٔ دماوند').getByText(/فعلاً بیمهٔ شخص ثالث نمی‌فروشد/)).toBeTruthy()
    expect(card('بیمهٔ زاگرس').getByText('۶۰۴٬۰۰۰ تومان بیشتر')).toBeTruthy()
    expect(shownOthers()).toEqual([])
  })
  it.each([
    ['refused', 'این بیمه‌گر پس از ۱۸۰ روز بی‌بیمه بودن بیمه‌نامه نمی‌فروشد.'],
    ['late', 'این بیمه‌گر به‌موقع پاسخ نداد؛ کمی بعد دوباره قیمت بگیرید.'],
  ] as const)('give the previous insurer’s own reason where it has no price: %s', async (reason, message) => {
    const damavand = { companyCode: 'damavand', companyFa: 'بیمهٔ دماوند', reason, message }
    const own = renewalOffers.offersPerCoverage['53300000'] ?? []
    const offersPerCoverage = { '53300000': own.filter(({ companyCode }) => companyCode !== 'damavand') }
    await arrive({ ...renewalOffers, offersPerCoverage, renewableOffer: gone, missing: [damavand] })
    expect(card('بیمهٔ دماوند').getByText(message)).toBeTruthy()
    expect(screen.queryByText(/فعلاً بیمهٔ شخص ثالث نمی‌فروشد/)).toBe(null)
  })
  it('list all insurers at once if no other offer is proposed', async () => {
    await arrive({ ...renewalOffers, renewableOffer: gone, recommended: {} })
    expect(screen.queryByRole('button', { name: /بیمهٔ دیگر/ })).toBe(null)
    expect(shownOthers()).toEqual(others)
  })
  it('are paid and registered like any other', async () => {
    const walk = await arrive()
    await userEvent.click(screen.getByRole('button', { name: 'تمدید با بیمهٔ دماوند' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'چطور پرداخت می‌کنید؟' }))
    await userEvent.click(sheet.getByRole('button', { name: 'ثبت سفارش' }))
    await waitFor(() => expect(walk.callsOf('register the renewal')).toHaveLength(1))
  })
  it('can be searched again with another term', async () => {
    await arrive()
    await userEvent.click(screen.getByRole('button', { name: 'مدت بیمه: یک‌ساله' }))
    expect(await screen.findByRole('dialog', { name: 'مدت بیمه‌نامه' })).toBeTruthy()
  })
  it('have no link to share and no answers to edit', async () => {
    await arrive()
    expect(screen.queryByRole('button', { name: 'فرستادن پیشنهادها برای دیگران' })).toBe(null)
    expect(screen.queryByRole('button', { name: 'ویرایش اطلاعات' })).toBe(null)
  })
})

describe('offers that do not arrive', () => {
  it('name what could not be loaded', async () => {
    await arrive(renewalOffers, ({ fail }) => fail('search offers', failure('unreachable')))
    expect(screen.getByRole('heading', { name: 'پیشنهادها نرسید' })).toBeTruthy()
  })
  it('say that the previous policy could not be loaded', async () => {
    await arrive(renewalOffers, ({ fail }) => fail('read the search history', failure('unreachable')))
    expect(screen.getByRole('heading', { name: 'بیمه‌نامهٔ قبلی نرسید' })).toBeTruthy()
  })
})
