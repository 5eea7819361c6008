// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { type MotorcyclePlateDraft, parseMotorcyclePlate } from './motorcycle-entry.ts'
import { MotorcyclePlateField } from './MotorcyclePlateField.tsx'
import { PlateView } from './PlateView.tsx'

afterEach(cleanup)
beforeEach(() => void drafts.splice(0))

const empty: MotorcyclePlateDraft = { plk1: '', plk2: '' }
const drafts: MotorcyclePlateDraft[] = []
const last = () => drafts.at(-1)
function Owner({ start = empty, onFilled }: { start?: MotorcyclePlateDraft; onFilled?: () => void }) {
  const [plate, setPlate] = useState(start)
  const change = (typed: MotorcyclePlateDraft) => {
    drafts.push(typed)
    setPlate(typed)
  }
  return (
    <MotorcyclePlateField
      label="پلاک"
      help="از بالا به پایین"
      value={plate}
      onChange={change}
      onFilled={onFilled}
    />
  )
}
const upper = () => screen.getByRole('textbox', { name: 'سه رقم بالای پلاک' })
const lower = () => screen.getByRole('textbox', { name: 'پنج رقم پایین پلاک' })

describe('the plate field of a motorcycle', () => {
  it('is one group of two labelled inputs', () => {
    stage(<Owner />)
    const group = screen.getByRole('group', { name: 'پلاک' })
    expect([...group.querySelectorAll('input')]).toEqual([upper(), lower()])
  })
  it('stores digits of every script in Latin, shows Persian ones, and moves on after three', async () => {
    stage(<Owner />)
    await userEvent.type(upper(), '۱٢7')
    expect(document.activeElement).toBe(lower())
    await userEvent.keyboard('58463')
    expect(last()).toEqual({ plk1: '127', plk2: '58463' })
    expect([upper(), lower()].map((cell) => cell.getAttribute('value'))).toEqual(['۱۲۷', '۵۸۴۶۳'])
  })
  it('says when the lower cell is full', async () => {
    const onFilled = vi.fn<() => void>()
    stage(<Owner onFilled={onFilled} start={{ plk1: '127', plk2: '' }} />)
    await userEvent.type(lower(), '5846')
    expect(onFilled).not.toHaveBeenCalled()
    await userEvent.type(lower(), '3', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(onFilled).toHaveBeenCalledOnce()
  })
  it('takes no digit beyond the length of a part', async () => {
    stage(<Owner start={{ plk1: '127', plk2: '5846' }} />)
    await userEvent.type(lower(), '39', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(last()).toEqual({ plk1: '127', plk2: '58463' })
  })
  it('says how many digits are missing once it is begun', async () => {
    stage(<Owner />)
    const help = () =>
      document.getElementById(screen.getByRole('group').getAttribute('aria-describedby') ?? '')
    expect(help()?.textContent).toBe('از بالا به پایین')
    await userEvent.type(upper(), '127')
    await userEvent.keyboard('584')
    expect(help()?.textContent).toBe('۲ رقم دیگر مانده است.')
    await userEvent.keyboard('63')
    expect(help()?.textContent).toBe('از بالا به پایین')
  })
  it('goes back on backspace in the empty lower cell', async () => {
    stage(<Owner start={{ plk1: '127', plk2: '5' }} />)
    await userEvent.click(lower())
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(lower())
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(upper())
    expect(last()).toEqual({ plk1: '127', plk2: '' })
  })
  it('accepts a whole plate pasted into any cell', async () => {
    stage(<Owner />)
    await userEvent.click(lower())
    await userEvent.paste('۱۲۷ ۵۸۴۶۳')
    expect(last()).toEqual({ plk1: '127', plk2: '58463' })
  })
})

describe('a pasted plate of a motorcycle', () => {
  it('is parsed in all usual notations', () => {
    const written = ['۱۲۷ ۵۸۴۶۳', '127-58463', '12758463', '127\n58463', 'ایران 127 58463']
    expect(written.map(parseMotorcyclePlate)).toEqual(written.map(() => ({ plk1: '127', plk2: '58463' })))
  })
  it('is ignored when it is something else', () => {
    const other = ['127', '0084575948', '24 س 318 44', '127 5846', '']
    expect(other.map(parseMotorcyclePlate)).toEqual(other.map(() => null))
  })
})

it('draws a motorcycle’s plate with its name', () => {
  stage(<PlateView plate={{ plk1: '127', plk2: '58463' }} />)
  const plate = screen.getByRole('img', { name: 'پلاک موتورسیکلت ۱۲۷ ۵۸۴۶۳' })
  expect(plate.textContent).toContain('۵۸۴۶۳')
})
