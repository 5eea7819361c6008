// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { defectiveLookup, lookup } from '#explorer/stubs/gateway-answers.ts'
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
  it('enables only the type at first, and explains why the rest is disabled', async () => {
    renderStep(await walkTo([manual]), <Details />)
    expect(screen.getByRole('heading', { level: 2, name: 'خودروی شما چیست؟' })).toBeTruthy()
    expect(field(/^نوع خودرو/).getAttribute('aria-disabled')).toBeNull()
    for (const waiting of [/^کاربری/, /^برند/, /^مدل/, /^سال ساخت/])
      expect(field(waiting).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText('اول نوع خودرو را انتخاب کنید.')).toHaveLength(4)
  })
  it('enables the model once the brand is chosen', async () => {
    const { press } = renderStep(
      await walkTo([manual, { type: 'vehicle.changed', change: { carType: 'car' } }]),
      <Details />,
    )
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
    await userEvent.click(screen.getByRole('option', { name: 'سواری' }))
    expect(walk.context().quote.vehicle).toMatchObject({ carType: 'car', carUsage: 'passenger' })
  })
  it('focuses the first empty field when the action is pressed too early', async () => {
    const walk = await walkTo([manual])
    renderStep(walk, <Details />)
    await userEvent.click(action())
    expect(screen.getByText('این بخش را خالی نگذارید.')).toBeTruthy()
    expect(document.activeElement).toBe(field(/^نوع خودرو/))
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
    expect(screen.getByText(/برند و مدل این خودرو را نگفت/)).toBeTruthy()
    const gap = screen.getByText('سنهاب این را نگفت؛ خودتان انتخاب کنید.')
    expect(field(/^برند/).getAttribute('aria-describedby')).toBe(gap.parentElement?.id)
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
    expect(screen.getByText(/سامانهٔ سنهاب ماه ساخت این خودرو را نگفت/)).toBeTruthy()
    const gap = screen.getByText('سنهاب این را نگفت؛ خودتان انتخاب کنید.')
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
    expect(screen.getByText(/سابقهٔ بیمهٔ این خودرو را کامل نگفت/)).toBeTruthy()
    expect(action().getAttribute('aria-disabled')).toBeNull()
  })
})
