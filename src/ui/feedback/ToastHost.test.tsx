// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { type Toast, ToastHost } from './ToastHost.tsx'

afterEach(cleanup)

const success: Toast = { key: 'one', kind: 'success', text: 'کد تخفیف اعمال شد.' }
const nothing = () => {}

describe('the toast host', () => {
  it('reports when the toast is hovered or focused, and when that ends', () => {
    const [hold, release] = [vi.fn<() => void>(), vi.fn<() => void>()]
    stage(
      <ToastHost
        toast={{ ...success, action: { label: 'دیدن', onPress: nothing } }}
        onHold={hold}
        onRelease={release}
      />,
    )
    fireEvent.focus(screen.getByRole('button', { name: 'دیدن' }))
    expect([hold.mock.calls.length, release.mock.calls.length]).toEqual([1, 0])
    fireEvent.blur(screen.getByRole('button', { name: 'دیدن' }))
    expect([hold.mock.calls.length, release.mock.calls.length]).toEqual([1, 1])
    fireEvent.pointerEnter(screen.getByText(success.text))
    expect(hold).toHaveBeenCalledTimes(2)
  })
  it('is a status, and an alert for errors', () => {
    const { rerender } = stage(<ToastHost toast={success} onHold={nothing} onRelease={nothing} />)
    expect(screen.getByRole('status').textContent).toContain('اعمال شد')
    rerender(
      <ToastHost toast={{ key: 'two', kind: 'error', text: 'نشد' }} onHold={nothing} onRelease={nothing} />,
    )
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('alert').textContent).toContain('نشد')
  })
})
