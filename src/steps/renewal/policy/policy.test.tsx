// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import { emptyAnswers } from '#machines/journey/answers.ts'
import { endedRenewal, renewalDetail, walkRenewal } from '#tests/samples/renewal.ts'
import { renderStep } from '../../parts/testing/render-step.tsx'
import Policy from './policy.tsx'

afterEach(cleanup)

const show = async (given: RenewalDetail = renewalDetail) => {
  const walk = await walkRenewal({}, ({ answer }) => answer('read the renewal', given))
  renderStep(walk, <Policy />)
  return walk
}
const button = (name: string) => screen.getByRole('button', { name })
/** The rows of the insurance card, without their buttons. */
const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent?.replace('تغییر', '')}`)
const openClaims = async () => {
  await userEvent.click(button('تغییر خسارت‌های این یک سال'))
  return within(screen.getByRole('dialog', { name: 'خسارت‌های این یک سال' }))
}

describe('the policy that is renewed', () => {
  it('shows vehicle, insurer, days left and discounts, and assumes no claims', async () => {
    await show()
    for (const text of [
      'پژو ۲۰۷ دنده‌ای',
      'سواری شخصی، ساخت ۱۳۹۹',
      'بیمهٔ دماوند',
      'یک‌ساله، سقف ۵۳٫۳ میلیون',
      'رو به پایان',
      '۴ آذر ۱۴۰۴',
      'نگرفته‌ام',
      'تا ۴ آذر تمدید کنید تا جریمهٔ دیرکرد ندهید.',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(/روز تا پایان/).textContent).toBe('۱۰ روز تا پایان')
  })
  it('shows the late fee so far and for each further day once the policy has ended', async () => {
    await show(endedRenewal)
    expect(screen.getByText(/روز است بیمه ندارید/).textContent).toBe(
      '۳۵ روز است بیمه ندارید. جریمهٔ دیرکرد تا امروز ۷۶۸٬۱۰۰ تومان است و هر روز ۲۱٬۹۵۰ تومان بالا می‌رود.',
    )
    expect(screen.getByText('منقضی‌شده')).toBeTruthy()
    expect(screen.getByText(/روز از پایان گذشته/)).toBeTruthy()
    expect(screen.getByText(/تا آن وقت با خودرو رانندگی نکنید/)).toBeTruthy()
    expect(screen.queryByText(/همه‌چیز از بیمه‌نامهٔ قبلی/)).toBe(null)
  })
  it('shows that a late fee has reached its maximum', async () => {
    await show({ ...endedRenewal, delayPenaltyPerDay: 0 })
    expect(screen.getByText(/دیگر بالا نمی‌رود/)).toBeTruthy()
  })
  it('shows the gateway’s sentence about this policy instead of the general one', async () => {
    await show({ ...renewalDetail, infoBox: 'بیمهٔ دماوند دیگر نمی‌فروشد.' })
    expect(screen.getByText('بیمهٔ دماوند دیگر نمی‌فروشد.')).toBeTruthy()
    expect(screen.queryByText(/همه‌چیز از بیمه‌نامهٔ قبلی/)).toBe(null)
  })
  it('leaves out the usage of a motorcycle', async () => {
    await show({ ...renewalDetail, insuranceType: 'motorcycle', carUsageFa: null })
    expect(screen.getByText('ساخت ۱۳۹۹')).toBeTruthy()
  })
  it('leads to the offers', async () => {
    const walk = await show()
    await userEvent.click(button('دیدن پیشنهادهای تمدید'))
    await waitFor(() => expect(walk.value()).toMatchObject({ offers: expect.anything() }))
  })
})

describe('«same as last year» on the page of the policy', () => {
  const same = () => screen.queryByRole('button', { name: /^تمدید مثل پارسال/ })
  it('shows its price, and orders in one press', async () => {
    const walk = await show()
    expect(same()?.textContent).toBe('تمدید مثل پارسال، ۵٬۷۰۲٬۴۰۰ تومان')
    await userEvent.click(same() ?? document.body)
    expect(walk.callsOf('quote the renewal')).toHaveLength(1)
  })
  it('is not offered if the insurer has no price now', async () => {
    await show({ ...renewalDetail, samePremium: null })
    expect(same()).toBe(null)
  })
  it('is not offered once claims are reported, which change the price', async () => {
    await show()
    const sheet = await openClaims()
    const life = within(sheet.getByRole('radiogroup', { name: 'خسارت جانی' }))
    await userEvent.click(life.getByRole('radio', { name: '۱ بار' }))
    await userEvent.click(sheet.getByRole('button', { name: 'ثبت و ادامه' }))
    expect(same()).toBe(null)
  })
})

describe('the claims of the past year', () => {
  it('can be confirmed once a count differs, and replace «نگرفته‌ام»', async () => {
    await show()
    const sheet = await openClaims()
    const save = sheet.getByRole('button', { name: 'ثبت و ادامه' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    const property = within(sheet.getByRole('radiogroup', { name: 'خسارت مالی' }))
    await userEvent.click(property.getByRole('radio', { name: '۱ بار' }))
    expect(save.getAttribute('aria-disabled')).toBe(null)
    await userEvent.click(save)
    expect(rows().slice(2)).toEqual(['خسارت مالی ۱ بار', 'خسارت جانی نداشتم', 'خسارت راننده نداشتم'])
    expect(screen.queryByText('نگرفته‌ام')).toBe(null)
  })
  it('show the resulting discount while they are chosen', async () => {
    await show()
    const sheet = await openClaims()
    expect(sheet.getByText('یک سال بی‌خسارت، ۵ درصد زیاد می‌کند')).toBeTruthy()
    const choose = (group: string, name: string) =>
      userEvent.click(within(sheet.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))
    await choose('خسارت مالی', '۱ بار')
    expect(sheet.getByText('یک خسارت مالی، ۲۰ درصد کم می‌کند')).toBeTruthy()
    await choose('خسارت جانی', '۱ بار')
    expect(sheet.getByText('خسارت‌های مالی و جانی، ۵۰ درصد کم می‌کنند')).toBeTruthy()
    expect(sheet.getByText(/زیر صفر یعنی اضافه‌نرخ/)).toBeTruthy()
    await choose('خسارت راننده', '۳ و بیشتر')
    expect(sheet.getByText('خسارت‌های راننده، ۱۰۰ درصد کم می‌کنند')).toBeTruthy()
  })
  it('are discarded when the sheet is closed', async () => {
    await show()
    const sheet = await openClaims()
    await userEvent.click(sheet.getAllByRole('radio', { name: '۲ بار' })[0] ?? document.body)
    await userEvent.click(sheet.getByRole('button', { name: 'بستن' }))
    expect(screen.getByText('نگرفته‌ام')).toBeTruthy()
  })
})

describe('a renewal that was ordered at once', () => {
  const saved = { flags: { ...emptyAnswers.flags, sameAsLastYear: true } }
  it('shows its progress on the page', async () => {
    const walk = await walkRenewal({ saved }, ({ hold }) => hold('quote the renewal'))
    renderStep(walk, <Policy />)
    expect(screen.getByText('قیمت امسال گرفته می‌شود…')).toBeTruthy()
    expect(screen.getByText('پژو ۲۰۷ دنده‌ای')).toBeTruthy()
  })
})
