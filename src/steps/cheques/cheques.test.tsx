// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { PaymentOrder } from '#contract/operations/documents.ts'
import { order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Cheques from './cheques.tsx'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = vi.fn<(address: string) => void>()
})
afterEach(cleanup)

const there = '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11'
type PlanAnswer = AnswerOf<'listInstallmentDocuments'>

const cheque = (number: 1 | 2, dueDate: string, imageId: string | null): PaymentOrder => ({
  order: number,
  amount: 1_750_000,
  dueDate,
  prepayment: false,
  document: {
    tag: `cheque-${number}`,
    minioImageId: imageId,
    fileType: imageId === null ? null : 'image/png',
  },
})

/** The first cheque has been uploaded, from another device for example. */
const plan = (allowed: boolean): PlanAnswer => ({
  installmentDto: {
    active: true,
    payee: 'بیمهٔ الوند',
    paymentOrders: [
      { order: 0, amount: 2_012_300, dueDate: '1404-08-24', prepayment: true, document: null },
      cheque(1, '1404-09-24', there),
      cheque(2, '1404-10-24', null),
    ],
  },
  uploadLater: { allowed, deadline: '1404-08-26' },
})

const arrive = async (
  given: Partial<typeof order>,
  query: Record<string, string> = {},
  first: string | null = there,
): Promise<Walk> => {
  const walk = walkThirdParty({ trackingCode })
  const isPaid = given.status === 'paid'
  walk.answer('read the order', {
    ...order,
    stage: 5,
    paymentType: 'installment',
    documents: { submitted: false, later: true },
    cheques: { active: true, submitted: false, later: isPaid },
    ...given,
  })
  walk.answer('list the cheques', {
    documents: [
      { tag: 'cheque-1', imageId: first },
      { tag: 'cheque-2', imageId: null },
    ],
    laterAllowed: !isPaid,
  })
  await walk.press({ type: 'xstate.route', to: '#cheques', query })
  renderStep(walk, <Cheques />, [listKeys.installmentDocuments(trackingCode), plan(!isPaid)])
  return walk
}
/** The box of a cheque: a group once it has a file, a file input before. */
const box = (name: string) =>
  screen.queryByRole('group', { name }) ??
  screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' }).closest('label')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the cheques step', () => {
  it('shows amount, day and payee of each cheque, and the down payment without a box', async () => {
    await arrive({})
    expect(screen.getByText('۲٬۰۱۲٬۳۰۰')).toBeTruthy()
    expect(screen.getByText('در مرحلهٔ بعد با کارت بانکی می‌پردازید؛ چک نمی‌خواهد.')).toBeTruthy()
    expect(box('چک دوم')?.textContent).toContain('۱٬۷۵۰٬۰۰۰')
    expect(box('چک دوم')?.textContent).toContain('۲۴ دی')
    expect(box('چک اول')?.textContent).toContain('۱٬۷۵۰٬۰۰۰')
    expect(screen.getByText(/هر چک را در وجه بیمهٔ الوند/)).toBeTruthy()
  })

  it('shows a cheque that is uploaded already, and counts it', async () => {
    await arrive({})
    expect(screen.getByText('۱ از ۲')).toBeTruthy()
    expect(box('چک اول')?.textContent).toContain('بارگذاری شد')
    expect(box('چک دوم')?.textContent).not.toContain('بارگذاری شد')
  })

  it('takes the photos of all missing cheques at once', async () => {
    await arrive({}, {}, null)
    const photos = ['one', 'two'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }))
    await userEvent.upload(screen.getByLabelText(/انتخاب عکس چند چک با هم/), photos)
    expect(screen.getAllByRole('progressbar', { name: 'بارگذاری' })).toHaveLength(2)
    expect(screen.queryByText(/انتخاب عکس چند چک با هم/)).toBeNull()
  })

  it('copies the list of the cheques, to write them by', async () => {
    await arrive({})
    await userEvent.setup().click(screen.getByRole('button', { name: 'کپی فهرست چک‌ها' }))
    expect(await screen.findByText('کپی شد.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toContain(
      'چک دوم: ۱٬۷۵۰٬۰۰۰ تومان، چهارشنبه ۲۴ دی ۱۴۰۴، در وجه بیمهٔ الوند',
    )
  })

  it('continues with one cheque, and postpones the others', async () => {
    const walk = await arrive({})
    await press('ادامه')
    await act(walk.settle)
    expect(walk.callsOf('submit the cheques')).toMatchObject([{ body: { kind: 'cheques', later: true } }])
  })

  it('postpones all of them where that is ticked, and says until when', async () => {
    const walk = await arrive({})
    await userEvent.click(screen.getByRole('button', { name: /^حذف چک اول/ }))
    await act(() => walk.press({ type: 'upload.changed', tag: 'cheque-1', imageId: null }))
    expect(screen.getByText('تا ۲۶ آبان وقت دارید؛ صدور پس از تکمیل مدارک است.')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /چک‌ها را بعد از پرداخت می‌فرستم/ }))
    await press('ادامه')
    await act(walk.settle)
    expect(walk.callsOf('submit the cheques')).toMatchObject([{ body: { kind: 'cheques', later: true } }])
  })

  it('requires all of them after the payment from My Insurance, and says that the rest is paid', async () => {
    const walk = await arrive({ status: 'paid', stage: 6, editable: false }, { 'from-my-insurance': 'true' })
    expect(screen.getByText('در درگاه بانکی پرداخت شده است؛ چک نمی‌خواهد.')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('ثبت چک‌ها')
    expect(walk.callsOf('submit the cheques')).toEqual([])
    expect(document.querySelectorAll('[data-field-state=missing]')).toHaveLength(1)
    await act(() => walk.press({ type: 'upload.changed', tag: 'cheque-2', imageId: there }))
    await press('ثبت چک‌ها')
    await act(walk.settle)
    expect(walk.callsOf('submit the cheques')).toMatchObject([{ body: { kind: 'cheques', later: false } }])
    expect(walk.value()).toBe('returned')
  })
})
