// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import {
  homeContent,
  issuingOrder,
  owingOrder,
  renewablePolicy,
  renewalQuote,
  unfinishedOrder,
} from '#explorer/stubs/home.ts'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import { home } from '#machines/areas/home.ts'
import { stage } from '#ui/testing/stage.tsx'
import { Home } from '../Home.tsx'
import { Cards } from './Cards.tsx'

afterEach(cleanup)

type Lists = { orders?: readonly UnfinishedOrder[]; renewals?: readonly RenewablePolicy[] }

/** Renders home of a user with stubbed lists and price, and returns what left it. */
const show = (lists: Lists | 'broken', quote: RenewalQuote | null = null) => {
  const effects: unknown[] = []
  const actor = createActor(
    home.provide({
      actors: {
        'list the orders and renewals': fromPromise(async () => {
          if (lists === 'broken') throw failure('broken')
          return { today: '1404-08-24', orders: [], renewals: [], ...lists }
        }),
        'price the renewal': fromPromise(
          async ({
            input: {
              policies: [policy],
            },
          }) => (policy === undefined || quote === null ? null : { policy, quote }),
        ),
      },
      actions: {
        'resume the order': (_, { order }) => void effects.push(['order', order.trackingCode]),
        'renew the policy': (_, { policy }) => void effects.push(['policy', policy.renewableTrackingCode]),
        'renew as last year': (_, { policy }) =>
          void effects.push(['as last year', policy.renewableTrackingCode]),
        'go to My Insurance': () => void effects.push('My Insurance'),
      },
    }),
    {
      input: {
        signedIn: true,
        isOffline: false,
        content: homeContent,
        isContentCurrent: true,
        plate: { plk1: '', plk2: '', plk3: '', plkSrl: '' },
        places: null,
      },
    },
  ).start()
  stage(<Home actor={actor} onFollow={() => undefined} cards={<Cards actor={actor} />} />)
  return { effects, user: userEvent.setup() }
}

const cards = () => screen.findAllByRole('article')
const endsOn = (day: string): Lists => ({ renewals: [{ ...renewablePolicy, currentPolicyExpDate: day }] })

