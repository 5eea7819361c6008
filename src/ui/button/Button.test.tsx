// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { revealFirstProblem } from '../field/FieldFrame.tsx'
import { NumericField } from '../field/NumericField.tsx'
import { stage } from '../testing/stage.tsx'
import { Button } from './Button.tsx'

afterEach(cleanup)

describe('a button', () => {
  it('stays focusable when blocked and focuses the first incomplete field', async () => {
    const go = vi.fn<() => void>()
    stage(
      <>
        <NumericField label="کد ملی" value="0084575948" onChange={() => {}} />
        <NumericField label="موبایل" value="" onChange={() => {}} missing />
        <Button blocked onBlockedPress={revealFirstProblem} onClick={go}>
          ادامه
        </Button>
      </>,
    )
    const button = screen.getByRole('button', { name: 'ادامه' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect(go).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByLabelText('موبایل'))
  })
  it('keeps its label during a call and ignores a second press', async () => {
    const go = vi.fn<() => void>()
    stage(
      <Button loading onClick={go}>
        استعلام
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'استعلام' })
    await userEvent.click(button)
    expect(go).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
  })
  it('takes a double click as one press, also where it submits a form', async () => {
    const go = vi.fn<() => void>()
    const submit = vi.fn<() => void>()
    stage(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Button onClick={go}>ادامه</Button>
        <Button type="submit">ثبت</Button>
      </form>,
    )
    await userEvent.dblClick(screen.getByRole('button', { name: 'ادامه' }))
    await userEvent.dblClick(screen.getByRole('button', { name: 'ثبت' }))
    expect(go).toHaveBeenCalledTimes(1)
    expect(submit).toHaveBeenCalledTimes(1)
  })
})
