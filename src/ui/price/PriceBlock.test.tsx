// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { InvoiceRows } from './InvoiceRows.tsx'
import { PriceBlock } from './PriceBlock.tsx'

afterEach(cleanup)

describe('a price', () => {
  it('strikes the old price through and announces it as the old one', () => {
    const { container } = stage(<PriceBlock toman={5_702_400} before={6_480_000} percent={12} />)
    expect(container.querySelector('del')?.textContent).toBe('قیمت قبل ۶٬۴۸۰٬۰۰۰')
    expect(screen.getByText('۱۲\u200F٪')).toBeTruthy()
  })
  it('shows no old price without a discount', () => {
    const { container } = stage(<PriceBlock toman={6_480_000} before={6_480_000} percent={0} reserve />)
    expect(container.querySelector('del')).toBeNull()
  })
})

describe('invoice rows', () => {
  it('leave out rows without a value and show words instead of an amount', () => {
    stage(
      <InvoiceRows
        lines={[
          { label: 'حق‌بیمه', toman: 6_480_000 },
          { label: 'تخفیف', toman: -324_000 },
          { label: 'کد تخفیف', toman: null },
          { label: 'جریمهٔ دیرکرد', toman: null, text: 'ندارید' },
        ]}
        total={{ label: 'جمع', toman: 6_156_000 }}
      />,
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'حق‌بیمه',
      'تخفیف',
      'جریمهٔ دیرکرد',
    ])
    expect(screen.getAllByRole('definition').map((line) => line.textContent)).toEqual([
      '۶٬۴۸۰٬۰۰۰ تومان',
      '\u2212۳۲۴٬۰۰۰ تومان',
      'ندارید',
    ])
  })
})
