// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { DateField } from './DateField.tsx'
import { dayItems } from './DateWheel.tsx'

afterEach(cleanup)

function Owner({ start }: { start: string | null }) {
  const [date, setDate] = useState(start)
  return (
    <DateField
      label="تاریخ تولد"
      title="تاریخ تولد بیمه‌گذار"
      value={date}
      onChange={setDate}
      today="1404-08-24"
      start="1370-01-01"
      birth
    />
  )
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /تاریخ تولد/ }))
  return screen.getByRole('dialog', { name: 'تاریخ تولد بیمه‌گذار' })
}
const days = () => within(screen.getByRole('listbox', { name: 'روز' })).getAllByRole('option')

describe('the days of a month', () => {
  it('follow the month and leap years', () => {
    expect(dayItems(1404, 1)).toHaveLength(31)
    expect(dayItems(1404, 7)).toHaveLength(30)
    expect(dayItems(1404, 12)).toHaveLength(29)
    expect(dayItems(1403, 12)).toHaveLength(30)
  })
})

describe('the date wheel', () => {
  it('shows the date with its weekday and the age', async () => {
    stage(<Owner start="1369-02-12" />)
    const sheet = await open()
    expect(within(sheet).getByText(/چهارشنبه ۱۲ اردیبهشت ۱۳۶۹، ۳۵ ساله/)).toBeTruthy()
  })
  it('turns with arrow keys and clamps the day to the month', async () => {
    stage(<Owner start="1403-12-30" />)
    const sheet = await open()
    within(sheet).getByRole('listbox', { name: 'سال' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(within(sheet).getByText(/۲۹ اسفند ۱۴۰۴/)).toBeTruthy()
    expect(days()).toHaveLength(29)
    within(sheet).getByRole('listbox', { name: 'ماه' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(within(sheet).getByText(/۲۹ فروردین ۱۴۰۴/)).toBeTruthy()
    expect(days()).toHaveLength(31)
  })
  it('returns the chosen date, and the field shows it in words', async () => {
    stage(<Owner start={null} />)
    const sheet = await open()
    await userEvent.click(
      within(within(sheet).getByRole('listbox', { name: 'ماه' })).getByRole('option', { name: 'تیر' }),
    )
    await userEvent.click(within(sheet).getByRole('button', { name: 'تأیید تاریخ' }))
    expect(screen.getByRole('button', { name: /تاریخ تولد/ }).textContent).toContain('۱ تیر ۱۳۷۰')
  })
  it('can be typed instead', async () => {
    stage(<Owner start={null} />)
    const sheet = await open()
    await userEvent.click(within(sheet).getByRole('button', { name: 'تاریخ را می‌نویسم' }))
    await userEvent.keyboard('۱۳۶۹۰۲۱۲')
    await userEvent.click(within(sheet).getByRole('button', { name: 'تأیید تاریخ' }))
    expect(screen.getByRole('button', { name: /تاریخ تولد/ }).textContent).toContain('۱۲ اردیبهشت ۱۳۶۹')
  })
  it('accepts a typed date on Enter and stays closed', async () => {
    stage(<Owner start={null} />)
    const sheet = await open()
    await userEvent.click(within(sheet).getByRole('button', { name: 'تاریخ را می‌نویسم' }))
    await userEvent.keyboard('۱۳۶۹۰۲۱۲{Enter}')
    const field = screen.getByRole('button', { name: /تاریخ تولد/ })
    expect(field.textContent).toContain('۱۲ اردیبهشت ۱۳۶۹')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })
})
