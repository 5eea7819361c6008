// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { BankAccount as Stored } from '#contract/operations/account.ts'
import { namedAccount, unnamedAccount } from '#explorer/stubs/account.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { bankAccount } from '#machines/areas/bank-account.ts'
import { stage } from '#ui/testing/stage.tsx'
import { BankAccount } from './BankAccount.tsx'

afterEach(cleanup)

type Setup = { account?: Stored | 'unreachable'; refusal?: Failure; signedIn?: boolean }

const show = async ({ account = unnamedAccount, refusal, signedIn = true }: Setup = {}) => {
  const sent: string[] = []
  const actor = createActor(
    bankAccount.provide({
      actors: {
        'read the bank account': fromPromise(async () => {
          if (account === 'unreachable') throw failure('unreachable')
          return { account, draft: '' }
        }),
        'save the bank account': fromPromise(async ({ input }) => {
          sent.push(input.sheba)
          if (refusal) throw refusal
        }),
        'remove the bank account': fromPromise(async () => {
          sent.push('removed')
        }),
      },
    }),
    { input: { signedIn, pageId: 'page' } },
  ).start()
  stage(<BankAccount actor={actor} />)
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  return { actor, sent }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByLabelText<HTMLInputElement>('شمارهٔ شبا')
const paste = async (text: string) => {
  await userEvent.click(field())
  await userEvent.paste(text)
}

describe('the page of the bank account', () => {
  it('recognises the bank of a pasted Sheba, and saves it', async () => {
    const { sent } = await show()
    await paste(' IR93 0990 0000 0012 3456 7890 41 ')
    expect(field().value).toBe('IR ۹۳ ۰۹۹۰ ۰۰۰۰ ۰۰۱۲ ۳۴۵۶ ۷۸۹۰ ۴۱')
    expect(screen.getByText('۲۴ / ۲۴')).toBeTruthy()
    const card = screen.getAllByRole('status').find((each) => each.textContent?.includes('بانک سپیدار'))
    expect(card?.textContent).toContain('به نام سارا رستگار')
    expect(card?.textContent).toContain('شناخته شد')
    await press('ثبت حساب')
    expect(sent).toEqual(['930990000000123456789041'])
    expect(await screen.findByText('پولتان به این حساب برمی‌گردد')).toBeTruthy()
  })
  it('shows at once that a complete number is wrong, and which digits to check', async () => {
    const { sent } = await show()
    await paste('930990000000123456789014')
    expect(screen.getByText('این شمارهٔ شبا درست نیست؛ رقم‌های اول و آخرش را دوباره ببینید.')).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await press('ثبت حساب')
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(field())
  })
  it('shows the number of missing digits after blur or saving, not while typing', async () => {
    await show()
    await press('ثبت حساب')
    expect(screen.getByText('شمارهٔ شبا را وارد کنید؛ ۲۴ رقم است.')).toBeTruthy()
    cleanup()
    await show()
    await userEvent.type(field(), '93')
    expect(screen.queryByText(/رقم کم دارد/)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('شمارهٔ شبا ۲۴ رقم است؛ ۲۲ رقم کم دارد.')).toBeTruthy()
  })
  it('accepts a valid number of an unknown bank', async () => {
    await show()
    await paste('909980000000123456789041')
    expect(screen.queryByText('بانک را نشناختیم؛ شماره درست است.')).not.toBeNull()
    expect(screen.queryByText('شناخته شد')).toBeNull()
  })
  it('keeps the digits when saving fails, and shows a refusal at the field', async () => {
    const { actor } = await show({
      refusal: {
        ...failure('refused', 4000, 'بعضی از اطلاعات درست نیست.'),
        fields: { sheba: 'این حساب بسته است.' },
      },
    })
    await paste('930990000000123456789041')
    await press('ثبت حساب')
    await waitFor(actor, (snapshot) => snapshot.matches('form'))
    expect(await screen.findByText('این حساب بسته است.')).toBeTruthy()
    expect(field().value).toContain('۰۹۹۰')
    cleanup()
    await show({ refusal: failure('unreachable') })
    await paste('930990000000123456789041')
    await press('ثبت حساب')
    expect((await screen.findByRole('alert')).textContent).toContain('E-50417')
  })
  it('shows the saved account, and removes it after a confirmation', async () => {
    const { sent } = await show({ account: namedAccount })
    expect(screen.getByText('IR ۹۳ ۰۹۹۰ ۰۰۰۰ ۰۰۱۲ ۳۴۵۶ ۷۸۹۰ ۴۱')).toBeTruthy()
    await press('حذف حساب بانکی')
    expect(sent).toEqual([])
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'حذف حساب بانکی' }))
    expect(sent).toEqual(['removed'])
    expect(await screen.findByLabelText('شمارهٔ شبا')).toBeTruthy()
  })
  it('asks a guest to sign in, and names the part that failed to load', async () => {
    await show({ signedIn: false })
    expect(screen.getByRole('heading', { name: 'برای ثبت حساب وارد شوید' })).toBeTruthy()
    cleanup()
    await show({ account: 'unreachable' })
    expect(screen.getByRole('alert').textContent).toContain('حساب بانکی نرسید')
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy()
  })
})
