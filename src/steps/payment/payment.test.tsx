// @vitest-environment jsdom
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { Invoice } from '#contract/operations/payment.ts'
import { toLatinDigits } from '#contract/digits.ts'
import { addressUid, failure, invoice, offer, order } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Payment from './payment.tsx'

afterEach(cleanup)

const cash: Invoice = {
  ...invoice,
  breakdown: [
    { line: 'base', amount: 8_010_100, percent: null },
    { line: 'no-claim', amount: -2_803_500, percent: 35 },
    { line: 'tax', amount: 520_700, percent: 10 },
    { line: 'discount-code', amount: -300_000, percent: null },
  ],
  amount: 5_727_300,
  discount: 300_000,
  deliveryAmount: 85_000,
  totalAmount: 5_512_300,
  discountCode: 'SEPAR30',
  payNow: 5_512_300,
}
const holder = registeredPerson
const instalments = (first: number, amount: number): Invoice => ({
  ...cash,
  paymentType: 'bnpl',
  payNow: first,
  plan: {
    amount,
    first,
    payments: ['1404-08-24', '1404-09-24', '1404-10-24', '1404-11-24'].map((dueDate, index) => ({
      dueDate,
      amount: index === 0 ? first : amount,
    })),
  },
})

const readyOrder = {
  ...order,
  stage: 6,
  policyHolder: holder,
  plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
}
const place = {
  addressUid,
  province: 'tehran',
  city: 'tehran',
  provinceFa: 'تهران',
  cityFa: 'تهران',
  address: 'خیابان آزادی',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1398765431',
}

const arrive = async (answer: Invoice = cash, prepare: (walk: Walk) => void = () => {}) => {
  const walk = walkThirdParty()
  walk.answer('read the order', readyOrder)
  walk.answer('read the invoice', answer)
  prepare(walk)
  await legs.inquiry(walk)
  await legs.offers(walk, offer)
  await legs.holder(walk)
  await legs.address(walk)
  await legs.delivery(walk)
  await legs.documents(walk)
  renderStep(walk, <Payment />)
  return walk
}
const figures = (element: Element): number =>
  Number(
    toLatinDigits(element.textContent)
      .replace('\u2212', '-')
      .replace(/[^\d-]/g, ''),
  )
const payButton = () => screen.getByRole('button', { name: /^پرداخت .*تومان/ })
const pay = () => userEvent.click(payButton())
const region = (name: string) => screen.getByRole('region', { name })

