// @vitest-environment jsdom
import { personAnswers } from '#contract/testing/policy-holder.sample.ts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failure, offer, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'
import { continueEvent, renderStep, walkTo } from '../parts/testing/render-step.tsx'
import SignIn from './sign-in.tsx'

afterEach(cleanup)

describe('signing in', () => {
  it('is required after the session has ended, keeps all answers, and leaves on press', async () => {
    const holder = personAnswers
    const walk = await walkTo(
      [{ type: 'holder.changed', change: holder }, continueEvent],
      ({ fail }) => fail('save the policy holder', failure('signed-out')),
      { trackingCode },
    )
    renderStep(walk, <SignIn />)
    expect(screen.getByRole('heading', { level: 2, name: 'دوباره وارد حساب خود شوید' })).toBeTruthy()
    expect(screen.getByText(/پس از ورود از همین گام ادامه می‌دهید/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'ورود و ادامه' }))
    expect(walk.effects).toEqual(['sign-in'])
    expect(walk.context().holder.firstName).toBe('سارا')
    expect(screen.getByRole('heading', { level: 2, name: 'به صفحهٔ ورود می‌رویم…' })).toBeTruthy()
  })
  it('is required for an order opened by its link, without mentioning an ended session', async () => {
    const walk = walkThirdParty({ trackingCode, signedIn: false })
    walk.fail('read the order', failure('signed-out'))
    await walk.press({ type: 'xstate.route', to: '#documents' })
    renderStep(walk, <SignIn />)
    expect(screen.getByRole('heading', { level: 2, name: 'برای دیدن سفارش وارد شوید' })).toBeTruthy()
    expect(screen.getByText(/هر چه برای این سفارش داده‌اید محفوظ است/)).toBeTruthy()
  })
  it('says while offline what it needs, and nothing about leaving, until the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const walk = await walkTo([], undefined, { signedIn: false })
    await legs.inquiry(walk)
    await legs.offers(walk, offer)
    renderStep(walk, <SignIn />)
    expect(screen.getByRole('heading', { level: 2, name: 'برای ورود، اینترنت لازم است' })).toBeTruthy()
    expect(screen.queryByText(/به صفحهٔ ورود می‌رویم/)).toBeNull()
    onLine.mockRestore()
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.getByRole('heading', { level: 2, name: 'به صفحهٔ ورود می‌رویم…' })).toBeTruthy()
  })
  it('leaves at once for a guest who has chosen, and can be retried', async () => {
    const walk = await walkTo([], undefined, { signedIn: false })
    await legs.inquiry(walk)
    await legs.offers(walk, offer)
    renderStep(walk, <SignIn />)
    expect(screen.getByText(/پیشنهادی که انتخاب کرده‌اید محفوظ است/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'رفتن به صفحهٔ ورود' }))
    expect(walk.effects).toEqual(['sign-in', 'sign-in'])
  })
})
