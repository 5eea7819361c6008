// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FactRows, InvoiceRows } from '../price/InvoiceRows.tsx'
import { stage } from '../testing/stage.tsx'

afterEach(cleanup)

const tax = { label: 'مالیات', toman: 721_700, why: 'ده درصد جمع ردیف‌های بالاست.' }
const definitions = () => screen.getAllByRole('definition').map((each) => each.textContent)

describe('a row with an explanation', () => {
  it('opens the explanation below its amount and closes it again', async () => {
    stage(
      <InvoiceRows
        lines={[{ label: 'حق‌بیمه', toman: 7_216_800 }, tax]}
        total={{ label: 'جمع', toman: 7_938_500 }}
      />,
    )
    const why = screen.getByRole('button', { name: 'چرا مالیات؟' })
    expect(definitions()).toEqual(['۷٬۲۱۶٬۸۰۰ تومان', '۷۲۱٬۷۰۰ تومان'])
    await userEvent.click(why)
    expect(definitions()).toEqual(['۷٬۲۱۶٬۸۰۰ تومان', '۷۲۱٬۷۰۰ تومان', tax.why])
    expect(why.getAttribute('aria-controls')).toBe(screen.getByText(tax.why).id)
    expect(why.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(why)
    expect(screen.queryByText(tax.why)).toBeNull()
  })
  it('opens and closes by keyboard without moving focus', async () => {
    stage(<InvoiceRows lines={[tax]} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByText(tax.why)).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText(tax.why)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'چرا مالیات؟' }))
  })
  it('has no button without an explanation', () => {
    stage(<InvoiceRows lines={[{ label: 'حق‌بیمه', toman: 7_216_800 }]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
  it('explains the label of a fact', async () => {
    stage(<FactRows facts={[{ label: 'کاربری', value: 'شخصی', meaning: 'کاری که با خودرو می‌کنید.' }]} />)
    await userEvent.click(screen.getByRole('button', { name: 'کاربری یعنی چه؟' }))
    expect(definitions()).toEqual(['شخصی', 'کاری که با خودرو می‌کنید.'])
  })
})