describe('the price', () => {
  it('is on the button, as the amount that leaves the account now', async () => {
    await arrive()
    expect(payButton().textContent).toBe('پرداخت ۵٬۵۱۲٬۳۰۰ تومان')
    cleanup()
    await arrive(instalments(1_378_300, 1_378_000))
    expect(payButton().textContent).toBe('پرداخت قسط اول، ۱٬۳۷۸٬۳۰۰ تومان')
    expect(within(region('قیمت')).getByText('مبلغ کل')).toBeTruthy()
  })

  it('has lines in place that add up to the total', async () => {
    await arrive()
    expect(within(region('قیمت')).queryAllByRole('definition')).toEqual([])
    expect(within(region('قیمت')).getByText('۳٬۱۰۳٬۵۰۰ تومان تخفیف')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'جزئیات قیمت' }))
    const rows = within(region('قیمت')).getAllByRole('definition')
    expect(rows.map(figures).reduce((sum, amount) => sum + amount, 0)).toBe(cash.totalAmount)
  })

  it('of instalments names their days and a larger first amount, and says when the credit was exceeded', async () => {
    await arrive(instalments(1_378_300, 1_378_000))
    expect(screen.getByText('۴ قسط، بدون سود')).toBeTruthy()
    expect(screen.getByText('ماهی یک‌بار، هر قسط ۱٬۳۷۸٬۰۰۰ تومان')).toBeTruthy()
    expect(within(region('روش پرداخت')).getByText('۱٬۳۷۸٬۳۰۰ تومان')).toBeTruthy()
    expect(screen.getByText('۲۴ بهمن')).toBeTruthy()
    expect(screen.queryByText(/از اعتبار شما بیشتر بود/)).toBeNull()
    cleanup()
    await arrive(instalments(4_612_300, 300_000))
    expect(screen.getByText(/از اعتبار شما بیشتر بود/)).toBeTruthy()
    expect(within(region('روش پرداخت')).getByText('۴٬۶۱۲٬۳۰۰ تومان')).toBeTruthy()
  })

  it('removes the discount code by one press, and applies another from the sheet', async () => {
    const walk = await arrive()
    walk.answer('read the invoice', { ...cash, discountCode: null })
    await userEvent.click(screen.getByRole('button', { name: 'حذف کد' }))
    await act(walk.settle)
    expect(walk.callsOf('remove the discount code')).toMatchObject([{ body: { discountCode: 'SEPAR30' } }])
    await userEvent.click(screen.getByRole('button', { name: 'افزودن کد تخفیف' }))
    await userEvent.type(
      within(screen.getByRole('dialog')).getByLabelText('کد تخفیف', { selector: 'input' }),
      'MEHR10{Enter}',
    )
    await act(walk.settle)
    expect(walk.callsOf('apply the discount code')).toMatchObject([{ body: { discountCode: 'MEHR10' } }])
  })

  it('that did not arrive says so, keeps the answers, and retries', async () => {
    const walk = await arrive(cash, ({ fail }) => fail('read the invoice', failure('unreachable')))
    expect(screen.getByRole('alert').textContent).toContain('قیمت نرسید')
    expect(screen.getByRole('button', { name: 'تغییر بیمه‌گذار' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    await act(walk.settle)
    expect(payButton()).toBeTruthy()
  })
})

describe('what is said before paying', () => {
  it('list every cheque with its day and amount, and charge the down payment', async () => {
    const days = ['1404-08-24', '1404-09-24', '1404-10-24']
    await arrive({
      ...cash,
      paymentType: 'installment',
      payNow: 2_012_300,
      plan: {
        amount: 1_750_000,
        first: 2_012_300,
        payments: days.map((dueDate, index) => ({ dueDate, amount: index === 0 ? 2_012_300 : 1_750_000 })),
      },
    })
    expect(screen.getByText('پیش‌پرداخت و ۲ چک')).toBeTruthy()
    expect(screen.getByText('چک دوم، ۲۴ دی').nextElementSibling?.textContent).toBe('۱٬۷۵۰٬۰۰۰ تومان')
    expect(payButton().textContent).toBe('پرداخت ۲٬۰۱۲٬۳۰۰ تومان پیش‌پرداخت')
  })

  it('are the terms of cheques, in the sheet of the payment types', async () => {
    const { press } = await arrive()
    await act(() =>
      press(
        { type: 'payment-type-sheet.opened' },
        { type: 'payment-type.chosen', paymentType: 'installment' },
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'شرایط پرداخت با چک' }))
    expect(screen.getByText('چک‌ها به نام خریدار و در وجه بیمه‌گر باشند.')).toBeTruthy()
  })

  it('say until when the price is valid, and that next year’s tariff is missing', async () => {
    await arrive({ ...cash, yearChange: { year: '1405', tariffYear: '1404' } })
    expect(screen.getByText('این قیمت تا پایان امروز معتبر است.')).toBeTruthy()
    expect(screen.getByText(/از سال ۱۴۰۵ شروع می‌شود/).textContent).toContain('نرخ ۱۴۰۴')
  })

  it('names the hour of issue: today, the next day, or none while something is missing', async () => {
    const complete = { documents: { submitted: true, later: false }, policyInfo: place }
    await arrive(cash, ({ answer }) => answer('read the order', { ...readyOrder, ...complete }))
    expect(screen.getByText('تا ساعت ۲۱ پرداخت کنید تا همین امروز صادر شود.')).toBeTruthy()
    cleanup()
    await arrive({ ...cash, issueBy: { day: '1404-08-25', hour: 21 } }, ({ answer }) =>
      answer('read the order', { ...readyOrder, ...complete }),
    )
    expect(screen.getByText('با پرداخت امروز، تا ساعت ۲۱ یکشنبه ۲۵ آبان صادر می‌شود.')).toBeTruthy()
    cleanup()
    await arrive()
    expect(screen.getByText('پس از تکمیل اطلاعات و مدارک صادر می‌شود.')).toBeTruthy()
  })
})

