// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { DiscountSheet } from './DiscountSheet.tsx'
import { renderStep } from './testing/render-step.tsx'

afterEach(cleanup)

const opened = async (): Promise<Walk> => {
  const walk = walkThirdParty()
  await legs.inquiry(walk)
  renderStep(walk, <DiscountSheet />)
  await act(() => walk.press({ type: 'discount-sheet.opened' }))
  return walk
}
const sheet = () => within(screen.getByRole('dialog', { name: 'کد تخفیف' }))
const field = () => sheet().getByLabelText<HTMLInputElement>('کد تخفیف', { selector: 'input' })
const apply = () => sheet().getByRole('button', { name: 'اعمال کد' })
const isBlocked = () => apply().getAttribute('aria-disabled') === 'true'

describe('the discount sheet', () => {
  it('applies no empty code; the button leads to the field', async () => {
    const walk = await opened()
    await userEvent.click(apply())
    expect(document.activeElement).toBe(field())
    expect(walk.callsOf('search offers')).toHaveLength(1)
  })

  it('sends the code by Enter, shows it as applied, and removes it', async () => {
    const walk = await opened()
    await userEvent.type(field(), 'separ30{Enter}')
    await act(walk.settle)
    expect(walk.context().discountCode).toBe('SEPAR30')
    await act(() => walk.press({ type: 'discount-sheet.opened' }))
    expect(sheet().getByText('اعمال شد')).toBeTruthy()
    await userEvent.click(sheet().getByRole('button', { name: 'حذف کد' }))
    await act(walk.settle)
    expect(walk.context().discountCode).toBeNull()
  })

  it('shows a refusal in the field, and waits for another text', async () => {
    const walk = await opened()
    walk.fail(
      'search offers',
      failure('refused', errors.discountExpired.code, errorText('discountExpired', 'fa')),
    )
    await userEvent.type(field(), 'TABESTAN{Enter}')
    await act(walk.settle)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(sheet().getByText(errorText('discountExpired', 'fa'))).toBeTruthy()
    expect(field().value).toBe('TABESTAN')
    expect(isBlocked()).toBe(true)
    await userEvent.type(field(), '2')
    expect(isBlocked()).toBe(false)
    expect(sheet().queryByText(errorText('discountExpired', 'fa'))).toBeNull()
  })

  it('sends the same code again after a lost connection', async () => {
    const walk = await opened()
    walk.fail('search offers', failure('unreachable'))
    await userEvent.type(field(), 'SEPAR30{Enter}')
    await act(walk.settle)
    expect(sheet().getByText(/ارتباط با سرور برقرار نشد/)).toBeTruthy()
    expect(isBlocked()).toBe(false)
  })
})
