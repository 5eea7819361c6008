// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { failure, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import type { Walk } from '#tests/samples/walk.ts'
import { renderStep, walkTo } from '../parts/testing/render-step.tsx'
import CompleteWhen from './complete-when.tsx'

afterEach(cleanup)

const asked = (prepare: (walk: Walk) => void = () => undefined) =>
  walkTo(
    [],
    (walk) => {
      walk.answer('list the experiments', { list: [{ name: 'complete-later', variant: 'B' }] })
      prepare(walk)
    },
    { trackingCode },
  )
const show = async (prepare?: (walk: Walk) => void) => {
  const walk = await asked(prepare)
  renderStep(walk, <CompleteWhen />)
  return walk
}
const option = (name: RegExp) => screen.getByRole('radio', { name })
const action = () => screen.getByRole('button', { name: /^(ادامه|رفتن به پرداخت)$/ })
const confirmation = () =>
  screen.getByRole('checkbox', { name: 'می‌دانم که باید اطلاعات را تا سه‌شنبه ۲۷ آبان کامل کنم' })

describe('completing now or later', () => {
  it('keeps the app bar while its deadline loads: a press on Back that began before counts', async () => {
    let respond: (day: { deadline: string; deadlineFa: string }) => void = () => {}
    const walk = await asked((begun) => {
      begun.answer(
        'read the completion deadline',
        new Promise((resolve) => {
          respond = resolve
        }),
      )
      begun.hold('save the policy holder')
    })
    renderStep(walk, <CompleteWhen />)
    const back = screen.getByRole('button', { name: 'بازگشت' })
    expect(screen.getByText('مهلت تکمیل اطلاعات خوانده می‌شود…')).toBeTruthy()
    await act(async () => {
      respond({ deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' })
      await walk.settle()
    })
    expect(action()).toBeTruthy()
    expect(screen.getByRole('button', { name: 'بازگشت' })).toBe(back)
  })
  it('names the deadline of «later»', async () => {
    await show()
    expect(
      screen.getByRole('heading', { level: 2, name: 'اطلاعات را الان کامل می‌کنید یا بعد از پرداخت؟' }),
    ).toBeTruthy()
    expect(screen.getByText('اول پرداخت می‌کنید؛ برای بقیه تا سه‌شنبه ۲۷ آبان وقت دارید.')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
  it('requires a choice', async () => {
    await show()
    expect(action().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(action())
    expect(screen.getByText('یکی از این دو را انتخاب کنید.')).toBeTruthy()
    expect(document.activeElement).toBe(option(/^الان کامل می‌کنم/))
  })
  it('leads to the policy holder for «now»', async () => {
    const walk = await show()
    await userEvent.click(option(/^الان کامل می‌کنم/))
    await userEvent.click(action())
    expect(walk.value()).toEqual({ holder: { answering: 'pristine' } })
  })
  it('requires a confirmation for «later», then leads to the payment', async () => {
    const walk = await show()
    await userEvent.click(option(/^بعد از پرداخت کامل می‌کنم/))
    expect(action().textContent).toBe('رفتن به پرداخت')
    expect(action().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(action())
    expect(document.activeElement).toBe(confirmation())
    expect(confirmation().getAttribute('aria-invalid')).toBe('true')
    expect(walk.callsOf('choose to pay first')).toEqual([])
    await userEvent.click(confirmation())
    await userEvent.click(action())
    await expect.poll(() => walk.path()?.path).toBe(`/third-party/payment/${trackingCode}`)
    expect(walk.callsOf('choose to pay first')).toMatchObject([{ body: { isInstantPayment: true } }])
  })
  it('keeps the choice and says why when saving failed', async () => {
    const walk = await show(({ fail }) => fail('choose to pay first', failure('unreachable')))
    await userEvent.click(option(/^بعد از پرداخت کامل می‌کنم/))
    await userEvent.click(confirmation())
    await userEvent.click(action())
    expect(await screen.findByText(/اطلاعاتی که وارد کرده‌اید محفوظ است/)).toBeTruthy()
    expect(walk.context()).toMatchObject({ completeWhen: 'later', laterConfirmed: true })
  })
  it('says what it waits for while the deadline loads', async () => {
    await show(({ hold }) => hold('read the completion deadline'))
    expect(screen.getByText('مهلت تکمیل اطلاعات خوانده می‌شود…')).toBeTruthy()
  })
})
