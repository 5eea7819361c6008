// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/errors.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { failure, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import {
  cancellableDetail,
  deliveryDays,
  issuedTimeline,
  missedTimeline,
  owingTimeline,
  reportableDetail,
  timeline,
} from '#explorer/stubs/policies.ts'
import { showOrder as show } from './testing/show-order.tsx'

afterEach(cleanup)

/**
 * jsdom focuses inert elements, so the focus traps of two open sheets would take the focus from each other.
 */
beforeAll(() => {
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusUnlessInert(
    this: HTMLElement,
    options,
  ) {
    if (this.closest('[inert]') === null) focus.call(this, options)
  })
})

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const sheet = (name: string) => screen.findByRole('dialog', { name })
const pressIn = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }))
const typeIn = (dialog: HTMLElement, label: string, value: string): void =>
  void fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
const never = new Promise<never>(() => {})
const refused = failure('refused', errors.tooMany.code, 'کمی بعد دوباره امتحان کنید.')

/** Opens the detail sheet, and from there another one. */
const openDetail = async (): Promise<HTMLElement> => {
  await press('جزئیات و فاکتور')
  return sheet('جزئیات بیمه‌نامه')
}
const openFromDetail = async (button: string, name: string): Promise<HTMLElement> => {
  await pressIn(await openDetail(), button)
  return sheet(name)
}

describe('the page of an order', () => {
  it('asks a guest to sign in', async () => {
    const { effects } = await show({ signedIn: false })
    await press('ورود به حساب')
    expect(effects).toEqual(['sign-in'])
  })
  it('has a skeleton while the timeline is loading', async () => {
    await show({ timelines: [never] })
    expect(screen.getByRole('status').textContent).toBe('روند سفارش را می‌آوریم…')
  })
  it('shows a failure with the gateway’s code and retries', async () => {
    const { support } = await show({ timelines: [failure('refused', 1000), timeline] })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('سفارش نرسید')
    expect(alert.textContent).toContain('1000 E-50417')
    // The app bar has one, too.
    for (const button of screen.getAllByRole('button', { name: 'پشتیبانی' })) await userEvent.click(button)
    expect(support()).toBe(3)
    await press('تلاش دوباره')
    expect(await screen.findByRole('list', { name: 'روند سفارش' })).toBeTruthy()
  })
  it.each([
    ['to a card', null, 'پول به حساب بانکی برگردد'],
    ['to an account', { bank: 'بانک سپیدار', lastDigits: '9041' }, 'حساب بازپرداخت را عوض کنید'],
  ])('leads to the bank account while money is on its way %s', async (_, account, name) => {
    const refund = { amount: 5_487_400, account, by: '1404-08-27' }
    await show({ timelines: [{ ...timeline, statusId: ORDER_STATUS.refunding, refund }] })
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/settings/bank-information')
  })
  it('has no link to the bank account once the money has arrived', async () => {
    const refund = { amount: 5_487_400, account: null, by: '1404-08-27' }
    await show({ timelines: [{ ...timeline, statusId: ORDER_STATUS.refunded, refund }] })
    expect(screen.queryByRole('link', { name: 'پول به حساب بانکی برگردد' })).toBeNull()
  })
  it.each([
    ['that the gateway does not know', { timelines: [failure('refused', errors.notFound.code)] }],
    ['without a tracking code', { code: 'no-code' }],
  ])('leads back to the list from an address %s', async (_, setup) => {
    const { effects } = await show(setup)
    expect(screen.getByText('سفارش پیدا نشد')).toBeTruthy()
    await press('رفتن به بیمه‌های من')
    expect(effects).toEqual(['list'])
  })
  it('offers the action that the order waits for, and no other', async () => {
    const { effects } = await show({ timelines: [owingTimeline] })
    await press(/^فرستادن مدارک/)
    expect(effects).toEqual(['upload-documents'])
    expect(screen.queryByRole('button', { name: 'دریافت بیمه‌نامه' })).toBeNull()
  })
  it('announces the status when the order has moved', async () => {
    const { actor } = await show({ timelines: [timeline, issuedTimeline] })
    const status = screen.getByText('وضعیت سفارش: در حال بررسی')
    expect(status.getAttribute('role')).toBe('status')
    actor.send({ type: 'order.changed' })
    await screen.findByText('وضعیت سفارش: صادر شد')
    expect(status.textContent).toBe('وضعیت سفارش: صادر شد')
  })
  it('fetches the policy of an issued order once', async () => {
    const { files } = await show({ timelines: [issuedTimeline], file: never })
    await press('دریافت بیمه‌نامه')
    await press('دریافت بیمه‌نامه')
    expect(files).toEqual([{ trackingCode, by: 'download' }])
  })
})

