// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { UploadBox, type UploadState } from './UploadBox.tsx'

afterEach(cleanup)

const calls = {
  onPick: vi.fn<(file: File) => void>(),
  onCancel: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
  onDelete: vi.fn<() => void>(),
}
const show = (state: UploadState) =>
  stage(<UploadBox title="کارت ملی" detail="روی کارت" state={state} {...calls} />)

describe('an upload box', () => {
  it('is one file button while empty', async () => {
    show({ kind: 'empty' })
    const file = new File(['x'], 'card.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText(/کارت ملی/), file)
    expect(calls.onPick).toHaveBeenCalledExactlyOnceWith(file)
  })
  it('shows the progress and can be stopped', async () => {
    show({ kind: 'loading', loaded: 1_992_294, total: 3_145_728 })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('63')
    expect(screen.getByText('۱٫۹ از ۳ مگابایت بارگذاری شد')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /لغو/ }))
    expect(calls.onCancel).toHaveBeenCalledOnce()
  })
  it('shows kilobytes for small files', () => {
    show({ kind: 'loading', loaded: 40_960, total: 81_920 })
    expect(screen.getByText('۴۰ از ۸۰ کیلوبایت بارگذاری شد')).toBeTruthy()
  })
  it('shows its error beside its button', () => {
    stage(<UploadBox title="کارت ملی" state={{ kind: 'empty' }} missing {...calls} />)
    expect(screen.getByLabelText(/کارت ملی/).getAttribute('aria-describedby')).toBe(
      screen.getByText('هنوز فرستاده نشده است.').id,
    )
  })
  it('says why it failed, and retries or asks for another file', async () => {
    show({ kind: 'failed', cause: 'اینترنت قطع شد.' })
    expect(screen.getByRole('alert').textContent).toBe('اینترنت قطع شد.')
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    expect(calls.onRetry).toHaveBeenCalledOnce()
    cleanup()
    show({ kind: 'failed', cause: 'این فایل باز نمی‌شود.', retryable: false })
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull()
    expect(screen.getByLabelText('انتخاب عکس دیگر')).toBeTruthy()
  })
  it('can be cleared when done', async () => {
    show({ kind: 'done' })
    await userEvent.click(screen.getByRole('button', { name: 'حذف کارت ملی' }))
    expect(calls.onDelete).toHaveBeenCalledOnce()
  })
})
