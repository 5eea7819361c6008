// @vitest-environment jsdom
import { liabilityQuoteOf } from '#machines/journey/quote.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  car,
  continueEvent,
  pickOption,
  type UserEvent,
  renderStep,
  confirmDate,
  walkTo,
} from '../parts/testing/render-step.tsx'
import Discounts from './discounts.tsx'
import Ownership from './ownership.tsx'
import Policy from './policy.tsx'

afterEach(cleanup)

const policyEntered: UserEvent = {
  type: 'history.changed',
  change: { previousCompany: 'damavand', lastPolicyStartDate: '1403-09-04', lastPolicyExpDate: '1404-09-04' },
}
const at = (plateHistory: 'with_policy' | 'ownership_change', ...presses: UserEvent[]) =>
  walkTo([
    { type: 'manual-entry.chosen' },
    { type: 'vehicle.changed', change: car },
    continueEvent,
    { type: 'status.changed', change: { insured: 'yes', plateHistory } },
    continueEvent,
    ...presses,
  ])
const action = () => screen.getByRole('button', { name: 'ثبت و ادامه' })
const field = (name: RegExp) => screen.getByRole('button', { name })

describe('the previous policy entered by hand', () => {
  it('asks for insurer and dates with their pickers', async () => {
    const walk = await at('with_policy')
    renderStep(walk, <Policy />)
    expect(screen.getByRole('heading', { level: 2, name: 'بیمه‌نامهٔ قبلی از کدام شرکت است؟' })).toBeTruthy()
    await pickOption(field(/^شرکت بیمهٔ قبلی(?! یعنی)/), 'بیمهٔ آفتاب')
    await confirmDate(field(/^تاریخ شروع/))
    expect(field(/^تاریخ پایان/).textContent).toBe('۲۴ آبان ۱۴۰۴')
    expect(screen.getByText(/یک سال پس از شروع گذاشته‌ایم/)).toBeTruthy()
    expect(liabilityQuoteOf(walk.context()).history).toMatchObject({
      previousCompany: 'aftab',
      lastPolicyStartDate: '1403-08-24',
      lastPolicyExpDate: '1404-08-24',
    })
    await userEvent.click(action())
    expect(walk.path()).toEqual({ path: '/third-party/insurance-information', step: '3' })
  })
  it('shows an error when the end precedes the start', async () => {
    const { press } = renderStep(await at('with_policy', policyEntered), <Policy />)
    await press({ type: 'history.changed', change: { lastPolicyExpDate: '1403-01-01' } }, continueEvent)
    expect(screen.getByText('تاریخ پایان باید بعد از تاریخ شروع باشد.')).toBeTruthy()
    expect(document.activeElement).toBe(field(/^تاریخ پایان/))
  })
  it('focuses the insurer when everything is empty', async () => {
    renderStep(await at('with_policy'), <Policy />)
    await userEvent.click(action())
    for (const text of ['شرکت بیمهٔ قبلی را', 'تاریخ شروع را', 'تاریخ پایان را'])
      expect(screen.getByText(`${text} انتخاب کنید.`)).toBeTruthy()
    expect(document.activeElement).toBe(field(/^شرکت بیمهٔ قبلی(?! یعنی)/))
  })
})

describe('a change of ownership', () => {
  it('asks for a discount from another vehicle and continues without one to the prices', async () => {
    const walk = await at('ownership_change', policyEntered, continueEvent)
    renderStep(walk, <Ownership />)
    expect(screen.getByRole('heading', { level: 2, name: 'از بیمهٔ خودروی دیگری تخفیف دارید؟' })).toBeTruthy()
    await userEvent.click(action())
    expect(screen.getByText('بله یا نه را انتخاب کنید.')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^نه/ }))
    await userEvent.click(action())
    expect(walk.path()?.path).toBe('/third-party/offers')
  })
})

describe('the printed discounts', () => {
  it.each([
    ['with_policy', 'روی بیمه‌نامهٔ قبلی چند درصد تخفیف نوشته شده؟', []],
    [
      'ownership_change',
      'روی بیمه‌نامهٔ خودروی دیگرتان چند درصد تخفیف نوشته شده؟',
      [
        { type: 'history.changed', change: { changeOwnershipStatus: 'another_thirdparty_discount' } },
        continueEvent,
      ],
    ],
  ] as const)('are those of the policy that counts after %s', async (plateHistory, question, presses) => {
    renderStep(await at(plateHistory, policyEntered, continueEvent, ...presses), <Discounts />)
    expect(screen.getByRole('heading', { level: 2, name: question })).toBeTruthy()
  })
  it('are picked from a grid without a search', async () => {
    renderStep(await at('with_policy', policyEntered, continueEvent), <Discounts />)
    await userEvent.click(field(/^تخفیف عدم خسارت شخص ثالث/))
    const sheet = screen.getByRole('dialog', { name: 'تخفیف عدم خسارت' })
    expect(within(sheet).queryByRole('combobox')).toBeNull()
    expect(sheet.textContent).not.toContain('پیدا شد')
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
    expect(field(/^تخفیف عدم خسارت شخص ثالث/).textContent).toBe('۳۵\u200F٪')
  })
  it('are picked in order, the driver’s second', async () => {
    const walk = await at('with_policy', policyEntered, continueEvent)
    renderStep(walk, <Discounts />)
    expect(screen.getByRole('heading', { level: 2, name: /چند درصد تخفیف/ })).toBeTruthy()
    expect(field(/^تخفیف حوادث راننده(?! یعنی)/).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('اول تخفیف عدم خسارت را انتخاب کنید.')).toBeTruthy()
    await pickOption(field(/^تخفیف عدم خسارت شخص ثالث/), '۳۵\u200F٪')
    await pickOption(field(/^تخفیف حوادث راننده(?! یعنی)/), '۰\u200F٪')
    expect(liabilityQuoteOf(walk.context()).history).toMatchObject({
      noDamageFactor: 35,
      driverNoDamageFactor: 0,
    })
    expect(field(/^تخفیف عدم خسارت شخص ثالث/).textContent).toBe('۳۵\u200F٪')
    await userEvent.click(action())
    expect(walk.path()).toEqual({ path: '/third-party/insurance-information', step: '4' })
  })
})