describe('the details', () => {
  it('have a skeleton while they are loading', async () => {
    await show({ details: [never] })
    expect(within(await openDetail()).getByRole('status').textContent).toBe('جزئیات را می‌آوریم…')
  })
  it('show a failure with the gateway’s code and try again', async () => {
    const { support } = await show({ details: [failure('refused', 1000), cancellableDetail] })
    const dialog = await openDetail()
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/جزئیات نرسید.*1000 E-50417/)
    await pressIn(dialog, 'پشتیبانی')
    expect(support()).toBe(1)
    await pressIn(dialog, 'تلاش دوباره')
    expect(await within(dialog).findByText('سارا رستگار')).toBeTruthy()
  })
  it('offer the file of an issued policy', async () => {
    const { files } = await show({ timelines: [issuedTimeline], details: [reportableDetail] })
    await pressIn(await openDetail(), 'دریافت بیمه‌نامه')
    expect(files).toEqual([{ trackingCode, by: 'download' }])
  })
  it('lead a problem to the support after 48 hours', async () => {
    const { support } = await show()
    const dialog = await openDetail()
    await pressIn(dialog, 'گزارش مشکل')
    expect(support()).toBe(1)
    expect(within(dialog).queryByRole('button', { name: 'پشتیبانی' })).toBeNull()
  })
  it('lead to the support within 48 hours, too, and offer no cancellation then', async () => {
    const { support } = await show({ timelines: [issuedTimeline], details: [reportableDetail] })
    const dialog = await openDetail()
    await pressIn(dialog, 'پشتیبانی')
    expect(support()).toBe(1)
    expect(within(dialog).queryByRole('button', { name: 'لغو سفارش' })).toBeNull()
  })
})

