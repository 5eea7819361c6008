// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { NumericField } from '../field/NumericField.tsx'
import { BottomSheet } from '../sheet/BottomSheet.tsx'
import { stage } from '../testing/stage.tsx'
import { Hint } from './Hint.tsx'

afterEach(cleanup)

const hint = <Hint term="کد پستی">ده رقمی که پست به هر خانه داده است.</Hint>
const field = <NumericField label="کد پستی" hint={hint} value="" onChange={() => {}} />
const sign = () => screen.getByRole('button', { name: 'کد پستی یعنی چه؟' })
const sentence = () => screen.queryByText('ده رقمی که پست به هر خانه داده است.')

describe('a hint', () => {
  it('explains its term when pressed, announces it, and closes when pressed again', async () => {
    stage(field)
    expect(sentence()).toBeNull()
    await userEvent.click(sign())
    expect(sentence()?.getAttribute('role')).toBe('status')
    expect(sign().getAttribute('aria-expanded')).toBe('true')
    expect(sign().getAttribute('aria-controls')).toBe(sentence()?.id)
    await userEvent.click(sign())
    expect(sentence()).toBeNull()
    expect(sign().getAttribute('aria-expanded')).toBe('false')
  })
  it('opens by keyboard and keeps focus', async () => {
    stage(field)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(sentence()).toBeTruthy()
    expect(document.activeElement).toBe(sign())
  })
  it('does not change the accessible name of its field', () => {
    stage(field)
    expect(screen.getByRole('textbox', { name: 'کد پستی' })).toBe(screen.getByLabelText('کد پستی'))
  })
  it('closes on Escape first; the next Escape closes the surrounding sheet', async () => {
    const closed: string[] = []
    stage(
      <BottomSheet open onClose={() => closed.push('sheet')} title="نشانی تازه">
        {field}
      </BottomSheet>,
    )
    await userEvent.click(sign())
    await userEvent.keyboard('{Escape}')
    expect(sentence()).toBeNull()
    expect(closed).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(closed).toEqual(['sheet'])
  })
})
