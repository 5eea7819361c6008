// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { addressUid, failure, otherAddressUid } from '#explorer/stubs/gateway-answers.ts'
import { policyInfo } from '#tests/samples/complete-order.ts'
import { renewalOrder, walkRenewalInformation } from '#tests/samples/renewal.ts'
import type { Walk } from '#tests/samples/walk.ts'
import { confirmDate, pressAndWaitForClose, renderStep } from '../../parts/testing/render-step.tsx'
import Information from './information.tsx'

afterEach(cleanup)

const { addressUid: _uid, ...fields } = policyInfo
const addresses = [
  { uid: addressUid, ...fields, unitNumber: '4', enable: true },
  { uid: otherAddressUid, ...fields, address: 'خیابان ستارخان', enable: true },
]
const book = addresses.map(({ uid, enable }) => ({ uid, enable }))

const arrive = async (prepare: (walk: Walk) => void = () => undefined, listed = addresses) => {
  const walk = await walkRenewalInformation((each) => {
    each.answer('list the addresses', listed === addresses ? book : [])
    prepare(each)
  })
  renderStep(walk, <Information />, [listKeys.addresses(), { addresses: listed }])
  return walk
}
const button = (name: string) => screen.getByRole('button', { name })
const paper = () => screen.getByRole('switch', { name: 'نسخهٔ کاغذی هم می‌خواهم' })

describe('the details of a renewal', () => {
  it('are those of the policy, and lead to the payment in one press', async () => {
    const walk = await arrive()
    expect(screen.getByText(/بیمه‌گذار و مالک/)).toBeTruthy()
    expect(screen.getByText(/خیابان شریعتی کوچهٔ گلستان، پلاک ۱۲، واحد ۴/)).toBeTruthy()
    expect(paper()).toHaveProperty('checked', false)
    await userEvent.click(button('ادامه'))
    await waitFor(() => expect(walk.callsOf('confirm the renewal')).toHaveLength(1))
  })
  it('include the postage of a paper copy in the sum', async () => {
    const walk = await arrive()
    expect(screen.getByText('۵٬۷۰۲٬۴۰۰')).toBeTruthy()
    await userEvent.click(paper())
    expect(walk.context().delivery.paper).toBe(true)
    expect(screen.getByText('۵٬۷۸۷٬۴۰۰')).toBeTruthy()
    expect(screen.getByText('دماوند و ارسال')).toBeTruthy()
  })
  it('send the paper copy to another address of the book, and back to the policy address', async () => {
    const walk = await arrive()
    await userEvent.click(paper())
    await userEvent.click(screen.getByRole('radio', { name: /نشانی دیگر/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'نشانی‌های من' }))
    await userEvent.click(sheet.getAllByRole('radio')[1] ?? document.body)
    await pressAndWaitForClose(sheet.getByRole('button', { name: 'انتخاب این نشانی' }))
    expect(walk.context().delivery.addressUid).toBe(otherAddressUid)
    expect(screen.getByRole('radio', { name: /خیابان ستارخان/ })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByRole('radio', { name: 'همان نشانی بیمه‌نامه' }))
    expect(walk.context().delivery.addressUid).toBe(null)
  })
  it('have a paper copy that cannot be declined if the insurer always sends one', async () => {
    await arrive(({ answer }) => answer('read the order', { ...renewalOrder, deliveryMode: 'required' }))
    expect(paper()).toHaveProperty('disabled', true)
    expect(screen.getByText(/این بیمه‌گر همراه هر بیمه‌نامه می‌فرستد/)).toBeTruthy()
  })
  it('ask nothing about a paper copy if the insurer sends none', async () => {
    await arrive(({ answer }) => answer('read the order', { ...renewalOrder, deliveryMode: 'no_delivery' }))
    expect(screen.queryByRole('switch')).toBe(null)
  })
  it('show at the row that the policy address is missing, after a refused Continue', async () => {
    await arrive(undefined, [])
    expect(screen.queryByText('برای بیمه‌نامه یک نشانی لازم است.')).toBe(null)
    await userEvent.click(button('ادامه'))
    expect(screen.getByText('برای بیمه‌نامه یک نشانی لازم است.')).toBeTruthy()
    await userEvent.click(button('افزودن نشانی بیمه‌نامه'))
    expect(screen.getByRole('dialog', { name: 'نشانی تازه' })).toBeTruthy()
  })
  it('preselect no other address if that of the old policy was deleted', async () => {
    const walk = await arrive(({ answer }) => answer('list the addresses', book.slice(1)))
    expect(walk.context().addressUid).toBe(null)
    expect(screen.queryByText(/خیابان ستارخان/)).toBe(null)
    await userEvent.click(button('ادامه'))
    expect(screen.getByText('برای بیمه‌نامه یک نشانی لازم است.')).toBeTruthy()
    expect(walk.callsOf('confirm the renewal')).toEqual([])
  })
  it('change the policy address in the address book', async () => {
    const walk = await arrive()
    await userEvent.click(button('تغییر نشانی بیمه‌نامه'))
    const sheet = within(screen.getByRole('dialog', { name: 'نشانی‌های من' }))
    await userEvent.click(sheet.getAllByRole('radio')[1] ?? document.body)
    await pressAndWaitForClose(sheet.getByRole('button', { name: 'انتخاب این نشانی' }))
    expect(walk.context().addressUid).toBe(otherAddressUid)
  })
})

