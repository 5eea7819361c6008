// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import Insurance from '../../src/steps/inquiry/insurance.tsx'
import Owner from '../../src/steps/inquiry/owner.tsx'
import Vehicle from '../../src/steps/inquiry/vehicle.tsx'
import {
  pickOption,
  renderStep,
  type UserEvent,
  walkMotorcycleTo,
} from '../../src/steps/parts/testing/render-step.tsx'
import Details from '../../src/steps/vehicle/details.tsx'
import Status from '../../src/steps/vehicle/status.tsx'

afterEach(cleanup)

const plate = { plk1: '127', plk2: '58463' }
const next = { type: 'continue' } as const
const byPlate: readonly UserEvent[] = [
  { type: 'plate.changed', change: plate },
  { type: 'owner-code.changed', value: '0084575948' },
]
const byHand = { type: 'manual-entry.chosen' } as const
const upper = () => screen.getByRole('textbox', { name: 'سه رقم بالای پلاک' })
const action = (name: string) => screen.getByRole('button', { name })

describe('the inquiry of a motorcycle', () => {
  it('asks for its plate and its owner in its own words', async () => {
    renderStep(await walkMotorcycleTo(), <Owner />)
    expect(screen.getByRole('heading', { level: 1, name: 'بیمهٔ موتورسیکلت' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'پلاک موتورسیکلت چند است؟' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'کد ملی مالک موتورسیکلت' })).toBeTruthy()
    expect(screen.getByRole('main').textContent).not.toContain('خودرو')
  })
  it('looks up a pasted plate by its two parts', async () => {
    const walk = await walkMotorcycleTo()
    renderStep(walk, <Owner />)
    fireEvent.paste(upper(), { clipboardData: { getData: () => '۱۲۷ ۵۸۴۶۳' } })
    await userEvent.type(screen.getByRole('textbox', { name: /کد ملی/ }), '0084575948{Enter}')
    expect(walk.callsOf('look up the plate')).toEqual([{ nationalCode: '0084575948', ...plate }])
  })
  it('focuses the upper digits of a plate that is not complete', async () => {
    renderStep(await walkMotorcycleTo(), <Owner />)
    await userEvent.click(action('استعلام'))
    expect(document.activeElement).toBe(upper())
  })
  it('offers saved plates, drawn as a motorcycle’s', async () => {
    const walk = await walkMotorcycleTo([], undefined, { signedIn: true })
    const carInfo = { carModel: 'موتورسیکلت گازی', carProductionYear: '1398' }
    const saved = { plates: [{ ...plate, nationalCode: '0084575948', carInfo }] }
    renderStep(walk, <Owner />, [listKeys.savedPlates(), saved])
    const row = within(screen.getByRole('group', { name: 'پلاک‌های قبلی شما' }))
    expect(row.getByRole('img', { name: 'پلاک موتورسیکلت ۱۲۷ ۵۸۴۶۳' })).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: /گازی/ }))
    expect(upper()).toHaveProperty('value', '۱۲۷')
  })
})

describe('the review of a motorcycle', () => {
  const review = async () => {
    const walk = await walkMotorcycleTo([...byPlate, next])
    renderStep(walk, <Vehicle />)
    return walk
  }
  it('shows its plate, type, class and year', async () => {
    await review()
    expect(screen.getByRole('heading', { level: 2, name: 'این موتورسیکلت شماست؟' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'پلاک موتورسیکلت ۱۲۷ ۵۸۴۶۳' })).toBeTruthy()
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'نوع وسیله',
      'نوع موتورسیکلت',
      'سال ساخت',
    ])
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'موتورسیکلت',
      'دنده‌ای، یک سیلندر',
      '۱۳۹۹',
    ])
  })
  it('corrects the class in a sheet with the same cards', async () => {
    const walk = await review()
    await userEvent.click(action('ویرایش مشخصات موتورسیکلت'))
    const sheet = within(screen.getByRole('dialog', { name: 'ویرایش مشخصات موتورسیکلت' }))
    expect(sheet.getByRole('radio', { name: /^دنده‌ای/ })).toHaveProperty('checked', true)
    await userEvent.click(sheet.getByRole('radio', { name: /^سنگین/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'تأیید و ادامه' }))
    expect(walk.context().quote.vehicle.carDetailCode).toBe('moto_2cyl')
  })
})

