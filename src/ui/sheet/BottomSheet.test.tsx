// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { BottomSheet } from './BottomSheet.tsx'

afterEach(cleanup)

function Owner() {
  const [outer, setOuter] = useState(false)
  const [inner, setInner] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOuter(true)}>
        روش پرداخت
      </button>
      <BottomSheet open={outer} onClose={() => setOuter(false)} title="چطور پرداخت می‌کنید؟">
        <button type="button" onClick={() => setInner(true)}>
          شرایط
        </button>
        <BottomSheet open={inner} onClose={() => setInner(false)} title="شرایط پرداخت">
          سه سطر
        </BottomSheet>
      </BottomSheet>
    </>
  )
}
const opener = () => screen.getByText('روش پرداخت')
const isInert = (element: Element) => element.closest('[inert]') !== null

describe('a sheet', () => {
  it('moves focus to its title, makes the page inert, and restores both', async () => {
    stage(<Owner />)
    await userEvent.click(opener())
    expect(screen.getByRole('dialog', { name: 'چطور پرداخت می‌کنید؟' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('چطور پرداخت می‌کنید؟')
    expect(isInert(opener())).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
    expect(isInert(opener())).toBe(false)
    expect(document.activeElement).toBe(opener())
  })
  it('stays open if a double click has opened it, and closes with a press outside', async () => {
    stage(<Owner />)
    await userEvent.click(opener())
    const outside = screen.getByRole('dialog').parentElement?.firstElementChild
    if (!outside) throw new Error('Nothing lies outside of the sheet')
    fireEvent.click(outside, { detail: 2 })
    expect(isInert(opener())).toBe(true)
    fireEvent.click(outside, { detail: 1 })
    expect(isInert(opener())).toBe(false)
  })
  it('closes on Escape, the topmost first', async () => {
    stage(<Owner />)
    await userEvent.click(opener())
    const terms = screen.getByText('شرایط')
    await userEvent.click(terms)
    expect(isInert(terms)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isInert(terms)).toBe(false)
    expect(document.activeElement).toBe(terms)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(opener())
  })
  it('closes on Escape that follows before the sheet is painted', async () => {
    stage(<Owner />)
    await act(async () => {
      flushSync(() => opener().click())
      expect(screen.queryByRole('dialog')).toBeNull()
      fireEvent.keyDown(document.body, { key: 'Escape' })
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('closes when dragged down far enough, and springs back otherwise', async () => {
    stage(<Owner />)
    await userEvent.click(opener())
    const head = screen.getByText('چطور پرداخت می‌کنید؟')
    const drag = (by: number) => {
      fireEvent.pointerDown(head, { button: 0, clientY: 100 })
      fireEvent.pointerMove(head, { clientY: 100 + by })
      fireEvent.pointerUp(head, { clientY: 100 + by })
    }
    act(() => drag(40))
    expect(isInert(opener())).toBe(true)
    act(() => drag(140))
    expect(isInert(opener())).toBe(false)
  })
})