describe('the holder of a renewal', () => {
  it('is changed in a sheet, and shown with the new phone', async () => {
    const walk = await arrive()
    await userEvent.click(button('ویرایش بیمه‌گذار'))
    const sheet = within(screen.getByRole('dialog', { name: 'بیمه‌گذار' }))
    const phone = sheet.getByRole('textbox', { name: 'شمارهٔ موبایل' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '09121112233')
    await userEvent.click(sheet.getByRole('button', { name: 'ثبت تغییر' }))
    await waitFor(() => expect(walk.callsOf('save the policy holder')).toHaveLength(1))
    expect(await screen.findByText('۰۹۱۲۱۱۱۲۲۳۳')).toBeTruthy()
  })
  it('can become another person, whose name and birth date are asked in addition to the owner’s', async () => {
    const walk = await arrive()
    await userEvent.click(button('ویرایش بیمه‌گذار'))
    const sheet = within(screen.getByRole('dialog', { name: 'بیمه‌گذار' }))
    const box = (name: string) => sheet.getByRole('textbox', { name })
    await userEvent.click(sheet.getByRole('radio', { name: 'شخص دیگر' }))
    await userEvent.click(sheet.getByRole('button', { name: 'ثبت تغییر' }))
    expect(sheet.getByText('کد ملی را وارد کنید؛ ۱۰ رقم است.')).toBeTruthy()
    expect(walk.callsOf('save the policy holder')).toEqual([])
    const typed = [
      ['نام', 'نگین'],
      ['نام خانوادگی', 'سپهری'],
      ['کد ملی', '0499370899'],
      ['شمارهٔ موبایل', '09121112233'],
    ] as const
    for (const [name, value] of typed) {
      await userEvent.clear(box(name))
      await userEvent.type(box(name), value)
    }
    await confirmDate(sheet.getByRole('button', { name: /^تاریخ تولد مالک/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'ثبت تغییر' }))
    await waitFor(() => expect(walk.callsOf('save the policy holder')).toHaveLength(1))
    expect(walk.callsOf('save the policy holder')).toMatchObject([
      {
        body: {
          policyHolder: {
            type: 'another_person',
            firstName: 'نگین',
            lastName: 'سپهری',
            nationalCode: '0499370899',
            cellNumber: '09121112233',
            carOwnerNationalCode: '0084575948',
          },
        },
      },
    ])
    expect(await screen.findByText('نگین سپهری')).toBeTruthy()
  })
  it('shows its errors in the sheet, and is discarded when the sheet is closed', async () => {
    const walk = await arrive()
    const before = walk.context().holder
    await userEvent.click(button('ویرایش بیمه‌گذار'))
    const sheet = within(screen.getByRole('dialog', { name: 'بیمه‌گذار' }))
    await userEvent.clear(sheet.getByRole('textbox', { name: 'شمارهٔ موبایل' }))
    await userEvent.type(sheet.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '0912')
    await userEvent.click(sheet.getByRole('button', { name: 'ثبت تغییر' }))
    expect(sheet.getByText(/با ۰۹ شروع می‌شود/)).toBeTruthy()
    await userEvent.click(sheet.getByRole('button', { name: 'بستن' }))
    expect(walk.context().holder).toEqual(before)
  })
  it('is asked for if the order has none', async () => {
    await arrive(({ answer }) => answer('read the order', { ...renewalOrder, policyHolder: null }))
    await userEvent.click(button('ادامه'))
    expect(screen.getByRole('dialog', { name: 'بیمه‌گذار' })).toBeTruthy()
  })
})

it('shows that the addresses could not be loaded, and retries', async () => {
  const walk = await arrive(({ fail }) =>
    fail('list the addresses', failure('unreachable'), failure('unreachable')),
  )
  expect(screen.getByRole('heading', { name: 'نشانی‌ها نرسید' })).toBeTruthy()
  await userEvent.click(button('تلاش دوباره'))
  await waitFor(() => expect(walk.has('failed')).toBe(false))
})