describe('the cards of home', () => {
  it('name the next action of an order with its deadline, and lead there; the entry to the inquiry is hidden', async () => {
    const { effects, user } = show({ orders: [owingOrder, unfinishedOrder], renewals: [renewablePolicy] })
    const [owing, unfinished, renewal] = await cards()
    if (!owing || !unfinished || !renewal) throw new Error('Cards are missing')
    for (const text of ['پرداخت شد، مدارک مانده', '۲ روز مانده', 'تا دوشنبه ۲۶ آبان'])
      expect(within(owing).getByText(text)).toBeTruthy()
    await user.click(within(owing).getByRole('button', { name: 'فرستادن مدارک، موتورسیکلت دنده‌ای' }))
    expect(within(unfinished).getByText('ناتمام، نوبت نشانی')).toBeTruthy()
    expect(within(unfinished).getByText('۳ گام تا پرداخت')).toBeTruthy()
    await user.click(within(unfinished).getByRole('button', { name: /^ادامه/ }))
    expect(renewal.textContent).toContain('۱۰ روز تا پایان')
    expect(renewal.textContent).toContain('سه‌شنبه ۴ آذر ۱۴۰۴')
    await user.click(within(renewal).getByRole('button', { name: 'تمدید بیمه‌نامه' }))
    expect(effects).toEqual([
      ['order', owingOrder.trackingCode],
      ['order', unfinishedOrder.trackingCode],
      ['policy', renewablePolicy.renewableTrackingCode],
    ])
    expect(screen.queryByRole('link', { name: 'شروع استعلام' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'خانه' })).toBeTruthy()
  })

  it.each([
    [{ day: '1404-08-24', hour: 21 }, 'تا ساعت ۲۱ امروز'],
    [{ day: '1404-08-23', hour: 21 }, 'مهلت گذشت'],
  ])('count the last day in hours, and say that the day is over (%o)', async (deadline, words) => {
    show({ orders: [{ ...owingOrder, deadline }] })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each([
    [ORDER_STATUS.correctingDetails, 'مشخصات باید اصلاح شود', 'ویرایش اطلاعات'],
    [ORDER_STATUS.needingDocuments, 'مدارک بیشتری لازم است', 'فرستادن مدارک'],
    [ORDER_STATUS.correctingDocuments, 'مدارک باید اصلاح شود', 'ویرایش اطلاعات'],
    [ORDER_STATUS.correctingCheques, 'چک‌ها باید اصلاح شود', 'ویرایش اطلاعات'],
  ] as const)('say what a returned order lacks (status %i)', async (statusId, words, button) => {
    const type = statusId === ORDER_STATUS.needingDocuments ? 'upload-documents' : 'edit-information'
    const actions = [{ type, value: owingOrder.trackingCode }] as const
    show({ orders: [{ ...owingOrder, statusId, owes: [], actions: [...actions] }] })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: new RegExp(`^${button}،`) })).toBeTruthy()
  })

  it.each([
    [ORDER_STATUS.requestingVisit, 'request-visit', 'نوبت بازدید گذشت', 'درخواست بازدید'],
    [ORDER_STATUS.choosingVisit, 'select-time', 'زمان بازدید را انتخاب کنید', 'انتخاب زمان بازدید'],
    [ORDER_STATUS.visiting, 'start-visit', 'بازدید را شروع کنید', 'شروع بازدید'],
  ] as const)('lead to the visit of a car (status %i)', async (statusId, type, words, button) => {
    const actions = [{ type, value: issuingOrder.trackingCode }]
    const { effects, user } = show({ orders: [{ ...issuingOrder, statusId, actions }] })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('در حال صدور')).toBeNull()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${button}،`) }))
    expect(effects).toEqual([['order', issuingOrder.trackingCode]])
  })

  it('have no button for a visit on a later day', async () => {
    show({ orders: [{ ...issuingOrder, statusId: ORDER_STATUS.visiting }] })
    const [booked] = await cards()
    expect(booked && within(booked).getByText('نوبت بازدید گرفته شد')).toBeTruthy()
    expect(booked && within(booked).queryByRole('button')).toBeNull()
  })

  it('have no button for an order that is being issued, and a link to all orders if there are more', async () => {
    const { effects, user } = show({ orders: [unfinishedOrder, issuingOrder, issuingOrder] })
    const [, issuing] = await cards()
    expect(issuing && within(issuing).getByText('در حال صدور')).toBeTruthy()
    expect(issuing && within(issuing).queryByRole('button')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'همهٔ سفارش‌ها' }))
    expect(effects).toEqual(['My Insurance'])
  })

  it.each([
    ['1404-08-25', '۱ روز تا پایان'],
    ['1404-08-24', 'امروز تمام می‌شود'],
    ['1404-08-14', '۱۰ روز از پایان گذشت'],
  ])('count the days of a policy that ends on %s', async (day, words) => {
    show(endsOn(day))
    const [renewal] = await cards()
    expect(renewal?.textContent).toContain(words)
  })

  it('lead to the insurer’s site if it renews only there, and continue an order of the same vehicle', async () => {
    const elsewhere = { isRedirectToExternalLink: true, externalLink: 'https://insurer.example/' }
    show({ renewals: [{ ...renewablePolicy, ...elsewhere }] })
    expect(await screen.findByRole('button', { name: /^تمدید در سایت بیمه‌گر/ })).toBeTruthy()
    cleanup()
    const order = { ...unfinishedOrder, plate: renewablePolicy.plate }
    const { effects, user } = show({ orders: [order], renewals: [renewablePolicy] })
    await user.click(await screen.findByRole('button', { name: 'ادامهٔ تمدید' }))
    expect(effects).toEqual([['order', order.trackingCode]])
    expect(await cards()).toHaveLength(1)
  })

  it('show last year’s and this year’s price, and renew with the same terms in one press', async () => {
    const { effects, user } = show({ renewals: [renewablePolicy] }, renewalQuote)
    const [card] = await cards()
    if (card === undefined) throw new Error('The card is missing')
    const code = renewablePolicy.renewableTrackingCode
    const facts = (name: string) =>
      within(card).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
    expect(facts('پارسال')).toBe('۴٬۹۸۶٬۰۰۰')
    expect(facts('امسال')).toBe('۵٬۷۰۲٬۴۰۰ تومان')
    expect(facts('بیمهٔ آفتاب، سقف ۵۳٫۳ میلیون تومان، یک‌ساله')).toBe('همان')
    expect(facts('بیمه‌گذار و نشانی')).toBe('همان')
    expect(within(card).getByText('۷۱۶٬۴۰۰ تومان بیشتر')).toBeTruthy()
    expect(facts('تخفیف عدم خسارت')).toBe('۳۵\u200F٪می‌شود۴۰\u200F٪')
    expect(facts('تخفیف راننده')).toBe('۲۵\u200F٪می‌شود۳۰\u200F٪')
    expect(facts('خسارت گرفته‌اید؟')).toContain('نگرفته‌ام')
    for (const name of ['تمدید مثل پارسال', 'مقایسه با بیمه‌های دیگر', 'تغییر، خسارت گرفته‌ام'])
      await user.click(within(card).getByRole('button', { name }))
    expect(effects).toEqual([
      ['as last year', code],
      ['policy', code],
      ['policy', code],
    ])
  })

  it('say that an unchanged discount is the same', async () => {
    const discounts = { ...renewalQuote.discounts, noClaim: { before: 70, now: 70 } }
    show({ renewals: [renewablePolicy] }, { ...renewalQuote, discounts })
    const [card] = await cards()
    expect(card && within(card).getAllByText('همان')).toHaveLength(3)
  })

  it('show a failure with the error id beside the entry to the inquiry', async () => {
    show('broken')
    const panel = await screen.findByRole('alert')
    expect(within(panel).getByRole('heading', { name: 'سفارش‌ها نرسید' })).toBeTruthy()
    expect(within(panel).getByText(/^E-/)).toBeTruthy()
    expect(within(panel).getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'شروع استعلام' })).toBeTruthy()
  })
})
