// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { defectiveLookup, failure, lookup } from '#explorer/stubs/gateway-answers.ts'
import {
  car,
  continueEvent,
  pickOption,
  plateAndOwner,
  type UserEvent,
  renderStep,
  walkTo,
} from '../parts/testing/render-step.tsx'
import Details from './details.tsx'

afterEach(cleanup)

const manual: UserEvent = { type: 'manual-entry.chosen' }
/** The button of a field, not the hint beside its label. */
const field = (name: RegExp) =>
  screen.getByRole('button', {
    name: (text, element) => name.test(text) && element.getAttribute('aria-haspopup') === 'dialog',
  })
const action = () => screen.getByRole('button', { name: 'ثبت و ادامه' })

describe('the vehicle entered by hand', () => {
  it('proposes a passenger car, so that only the model waits', async () => {
    renderStep(await walkTo([manual]), <Details />)
    expect(screen.getByRole('heading', { level: 2, name: 'خودروی شما چیست؟' })).toBeTruthy()
    expect(field(/^نوع خودرو/).textContent).toBe('سواری')
    expect(field(/^کاربری/).textContent).toBe('شخصی')
    expect(field(/^مدل/).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('اول برند را انتخاب کنید.')).toBeTruthy()
  })
  it('says once why several fields wait for the type', async () => {
    const answer = { ...defectiveLookup, carType: null, carUsage: null }
    renderStep(
      await walkTo([...plateAndOwner, continueEvent], (walk) => walk.answer('look up the plate', answer)),
      <Details />,
    )
    for (const waiting of [/^کاربری/, /^برند/, /^مدل/, /^سال ساخت/])
      expect(field(waiting).getAttribute('aria-disabled')).toBe('true')
    const reasons = screen.getAllByText('اول نوع خودرو را انتخاب کنید.')
    expect(reasons.filter(({ className }) => className !== 'visually-hidden')).toHaveLength(1)
    const heard = document.getElementById(field(/^برند/).getAttribute('aria-describedby') ?? '')
    expect(heard?.textContent).toBe('اول نوع خودرو را انتخاب کنید.')
  })
  it('enables the model once the brand is chosen', async () => {
    const { press } = renderStep(await walkTo([manual]), <Details />)
    expect(screen.getByText('اول برند را انتخاب کنید.')).toBeTruthy()
    await press({ type: 'vehicle.changed', change: { carBrand: 'saipa' } })
    await userEvent.click(field(/^مدل/))
    expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual(['تیبا'])
  })
  it('offers no motorcycle, and proposes the usual usage of a type', async () => {
    const walk = await walkTo([manual])
    renderStep(walk, <Details />)
    await userEvent.click(field(/^نوع خودرو/))
    expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual(['سواری', 'کامیون'])
    await userEvent.click(screen.getByRole('option', { name: 'کامیون' }))
    await pickOption(field(/^نوع خودرو/), 'سواری')
    expect(walk.context().quote.vehicle).toMatchObject({ carType: 'car', carUsage: 'passenger' })
  })
  it('focuses the first empty field when the action is pressed too early', async () => {
    const walk = await walkTo([manual])
    renderStep(walk, <Details />)
    await userEvent.click(action())
    expect(screen.getByText('برند را انتخاب کنید.')).toBeTruthy()
    expect(document.activeElement).toBe(field(/^برند/))
  })
  it('continues with a complete vehicle', async () => {
    const walk = await walkTo([manual, { type: 'vehicle.changed', change: car }])
    renderStep(walk, <Details />)
    await userEvent.click(action())
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '2' })
  })
  it('names and marks what an incomplete answer left out', async () => {
    const walk = await walkTo([...plateAndOwner, continueEvent], ({ answer }) =>
      answer('look up the plate', defectiveLookup),
    )
    const { press } = renderStep(walk, <Details />)
    expect(screen.getByText(/برند و مدل در سنهاب ثبت نشده است/)).toBeTruthy()
    const gap = screen.getByText('در سنهاب ثبت نشده است؛ از روی کارت خودرو انتخاب کنید.')
    expect(field(/^برند/).getAttribute('aria-describedby')).toBe(gap.parentElement?.id)
    expect(document.querySelectorAll('[data-field-state=error]')).toHaveLength(0)
    await press(continueEvent)
    expect(screen.getAllByText('در سنهاب ثبت نشده است؛ از روی کارت خودرو انتخاب کنید.')).toHaveLength(1)
    expect(field(/^برند/).closest('[data-field-state=error]')).toBeTruthy()
    await press(
      { type: 'vehicle.changed', change: { carBrand: 'peugeot' } },
      { type: 'vehicle.changed', change: { carModel: 'peugeot-207-manual' } },
    )
    expect(screen.getByText(/مشخصات خودرو کامل شد/)).toBeTruthy()
  })
  it('asks for the month of a car where only that was left out', async () => {
    const answer = { ...lookup, isDefective: true, message: 'ناقص', carProductionYear: '1404' }
    const walk = await walkTo([...plateAndOwner, continueEvent], (begun) =>
      begun.answer('look up the plate', answer),
    )
    renderStep(walk, <Details />)
    expect(screen.getByText(/ماه ساخت در سنهاب ثبت نشده است/)).toBeTruthy()
    const gap = screen.getByText('در سنهاب ثبت نشده است؛ از روی کارت خودرو انتخاب کنید.')
    expect(field(/^ماه ساخت/).getAttribute('aria-describedby')).toBe(gap.parentElement?.id)
    await pickOption(field(/^ماه ساخت/), 'مهر')
    await userEvent.click(action())
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '2' })
  })
  it('clears brand, model and usage with another type', async () => {
    const walk = await walkTo([manual, { type: 'vehicle.changed', change: car }])
    renderStep(walk, <Details />)
    await pickOption(field(/^نوع خودرو/), 'کامیون')
    expect(walk.context().quote.vehicle).toMatchObject({ carUsage: null, carBrand: null, carModel: null })
    expect(screen.queryByRole('button', { name: /^(برند|مدل|کاربری)/ })).toBeNull()
  })
  it('announces the questions about the history where only that was left out', async () => {
    const answer = {
      ...lookup,
      isDefective: true,
      message: 'ناقص',
      previousCompany: null,
      noDamageFactor: null,
    }
    renderStep(
      await walkTo([...plateAndOwner, continueEvent], (walk) => walk.answer('look up the plate', answer)),
      <Details />,
    )
    expect(screen.getByText(/سابقهٔ بیمهٔ این خودرو در سنهاب کامل نیست/)).toBeTruthy()
    expect(action().getAttribute('aria-disabled')).toBeNull()
  })
  it.each([
    ['ownership_change', /مالک این خودرو عوض شده است/],
    ['new', /این خودرو هنوز بیمه‌نامه‌ای ندارد/],
  ] as const)(
    'says what the registry knows about an insurance history that is %s',
    async (policyStatus, text) => {
      const answer = { ...lookup, isDefective: true, message: 'ناقص', policyStatus, previousCompany: null }
      const walk = await walkTo([...plateAndOwner, continueEvent], (begun) =>
        begun.answer('look up the plate', answer),
      )
      renderStep(walk, <Details />)
      expect(screen.getByText(text)).toBeTruthy()
      expect(walk.emitted).toEqual([])
    },
  )
  it('explains a second failed lookup, which led here', async () => {
    const [down, foreign] = (['registryDown', 'plateNotOwners'] as const).map((name) =>
      failure('refused', errors[name].code, errorText(name, 'fa')),
    )
    const walk = await walkTo(plateAndOwner, ({ fail }) => fail('look up the plate', down, foreign))
    await walk.press(continueEvent, continueEvent)
    renderStep(walk, <Details />)
    const note = screen.getByText(/این پلاک به نام این کد ملی نیست/)
    expect(note.textContent).toContain('پلاک و کد ملی شما می‌ماند.')
  })
})
