// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PaymentResult as Result } from '#contract/operations/payment.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { receipt } from '#explorer/stubs/gateway-answers.ts'
import { paymentResult } from '#machines/app/payment-result.ts'
import type { Failure } from '#machines/failure.ts'
import { stage } from '#ui/testing/stage.tsx'
import { PaymentResult } from './PaymentResult.tsx'

afterEach(cleanup)

const paid: Result = {
  trackingCode: '23456789ABCDEF',
  type: 'thirdparty',
  renews: null,
  state: 'paid',
  amount: 5_487_400,
  companyCode: 'damavand',
  companyFa: 'بیمهٔ دماوند',
  vehicleTitle: 'پژو ۲۰۷',
  orderNumber: '14048210',
  paidOn: '1404-08-24',
  bankReference: '740918223105',
  awaited: [],
  documentsUntil: null,
  detailsUntil: null,
  receipt,
}
const owing = { ...receipt, issueBy: null }
const failed = (kind: Failure['kind'], code: number | null = null): Failure => ({
  kind,
  code,
  message: null,
  fields: {},
  locale: null,
  errorId: 'E-50417',
})

/** Renders the area with stubbed answers, in order, and returns the effects that leave it. */
const show = async (...answers: (Result | Promise<Result> | Failure | 'never')[]) => {
  const effects: string[] = []
  const actor = createActor(
    paymentResult.provide({
      actors: {
        'read the payment result': fromPromise(async () => {
          const answer = answers.shift()
          if (answer === undefined || answer === 'never') return new Promise<Result>(() => {})
          if ('kind' in answer) throw answer
          return answer
        }),
      },
      actions: {
        'go back to the invoice': () => void effects.push('invoice'),
        'go to the documents': () => void effects.push('documents'),
        'go to the details': () => void effects.push('details'),
        'go home': () => void effects.push('home'),
        'go to the sign-in page': () => void effects.push('sign-in'),
      },
    }),
    { input: { trackingCode: paid.trackingCode } },
  )
  actor.start()
  stage(<PaymentResult actor={actor} />)
  await act(async () => {
    await Promise.resolve()
  })
  return effects
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.getByRole('heading', { level: 2, name })

describe('the payment result', () => {
  it('shows a loading message first', async () => {
    await show('never')
    expect(screen.getByText('نتیجه را از بانک می‌پرسیم…')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it.each([
    ['paid', 'پرداخت انجام شد'],
    ['cancelled', 'پرداخت را لغو کردید'],
    ['open', 'پرداخت هنوز تمام نشده است'],
  ] as const)(
    'keeps the app bar mounted when a %s result arrives, so a press on Back still counts',
    async (state, title) => {
      let tell: (result: Result) => void = () => {}
      await show(
        new Promise<Result>((resolve) => {
          tell = resolve
        }),
      )
      const back = screen.getByRole('button', { name: 'بستن' })
      await act(async () => tell({ ...paid, state }))
      expect(heading(title)).toBeTruthy()
      expect(screen.getByRole('button', { name: /^(بستن|بازگشت)$/ })).toBe(back)
    },
  )

  it('names the slot of the inspection instead of an hour of issue', async () => {
    const visit = { date: '1404-08-25', startTime: '8:00', endTime: '10:00' }
    await show({ ...paid, receipt: { ...receipt, visit, issueBy: null } })
    expect(
      screen.getByText('بازدید خودرو یکشنبه ۲۵ آبان، از ۸ تا ۱۰ است؛ بیمه‌نامه پس از آن صادر می‌شود.'),
    ).toBeTruthy()
    const ticket = screen.getByRole('article', { name: 'رسید خرید' })
    expect(
      within(ticket)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('پرداخت'),
      'بازدید۲۵ آبان، ۸ تا ۱۰',
      'صدورپس از بازدید',
      expect.stringContaining('شروع پوشش'),
    ])
  })

  it('asks for another visit after a missed one instead of naming its day', async () => {
    const status = ORDER_STATUS.requestingVisit
    await show({ ...paid, receipt: { ...receipt, visit: null, issueBy: null, status } })
    expect(screen.getByText('نوبت بازدید گذشت؛ بیمه‌نامه پس از بازدید تازه صادر می‌شود.')).toBeTruthy()
    const ticket = screen.getByRole('article', { name: 'رسید خرید' })
    expect(within(ticket).getByText('نوبت تازه')).toBeTruthy()
    expect(within(ticket).getByText('پس از بازدید')).toBeTruthy()
  })

  it('shows a receipt with the facts of the purchase, and an order number to copy', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
    const effects = await show(paid)
    expect(heading('پرداخت انجام شد')).toBeTruthy()
    expect(
      screen.getByText('بیمه‌نامه تا ساعت ۲۱ شنبه ۲۴ آبان صادر می‌شود و در «بیمه‌های من» می‌آید.'),
    ).toBeTruthy()
    const ticket = screen.getByRole('article', { name: 'رسید خرید' })
    expect(within(ticket).getByRole('img', { name: 'پلاک ۲۴ س ۳۱۸ ایران ۴۴' })).toBeTruthy()
    for (const fact of [
      'شخص ثالث بیمهٔ دماوند',
      'پژو ۲۰۷، ۱۳۹۹',
      'از ۵ آذر ۱۴۰۴',
      'تا ۴ آذر ۱۴۰۵',
      'سارا رستگار',
      '۵۳٫۳ میلیون تومان',
      '۵٬۷۰۲٬۴۰۰ تومان',
      '۱۴۰۴۸۲۱۰',
      '۷۴۰۹۱۸۲۲۳۱۰۵',
    ])
      expect(ticket.textContent).toContain(fact)
    expect(
      within(ticket)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['پرداخت۲۴ آبان، ۹:۴۱', 'صدور۲۴ آبان، تا ۲۱', 'شروع پوشش۵ آذر'])
    screen.getByRole('button', { name: 'کپی شمارهٔ سفارش' }).click()
    expect(copied).toHaveBeenCalledExactlyOnceWith('14048210')
    vi.unstubAllGlobals()
    await press('رفتن به صفحهٔ اصلی')
    expect(effects).toEqual(['home'])
  })

  it('names the delivery, the days of the instalments and the paid amount', async () => {
    const days = ['1404-08-24', '1404-09-24', '1404-10-24', '1404-11-24']
    await show({
      ...paid,
      amount: 1_425_600,
      receipt: {
        ...receipt,
        delivery: { date: '1404-08-26', startTime: '9:00', endTime: '11:00' },
        paymentType: 'bnpl',
        plan: {
          amount: 1_425_600,
          first: 1_425_600,
          payments: days.map((dueDate) => ({ dueDate, amount: 1_425_600 })),
        },
      },
    })
    const ticket = screen.getByRole('article', { name: 'رسید خرید' })
    for (const fact of ['تحویل۲۶ آبان، ۹ تا ۱۱', '۴ قسط بدون سود', '۲۴ آبانپرداخت شد', '۲۴ بهمنقسط ۴'])
      expect(ticket.textContent).toContain(fact)
  })

  it('names the time of issue once the policy is issued', async () => {
    await show({
      ...paid,
      receipt: { ...receipt, issued: { day: '1404-08-24', time: '10:05' }, issueBy: null, status: 14 },
    })
    expect(screen.getByText('بیمه‌نامه ۲۴ آبان، ساعت ۱۰:۰۵ صادر شد و در «بیمه‌های من» است.')).toBeTruthy()
  })

  it.each([
    ['documents', 'مدارک را تا', 'فرستادن مدارک', 'documents'],
    ['cheques', 'عکس چک‌ها را تا', 'فرستادن چک‌ها', 'documents'],
    ['documents cheques', 'مدارک و عکس چک‌ها را تا', 'فرستادن مدارک', 'documents'],
    ['details', 'مشخصات بیمه‌گذار، نشانی و مدارک را تا', 'کامل کردن اطلاعات', 'details'],
  ] as const)('names what is owed and until when: %s', async (owed, sentence, button, leads) => {
    const until = '1404-08-26'
    const awaited = (['documents', 'cheques'] as const).filter((kind) => owed.includes(kind))
    const effects = await show({
      ...paid,
      receipt: owing,
      awaited,
      documentsUntil: awaited.length > 0 ? until : null,
      detailsUntil: owed === 'details' ? until : null,
    })
    expect(screen.getByText(new RegExp(`${sentence} دوشنبه ۲۶ آبان`))).toBeTruthy()
    expect(screen.getByText('بیمه‌نامه پس از تکمیل سفارش صادر می‌شود.')).toBeTruthy()
    await press(button)
    expect(effects).toEqual([leads])
  })

  it.each([
    ['cancelled', 'پرداخت را لغو کردید', /^پرداخت دوبارهٔ [۰-۹٬]+ تومان$/],
    ['timed-out', 'مهلت پرداخت تمام شد', /^پرداخت دوبارهٔ [۰-۹٬]+ تومان$/],
    ['refused', 'بانک پرداخت را نپذیرفت', /^پرداخت دوبارهٔ [۰-۹٬]+ تومان$/],
    ['none', 'هنوز پرداخت نکرده‌اید', /^رفتن به پرداخت [۰-۹٬]+ تومان$/],
  ] as const)('shows that the payment is %s and leads back to the invoice', async (state, title, action) => {
    const effects = await show({ ...paid, state, orderNumber: null })
    expect(heading(title)).toBeTruthy()
    await press(action)
    expect(effects).toEqual(['invoice'])
  })

  it('polls an open payment and keeps it on screen', async () => {
    await show({ ...paid, state: 'open' }, 'never')
    await press('پرسیدن دوباره')
    expect(heading('پرداخت هنوز تمام نشده است')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'پرسیدن دوباره' }).getAttribute('aria-busy')).toBe('true')
  })

  it('shows the same page for an unknown order and for another user’s', async () => {
    const effects = await show(failed('refused', 4040))
    expect(heading('سفارش پیدا نشد')).toBeTruthy()
    await press('رفتن به صفحهٔ اصلی')
    expect(effects).toEqual(['home'])
  })

  it('asks to sign in first', async () => {
    const effects = await show(failed('signed-out', 4010))
    expect(heading('برای دیدن نتیجه وارد شوید')).toBeTruthy()
    await press('ورود به حساب')
    expect(effects).toEqual(['sign-in'])
  })

  it('offers to load the result again after a failure', async () => {
    await show(failed('unreachable'), paid)
    expect(heading('نتیجه نرسید')).toBeTruthy()
    expect(screen.getByText('E-50417')).toBeTruthy()
    await press('تلاش دوباره')
    expect(heading('پرداخت انجام شد')).toBeTruthy()
  })
})
