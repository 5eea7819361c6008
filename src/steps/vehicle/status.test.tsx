// @vitest-environment jsdom
import { liabilityQuoteOf } from '#machines/journey/quote.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { car, continueEvent, renderStep, confirmDate, walkTo } from '../parts/testing/render-step.tsx'
import Status from './status.tsx'

afterEach(cleanup)

const atStatus = () =>
  walkTo([{ type: 'manual-entry.chosen' }, { type: 'vehicle.changed', change: car }, continueEvent])
const action = () => screen.getByRole('button', { name: 'ثبت و ادامه' })
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))

describe('whether the vehicle was insured', () => {
  it('offers three answers and nothing else at first', async () => {
    renderStep(await atStatus(), <Status />)
    expect(screen.getByRole('heading', { level: 2, name: 'خودرو بیمهٔ شخص ثالث داشته است؟' })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(action().getAttribute('aria-disabled')).toBe('true')
  })
  it('asks about the owner where there was a policy, and continues to that policy', async () => {
    const walk = await atStatus()
    renderStep(walk, <Status />)
    await choose(/^بیمه داشته است/)
    await userEvent.click(action())
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^مالک عوض نشده/ }))
    await choose(/^مالک عوض شده است/)
    await userEvent.click(action())
    expect(liabilityQuoteOf(walk.context()).status).toEqual({
      insured: 'yes',
      plateHistory: 'ownership_change',
      deliveryDate: null,
    })
    expect(walk.path()).toEqual({ path: '/third-party/insurance-information', step: '1' })
  })
  it('explains a change of ownership in place', async () => {
    renderStep(await atStatus(), <Status />)
    await choose(/^بیمه داشته است/)
    await userEvent.click(screen.getByRole('button', { name: 'انتقال مالکیت یعنی چه؟' }))
    expect(screen.getByText(/تخفیف‌های بیمه مال شخص است/)).toBeTruthy()
  })
  it('asks for the delivery date of a new vehicle', async () => {
    const walk = await atStatus()
    renderStep(walk, <Status />)
    await choose(/^خودرو نو است/)
    await confirmDate(screen.getByRole('button', { name: /^تاریخ تحویل خودرو/ }))
    expect(liabilityQuoteOf(walk.context()).status).toEqual({
      insured: 'new',
      plateHistory: null,
      deliveryDate: '1404-08-24',
    })
    await userEvent.click(action())
    expect(walk.path()?.path).toBe('/third-party/offers')
  })
  it('continues at once without a policy', async () => {
    const walk = await atStatus()
    renderStep(walk, <Status />)
    await choose(/^بیمه نداشته است/)
    await userEvent.click(action())
    expect(walk.path()?.path).toBe('/third-party/offers')
  })
})
