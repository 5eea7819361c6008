// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { carBodyOrder, reserved } from '#explorer/stubs/car-body-answers.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { wideMedia } from '#ui/testing/stage.tsx'
import { renderStep, walkCarBodyTo } from '../parts/testing/render-step.tsx'
import { days, nearAddress, secondAddress } from './inspection.sample.ts'
import Inspection from './inspection.tsx'

beforeAll(() => {
  vi.stubGlobal('matchMedia', wideMedia)
})
afterEach(cleanup)

const atSlots = async () => {
  const walk = await walkCarBodyTo(
    [{ type: 'xstate.route', to: '#inspection' }],
    ({ answer }) => {
      answer('read the order', { ...carBodyOrder, stage: 4, inspection: reserved })
      answer('list the inspection places', [nearAddress, secondAddress])
    },
    { trackingCode },
  )
  renderStep(
    walk,
    <Inspection />,
    [listKeys.addresses(), { addresses: [nearAddress, secondAddress] }],
    [listKeys.inspectionTimes(trackingCode), { inspectTimes: days }],
  )
  return walk
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('the inspection from 900 px on', () => {
  it('shows the places beside the slots', async () => {
    await atSlots()
    expect(screen.getByRole('radiogroup', { name: 'جای بازدید' })).toBeTruthy()
    expect(radio(/^۱۰ تا ۱۲/).checked).toBe(true)
    expect(screen.queryByRole('button', { name: 'تغییر جای بازدید' })).toBeNull()
  })

  it('leaves the slots when another place is chosen, which keeps the focus', async () => {
    const walk = await atSlots()
    await userEvent.click(radio(/کرج/))
    expect(walk.value()).toEqual({ inspection: { choosing: 'pristine' } })
    expect(walk.context().inspection.placeUid).toBe(secondAddress.uid)
    expect(document.activeElement).toBe(radio(/کرج/))
    expect(screen.queryByRole('radiogroup', { name: 'ساعت بازدید' })).toBeNull()
    expect(screen.getByText(/روزها و ساعت‌های بازدید همین‌جا می‌آید/)).toBeTruthy()
  })

  it('opens the form of an address from the slots', async () => {
    const walk = await atSlots()
    await userEvent.click(screen.getByRole('button', { name: 'نشانی تازه' }))
    expect(walk.value()).toEqual({ inspection: { form: 'pristine' } })
  })
})
