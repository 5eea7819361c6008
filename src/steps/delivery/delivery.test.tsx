// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import type { Address } from '#contract/operations/addresses.ts'
import type { DeliveryDay } from '#contract/operations/orders.ts'
import { failure, offer, order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Delivery from './delivery.tsx'

afterEach(cleanup)

const uid = '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11'
const home: Address = {
  uid,
  province: 'tehran',
  provinceFa: 'تهران',
  city: 'tehran',
  cityFa: 'تهران',
  address: 'خیابان شریعتی',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
  enable: true,
}
const day = (date: string, available = true): DeliveryDay => ({
  date,
  available,
  times: [
    { code: `${date}T09`, startTime: '9:00', endTime: '11:00', available },
    { code: `${date}T11`, startTime: '11:00', endTime: '13:00', available: false },
  ],
})
const days = [day('1404-08-25'), day('1404-08-26'), day('1404-08-30', false)]

const arrive = async (prepare: (walk: Walk) => void = () => {}) => {
  const walk = walkThirdParty()
  walk.answer('save the delivery address', { isPost: true })
  prepare(walk)
  await legs.inquiry(walk)
  await legs.offers(walk, offer)
  await legs.holder(walk)
  await legs.address(walk)
  renderStep(
    walk,
    <Delivery />,
    [listKeys.addresses(), { addresses: [home] }],
    [listKeys.deliveryTimes(trackingCode), { deliveryTimes: days, deliveryAmount: 85_000 }],
  )
  return walk
}
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'ثبت و ادامه' }))

describe('the delivery step', () => {
  it('asks nothing more without a paper copy', async () => {
    const walk = await arrive()
    await choose(/همان دیجیتال کافی است/)
    expect(screen.queryByText('روز تحویل')).toBeNull()
    walk.answer('save the delivery address', { isPost: false })
    await goOn()
    await act(walk.settle)
    expect(walk.callsOf('save the delivery address')).toMatchObject([{ body: { deliverable: false } }])
    expect(walk.value()).toEqual({ documents: { gathering: 'pristine' } })
  })

  it('says what the paper copy costs where it is chosen', async () => {
    await arrive()
    expect(screen.getByText('هزینهٔ ارسال ۸۵٬۰۰۰ تومان')).toBeTruthy()
  })

  it('asks for no time while none is free, says so, and goes on', async () => {
    const walk = await arrive((to) => {
      to.answer('list the delivery times', { hasFreeSlot: false })
      to.answer('save the delivery address', { isPost: true, needsTime: false })
    })
    await choose(/^بله، بفرستید/)
    expect(screen.queryByText('روز تحویل')).toBeNull()
    expect(screen.getByText(/زمان خالی برای تحویل نمانده است/)).toBeTruthy()
    await goOn()
    await act(walk.settle)
    expect(walk.value()).toEqual({ documents: { gathering: 'pristine' } })
  })

  it('names a company as the recipient', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('read the order', {
      ...order,
      stage: 4,
      policyHolder: {
        insuredType: 3,
        type: 'car_owner',
        companyName: 'پخش سهند',
        companyNationalId: '19990001239',
        establishmentDate: '1390-03-01',
        cellNumber: '09121112233',
        email: null,
      },
    })
    await walk.press({ type: 'xstate.route', to: '#delivery' })
    await walk.press({ type: 'delivery.changed', change: { paper: true } })
    renderStep(
      walk,
      <Delivery />,
      [listKeys.addresses(), { addresses: [home] }],
      [listKeys.deliveryTimes(trackingCode), { deliveryTimes: days, deliveryAmount: 85_000 }],
    )
    expect(screen.getByText('پخش سهند،', { exact: false })).toBeTruthy()
  })

  it('asks for a free slot, and presets the policy holder and the policy’s address', async () => {
    const walk = await arrive()
    await choose(/^بله، بفرستید/)
    expect(screen.getByText('سارا رستگار،', { exact: false })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'از ۱۱ تا ۱۳' }).disabled).toBe(true)
    await goOn()
    expect(screen.getByText('روز و ساعت تحویل را انتخاب کنید.')).toBeTruthy()
    await choose('از ۹ تا ۱۱')
    expect(screen.getByText('یکشنبه ۲۵ آبان، ۹ تا ۱۱')).toBeTruthy()
    await goOn()
    await act(walk.settle)
    expect(walk.callsOf('save the delivery address')).toMatchObject([
      { body: { addressUid: uid, receiverName: 'سارا رستگار', receiverPhoneNumber: '09123456789' } },
    ])
    expect(walk.callsOf('save the delivery time')).toMatchObject([{ body: { code: '1404-08-25T09' } }])
  })

  it('clears the hour when another day is shown', async () => {
    const walk = await arrive()
    await choose(/^بله، بفرستید/)
    await choose('از ۹ تا ۱۱')
    await choose(/دوشنبه/)
    expect(walk.context().delivery.timeCode).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /جمعه/ }).disabled).toBe(true)
  })

  it('asks for name and phone of another recipient, and shows their errors', async () => {
    const walk = await arrive()
    await choose(/^بله، بفرستید/)
    await choose('شخص دیگر')
    const phone = screen.getByLabelText('شمارهٔ موبایل گیرنده', { selector: 'input' })
    await userEvent.type(phone, '۰۹۱۲')
    await userEvent.tab()
    expect(screen.getByText('شمارهٔ موبایل با ۰۹ شروع می‌شود و ۱۱ رقم است.')).toBeTruthy()
    await userEvent.type(phone, '۳۴۵۶۷۸۰')
    await userEvent.type(
      screen.getByLabelText('نام و نام خانوادگی گیرنده', { selector: 'input' }),
      'نگار احمدی',
    )
    await choose('از ۹ تا ۱۱')
    await goOn()
    await act(walk.settle)
    expect(walk.callsOf('save the delivery address')).toMatchObject([
      { body: { receiverName: 'نگار احمدی', receiverPhoneNumber: '09123456780' } },
    ])
  })

  it('asks no question where the insurer always sends a paper copy', async () => {
    const walk = await arrive((to) => to.answer('read the order', { ...order, deliveryMode: 'required' }))
    expect(screen.getByText('این بیمه‌گر نسخهٔ کاغذی را همراه هر بیمه‌نامه می‌فرستد.')).toBeTruthy()
    expect(walk.context().delivery.paper).toBe(true)
    const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(option(/^بله، بفرستید/).checked).toBe(true)
    expect(option(/همان دیجیتال کافی است/).disabled).toBe(true)
  })

  it('says that a slot is taken, and asks for another', async () => {
    const walk = await arrive(({ fail }) =>
      fail('save the delivery time', failure('refused', errors.slotTaken.code, errorText('slotTaken', 'fa'))),
    )
    await choose(/^بله، بفرستید/)
    await choose('از ۹ تا ۱۱')
    await goOn()
    await act(walk.settle)
    expect(screen.getByText(errorText('slotTaken', 'fa'))).toBeTruthy()
    expect(walk.context().delivery).toMatchObject({ paper: true, timeCode: null })
  })
})