describe('a changed price', () => {
  const dearer: Invoice = {
    ...cash,
    priceChange: { from: 5_512_300, to: 5_700_000, reason: 'insurer-discount' },
  }
  const sheet = () => screen.getByRole('dialog', { name: 'قیمت تغییر کرده است' })

  it('is shown with the old price, the difference and the reason, and accepted by a press', async () => {
    const walk = await arrive(dearer)
    expect(sheet().textContent).toContain('۱۸۷٬۷۰۰ تومان')
    expect(within(sheet()).getByText(/تخفیف شرکت بیمه/)).toBeTruthy()
    walk.answer('read the invoice', cash)
    await userEvent.click(within(sheet()).getByRole('button', { name: 'ادامه با قیمت تازه' }))
    await act(walk.settle)
    expect(walk.callsOf('accept the new price')).toMatchObject([{ body: { amount: 5_700_000 } }])
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
  })

  it('returns to the offers when it is refused', async () => {
    const walk = await arrive(dearer)
    await userEvent.click(within(sheet()).getByRole('button', { name: 'دیدن پیشنهادهای دیگر' }))
    await act(walk.settle)
    expect(walk.value()).toMatchObject({ offers: {} })
    expect(walk.callsOf('start the payment')).toEqual([])
  })
})

describe('the final review', () => {
  const arriveToCheck = () =>
    arrive(cash, ({ answer }) =>
      answer('read the order', {
        ...readyOrder,
        policyHolder: {
          ...holder,
          type: 'another_person',
          carOwnerNationalCode: '0499370899',
          carOwnerBirthDate: '1360-01-01',
        },
        showPaymentModal: true,
      }),
    )
  const sheet = () => within(screen.getByRole('dialog', { name: 'آخرین نگاه پیش از پرداخت' }))

  it('shows what cannot change afterwards, and only its own button leads to the bank', async () => {
    const walk = await arriveToCheck()
    await pay()
    expect(walk.effects).toEqual([])
    for (const fact of ['سارا رستگار', '۰۰۸۴۵۷۵۹۴۸', '۵۳٫۳ میلیون تومان', 'چهارشنبه ۵ آذر'])
      expect(sheet().getByText(fact)).toBeTruthy()
    expect(sheet().getByText(/بعد از پرداخت تغییر نمی‌کند/)).toBeTruthy()
    await userEvent.click(sheet().getByRole('button', { name: /^درست است، [۰-۹٬]+ تومان می‌پردازم$/ }))
    await act(walk.settle)
    expect(walk.effects).toEqual(['open bank', 'show bank'])
  })
})

describe('paying', () => {
  it('waits while the bank’s window is open, opens it again, and leads back', async () => {
    const walk = await arrive(cash, ({ hold }) => hold('watch the payment'))
    await pay()
    await act(walk.settle)
    expect(walk.effects).toEqual(['open bank', 'show bank'])
    expect(screen.getByRole('heading', { name: 'منتظر پرداخت شما در صفحهٔ بانک هستیم' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'باز کردن دوبارهٔ صفحهٔ بانک' }))
    expect(screen.getByRole('heading', { name: 'منتظر پرداخت شما در صفحهٔ بانک هستیم' })).toBeTruthy()
    await act(walk.settle)
    expect(walk.effects).toEqual(['open bank', 'show bank', 'open bank', 'show bank'])
    await userEvent.click(screen.getByRole('button', { name: 'برگشت به پرداخت' }))
    expect(walk.effects.at(-1)).toBe('close bank')
    expect(payButton()).toBeTruthy()
  })

  it.each([
    ['cancelled', /لغو کردید؛ مبلغی کم نشد/],
    ['timed-out', /مهلت پرداخت در صفحهٔ بانک تمام شد/],
    ['refused', /بانک پرداخت را نپذیرفت/],
    ['closed', /بدون پرداخت بسته شد؛ مبلغی کم نشد/],
  ])('that ended %s says so, and can be repeated', async (end, sentence) => {
    const walk = await arrive(cash, ({ answer }) => answer('watch the payment', end))
    await pay()
    await act(walk.settle)
    expect(screen.getByText(sentence).textContent).toContain('سفارش شما همین‌جاست')
    walk.answer('watch the payment', 'paid')
    await pay()
    await act(walk.settle)
    expect(walk.value()).toBe('settled')
  })

  it('that could not start says why, and closes the window that it opened', async () => {
    const walk = await arrive(cash, ({ fail }) =>
      fail('start the payment', failure('refused', 2021, 'اطلاعات سفارش هنوز کامل نیست.')),
    )
    await pay()
    await act(walk.settle)
    expect(walk.effects).toEqual(['open bank', 'close bank'])
    expect(screen.getByText('اطلاعات سفارش هنوز کامل نیست.')).toBeTruthy()
  })
})
