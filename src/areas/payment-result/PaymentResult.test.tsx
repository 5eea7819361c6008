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

/** Takes what the gateway answers, in order; renders the area and gives the doors that were gone through. */
const show = async (...answers: (Result | Promise<Result> | Failure | 'never')[]) => {
  const doors: string[] = []
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
        'go back to the invoice': () => void doors.push('invoice'),
        'go to the documents': () => void doors.push('documents'),
        'go to the details': () => void doors.push('details'),
        'go home': () => void doors.push('home'),
        'go to the sign-in page': () => void doors.push('sign-in'),
      },
    }),
    { input: { trackingCode: paid.trackingCode } },
  )
  actor.start()
  stage(<PaymentResult actor={actor} />)
  await act(async () => {
    await Promise.resolve()
  })
  return doors
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.getByRole('heading', { level: 2, name })

describe('the end of a payment', () => {
  it('is asked for before anything is said of it', async () => {
    await show('never')
    expect(screen.getByText('نتیجه را از بانک می‌پرسیم…')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it.each([
    ['paid', 'پرداخت شد'],
    ['cancelled', 'پرداخت را لغو کردید'],
    ['open', 'پرداخت هنوز تمام نشده است'],
  ] as const)(
    'that is %s comes under the same bar: a press on Back that began before is answered',
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

  it('is a receipt with the number to quote, ready to be copied', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
    const doors = await show(paid)
    expect(heading('پرداخت شد')).toBeTruthy()
    for (const fact of ['۵٬۴۸۷٬۴۰۰', '۱۴۰۴۸۲۱۰', 'شنبه ۲۴ آبان ۱۴۰۴', '۷۴۰۹۱۸۲۲۳۱۰۵'])
      expect(screen.getByText(fact)).toBeTruthy()
    screen.getByRole('button', { name: 'کپی شمارهٔ سفارش' }).click()
    expect(copied).toHaveBeenCalledExactlyOnceWith('14048210')
    vi.unstubAllGlobals()
    await press('صفحهٔ اصلی')
    expect(doors).toEqual(['home'])
  })

  it('leads to the documents that are still to be sent, and says by when', async () => {
    const doors = await show({ ...paid, awaited: ['documents'], documentsUntil: '1404-08-26' })
    expect(
      screen.getByText('یک کار مانده است: مدارک را تا دوشنبه ۲۶ آبان بفرستید. صدور پس از تکمیل مدارک است.'),
    ).toBeTruthy()
    await press('فرستادن مدارک')
    expect(doors).toEqual(['documents'])
  })

  it('names the cheques where they are what is still to be sent', async () => {
    const doors = await show({ ...paid, awaited: ['cheques'], documentsUntil: '1404-08-26' })
    expect(
      screen.getByText(
        'یک کار مانده است: عکس چک‌ها را تا دوشنبه ۲۶ آبان بفرستید. صدور پس از تکمیل مدارک است.',
      ),
    ).toBeTruthy()
    await press('فرستادن چک‌ها')
    expect(doors).toEqual(['documents'])
  })

  it('names both where both are', async () => {
    await show({ ...paid, awaited: ['documents', 'cheques'], documentsUntil: '1404-08-26' })
    expect(
      screen.getByText(
        'یک کار مانده است: مدارک و عکس چک‌ها را تا دوشنبه ۲۶ آبان بفرستید. صدور پس از تکمیل مدارک است.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'فرستادن مدارک' })).toBeTruthy()
  })

  it('says what is still to be given when it was paid first, until when, and leads there', async () => {
    const doors = await show({ ...paid, detailsUntil: '1404-08-27' })
    expect(
      screen.getByText(
        'یک کار مانده است: مشخصات بیمه‌گذار، نشانی و مدارک را تا سه‌شنبه ۲۷ آبان کامل کنید. بیمه‌نامه پس از آن صادر می‌شود.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'فرستادن مدارک' })).toBeNull()
    await press('کامل کردن اطلاعات')
    expect(doors).toEqual(['details'])
  })

  it.each([
    ['cancelled', 'پرداخت را لغو کردید', 'پرداخت دوباره'],
    ['timed-out', 'مهلت پرداخت تمام شد', 'پرداخت دوباره'],
    ['refused', 'بانک پرداخت را نپذیرفت', 'پرداخت دوباره'],
    ['none', 'هنوز پرداخت نکرده‌اید', 'رفتن به فاکتور'],
  ] as const)('that is %s says so, and leads back to the invoice', async (state, title, action) => {
    const doors = await show({ ...paid, state, orderNumber: null })
    expect(heading(title)).toBeTruthy()
    await press(action)
    expect(doors).toEqual(['invoice'])
  })

  it('that the bank has not said is asked for again, and stays on the screen meanwhile', async () => {
    await show({ ...paid, state: 'open' }, 'never')
    await press('پرسیدن دوباره')
    expect(heading('پرداخت هنوز تمام نشده است')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'پرسیدن دوباره' }).getAttribute('aria-busy')).toBe('true')
  })

  it('of an order that is not there, or not theirs, is the same', async () => {
    const doors = await show(failed('refused', 4040))
    expect(heading('سفارش پیدا نشد')).toBeTruthy()
    await press('صفحهٔ اصلی')
    expect(doors).toEqual(['home'])
  })

  it('is shown after signing in', async () => {
    const doors = await show(failed('signed-out', 4010))
    expect(heading('برای دیدن نتیجه وارد شوید')).toBeTruthy()
    await press('ورود به حساب')
    expect(doors).toEqual(['sign-in'])
  })

  it('that did not come is asked for again', async () => {
    await show(failed('unreachable'), paid)
    expect(heading('نتیجه نرسید')).toBeTruthy()
    expect(screen.getByText('E-50417')).toBeTruthy()
    await press('تلاش دوباره')
    expect(heading('پرداخت شد')).toBeTruthy()
  })
})