describe('a motorcycle entered by hand', () => {
  const pick = async () => {
    const walk = await walkMotorcycleTo([byHand])
    renderStep(walk, <Details />)
    return walk
  }
  it('is picked by class and year', async () => {
    const walk = await pick()
    expect(screen.getByRole('heading', { level: 2, name: 'موتورسیکلت شما از کدام نوع است؟' })).toBeTruthy()
    const cards = within(screen.getByRole('radiogroup', { name: 'نوع موتورسیکلت' }))
    expect(cards.getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(cards.getByRole('radio', { name: /^دنده‌ای/ }))
    await pickOption(screen.getByRole('button', { name: /^سال ساخت/ }), /۱۳۹۹/)
    expect(screen.getByText('ماه لازم نیست؛ فقط سال.')).toBeTruthy()
    await userEvent.click(action('ثبت و ادامه'))
    expect(walk.path()).toEqual({ path: '/motorcycle/motorcycle-information', step: '2' })
  })
  it('asks for the class first where nothing is chosen', async () => {
    await pick()
    await userEvent.click(action('ثبت و ادامه'))
    expect(screen.getByText('نوع موتورسیکلت را انتخاب کنید.')).toBeTruthy()
    expect(screen.getByText('سال ساخت را انتخاب کنید.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^دنده‌ای/ }))
  })
  it('leads users with a plate to the inquiry', async () => {
    const walk = await pick()
    await userEvent.click(action('پلاک و کد ملی را دارم'))
    await waitFor(() => expect(walk.path()).toEqual({ path: '/motorcycle/sanhub', step: '1' }))
  })
  it('names what the registry left out', async () => {
    const walk = await walkMotorcycleTo(byPlate, ({ answer }) =>
      answer('look up the plate', {
        sbId: '3f6d1f0e-7a55-4a31-9a0e-2f4f1f6f3a10',
        isDefective: true,
        message: null,
        carType: 'motorcycle',
        carUsage: null,
        carBrand: null,
        carModel: null,
        carDetailCode: null,
        carProductionYear: '1399',
        carProductionMonth: null,
        policyStatus: null,
        previousCompany: null,
        lastPolicyStartDate: null,
        lastPolicyExpDate: null,
        noDamageFactor: null,
        driverNoDamageFactor: null,
      }),
    )
    await walk.press(next)
    renderStep(walk, <Details />)
    expect(screen.getByText(/نوع موتورسیکلت در سنهاب ثبت نشده است\. از روی کارت موتورسیکلت/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'پلاک و کد ملی را دارم' })).toBeNull()
  })
})

describe('the following steps of a motorcycle', () => {
  it('speak of a motorcycle', async () => {
    const chosen: UserEvent = {
      type: 'vehicle.changed',
      change: { carDetailCode: 'moto_1cyl', carProductionYear: '1399' },
    }
    renderStep(await walkMotorcycleTo([byHand, chosen, next]), <Status />)
    expect(screen.getByRole('heading', { level: 1, name: 'بیمهٔ موتورسیکلت' })).toBeTruthy()
    expect(
      screen.getByRole('heading', { level: 2, name: 'موتورسیکلت بیمهٔ شخص ثالث داشته است؟' }),
    ).toBeTruthy()
    expect(screen.getByRole('main').textContent).not.toContain('خودرو')
  })
  it('confirm the previous policy of a motorcycle', async () => {
    renderStep(await walkMotorcycleTo([...byPlate, next, next]), <Insurance />)
    expect(screen.getByText(/آخرین بیمه‌نامهٔ شخص ثالث این موتورسیکلت/)).toBeTruthy()
  })
})
