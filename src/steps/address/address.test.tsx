// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import type { JourneyEvent } from '#machines/journey/events.ts'
import type { Walk } from '#tests/samples/walk.ts'
import { arrive, away, home, work } from './testing/address-step.tsx'

afterEach(cleanup)

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

describe('the address step', () => {
  it('proposes the first usable address and continues with it', async () => {
    const walk = await arrive([away, home])
    expect(screen.getByRole('heading', { name: 'کدام نشانی روی بیمه‌نامه نوشته شود؟' })).toBeTruthy()
    expect(screen.getByText('خیابان شریعتی، کوچهٔ گلستان، پلاک ۱۲، واحد ۴')).toBeTruthy()
    await press('ثبت و ادامه')
    await act(walk.settle)
    expect(walk.callsOf('save the policy address')).toMatchObject([{ body: { addressUid: 'home' } }])
  })

  it('allows another address, and shows an unusable one with the reason', async () => {
    const walk = await arrive([home, work, away])
    await press('تغییر نشانی')
    const book = dialog('نشانی‌های من')
    expect(book.getByRole<HTMLInputElement>('radio', { name: /تهران، نور/ }).disabled).toBe(true)
    expect(book.getByText('برای این سفارش قابل انتخاب نیست')).toBeTruthy()
    await userEvent.click(book.getByRole('radio', { name: /تهران، ری/ }))
    await userEvent.click(book.getByRole('button', { name: 'انتخاب این نشانی' }))
    expect(walk.context().addressUid).toBe('work')
    expect(within(screen.getByRole('main')).getByText('خیابان شریعتی، کوچهٔ گلستان، پلاک ۱۲')).toBeTruthy()
  })

  it('opens the form by itself when the book is empty, and says what the address is for when it is closed', async () => {
    await arrive([])
    expect(dialog('نشانی تازه').getByLabelText('کد پستی', { selector: 'input' })).toBeTruthy()
    await press('بستن')
    expect(screen.getByRole('heading', { name: 'هنوز نشانی ندارید' })).toBeTruthy()
    expect(screen.getByText(/در گام بعد می‌گویید کجا برود/)).toBeTruthy()
    await press('افزودن نشانی')
    expect(dialog('نشانی تازه').getByLabelText('کد پستی', { selector: 'input' })).toBeTruthy()
  })

  it('keeps its address when the book is closed with another one ticked', async () => {
    const walk = await arrive([home, work])
    await press('تغییر نشانی')
    const book = dialog('نشانی‌های من')
    const other = () => book.getByRole<HTMLInputElement>('radio', { name: /تهران، ری/ })
    await userEvent.click(other())
    expect(other().checked).toBe(true)
    await press('بستن')
    expect(walk.context().addressUid).toBe('home')
    expect(within(screen.getByRole('main')).getByText(/واحد ۴/)).toBeTruthy()
    await press('تغییر نشانی')
    expect(dialog('نشانی‌های من').getByRole<HTMLInputElement>('radio', { name: /تهران، ری/ }).checked).toBe(
      false,
    )
  })

  it('edits an address, starting from its current content', async () => {
    const walk = await arrive([home, work])
    await press('تغییر نشانی')
    await press('ویرایش نشانی تهران، ری')
    const form = dialog('ویرایش نشانی')
    const plaque = form.getByLabelText<HTMLInputElement>('پلاک', { selector: 'input' })
    expect(plaque.value).toBe('۱۲')
    await userEvent.type(plaque, '۵')
    await userEvent.click(form.getByRole('button', { name: 'ذخیرهٔ نشانی' }))
    await act(walk.settle)
    expect(walk.callsOf('save the address')).toMatchObject([
      { body: { uid: 'work', address: { plaqueNumber: '125' } } },
    ])
    // The sheet slides out as it was.
    expect(plaque.value).toBe('۱۲۵')
    expect(form.getByRole('heading', { name: 'ویرایش نشانی' })).toBeTruthy()
  })

  it('asks before it deletes an address, and can be cancelled', async () => {
    const walk = await arrive([home, work])
    await press('تغییر نشانی')
    await press('حذف نشانی تهران، ری')
    expect(dialog('این نشانی حذف شود؟').getByText('تهران، ری')).toBeTruthy()
    await press('نگه داشتن')
    expect(walk.callsOf('delete the address')).toEqual([])
    await press('حذف نشانی تهران، ری')
    await press('حذف نشانی')
    await act(walk.settle)
    expect(walk.callsOf('delete the address')).toMatchObject([{ body: { uid: 'work' } }])
  })

  it('shows no empty book while an address is deleted and the book is unread', async () => {
    const walk = await arrive([home], ({ hold }) => hold('delete the address'), [])
    const asked: JourneyEvent = { type: 'address-deletion.asked', uid: 'home' }
    await act(() => walk.press({ type: 'address-book.opened' }, asked, { type: 'continue' }))
    expect(walk.has('submitting')).toBe(true)
    expect(screen.queryByText('هنوز نشانی ندارید')).toBeNull()
    expect(screen.getByText('نشانی‌های شما خوانده می‌شود…')).toBeTruthy()
  })

  it('shows why saving failed and keeps the choice', async () => {
    const walk = await arrive([home], ({ fail }) => fail('save the policy address', failure('unreachable')))
    await press('ثبت و ادامه')
    await act(walk.settle)
    expect(screen.getByText(/اطلاعاتی که وارد کرده‌اید محفوظ است/)).toBeTruthy()
    expect(screen.getByText('تهران، تهران')).toBeTruthy()
  })

  it('offers a retry when the book cannot be loaded', async () => {
    const walk = await arrive([home], ({ fail }) => fail('list the addresses', failure('unreachable')))
    expect(screen.getByRole('heading', { name: 'نشانی‌ها نرسید' })).toBeTruthy()
    await press('تلاش دوباره')
    await act(walk.settle)
    expect(screen.getByText('تهران، تهران')).toBeTruthy()
  })
})

