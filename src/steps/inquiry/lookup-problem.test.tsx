// @vitest-environment jsdom
/** Decisions, section 1 "Lookup error 1027 or 1000"; pictures 27 and 27b. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { type ErrorName, errors } from '#contract/errors.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import {
  continueEvent,
  plateAndOwner,
  renderStep,
  walkMotorcycleTo,
  walkTo,
} from '../parts/testing/render-step.tsx'
import Owner from './owner.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const thrown = (name: ErrorName) =>
  failure(errors[name].status < 500 ? 'refused' : 'broken', errors[name].code, errorText(name, 'fa'))
const failed = async (name: ErrorName) => {
  const walk = await walkTo(plateAndOwner, ({ fail }) => fail('look up the plate', thrown(name)))
  const onSupport = vi.fn<() => void>()
  const { press } = renderStep(
    walk,
    <AskSupport value={onSupport}>
      <Owner />
    </AskSupport>,
  )
  await press(continueEvent)
  return { walk, onSupport }
}
const box = () => screen.getByRole('alert')
const code = () => screen.getByRole('textbox', { name: 'کد ملی مالک خودرو' })
const plate = () => screen.getByRole('group', { name: 'پلاک' })
const byHand = () => within(box()).getByRole('button', { name: 'ورود دستی مشخصات' })

describe('plate and code of two persons', () => {
  it('are both marked, without the mark of a right code, and described by the box', async () => {
    await failed('plateNotOwners')
    expect(box().textContent).toContain('این پلاک به نام این کد ملی نیست')
    expect(box().textContent).toContain('کد ملی مالک این‌جای کارت خودرو است')
    expect(plate().getAttribute('aria-describedby')).toBe(box().id)
    expect(code().getAttribute('aria-describedby')).toBe(box().id)
    expect(code().getAttribute('aria-invalid')).toBe('true')
    expect(code().parentElement?.querySelector('.lucide-circle-check')).toBeNull()
    expect(code().parentElement?.querySelector('.lucide-circle-alert')).not.toBeNull()
  })
  it('lead to manual entry with plate and code, or to another lookup', async () => {
    const { walk } = await failed('plateNotOwners')
    expect(screen.getByRole('button', { name: 'استعلام دوباره' }).getAttribute('type')).toBe('submit')
    expect(screen.queryByRole('button', { name: 'پلاک یا کد ملی مالک را ندارم' })).toBeNull()
    await userEvent.click(byHand())
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '1' })
    expect(walk.context()).toMatchObject({
      quote: { ownerNationalCode: '0084575948', plate: { plk3: '318' } },
    })
  })
  it('are not marked any more once one of them is edited', async () => {
    await failed('plateNotOwners')
    await userEvent.type(code(), '{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(plate().getAttribute('aria-describedby')).not.toBeNull()
    expect(code().getAttribute('aria-invalid')).toBeNull()
    expect(code()).toHaveProperty('value', '۰۰۸۴۵۷۵۹۴')
  })
})

describe.each(['registryDown', 'registryRefused'] as const)('a registry that does not answer: %s', (name) => {
  it('blames no field, takes the focus and offers manual entry first', async () => {
    const { walk } = await failed(name)
    expect(box().textContent).toContain(errorText(name, 'fa'))
    expect(document.activeElement).toBe(box())
    expect(code().getAttribute('aria-invalid')).toBeNull()
    expect(code().parentElement?.querySelector('.lucide-circle-check')).not.toBeNull()
    await userEvent.click(byHand())
    expect(walk.path()?.path).toBe('/third-party/vehicle-information')
    expect(walk.context().quote.ownerNationalCode).toBe('0084575948')
  })
  it('shows the id of the error, and support', async () => {
    const { onSupport } = await failed(name)
    expect(within(box()).getByRole('button', { name: `کپی کد خطا ${thrown(name).errorId}` })).toBeTruthy()
    await userEvent.click(within(box()).getByRole('button', { name: 'پشتیبانی' }))
    expect(onSupport).toHaveBeenCalledOnce()
  })
  it('counts down until another try is worth it; a press before tries all the same', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { walk } = await failed(name)
    expect(screen.getByRole('button', { name: 'تلاش دوباره، ۳۰ ثانیهٔ دیگر' })).toBeTruthy()
    for (let second = 0; second < 2; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره، ۲۸ ثانیهٔ دیگر' }))
    expect(walk.callsOf('look up the plate')).toHaveLength(2)
  })
  it('stops counting at the end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await failed(name)
    for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy()
  })
})

it('speaks of a motorcycle in its journey', async () => {
  const walk = await walkMotorcycleTo(
    [
      { type: 'plate.changed', change: { plk1: '127', plk2: '58463' } },
      { type: 'owner-code.changed', value: '0084575948' },
    ],
    ({ fail }) => fail('look up the plate', thrown('plateNotOwners')),
  )
  renderStep(walk, <Owner />)
  await userEvent.click(screen.getByRole('button', { name: 'استعلام' }))
  await waitFor(() => expect(box().textContent).toContain('کارت موتورسیکلت'))
  expect(screen.getByRole('main').textContent).not.toContain('خودرو')
  await userEvent.click(byHand())
  expect(walk.path()).toEqual({ path: '/motorcycle/motorcycle-information', step: '1' })
})
