// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { lookup } from '#explorer/stubs/gateway-answers.ts'
import { continueEvent, plateAndOwner, renderStep, walkTo } from '../parts/testing/render-step.tsx'
import Insurance from './insurance.tsx'

afterEach(cleanup)

const endingOn = async (lastPolicyExpDate: string) => {
  const walk = await walkTo([...plateAndOwner, continueEvent, continueEvent], ({ answer }) =>
    answer('look up the plate', { ...lookup, lastPolicyExpDate }),
  )
  renderStep(walk, <Insurance />)
  return walk
}

describe('the previous policy', () => {
  it('is shown with insurer, dates and discounts', async () => {
    const walk = await endingOn('1404-09-04')
    expect(screen.getByRole('heading', { level: 2, name: 'بیمه‌نامهٔ قبلی همین است؟' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'بیمهٔ دماوند' })).toBeTruthy()
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts.slice(0, 4)).toEqual(['۴ آذر ۱۴۰۳', '۴ آذر ۱۴۰۴', '۳۵\u200F٪', '۳۵\u200F٪'])
    await userEvent.click(screen.getByRole('button', { name: 'درست است، ادامه' }))
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '4' })
  })
  it.each([
    ['1404-09-04', 'این بیمه‌نامه تا ۱۰ روز دیگر اعتبار دارد.'],
    ['1404-08-24', 'امروز آخرین روز این بیمه‌نامه است.'],
    ['1404-08-23', 'این بیمه‌نامه دیروز تمام شده است. اگر امروز بخرید، جریمهٔ دیرکرد ندارید.'],
    ['1404-07-14', 'این بیمه‌نامه ۱۴ مهر ۱۴۰۴ تمام شده و خودرو ۳۹ روز بی‌بیمه بوده است.'],
  ])('that ends on %s says: %s', async (expiry, sentence) => {
    await endingOn(expiry)
    expect(screen.getByText(new RegExp(sentence))).toBeTruthy()
  })
  it('explains each discount under its row, and the registry beside its name', async () => {
    await endingOn('1404-09-04')
    await userEvent.click(screen.getByRole('button', { name: 'تخفیف عدم خسارت یعنی چه؟' }))
    expect(screen.getByText(/برای سال‌هایی است که از این بیمه خسارتی نگرفته‌اید/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'تخفیف راننده یعنی چه؟' }))
    expect(screen.getByText(/فقط از بخش حوادث راننده کم می‌شود/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'استعلام سنهاب یعنی چه؟' }))
    expect(screen.getByText(/سنهاب سامانهٔ بیمهٔ مرکزی است/)).toBeTruthy()
  })
})
