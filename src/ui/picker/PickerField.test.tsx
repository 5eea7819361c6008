// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { PickerField } from './PickerField.tsx'
import type { PickerOption } from './PickerList.tsx'

afterEach(cleanup)

const cities: PickerOption[] = [
  'تبریز',
  'تهران',
  'کرج',
  'کرمان',
  'کیش',
  'قم',
  'یزد',
  'آبادان',
  ...Array.from({ length: 1200 }, (_, index) => `شهر ${index}`),
].map((title) => ({ value: title, title }))

function Owner({
  options = cities,
  reason,
  ask,
}: {
  options?: PickerOption[]
  reason?: string
  ask?: () => void
}) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <PickerField
      label="شهر"
      title="انتخاب شهر"
      placeholder="شهر را انتخاب کنید"
      value={value}
      onChange={setValue}
      options={options}
      countText={(count) => `${count} شهر`}
      disabledReason={reason}
      askExpert={ask && { question: 'پیدا نشد؟', onAsk: ask }}
    />
  )
}
const field = () => screen.getByRole('button', { name: /^شهر/, hidden: true })
const rows = () => screen.getAllByRole('option').map((row) => row.textContent)

describe('a picker', () => {
  it('searches while typing, counts the results and chooses the pressed one', async () => {
    stage(<Owner />)
    await userEvent.click(field())
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
    expect(screen.getByRole('status').textContent).toBe('1208 شهر')
    await userEvent.keyboard('كي')
    expect(screen.getByRole('status').textContent).toBe('1 شهر پیدا شد')
    await userEvent.click(screen.getByRole('option', { name: 'کیش' }))
    expect(field().textContent).toBe('کیش')
    expect(document.activeElement).toBe(field())
  })
  it('moves with arrow keys while focus stays in the search', async () => {
    stage(<Owner />)
    await userEvent.click(field())
    await userEvent.keyboard('کر{ArrowDown}{ArrowDown}{Enter}')
    expect(field().textContent).toBe('کرمان')
  })
  it('does not choose a row by Enter that the keyboard did not reach', async () => {
    stage(<Owner />)
    await userEvent.click(field())
    await userEvent.keyboard('کر{Enter}')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
  it('renders only the first rows of a long list', async () => {
    stage(<Owner />)
    await userEvent.click(field())
    expect(rows().length).toBeLessThan(100)
  })
  it('asks the next question in the same sheet, with an empty search that has the focus', async () => {
    const chosen = vi.fn<(city: string) => void>()
    stage(
      <PickerField
        label="استان"
        title="انتخاب استان"
        placeholder="انتخاب کنید"
        value={null}
        onChange={vi.fn<(province: string) => void>()}
        options={cities}
        countText={(count) => `${count} استان`}
        next={(picked) => ({
          title: `شهر در ${picked}`,
          options: cities.slice(0, 2),
          countText: (count) => `${count} شهر`,
          onPick: chosen,
        })}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: /^استان/ }))
    await userEvent.keyboard('کر')
    const dialog = screen.getByRole('dialog')
    await userEvent.click(screen.getByRole('option', { name: 'کرمان' }))
    expect(screen.getByRole('dialog', { name: 'شهر در کرمان' })).toBe(dialog)
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
    expect(rows()).toEqual(['تبریز', 'تهران'].map((city) => `${city.slice(0, 1)}${city}`))
    await userEvent.click(screen.getByRole('option', { name: 'تهران' }))
    expect(chosen).toHaveBeenCalledWith('تهران')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
  it('offers an expert when nothing is found', async () => {
    const ask = vi.fn<() => void>()
    stage(<Owner ask={ask} />)
    await userEvent.click(field())
    await userEvent.keyboard('ظظظ')
    expect(screen.getByRole('status').textContent).toBe('چیزی پیدا نشد')
    await userEvent.click(screen.getByRole('button', { name: 'از کارشناس بپرسید' }))
    expect(ask).toHaveBeenCalledOnce()
  })
  it('says why it is disabled', async () => {
    stage(<Owner reason="اول استان را انتخاب کنید." />)
    await userEvent.click(field())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('اول استان را انتخاب کنید.').closest('p')?.id).toBe(
      field().getAttribute('aria-describedby'),
    )
  })
  it.each([3, 8])(
    'that is pressed before its %i options are there waits for them, in the same dialog',
    async (count) => {
      const { rerender } = stage(<Owner options={[]} />)
      await userEvent.click(field())
      const dialog = screen.getByRole('dialog')
      expect(screen.getByRole('status').textContent).toBe('فهرست در راه است…')
      rerender(<Owner options={cities.slice(0, count)} />)
      expect(rows()).toHaveLength(count)
      expect(screen.getByRole('dialog')).toBe(dialog)
      await userEvent.click(screen.getByRole('option', { name: 'تهران' }))
      expect(field().textContent).toBe('تهران')
    },
  )
  it('has no search for a few options', async () => {
    stage(<Owner options={cities.slice(0, 3)} />)
    await userEvent.click(field())
    expect(screen.queryByRole('combobox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field().textContent).toBe('تهران')
  })
})
