// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PaymentResult as Result } from '#contract/operations/payment.ts'
import { paymentResult } from '#machines/app/payment-result.ts'
import type { Failure } from '#machines/failure.ts'
import { stage } from '#ui/testing/stage.tsx'
import { PaymentResult } from './PaymentResult.tsx'

afterEach(cleanup)

const paid: Result = {
  trackingCode: '23456789ABCDEF',
  type: 'thirdparty',
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
}
const failed = (kind: Failure['kind'], code: number | null = null): Failure => ({
  kind,
  code,
  message: null,
  fields: {},
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
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.getByRole('heading', { level: 2, name })

describe('the payment result', () => {
  it('shows a loading message first', async () => {
    await show('never')
    expect(screen.getByText('نتیجه را از بانک می‌پرسیم…')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it.each([
    ['paid', 'پرداخت شد'],
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
      const back = screen.getByRole('button', { name: 'بازگشت' })
      await act(async () => tell({ ...paid, state }))
      expect(heading(title)).toBeTruthy()
      expect(screen.getByRole('button', { name: 'بازگشت' })).toBe(back)
    },
  )

  it('shows a receipt with the order number, which can be copied', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
    const effects = await show(paid)
    expect(heading('پرداخت شد')).toBeTruthy()
    for (const fact of ['۵٬۴۸۷٬۴۰۰', '۱۴۰۴۸۲۱۰', 'شنبه ۲۴ آبان ۱۴۰۴', '۷۴۰۹۱۸۲۲۳۱۰۵'])
      expect(screen.getByText(fact)).toBeTruthy()
    screen.getByRole('button', { name: 'کپی شمارهٔ سفارش' }).click()
    expect(copied).toHaveBeenCalledExactlyOnceWith('14048210')
    vi.unstubAllGlobals()
    await press('صفحهٔ اصلی')
    expect(effects).toEqual(['home'])
  })

  it('leads to the missing documents and names the deadline', async () => {
    const effects = await show({ ...paid, awaited: ['documents'], documentsUntil: '1404-08-26' })
    expect(
      screen.getByText('یک کار مانده است: مدارک را تا دوشنبه ۲۶ آبان بفرستید. صدور پس از تکمیل مدارک است.'),
    ).toBeTruthy()
    await press('فرستادن مدارک')
    expect(effects).toEqual(['documents'])
  })

  it('names the cheques where only they are missing', async () => {
    const effects = await show({ ...paid, awaited: ['cheques'], documentsUntil: '1404-08-26' })
    expect(
      screen.getByText(
        'یک کار مانده است: عکس چک‌ها را تا دوشنبه ۲۶ آبان بفرستید. صدور پس از تکمیل مدارک است.',
      ),
    ).toBeTruthy()
    await press('فرستادن چک‌ها')
    expect(effects).toEqual(['documents'])
  })

  it('names documents and cheques where both are missing', async () => {
    await show({ ...paid, awaited: ['documents', 'cheques'], documentsUntil: '1404-08-26' })
    expect(
      screen.getByText(
        'یک کار مانده است: مدارک و عکس چک‌ها را تا دوشنبه ۲۶ آبان بفرستید. صدور پس از تکمیل مدارک است.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'فرستادن مدارک' })).toBeTruthy()
  })

  it('names the missing details and their deadline after paying first, and leads there', async () => {
    const effects = await show({ ...paid, detailsUntil: '1404-08-27' })
    expect(
      screen.getByText(
        'یک کار مانده است: مشخصات بیمه‌گذار، نشانی و مدارک را تا سه‌شنبه ۲۷ آبان کامل کنید. بیمه‌نامه پس از آن صادر می‌شود.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'فرستادن مدارک' })).toBeNull()
    await press('کامل کردن اطلاعات')
    expect(effects).toEqual(['details'])
  })

  it.each([
    ['cancelled', 'پرداخت را لغو کردید', 'پرداخت دوباره'],
    ['timed-out', 'مهلت پرداخت تمام شد', 'پرداخت دوباره'],
    ['refused', 'بانک پرداخت را نپذیرفت', 'پرداخت دوباره'],
    ['none', 'هنوز پرداخت نکرده‌اید', 'رفتن به فاکتور'],
  ] as const)('shows that the payment is %s and leads back to the invoice', async (state, title, action) => {
    const effects = await show({ ...paid, state, orderNumber: null })
    expect(heading(title)).toBeTruthy()
    await press(action)
    expect(effects).toEqual(['invoice'])
  })

  it('asks again for an open payment and keeps showing it meanwhile', async () => {
    await show({ ...paid, state: 'open' }, 'never')
    await press('پرسیدن دوباره')
    expect(heading('پرداخت هنوز تمام نشده است')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'پرسیدن دوباره' }).getAttribute('aria-busy')).toBe('true')
  })

  it('shows the same page for an unknown order and for another user’s', async () => {
    const effects = await show(failed('refused', 4040))
    expect(heading('سفارش پیدا نشد')).toBeTruthy()
    await press('صفحهٔ اصلی')
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
    expect(heading('پرداخت شد')).toBeTruthy()
  })
})
