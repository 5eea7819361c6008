// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { Offer } from '#contract/operations/offers.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../../parts/testing/render-step.tsx'
import Offers from '../offers.tsx'
import { preloadParts } from '../lazy-parts.ts'
import { offerOf, offersAnswer } from '../offers.sample.ts'

beforeAll(async () => {
  await preloadParts()
})
afterEach(cleanup)

const damavand = offerOf('damavand', 'دماوند', 6_300_100, {
  installment: { first: 1_800_100, each: 1_200_000, count: 4, payableAmount: 6_600_100 },
})
const account = (eligible: boolean, registered: boolean, credit: number | null = null) => ({
  searchTrackingCode: 'SEARCH23456789',
  appliedDiscount: false,
  message: null,
  bnplAccount: { eligible, registered, credit },
})

const choose = async (
  offer: Offer,
  input: Partial<JourneyInput> = {},
  prepare: (walk: Walk) => void = () => {},
) => {
  const walk = walkThirdParty(input)
  prepare(walk)
  await legs.inquiry(walk)
  renderStep(walk, <Offers />, [listKeys.offers('SEARCH23456789'), offersAnswer])
  await act(() => walk.press({ type: 'offer.chosen', offer }))
  return walk
}
const sheet = () => within(screen.getByRole('dialog', { name: 'چطور پرداخت می‌کنید؟' }))
const way = (name: RegExp) => sheet().getByRole<HTMLInputElement>('radio', { name })
const today = () => sheet().getByText('پرداخت امروز').nextElementSibling?.textContent

