// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { chooseColourScheme } from '#adapters/colour-scheme.ts'
import type { AccountOverview } from '#contract/operations/account.ts'
import { accountOverview, newAccount } from '#explorer/stubs/account.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { settings, type SettingsInput } from '#machines/areas/settings.ts'
import { stage } from '#ui/testing/stage.tsx'
import { Settings } from './Settings.tsx'

afterEach(() => {
  cleanup()
  act(() => chooseColourScheme('system'))
})

/** Renders the settings with stubbed answers in order. Returns the effects that leave them. */
const show = async (answers: (AccountOverview | 'unreachable')[], input: Partial<SettingsInput> = {}) => {
  const effects: string[] = []
  const actor = createActor(
    settings.provide({
      actors: {
        'read the account': fromPromise(async () => {
          const answer = answers.shift() ?? 'unreachable'
          if (answer === 'unreachable') throw failure('unreachable')
          return answer
        }),
      },
      actions: {
        'go to the sign-in page': () => void effects.push('sign-in'),
        'ask whether to sign out': () => void effects.push('sign-out'),
        'change the language': (_, { language }) => void effects.push(language),
        'change the colour scheme': (_, { scheme }) => chooseColourScheme(scheme),
      },
    }),
    { input: { signedIn: true, canSignOut: true, ...input } },
  ).start()
  stage(<Settings actor={actor} onFollow={(href) => void effects.push(href)} />)
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  return { actor, effects }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const link = (name: RegExp) => screen.getByRole('link', { name })

describe('the settings', () => {
  it('show the signed-in user, and the count of each page', async () => {
    const { effects } = await show([accountOverview])
    expect(screen.getByText('سارا رستگار')).toBeTruthy()
    expect(screen.getByText('۰۹۱۲ ۳۴۵ ۶۷۸۹')).toBeTruthy()
    expect(link(/حساب بانکی/).textContent).toContain('بانک سپیدار')
    expect(link(/پرداخت‌ها/).textContent).toContain('۳ قسط مانده')
    await userEvent.click(link(/سؤال‌های پرتکرار/))
    expect(effects).toEqual(['/settings/faq'])
  })
  it('call a person without a known name a user', async () => {
    await show([newAccount])
    expect(screen.getByText('کاربر سپر')).toBeTruthy()
    expect(link(/حساب بانکی/).textContent).toContain('ثبت نشده')
  })
  it('name no unknown bank', async () => {
    await show([{ ...accountOverview, sheba: '909980000000123456789041' }])
    expect(link(/حساب بانکی/).textContent).toContain('ثبت شده')
  })
  it('keep their rows when the account cannot be loaded, and retry', async () => {
    await show(['unreachable', accountOverview])
    expect(screen.getByRole('alert').textContent).toContain('E-50417')
    expect(link(/سؤال‌های پرتکرار/)).toBeTruthy()
    await press('تلاش دوباره')
    expect(await screen.findByText('سارا رستگار')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
  it('ask a guest to sign in, and still show language, colour scheme and questions', async () => {
    const { effects } = await show([], { signedIn: false })
    expect(screen.getAllByRole('link', { name: /./ }).map((each) => each.getAttribute('href'))).not.toContain(
      '/settings/user',
    )
    expect(screen.queryByRole('button', { name: 'خروج از حساب' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    await press('ورود به حساب')
    expect(effects).toEqual(['en', 'sign-in'])
    expect(link(/سؤال‌های پرتکرار/)).toBeTruthy()
  })
  it('apply the chosen colour scheme at once', async () => {
    await show([accountOverview])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'خودکار' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'تیره' }))
    expect(document.documentElement.dataset['scheme']).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'خودکار' }))
    expect(document.documentElement.dataset['scheme']).toBeUndefined()
  })
  it('have a row to sign out, except in a host app', async () => {
    const { effects } = await show([accountOverview])
    await press('خروج از حساب')
    expect(effects).toEqual(['sign-out'])
    cleanup()
    await show([accountOverview], { canSignOut: false })
    expect(screen.queryByRole('button', { name: 'خروج از حساب' })).toBeNull()
  })
})
