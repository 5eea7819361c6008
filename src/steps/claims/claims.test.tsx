// @vitest-environment jsdom
import { liabilityQuoteOf } from '#machines/journey/quote.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { continueEvent, plateAndOwner, renderStep, walkTo } from '../parts/testing/render-step.tsx'
import Claims from './claims.tsx'

afterEach(cleanup)

const atClaims = () => walkTo([...plateAndOwner, continueEvent, continueEvent, continueEvent])
const action = () => screen.getByRole('button', { name: 'دیدن قیمت‌ها' })
const count = (name: string) => screen.getByRole('radiogroup', { name })
const choose = (name: string, times: string) =>
  userEvent.click(within(count(name)).getByRole('radio', { name: times }))

describe('the claims question', () => {
  it('continues to the prices without claims', async () => {
    const walk = await atClaims()
    renderStep(walk, <Claims />)
    expect(screen.getByRole('heading', { level: 2, name: 'از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^نه/ }))
    await userEvent.click(action())
    expect(walk.path()?.path).toBe('/third-party/offers')
  })
  it('requires an answer', async () => {
    renderStep(await atClaims(), <Claims />)
    await userEvent.click(action())
    expect(screen.getByText('بله یا نه را انتخاب کنید.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^نه/ }))
  })
  it('counts property, life and driver claims with one press each, in this order', async () => {
    const walk = await atClaims()
    renderStep(walk, <Claims />)
    await userEvent.click(screen.getByRole('radio', { name: /^بله/ }))
    const isEnabled = (name: string) =>
      within(count(name)).queryByRole('radio', { name: 'نداشتم' })?.matches(':enabled')
    expect(['خسارت مالی', 'خسارت جانی', 'خسارت راننده'].map(isEnabled)).toEqual([true, false, false])
    expect(screen.queryByText(/^اول تعداد/, { ignore: '.visually-hidden' })).toBeNull()
    await choose('خسارت مالی', '۱ بار')
    await choose('خسارت جانی', 'نداشتم')
    await userEvent.click(action())
    expect(screen.getByText('تعداد را انتخاب کنید.')).toBeTruthy()
    expect(count('خسارت راننده').contains(document.activeElement)).toBe(true)
    await choose('خسارت راننده', '۳ و بیشتر')
    expect(liabilityQuoteOf(walk.context()).history).toMatchObject({
      propertyDamageCount: 1,
      lifeDamageCount: 0,
      driverDamageCount: 3,
    })
    await userEvent.click(action())
    expect(walk.path()?.path).toBe('/third-party/offers')
  })
})