describe('the cancellation', () => {
  it('names the refund, and sends the reason', async () => {
    const { effects, changes } = await show()
    const dialog = await openFromDetail('لغو سفارش', 'سفارش را لغو می‌کنید؟')
    expect(dialog.textContent).toContain('۵٬۴۸۷٬۴۰۰ تومان تا ۷۲ ساعت کاری')
    typeIn(dialog, 'دلیل لغو (اختیاری)', 'ا')
    await pressIn(dialog, 'لغو سفارش')
    expect(within(dialog).getByText('دلیل حداقل ۳ نویسه است؛ کمی بیشتر بنویسید.')).toBeTruthy()
    typeIn(dialog, 'دلیل لغو (اختیاری)', 'ارزان‌تر خریدم')
    await pressIn(dialog, 'لغو سفارش')
    expect(changes).toMatchObject([{ trackingCode, words: 'ارزان‌تر خریدم' }])
    expect(effects).toEqual(['cancelled'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
  it('shows its failure with the gateway’s code, and keeps the text', async () => {
    const { effects } = await show({ refusals: [refused] })
    const dialog = await openFromDetail('لغو سفارش', 'سفارش را لغو می‌کنید؟')
    const reason = within(dialog).getByLabelText<HTMLTextAreaElement>('دلیل لغو (اختیاری)')
    typeIn(dialog, 'دلیل لغو (اختیاری)', 'ارزان‌تر خریدم')
    await pressIn(dialog, 'لغو سفارش')
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toContain('کمی بعد دوباره امتحان کنید.')
    expect(alert.textContent).toContain(`${errors.tooMany.code} E-50417`)
    expect(reason.value).toBe('ارزان‌تر خریدم')
    await pressIn(dialog, 'لغو سفارش')
    expect(effects).toEqual(['cancelled'])
  })
})

describe('the report of wrong data', () => {
  const setup = { timelines: [issuedTimeline], details: [reportableDetail] }
  it('names its deadline, requires a text, and sends it', async () => {
    const { effects, changes } = await show(setup)
    const dialog = await openFromDetail('گزارش مشکل', 'چه چیزی اشتباه است؟')
    expect(dialog.textContent).toContain('تا دوشنبه ۲۶ آبان، ساعت ۹:۲۲')
    await pressIn(dialog, 'فرستادن گزارش')
    const words = within(dialog).getByLabelText('اشتباه بیمه‌نامه')
    expect(words.getAttribute('aria-invalid')).toBe('true')
    typeIn(dialog, 'اشتباه بیمه‌نامه', 'نام خانوادگی رستگاری است')
    await pressIn(dialog, 'فرستادن گزارش')
    expect(changes).toMatchObject([{ words: 'نام خانوادگی رستگاری است' }])
    expect(effects).toEqual(['reported'])
  })
  it('shows its failure with the gateway’s code', async () => {
    await show({ ...setup, refusals: [refused] })
    const dialog = await openFromDetail('گزارش مشکل', 'چه چیزی اشتباه است؟')
    typeIn(dialog, 'اشتباه بیمه‌نامه', 'پلاک اشتباه است')
    await pressIn(dialog, 'فرستادن گزارش')
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toContain(`${errors.tooMany.code} E-50417`)
  })
})

describe('the delivery times', () => {
  const open = async (setup: Parameters<typeof show>[0] = {}) => {
    const shown = await show({ timelines: [missedTimeline], ...setup })
    await press(/^انتخاب زمان تحویل/)
    return { ...shown, dialog: await sheet('زمان تحویل تازه') }
  }
  /** The day has two slots of the same hours; the second one is taken. */
  const pick = async (dialog: HTMLElement): Promise<void> => {
    const [free] = await within(dialog).findAllByRole('radio', { name: /^از ۹ تا ۱۲/ })
    if (free !== undefined) await userEvent.click(free)
  }

  it('require a slot, and save the picked one', async () => {
    const { dialog, effects, times } = await open()
    await pressIn(dialog, 'ثبت زمان تحویل')
    expect(within(dialog).getByText('روز و ساعت تحویل را انتخاب کنید.')).toBeTruthy()
    await pick(dialog)
    await pressIn(dialog, 'ثبت زمان تحویل')
    expect(times).toMatchObject([{ trackingCode, code: '1404-08-28-9' }])
    expect(effects).toEqual(['delivery time saved'])
  })
  it('have a skeleton while they are loading', async () => {
    const { dialog } = await open({ days: [never] })
    expect(within(dialog).getByRole('status').textContent).toBe('روزهای تحویل خوانده می‌شود…')
  })
  it('show a failure with the gateway’s code and try again', async () => {
    const { dialog } = await open({ days: [failure('refused', 1000), deliveryDays] })
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(
      /زمان‌های تحویل نرسید.*1000 E-50417/,
    )
    await pressIn(dialog, 'تلاش دوباره')
    expect(await within(dialog).findByRole('button', { name: 'ثبت زمان تحویل' })).toBeTruthy()
  })
  it('say that every slot is taken, and lead to the support', async () => {
    const { dialog, support } = await open({ days: [deliveryDays.slice(1)] })
    expect(await within(dialog).findByText(/زمان خالی برای تحویل نمانده است/)).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: 'ثبت زمان تحویل' })).toBeNull()
    await pressIn(dialog, 'پشتیبانی')
    expect(support()).toBe(1)
  })
  it('show a failure of saving with the gateway’s code', async () => {
    const { dialog } = await open({ refusals: [refused] })
    await pick(dialog)
    await pressIn(dialog, 'ثبت زمان تحویل')
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toContain(`${errors.tooMany.code} E-50417`)
  })
})