describe('the payment sheet', () => {
  it('presets cash; with instalments, the first one is due today', async () => {
    await choose(damavand, {}, ({ answer }) => answer('search offers', account(true, true)))
    expect(way(/^نقدی/).checked).toBe(true)
    expect(sheet().queryByText(/پیش‌فرض|از پیش انتخاب‌شده/)).toBeNull()
    expect(today()).toBe('۶٬۳۰۰٬۱۰۰ تومان')
    await userEvent.click(way(/۴ قسط/))
    expect(today()).toBe('۱٬۵۷۵٬۱۰۰ تومان')
    expect(sheet().getByText('۲۴ بهمن')).toBeTruthy()
    expect(
      sheet().getByText('اگر قسط‌ها از اعتبار شما بیشتر باشد، مازاد آن به قسط اول اضافه می‌شود.'),
    ).toBeTruthy()
  })

  it('shows the real first instalment and the credit to a user with a small credit', async () => {
    await choose(damavand, {}, ({ answer }) => answer('search offers', account(true, true, 900_000)))
    expect(sheet().getByText('سپس ۳ قسط ماهانهٔ ۳۰۰٬۰۰۰ تومانی')).toBeTruthy()
    await userEvent.click(way(/۴ قسط/))
    expect(today()).toBe('۵٬۴۰۰٬۱۰۰ تومان')
    expect(sheet().getByText(/^اعتبار شما برای قسط‌های بعدی/).textContent).toContain('۹۰۰٬۰۰۰ تومان')
  })

  it('keeps the amount of a cheque and its unit on one line', async () => {
    await choose(damavand)
    expect(sheet().getByText(/^۴ چک ماهانهٔ/).textContent).toBe('۴ چک ماهانهٔ ۱٬۲۰۰٬۰۰۰\u00A0تومانی')
  })

  it('shows the down payment, due dates, surcharge and terms of cheques', async () => {
    const walk = await choose(damavand)
    expect(sheet().getByText('۳۰۰٬۰۰۰ تومان گران‌تر از نقدی')).toBeTruthy()
    await userEvent.click(way(/چک/))
    expect(walk.context().choice?.paymentType).toBe('installment')
    expect(today()).toBe('۱٬۸۰۰٬۱۰۰ تومان')
    expect(sheet().getByText('هر ماه، ۲۴ آذر تا ۲۴ اسفند')).toBeTruthy()
    expect(sheet().getByText('جمع با چک').nextElementSibling?.textContent).toBe('۶٬۶۰۰٬۱۰۰ تومان')
    await userEvent.click(sheet().getByRole('button', { name: 'شرایط پرداخت با چک' }))
    for (const line of offersAnswer.instalments.cheques.descriptions)
      expect(sheet().getByText(line)).toBeTruthy()
  })

  it.each([
    [
      'a user who is not registered with the provider',
      account(true, false),
      damavand,
      'هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ نقدی یا با چک بپردازید.',
    ],
    [
      'a user whom the provider does not accept',
      account(false, false),
      damavand,
      'خرید قسطی برای حساب شما فعال نیست؛ نقدی یا با چک بپردازید.',
    ],
    [
      'an insurer that sells no instalments',
      account(true, true),
      { ...damavand, bnpl: null },
      'بیمهٔ دماوند قسطی نمی‌فروشد؛ نقدی یا با چک بپردازید.',
    ],
    [
      'an insurer that sells for cash only',
      account(true, true),
      { ...damavand, bnpl: null, installment: null },
      'بیمهٔ دماوند قسطی نمی‌فروشد؛ این خرید نقدی است.',
    ],
  ])('disables instalments with the reason for %s', async (_case, found, offer, reason) => {
    const walk = await choose(offer, {}, ({ answer }) => answer('search offers', found))
    expect(way(/قسط/).disabled).toBe(true)
    expect(sheet().getByText(reason)).toBeTruthy()
    await userEvent.click(way(/قسط/))
    expect(walk.context().choice?.paymentType).toBe('cash')
  })

  it('disables cheques with the reason if the insurer does not accept them', async () => {
    await choose({ ...damavand, installment: null })
    expect(way(/چک/).disabled).toBe(true)
    expect(sheet().getByText('بیمهٔ دماوند با چک نمی‌فروشد.')).toBeTruthy()
  })

  it('sends a guest to sign in and keeps the choice', async () => {
    const walk = await choose(damavand, { signedIn: false })
    await userEvent.click(way(/۴ قسط/))
    await userEvent.click(sheet().getByRole('button', { name: 'ورود و ثبت سفارش' }))
    expect(walk.context().choice).toMatchObject({ paymentType: 'bnpl', confirmed: true })
    expect(walk.effects).toEqual(['sign-in'])
  })

  it('registers one order, even if its button is pressed twice', async () => {
    const walk = await choose(damavand, {}, ({ hold }) => hold('register the order'))
    await userEvent.dblClick(sheet().getByRole('button', { name: 'ثبت سفارش' }))
    expect(sheet().getByRole('button', { name: 'ثبت سفارش' }).getAttribute('aria-busy')).toBe('true')
    expect(walk.callsOf('register the order')).toHaveLength(1)
  })

  it.each([
    [
      'a small credit',
      account(true, true, 900_000),
      /^اعتبار شما ۹۰۰٬۰۰۰ تومان است؛ برای همین قسط اول ۵٬۴۰۰٬۱۰۰ تومان می‌شود\./,
      '۵٬۴۰۰٬۱۰۰ تومان',
    ],
    [
      'an account that is not registered with the provider',
      account(true, false, 0),
      /^هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ پرداخت نقدی را برایتان انتخاب کردیم\./,
      '۶٬۳۰۰٬۱۰۰ تومان',
    ],
  ])('says what a guest could not know before signing in: %s', async (_case, found, sentence, due) => {
    const guest = await choose(damavand, { signedIn: false }, ({ answer }) =>
      answer('search offers', account(true, true)),
    )
    await act(() => guest.press({ type: 'payment-type.chosen', paymentType: 'bnpl' }, { type: 'continue' }))
    cleanup()
    const walk = walkThirdParty({ saved: guest.context() })
    walk.answer('reprice the choice', { ...found, offer: damavand })
    renderStep(walk, <Offers />, [listKeys.offers('SEARCH23456789'), offersAnswer])
    await act(() => walk.press({ type: 'xstate.route', to: '#offers' }))
    expect(sheet().getByText(sentence)).toBeTruthy()
    expect(today()).toBe(due)
    expect(walk.callsOf('register the order')).toEqual([])
    await userEvent.click(sheet().getByRole('button', { name: 'ثبت سفارش' }))
    expect(walk.callsOf('register the order')).toHaveLength(1)
  })
})
