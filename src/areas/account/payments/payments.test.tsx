// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { YearOfPayments } from '#contract/operations/account.ts'
import { noPayments, paymentsOfYear, yearWithoutPayments } from '#explorer/stubs/account.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { payments } from '#machines/areas/payments.ts'
import { stage } from '#ui/testing/stage.tsx'
import { Payments } from './Payments.tsx'

afterEach(cleanup)

const show = async (answers: (YearOfPayments | 'unreachable')[], signedIn = true) => {
  const effects: string[] = []
  const actor = createActor(
    payments.provide({
      actors: {
        'list the payments': fromPromise(async () => {
          const answer = answers.shift() ?? 'unreachable'
          if (answer === 'unreachable') throw failure('unreachable')
          return answer
        }),
      },
      actions: {
        'go to the sign-in page': () => void effects.push('sign-in'),
        'save the payments as a file': (_, { read }) => void effects.push(`file ${read?.year}`),
      },
    }),
    { input: { signedIn } },
  ).start()
  stage(<Payments actor={actor} onFollow={(href) => void effects.push(href)} />)
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  return { actor, effects }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const rows = () => within(screen.getByRole('list', { name: /^پرداخت‌های/ })).getAllByRole('listitem')

describe('the page of payments', () => {
  it('shows the sum of the year, the years, the sum still due and the payments', async () => {
    const { effects } = await show([paymentsOfYear])
    expect(screen.getByRole('status').textContent).toBe('۱۱٬۲۱۱٬۸۵۰ تومان')
    expect(screen.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual([
      '۱۴۰۴۱۱٬۲۱۱٬۸۵۰',
      '۱۴۰۳۱۳٬۴۲۰٬۰۰۰',
    ])
    const due = screen.getByRole('link', { name: /۳ قسط مانده، ۴٬۱۱۵٬۵۵۰ تومان/ })
    expect(due.textContent).toContain('بعدی ۲۴ آذر، پژو ۲۰۷ دنده‌ای')
    await userEvent.click(due)
    expect(effects).toEqual([`/my-insurances/${paymentsOfYear.due.next?.orderId}`])
    expect(rows().map((each) => each.textContent)).toEqual([
      'شخص ثالث پژو ۲۰۷ دنده‌ای، دماوند۱٬۳۷۱٬۸۵۰۲۴ آبان، قسط ۱ از ۴پرداخت شد',
      'شخص ثالث پژو ۲۰۷ دنده‌ای، دماوند۹٬۸۴۰٬۰۰۰۲۴ آبان، نقدیپرداخت شد',
      'شخص ثالث پژو ۲۰۷ دنده‌ای، دماوند+۲٬۱۵۰٬۰۰۰۳ مهر، به حساب بانکیبرگشت به شما',
      'شخص ثالث پژو ۲۰۷ دنده‌ای، دماوند۲٬۱۵۰٬۰۰۰۳۰ شهریور، نقدیپرداخت شد',
    ])
  })
  it('saves the year as a file', async () => {
    const { effects } = await show([paymentsOfYear])
    await press(/^دریافت پرداخت‌های ۱۴۰۴/)
    expect(effects).toEqual(['file 1404'])
  })
  it('shows another year, which may have no payment', async () => {
    const { actor } = await show([paymentsOfYear, { ...yearWithoutPayments, year: '1403' }])
    await userEvent.click(screen.getByRole('radio', { name: /۱۴۰۳/ }))
    await waitFor(actor, (snapshot) => snapshot.matches({ years: 'shown' }))
    expect(await screen.findByText('در ۱۴۰۳ پرداختی نداشته‌اید.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^دریافت/ })).toBeNull()
  })
  it('keeps the years when one of them cannot be loaded, and retries it', async () => {
    const { actor } = await show([paymentsOfYear, 'unreachable', paymentsOfYear])
    await userEvent.click(screen.getByRole('radio', { name: /۱۴۰۳/ }))
    await waitFor(actor, (snapshot) => snapshot.matches({ years: 'failed' }))
    expect((await screen.findByRole('alert')).textContent).toContain('پرداخت‌های ۱۴۰۳ نرسید')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await press('تلاش دوباره')
    expect(await screen.findByRole('list', { name: /^پرداخت‌های/ })).toBeTruthy()
  })
  it('names the way of paying by cheques, and a motorcycle by its title alone', async () => {
    const [payment] = paymentsOfYear.payments
    if (payment === undefined) throw new Error('The stub has no payment.')
    const byCheques = { ...payment, paymentType: 'installment', insuranceType: 'motorcycle' } as const
    await show([{ ...paymentsOfYear, payments: [{ ...byCheques, vehicleTitle: 'موتورسیکلت دنده‌ای' }] }])
    expect(rows()[0]?.textContent).toBe(
      'موتورسیکلت دنده‌ای، دماوند۱٬۳۷۱٬۸۵۰۲۴ آبان، پیش‌پرداخت، با ۳ چکپرداخت شد',
    )
  })
  it('says that nothing was paid yet, and shows no single year', async () => {
    await show([noPayments])
    expect(screen.getByText('هنوز پرداختی نداشته‌اید')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
  it('asks a guest to sign in, and names the part that failed to load', async () => {
    const { effects } = await show([], false)
    await press('ورود به حساب')
    expect(effects).toEqual(['sign-in'])
    cleanup()
    await show(['unreachable'])
    expect(screen.getByRole('alert').textContent).toContain('پرداخت‌ها نرسید')
  })
})
