// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { LETTER_PAUSE } from './LetterSheet.tsx'
import { emptyPlate, type PlateDraft } from './plate-draft.ts'
import { PlateField, type PlateFieldProps } from './PlateField.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const drafts: PlateDraft[] = []
const last = () => drafts.at(-1)
function Owner({
  start = emptyPlate,
  startAt,
}: {
  start?: PlateDraft
  startAt?: PlateFieldProps['startAt']
}) {
  const [plate, setPlate] = useState(start)
  const change = (typed: PlateDraft) => {
    drafts.push(typed)
    setPlate(typed)
  }
  return <PlateField label="پلاک" value={plate} onChange={change} startAt={startAt} />
}
const cell = (name: string) => screen.getByLabelText(name)
const [first, middle, region] = ['دو رقم اول پلاک', 'سه رقم پلاک', 'دو رقم کنار ایران']
const letter = () => screen.getByRole('button', { name: /حرف پلاک/, hidden: true })

describe('the plate field', () => {
  it('is one group of four labelled controls', () => {
    stage(<Owner />)
    const group = screen.getByRole('group', { name: 'پلاک' })
    expect(
      [...group.querySelectorAll('input, button')].map((part) => part.getAttribute('aria-label')),
    ).toEqual([first, 'حرف پلاک', middle, region])
  })
  it('opens the letters after two digits and moves on 500 ms after a choice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    stage(<Owner />)
    await user.type(cell(first), '۲۴')
    await user.click(screen.getByRole('radio', { name: 'س' }))
    expect(last()).toMatchObject({ plk1: '24', plk2: '10' })
    expect(document.activeElement).not.toBe(cell(middle))
    await act(() => vi.advanceTimersByTimeAsync(LETTER_PAUSE))
    expect(document.activeElement).toBe(cell(middle))
    await user.keyboard('318')
    expect(document.activeElement).toBe(cell(region))
    await user.keyboard('44')
    expect(last()).toEqual({ plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' })
  })
  it('accepts the letter from the keyboard, in the sheet and on the cell', async () => {
    stage(<Owner />)
    await userEvent.type(cell(first), '12')
    await userEvent.keyboard('ب')
    expect(last()?.plk2).toBe('02')
    await waitFor(() => expect(document.activeElement).toBe(cell(middle)), { timeout: 2000 })
    act(() => letter().focus())
    await userEvent.keyboard('ي')
    expect(last()?.plk2).toBe('24')
    expect(document.activeElement).toBe(cell(middle))
  })
  it('takes the Persian letter printed on a key while the keyboard types Latin', async () => {
    stage(<Owner start={{ plk1: '24', plk2: '', plk3: '', plkSrl: '' }} />)
    act(() => letter().focus())
    await userEvent.keyboard('[KeyS]')
    expect(last()?.plk2).toBe('10')
    expect(document.activeElement).toBe(cell(middle))
    act(() => letter().focus())
    await userEvent.keyboard('{Shift>}[KeyC]{/Shift}')
    expect(last()?.plk2).toBe('09')
    act(() => letter().focus())
    await userEvent.keyboard('[KeyB]')
    expect(last()?.plk2).toBe('09')
  })
  it('shows the letter of a private car as its sample', () => {
    stage(<Owner />)
    expect(letter().textContent).toBe('ب')
  })
  it('goes back on backspace in an empty cell', async () => {
    stage(<Owner start={{ plk1: '24', plk2: '10', plk3: '3', plkSrl: '' }} />)
    await userEvent.click(cell(region))
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(cell(middle))
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(document.activeElement).toBe(letter())
    await userEvent.keyboard('{Backspace}')
    expect(last()).toEqual({ plk1: '24', plk2: '', plk3: '', plkSrl: '' })
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(cell(first))
  })
  it('accepts a whole plate pasted into any cell', async () => {
    stage(<Owner />)
    await userEvent.click(cell(region))
    await userEvent.paste('۲۴ س ۳۱۸ ایران ۴۴')
    expect(last()).toEqual({ plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' })
  })
  it('continues where the user was: after the digits of a cell, over a full cell, with the letters open', async () => {
    const draft = { plk1: '2', plk2: '', plk3: '318', plkSrl: '' }
    const { unmount } = stage(<Owner start={draft} startAt={() => 'plk1'} />)
    await userEvent.keyboard('4')
    expect(last()?.plk1).toBe('24')
    unmount()
    const full = stage(<Owner start={draft} startAt={() => 'plk3'} />)
    await userEvent.keyboard('5')
    expect(last()?.plk3).toBe('5')
    full.unmount()
    stage(<Owner start={draft} startAt={() => 'plk2'} />)
    expect(screen.getByRole('radio', { name: 'س' })).toBeTruthy()
  })
  it('leads on where the user was behind the full plate', async () => {
    const onFilled = vi.fn<() => void>()
    stage(
      <PlateField
        label="پلاک"
        value={emptyPlate}
        onChange={() => undefined}
        onFilled={onFilled}
        startAt={() => 'after'}
      />,
    )
    await waitFor(() => expect(onFilled).toHaveBeenCalledOnce())
  })
})
