// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { NumericField } from './NumericField.tsx'

afterEach(cleanup)

const changes: string[] = []
type OwnerProps = { max?: number; start?: string; group?: (digits: string) => string }
function Owner({ start = '', ...field }: OwnerProps) {
  const [value, setValue] = useState(start)
  const change = (digits: string) => {
    changes.push(digits)
    setValue(digits)
  }
  return <NumericField label="کد ملی" value={value} onChange={change} length={10} {...field} />
}
const box = () => screen.getByLabelText<HTMLInputElement>('کد ملی')

describe('a numeric field', () => {
  it('accepts Persian, Arabic and Latin digits, shows Persian ones and returns Latin ones', async () => {
    stage(<Owner />)
    await userEvent.type(box(), '۰۰٨٤57')
    expect(box().value).toBe('۰۰۸۴۵۷')
    expect(changes.at(-1)).toBe('008457')
  })
  it('accepts pasted text with spaces and dashes', async () => {
    stage(<Owner />)
    await userEvent.click(box())
    await userEvent.paste(' 0084-575 948 ')
    expect(changes.at(-1)).toBe('0084575948')
  })
  it('removes other characters afterwards instead of swallowing keys', async () => {
    stage(<Owner />)
    await userEvent.type(box(), '1a2ب3')
    expect(box().value).toBe('۱۲۳')
  })
  it('keeps the caret after a digit inserted in the middle', async () => {
    stage(<Owner start="0084" />)
    await userEvent.type(box(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(box().value).toBe('۰۰۹۸۴')
    expect(box().selectionStart).toBe(3)
  })
  it('keeps the caret after a letter typed in the middle', () => {
    stage(<Owner start="0084" />)
    box().focus()
    fireEvent.change(box(), { target: { value: '۰۰x۸۴', selectionStart: 3, selectionEnd: 3 } })
    expect(box().value).toBe('۰۰۸۴')
  })
  it('keeps too many digits, unless there is a maximum', async () => {
    stage(<Owner />)
    await userEvent.type(box(), '123456789012')
    expect(changes.at(-1)).toHaveLength(12)
    expect(screen.getByText('۱۲ / ۱۰')).toBeTruthy()
    cleanup()
    stage(<Owner max={5} />)
    await userEvent.type(box(), '1234567')
    expect(changes.at(-1)).toBe('12345')
  })

  const inPairs = (digits: string) => (digits === '' ? '' : `IR ${digits.replace(/(\d\d)(?=\d)/g, '$1 ')}`)

  it('shows digits in groups, and returns them without', async () => {
    stage(<Owner group={inPairs} />)
    await userEvent.type(box(), '12345')
    expect(box().value).toBe('IR ۱۲ ۳۴ ۵')
    await userEvent.type(box(), '{Backspace}{Backspace}')
    expect(box().value).toBe('IR ۱۲ ۳')
    await userEvent.clear(box())
    await userEvent.paste('IR98 76')
    expect(changes.at(-1)).toBe('9876')
    expect(box().value).toBe('IR ۹۸ ۷۶')
  })
  it('keeps the caret after a digit inserted in a group', async () => {
    stage(<Owner start="1234" group={inPairs} />)
    await userEvent.type(box(), '9', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(box().value).toBe('IR ۱۹ ۲۳ ۴')
    expect(box().selectionStart).toBe(5)
  })
})
