// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { toastDuration } from './toast-duration.ts'
import { type Toast, ToastHost } from './ToastHost.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const success: Toast = { key: 'one', kind: 'success', text: 'کد تخفیف اعمال شد.' }
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('how long a toast stays', () => {
  it('is 2 s for success, 6 s for information, else 50 ms a character between 4 and 6 s', () => {
    expect(toastDuration('success', 'x'.repeat(500))).toBe(2000)
    expect(toastDuration('info', 'x')).toBe(6000)
    expect(toastDuration('error', 'x')).toBe(4000)
    expect(toastDuration('error', 'x'.repeat(100))).toBe(5000)
    expect(toastDuration('error', 'x'.repeat(500))).toBe(6000)
  })
})

describe('the toast host', () => {
  it('says when the time is over', () => {
    const done = vi.fn<(key: string) => void>()
    stage(<ToastHost toast={success} onDone={done} />)
    pass(1999)
    expect(done).not.toHaveBeenCalled()
    pass(1)
    expect(done).toHaveBeenCalledExactlyOnceWith('one')
  })
  it('waits while the toast is pointed at or focused, then gives it a moment more', () => {
    const done = vi.fn<(key: string) => void>()
    stage(<ToastHost toast={{ ...success, action: { label: 'دیدن', onPress: () => {} } }} onDone={done} />)
    pass(1500)
    fireEvent.focus(screen.getByRole('button', { name: 'دیدن' }))
    pass(60_000)
    expect(done).not.toHaveBeenCalled()
    fireEvent.blur(screen.getByRole('button', { name: 'دیدن' }))
    pass(1000)
    expect(done).toHaveBeenCalledOnce()
  })
  it('is a status, and an alert for errors', () => {
    const { rerender } = stage(<ToastHost toast={success} onDone={() => {}} />)
    expect(screen.getByRole('status').textContent).toContain('اعمال شد')
    rerender(<ToastHost toast={{ key: 'two', kind: 'error', text: 'نشد' }} onDone={() => {}} />)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('alert').textContent).toContain('نشد')
  })
})
