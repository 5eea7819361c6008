// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  continueEvent,
  pickOption,
  plateAndOwner,
  renderStep,
  walkTo,
} from '../parts/testing/render-step.tsx'
import Claims from './claims.tsx'

afterEach(cleanup)

const atClaims = () => walkTo([...plateAndOwner, continueEvent, continueEvent, continueEvent])
const action = () => screen.getByRole('button', { name: 'دیدن قیمت‌ها' })
const count = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} (?!یعنی)`) })

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
    expect(screen.getByText('این بخش را خالی نگذارید.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^نه/ }))
  })
  it('counts property, life and driver claims in this order', async () => {
    const walk = await atClaims()
    renderStep(walk, <Claims />)
    await userEvent.click(screen.getByRole('radio', { name: /^بله/ }))
    expect(count('خسارت جانی').getAttribute('aria-disabled')).toBe('true')
    expect(count('خسارت راننده').getAttribute('aria-disabled')).toBe('true')
    await pickOption(count('خسارت مالی'), 'یک بار')
    await pickOption(count('خسارت جانی'), 'هیچ‌بار')
    await userEvent.click(action())
    expect(document.activeElement).toBe(count('خسارت راننده'))
    await pickOption(count('خسارت راننده'), 'سه بار یا بیشتر')
    expect(walk.context().quote.history).toMatchObject({
      financialDamages: 1,
      lifeDamages: 0,
      driverDamages: 3,
    })
    await userEvent.click(action())
    expect(walk.path()?.path).toBe('/third-party/offers')
  })
})
