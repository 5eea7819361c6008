// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { errors } from '#contract/errors.ts'
import type { Offer } from '#contract/operations/offers.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Offers from './offers.tsx'
import { preloadParts } from './lazy-parts.ts'
import { offerOf, offersAnswer } from './offers.sample.ts'

beforeAll(async () => {
  await preloadParts()
})
afterEach(cleanup)

const chosen = offerOf('damavand', 'دماوند', 6_300_100, { hasUpSelling: true })
const wider = offerOf('damavand', 'دماوند', 6_420_100, { liabilityPropertyDamage: 200_000_000 })
const upsell = { upsellingId: 'UP1', offer: wider, difference: 120_000, covers: null }

const choose = async (prepare: (walk: Walk) => void, offer: Offer = chosen) => {
  const walk = walkThirdParty()
  prepare(walk)
  await legs.inquiry(walk)
  renderStep(
    walk,
    <Offers />,
    [listKeys.offers('SEARCH23456789'), offersAnswer],
    [listKeys.offers('SEARCH98765432'), offersAnswer],
  )
  await act(() => walk.press({ type: 'offer.chosen', offer }))
  return walk
}
const sheet = (name: string) => within(screen.getByRole('dialog', { name }))
const said = (name: string) => screen.getByRole('dialog', { name }).textContent
const question = 'با ۱۲۰٬۰۰۰ تومان بیشتر، سقف ۲۰۰ میلیون'
const alternatives = () => sheet(question)
const changed = () => sheet('قیمت تغییر کرده است')

describe('the sheet of alternatives', () => {
  it('shows the difference in price and cover, and accepts an alternative with a button that names it', async () => {
    const walk = await choose(({ answer }) => answer('list the alternatives', { upsells: [upsell] }))
    expect(said(question)).toContain('سقف فعلی۵۳٫۳ میلیون تومان۶٬۳۰۰٬۱۰۰ تومان')
    expect(said(question)).toContain('سقف پیشنهادی۲۰۰ میلیون تومان۶٬۴۲۰٬۱۰۰ تومان')
    expect(said(question)).toContain('۳٫۸ برابر سقف فعلی، ۲\u200F٪ گران‌تر')
    await userEvent.click(alternatives().getByRole('button', { name: 'انتخاب سقف ۲۰۰ میلیون' }))
    expect(walk.context().choice).toMatchObject({ upsellingId: 'UP1', offer: { payableAmount: 6_420_100 } })
    expect(sheet('چطور پرداخت می‌کنید؟').getByText(/سقف ۲۰۰ میلیون/)).toBeTruthy()
  })

  it('keeps the chosen offer', async () => {
    const walk = await choose(({ answer }) => answer('list the alternatives', { upsells: [upsell] }))
    await userEvent.click(alternatives().getByRole('button', { name: 'ادامه با سقف ۵۳٫۳ میلیون' }))
    expect(walk.context().choice).toMatchObject({ upsellingId: null, offer: { payableAmount: 6_300_100 } })
  })

  it('loads while the list stays visible', async () => {
    await choose(({ hold }) => hold('list the alternatives'))
    expect(screen.getByText('پیشنهادهای نزدیک دیده می‌شود…')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'بیمهٔ دماوند' })).toBeTruthy()
  })
})

describe('a price that changed before the order is registered', () => {
  const later = { ...chosen, payableAmount: 6_400_100, delay: 14, delayPenalty: 385_300 }
  const arrive = async () => {
    const walk = await choose(
      ({ answer, fail }) => {
        fail('register the order', failure('refused', errors.searchExpired.code, 'قیمت‌ها دیگر معتبر نیست.'))
        answer('reprice the choice', {
          searchTrackingCode: 'SEARCH98765432',
          appliedDiscount: false,
          message: null,
          bnplAccount: { eligible: true, registered: true, credit: null },
          offer: later,
        })
      },
      { ...chosen, hasUpSelling: false },
    )
    await userEvent.click(sheet('چطور پرداخت می‌کنید؟').getByRole('button', { name: 'ثبت سفارش' }))
    await act(walk.settle)
    return walk
  }

  it('is shown with the old price, the difference and the reason', async () => {
    await arrive()
    expect(said('قیمت تغییر کرده است')).toContain('۱۰۰٬۰۰۰ تومان')
    expect(changed().getByText('گران‌تر شده است')).toBeTruthy()
    expect(said('قیمت تغییر کرده است')).toContain('۶٬۳۰۰٬۱۰۰ تومان')
    expect(said('قیمت تغییر کرده است')).toContain('۶٬۴۰۰٬۱۰۰ تومان')
    expect(changed().getByText(/روزهای بدون بیمه تغییر کرده است/)).toBeTruthy()
  })

  it('is ordered only after the user accepts it', async () => {
    const walk = await arrive()
    expect(walk.callsOf('register the order')).toHaveLength(1)
    await userEvent.click(changed().getByRole('button', { name: 'ادامه با قیمت تازه' }))
    await act(walk.settle)
    expect(walk.callsOf('register the order')).toHaveLength(2)
  })

  it('can be refused, which returns to the offers', async () => {
    const walk = await arrive()
    await userEvent.click(changed().getByRole('button', { name: 'دیدن پیشنهادهای دیگر' }))
    expect(walk.context()).toMatchObject({ choice: null, searchTrackingCode: 'SEARCH98765432' })
    expect(screen.getByRole('article', { name: 'بیمهٔ دماوند' })).toBeTruthy()
  })
})
