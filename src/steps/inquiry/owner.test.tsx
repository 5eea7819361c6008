// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { plateAndOwner, renderStep, walkTo } from '../parts/testing/render-step.tsx'
import Owner from './owner.tsx'

afterEach(cleanup)

const code = () => screen.getByRole('textbox', { name: 'کد ملی مالک خودرو' })
const action = () => screen.getByRole('button', { name: 'استعلام' })

describe('the inquiry’s first screen', () => {
  it('asks for the plate, shows its progress, and has one primary action', async () => {
    renderStep(await walkTo(), <Owner />)
    expect(screen.getByRole('heading', { level: 2, name: 'پلاک خودرو چند است؟' })).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('خودرو، بخش ۱ از ۴')
    expect(
      screen.getAllByRole('button').filter((button) => button.getAttribute('type') === 'submit'),
    ).toEqual([action()])
  })
  it('stores digits of every script in Latin', async () => {
    const walk = await walkTo()
    renderStep(walk, <Owner />)
    await userEvent.type(code(), '۰۰٨٤575948')
    expect(walk.context().quote.ownerNationalCode).toBe('0084575948')
    expect(code()).toHaveProperty('value', '۰۰۸۴۵۷۵۹۴۸')
  })
  it('accepts a pasted plate', async () => {
    const walk = await walkTo()
    renderStep(walk, <Owner />)
    fireEvent.paste(screen.getByRole('textbox', { name: 'سه رقم پلاک' }), {
      clipboardData: { getData: () => '۲۴ س ۳۱۸ ایران ۴۴' },
    })
    expect(walk.context().quote.plate).toEqual({ plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' })
  })
  it('shows the error of a touched national code, but none for an untouched plate', async () => {
    renderStep(await walkTo(), <Owner />)
    await userEvent.type(code(), '008457594')
    expect(screen.queryByText(/یک|رقم کم دارد/)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('کد ملی ۱۰ رقم است؛ ۱ رقم کم دارد.')).toBeTruthy()
    expect(code().getAttribute('aria-describedby')).toBe(
      screen.getByText('کد ملی ۱۰ رقم است؛ ۱ رقم کم دارد.').parentElement?.id,
    )
    expect(screen.queryByText(/پلاک کامل نیست/)).toBeNull()
  })
  it('focuses the national code where only its check digit is wrong', async () => {
    renderStep(await walkTo(plateAndOwner), <Owner />)
    await userEvent.clear(code())
    await userEvent.type(code(), '0084575949')
    await userEvent.click(action())
    expect(screen.getByText('این کد ملی درست نیست؛ رقم‌ها را با کارت ملی مقایسه کنید.')).toBeTruthy()
    expect(document.activeElement).toBe(code())
  })
  it('focuses the first invalid field each time the blocked action is pressed', async () => {
    const walk = await walkTo()
    renderStep(walk, <Owner />)
    expect(action().getAttribute('aria-disabled')).toBe('true')
    const first = screen.getByRole('textbox', { name: 'دو رقم اول پلاک' })
    await userEvent.click(action())
    expect(screen.getByText(/پلاک کامل نیست/)).toBeTruthy()
    expect(document.activeElement).toBe(first)
    await userEvent.click(action())
    expect(document.activeElement).toBe(first)
    expect(walk.callsOf('look up the plate')).toEqual([])
  })
  it('looks up on Enter, shows progress, and ignores a second press', async () => {
    const walk = await walkTo(plateAndOwner, ({ hold }) => hold('look up the plate'))
    renderStep(walk, <Owner />)
    await userEvent.type(code(), '{Enter}')
    await waitFor(() => expect(action().getAttribute('aria-busy')).toBe('true'))
    expect(screen.getByText('مشخصات خودرو را از سامانهٔ سنهاب می‌گیریم…').getAttribute('role')).toBe('status')
    await userEvent.click(action())
    expect(walk.callsOf('look up the plate')).toEqual([
      { nationalCode: '0084575948', plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
    ])
  })
  it('shows a refused plate at the plate field and focuses it', async () => {
    const refusal = {
      ...failure('refused', errors.invalid.code, errorText('invalid', 'fa')),
      fields: { plk3: 'این پلاک را دوباره بخوانید.' },
    }
    const walk = await walkTo(plateAndOwner, ({ fail }) => fail('look up the plate', refusal))
    renderStep(walk, <Owner />)
    await userEvent.click(action())
    expect(await screen.findByText('این پلاک را دوباره بخوانید.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'دو رقم اول پلاک' }))
    expect(screen.queryByText(errorText('invalid', 'fa'))).toBeNull()
  })
  it('shows an unknown plate at the plate field', async () => {
    const text = errorText('plateUnknown', 'fa')
    const walk = await walkTo(plateAndOwner, ({ fail }) =>
      fail('look up the plate', failure('refused', errors.plateUnknown.code, text)),
    )
    renderStep(walk, <Owner />)
    await userEvent.click(action())
    const sentence = await screen.findByText(text)
    const plate = screen.getByRole('group', { name: 'پلاک' })
    expect(plate.getAttribute('aria-describedby')).toBe(sentence.parentElement?.id)
    expect(screen.queryByRole('alert')).toBeNull()
  })
  it('moves on from the full plate to the national code, unless that is filled in', async () => {
    const walk = await walkTo()
    renderStep(walk, <Owner />)
    await userEvent.type(screen.getByRole('textbox', { name: 'دو رقم کنار ایران' }), '44')
    expect(document.activeElement).toBe(code())
    await userEvent.type(code(), '0084575948')
    const region = screen.getByRole('textbox', { name: 'دو رقم کنار ایران' })
    await userEvent.clear(region)
    await userEvent.type(region, '45')
    expect(document.activeElement).toBe(region)
  })
  it('accepts a company’s national id of 11 digits, and names it', async () => {
    const walk = await walkTo()
    renderStep(walk, <Owner />)
    expect(screen.getByText(/اگر مالک شرکت است، شناسهٔ ملی ۱۱رقمی شرکت را بنویسید/)).toBeTruthy()
    await userEvent.type(code(), '19990001239')
    expect(screen.getByText(/شناسهٔ ملی شرکتی که سند خودرو به نام اوست/)).toBeTruthy()
    expect(screen.getByText('۱۱ / ۱۱')).toBeTruthy()
    await userEvent.clear(code())
    await userEvent.type(code(), '19990001238')
    await userEvent.tab()
    expect(screen.getByText(/این شناسهٔ ملی درست نیست/)).toBeTruthy()
  })
  it('leads to manual entry without a plate', async () => {
    const walk = await walkTo()
    renderStep(walk, <Owner />)
    await userEvent.click(screen.getByRole('button', { name: 'پلاک یا کد ملی مالک را ندارم' }))
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '1' })
  })
})
