// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { failure, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { walkRenewal } from '#tests/samples/renewal.ts'
import { renderStep, walkTo } from '../parts/testing/render-step.tsx'
import Opening from './opening.tsx'

afterEach(cleanup)

describe('opening a journey', () => {
  it('shows what is loading', async () => {
    renderStep(await walkTo([], ({ hold }) => hold('load the configuration')), <Opening />)
    expect(screen.getByText('فهرست خودروها و شرکت‌های بیمه را می‌گیریم…').getAttribute('role')).toBe('status')
  })
  it('shows the error panel with its id when the gateway is unreachable, and retries', async () => {
    const walk = await walkTo([], ({ fail }) => fail('load the configuration', failure('unreachable')))
    renderStep(walk, <Opening />)
    expect(screen.getByRole('heading', { name: 'اطلاعات نرسید' })).toBeTruthy()
    expect(
      screen.getByText(
        'ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ اطلاعاتی که وارد کرده‌اید محفوظ است.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('E-50417')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    await waitFor(() => expect(walk.path()?.path).toBe('/third-party/sanhub'))
    expect(walk.context().failure).toBeNull()
  })
  it('shows the gateway’s own message where there is one', async () => {
    renderStep(
      await walkTo([], ({ fail }) =>
        fail('load the configuration', failure('broken', errors.broken.code, errorText('broken', 'fa'))),
      ),
      <Opening />,
    )
    expect(screen.getByText(errorText('broken', 'fa'))).toBeTruthy()
  })
  it('shows that the order is unknown, and leads home', async () => {
    const unknown = failure('refused', errors.notFound.code, errorText('notFound', 'fa'))
    const walk = await walkTo([], ({ fail }) => fail('read the order', unknown), { trackingCode })
    renderStep(walk, <Opening />)
    expect(screen.getByRole('heading', { name: 'چنین سفارشی پیدا نشد' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'رفتن به صفحهٔ اصلی' }))
    expect(walk.value()).toBe('left')
  })
  it('leads to a new purchase where there is nothing to renew', async () => {
    const nothing = failure('refused', errors.nothingToRenew.code, errorText('nothingToRenew', 'fa'))
    const walk = await walkRenewal({}, ({ fail }) => fail('read the renewal', nothing))
    renderStep(walk, <Opening />)
    expect(screen.getByRole('heading', { name: 'بیمه‌نامه‌ای برای تمدید نیست' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'خرید بیمهٔ تازه' }))
    expect(walk.value()).toBe('newPurchase')
  })
})
