// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { lookup } from '#explorer/stubs/gateway-answers.ts'
import {
  continueEvent,
  pickOption,
  plateAndOwner,
  pressAndWaitForClose,
  renderStep,
  walkTo,
} from '../parts/testing/render-step.tsx'
import Vehicle from './vehicle.tsx'

afterEach(cleanup)

const edit = async () => {
  const walk = await walkTo([...plateAndOwner, continueEvent])
  renderStep(walk, <Vehicle />)
  await userEvent.click(screen.getByRole('button', { name: 'ویرایش مشخصات خودرو' }))
  const sheet = within(screen.getByRole('dialog', { name: 'ویرایش مشخصات خودرو' }))
  const choose = async (field: RegExp, title: string | RegExp) => {
    await pickOption(sheet.getByRole('button', { name: field }), title)
  }
  return { walk, sheet, choose, confirm: () => sheet.getByRole('button', { name: 'تأیید و ادامه' }) }
}

describe('reviewing the vehicle', () => {
  it('shows the registry’s data beside the plate, and continues to the policy', async () => {
    const walk = await walkTo([...plateAndOwner, continueEvent])
    renderStep(walk, <Vehicle />)
    expect(screen.getByRole('heading', { level: 2, name: 'این خودروی شماست؟' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'پلاک ۲۴ س ۳۱۸ ایران ۴۴' })).toBeTruthy()
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'سواری',
      'شخصی',
      'پژو',
      '۲۰۷ دنده‌ای',
      '۱۳۹۹',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'درست است، ادامه' }))
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '3' })
  })
  it('shows a vehicle without brand and model by its type and size', async () => {
    const truck = { ...lookup, carType: 'truck', carUsage: null, carBrand: null, carModel: null }
    const walk = await walkTo([...plateAndOwner, continueEvent], ({ answer }) =>
      answer('look up the plate', { ...truck, carDetailCode: 'truck_3_5t' }),
    )
    renderStep(walk, <Vehicle />)
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'کامیون',
      '۳ تا ۵ تن',
      '۱۳۹۹',
    ])
  })
  it('confirms an edit only when something has changed', async () => {
    const { walk, confirm, choose } = await edit()
    expect(confirm().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(confirm())
    expect(walk.has('sheet')).toBe(true)
    await choose(/^کاربری(?!.*یعنی)/, 'تاکسی')
    await userEvent.click(confirm())
    expect(walk.context().quote.vehicle.carUsage).toBe('taxi_city')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
  it('asks for the month of a new vehicle, disables future months, and shows it with the year', async () => {
    const { walk, sheet, confirm, choose } = await edit()
    expect(sheet.queryByRole('button', { name: /^ماه ساخت/ })).toBeNull()
    await choose(/^سال ساخت/, /^۱۴۰۴/)
    const month = sheet.getByRole('button', { name: /^ماه ساخت/ })
    await userEvent.click(confirm())
    expect(sheet.getByText('ماه ساخت را انتخاب کنید.')).toBeTruthy()
    expect(document.activeElement).toBe(month)
    await userEvent.click(month)
    expect(screen.getByRole('option', { name: /^آذر/ }).getAttribute('aria-disabled')).toBe('true')
    await pressAndWaitForClose(screen.getByRole('option', { name: 'مهر' }))
    await userEvent.click(confirm())
    expect(walk.context().quote.vehicle).toMatchObject({ carProductionYear: '1404', carProductionMonth: '7' })
    expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('مهر ۱۴۰۴')
  })
  it('shows the Gregorian year in brackets', async () => {
    const { sheet } = await edit()
    expect(sheet.getByRole('button', { name: /^سال ساخت/ }).textContent).toBe('۱۳۹۹ (۲۰۲۰ میلادی)')
  })
  it('clears the model with another brand, and discards the edit when closed', async () => {
    const { walk, sheet, confirm, choose } = await edit()
    await choose(/^برند/, /^سایپا/)
    expect(sheet.getByRole('button', { name: /^مدل/ }).textContent).toBe('انتخاب کنید')
    await userEvent.click(confirm())
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: /^مدل/ }))
    await userEvent.click(sheet.getByRole('button', { name: 'بستن' }))
    expect(walk.context()).toMatchObject({
      vehicleDraft: null,
      quote: { vehicle: { carBrand: 'peugeot', carModel: 'peugeot-207-manual' } },
    })
  })
  it('asks a truck for its tonnage instead of brand and model, and a car for its brand again', async () => {
    const { sheet, choose } = await edit()
    await choose(/^نوع خودرو/, 'کامیون')
    expect(sheet.getByRole('button', { name: /^ظرفیت بار(?!.*یعنی)/ })).toBeTruthy()
    expect(sheet.queryByRole('button', { name: /^(برند|مدل|کاربری)/ })).toBeNull()
    await choose(/^نوع خودرو/, 'سواری')
    expect(sheet.getByRole('button', { name: /^کاربری(?!.*یعنی)/ }).textContent).toBe('شخصی')
    expect(sheet.getByRole('button', { name: /^برند/ }).textContent).toBe('انتخاب کنید')
    expect(sheet.getByText('اول برند را انتخاب کنید.')).toBeTruthy()
  })
  it('shows the plate in the sheet, where it cannot be typed', async () => {
    const { sheet } = await edit()
    expect(sheet.getByRole('img', { name: 'پلاک ۲۴ س ۳۱۸ ایران ۴۴' })).toBeTruthy()
    expect(sheet.queryByRole('textbox')).toBeNull()
  })
})
