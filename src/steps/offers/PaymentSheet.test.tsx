// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { Offer } from '#contract/operations/third-party-offers.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import { legs, walkThirdParty } from '#machines/testing/walk.ts'
import { stageJourney } from '../parts/journey-stage.tsx'
import Offers from './offers.tsx'
import { offerOf, offersAnswer } from './offers.sample.ts'

beforeAll(() => vi.stubGlobal('CSS', { escape: (text: string) => text }))
afterEach(cleanup)

const damavand = offerOf('damavand', 'دماوند', 6_300_100)
const planned = (otherwise: Partial<NonNullable<Offer['bnpl']>>): Offer => ({ ...damavand, bnpl: damavand.bnpl && { ...damavand.bnpl, ...otherwise } })

const choose = async (offer: Offer, input: Partial<JourneyInput> = {}) => {
  const walk = walkThirdParty(input)
  await legs.inquiry(walk)
  stageJourney(walk, <Offers />, [listKeys.offers('SEARCH23456789'), offersAnswer])
  await act(() => walk.press({ type: 'offer.chosen', offer }))
  return walk
}
const sheet = () => within(screen.getByRole('dialog', { name: 'چطور پرداخت می‌کنید؟' }))
const instalments = () => sheet().getByRole<HTMLInputElement>('radio', { name: /قسط/ })
const today = () => sheet().getByText('پرداخت امروز').nextElementSibling?.textContent

describe('how an offer is paid for', () => {
  it('is cash until instalments are chosen; then the first of them is what is paid today', async () => {
    await choose(damavand)
    expect(today()).toBe('۶٬۳۰۰٬۱۰۰ تومان')
    await userEvent.click(instalments())
    expect(today()).toBe('۱٬۵۷۵٬۱۰۰ تومان')
    expect(sheet().getByText('۲۴ بهمن')).toBeTruthy()
    expect(sheet().getByText('اگر قسط از اعتبار شما بیشتر باشد، مازاد آن به قسط اول اضافه می‌شود.')).toBeTruthy()
  })

  it.each([
    ['a user who is not registered for it', planned({ registered: false }), 'هنوز در خرید قسطی ثبت‌نام نکرده‌اید؛ این خرید نقدی است.'],
    ['a user for whom it is not open', planned({ eligible: false }), 'خرید قسطی برای حساب شما فعال نیست؛ این خرید نقدی است.'],
    ['an insurer that does not sell so', { ...damavand, bnpl: null }, 'بیمهٔ دماوند قسطی نمی‌فروشد؛ این خرید نقدی است.'],
  ])('shows instalments, disabled and with the reason, to %s', async (_whom, offer, reason) => {
    const walk = await choose(offer)
    expect(instalments().disabled).toBe(true)
    expect(sheet().getByText(reason)).toBeTruthy()
    await userEvent.click(instalments())
    expect(walk.memory().choice?.paymentType).toBe('cash')
  })

  it('tells a guest that signing in comes first, and keeps the choice for afterwards', async () => {
    const walk = await choose(damavand, { signedIn: false })
    await userEvent.click(instalments())
    await userEvent.click(sheet().getByRole('button', { name: 'ورود و ثبت سفارش' }))
    expect(walk.memory().choice).toMatchObject({ paymentType: 'bnpl', confirmed: true })
    expect(walk.doors).toEqual(['sign-in'])
  })

  it('makes one order of one press, and of a second one while the first is under way', async () => {
    const walk = walkThirdParty()
    walk.hold('register the order')
    await legs.inquiry(walk)
    stageJourney(walk, <Offers />, [listKeys.offers('SEARCH23456789'), offersAnswer])
    await act(() => walk.press({ type: 'offer.chosen', offer: damavand }))
    await userEvent.dblClick(sheet().getByRole('button', { name: 'ثبت سفارش' }))
    expect(sheet().getByRole('button', { name: 'ثبت سفارش' }).getAttribute('aria-busy')).toBe('true')
    expect(walk.callsOf('register the order')).toHaveLength(1)
  })

  it('forgets the choice when it is closed', async () => {
    const walk = await choose(damavand)
    await userEvent.click(sheet().getByRole('button', { name: 'بستن' }))
    expect(walk.memory().choice).toBeNull()
  })
})