describe('the address form', () => {
  const open = (): Promise<Walk> => arrive([])
  const form = () => dialog('نشانی تازه')
  const save = () => userEvent.click(form().getByRole('button', { name: 'ثبت و ادامه' }))

  it('shows an error at every empty field that can be filled, and focuses the first', async () => {
    await open()
    await save()
    for (const sentence of [
      'کد پستی را وارد کنید؛ ۱۰ رقم است.',
      'استان را انتخاب کنید.',
      'نشانی را بنویسید.',
      'پلاک ساختمان را وارد کنید.',
    ])
      expect(form().getByText(sentence)).toBeTruthy()
    expect(form().getByText('اول استان را انتخاب کنید.')).toBeTruthy()
    expect(form().queryByText('شهر را انتخاب کنید.')).toBeNull()
    expect(document.activeElement).toBe(form().getByLabelText('کد پستی', { selector: 'input' }))
  })

  it('shows an error at a short postal code and at a street of one word, and focuses the first', async () => {
    const walk = await open()
    await act(() =>
      walk.press({
        type: 'address-draft.changed',
        change: {
          province: 'tehran',
          city: 'rey',
          address: 'شریعتی',
          plaqueNumber: '12',
          postalCode: '1938765',
        },
      }),
    )
    await save()
    expect(form().getByText('نشانی حداقل دو کلمه است؛ خیابان و کوچه را بنویسید.')).toBeTruthy()
    expect(form().getByText('کد پستی ۱۰ رقم است؛ ۳ رقم کم دارد.')).toBeTruthy()
    expect(document.activeElement).toBe(form().getByLabelText('کد پستی', { selector: 'input' }))
    expect(walk.callsOf('save the address')).toEqual([])
  })

  it('asks for the province first, and clears the city with another province', async () => {
    const walk = await open()
    expect(form().getByText('اول استان را انتخاب کنید.')).toBeTruthy()
    await act(() =>
      walk.press({ type: 'address-draft.changed', change: { province: 'tehran', city: 'rey' } }),
    )
    expect(form().getByText('ری')).toBeTruthy()
    await userEvent.click(form().getByRole('button', { name: /^استان/ }))
    await userEvent.click(screen.getByRole('option', { name: /فارس/ }))
    expect(walk.context().addressDraft).toMatchObject({ province: 'fars', city: '' })
    // The cities follow in the same sheet.
    const cities = dialog('انتخاب شهر در استان فارس')
    await userEvent.click(cities.getByRole('option', { name: 'شیراز' }))
    expect(walk.context().addressDraft).toMatchObject({ province: 'fars', city: 'shiraz' })
  })

  it('fills in the province that a postal code is of, and never replaces a chosen one', async () => {
    const walk = await open()
    const code = () => form().getByLabelText('کد پستی', { selector: 'input' })
    await userEvent.type(code(), '۷۱۳')
    expect(walk.context().addressDraft).toMatchObject({ province: 'fars', postalCode: '713' })
    await userEvent.clear(code())
    await userEvent.type(code(), '۱۹')
    expect(walk.context().addressDraft).toMatchObject({ province: 'fars', postalCode: '19' })
  })

  it('warns of an unusual postal code but saves it, in Latin digits', async () => {
    const walk = await open()
    await act(() =>
      walk.press({
        type: 'address-draft.changed',
        change: { province: 'tehran', city: 'rey', address: 'خیابان شریعتی', plaqueNumber: '12' },
      }),
    )
    await userEvent.type(form().getByLabelText('کد پستی', { selector: 'input' }), '١٠٢٠۳۰۴۰50')
    expect(
      form().getByText('در پنج رقم اول کد پستی معمولاً ۰ و ۲ نیست؛ اگر مطمئن هستید ادامه دهید.'),
    ).toBeTruthy()
    await save()
    await act(walk.settle)
    expect(walk.callsOf('save the address')).toMatchObject([
      { body: { uid: null, address: { postalCode: '1020304050' } } },
    ])
  })

  it('shows a refusal beside its field and keeps everything typed', async () => {
    const walk = await open()
    walk.fail('save the address', {
      ...failure('refused', 4000, 'بعضی از اطلاعات درست نیست.'),
      fields: { address: 'این خیابان در این شهر نیست.' },
    })
    await act(() =>
      walk.press({
        type: 'address-draft.changed',
        change: {
          province: 'tehran',
          city: 'rey',
          address: 'خیابان شریعتی',
          plaqueNumber: '12',
          postalCode: '1938765431',
        },
      }),
    )
    await save()
    await act(walk.settle)
    expect(form().getByText('این خیابان در این شهر نیست.')).toBeTruthy()
    expect(form().getByLabelText<HTMLTextAreaElement>('نشانی', { selector: 'textarea' }).value).toBe(
      'خیابان شریعتی',
    )
  })
})
