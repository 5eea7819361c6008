// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { DayStrip } from './DayStrip.tsx'
import { OptionGroup, OptionRow } from './OptionRow.tsx'

afterEach(cleanup)

const edit = vi.fn<() => void>()
function Addresses() {
  const [value, setValue] = useState<string | null>('1')
  return (
    <OptionGroup label="نشانی" value={value} onChange={setValue}>
      <OptionRow
        value="1"
        title="تهران"
        openWhenChosen
        actions={
          <button type="button" onClick={edit}>
            ویرایش
          </button>
        }
      >
        جزئیات تهران
      </OptionRow>
      <OptionRow value="2" title="کرج" openWhenChosen>
        جزئیات کرج
      </OptionRow>
      <OptionRow value="3" title="نور" disabled reason="به این شهر نمی‌فرستیم" />
    </OptionGroup>
  )
}

describe('option rows', () => {
  it('are one radio group whose arrow keys skip disabled rows', async () => {
    stage(<Addresses />)
    expect(screen.getByRole('radiogroup', { name: 'نشانی' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'تهران' }))
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'کرج' }).checked).toBe(true)
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'تهران' }).checked).toBe(true)
  })
  it('show content below the chosen row, and their buttons do not choose it', async () => {
    stage(<Addresses />)
    await userEvent.click(screen.getByText('کرج'))
    expect(screen.queryByText('جزئیات تهران')).toBeNull()
    expect(screen.getByText('جزئیات کرج')).toBeTruthy()
    await userEvent.click(screen.getByText('ویرایش'))
    expect(edit).toHaveBeenCalledOnce()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'کرج' }).checked).toBe(true)
  })
  it('explain why a row is disabled', () => {
    stage(<Addresses />)
    const closed = screen.getByRole<HTMLInputElement>('radio', { name: 'نور' })
    expect(closed.disabled).toBe(true)
    expect(document.getElementById(closed.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'به این شهر نمی‌فرستیم',
    )
  })
})

describe('the day strip', () => {
  it('reads each day as weekday, number and month', () => {
    stage(
      <DayStrip
        label="روز"
        days={[
          { value: 'a', date: '1404-08-25', available: true },
          { value: 'b', date: '1404-08-30', available: false },
        ]}
        value={null}
        onChange={() => {}}
      />,
    )
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'یکشنبه۲۵آبان',
      'جمعه۳۰آبان',
    ])
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
      false,
      true,
    ])
  })
})
