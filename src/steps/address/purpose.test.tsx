// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { Address as StoredAddress } from '#contract/operations/addresses.ts'
import { carBodyOrder } from '#explorer/stubs/car-body-answers.ts'
import { order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import type { Walk } from '#tests/samples/walk.ts'
import { renderStep, walkCarBodyTo } from '../parts/testing/render-step.tsx'
import Address from './address.tsx'
import { arrive, home, provinces } from './testing/address-step.tsx'

afterEach(cleanup)

describe('what the address is for', () => {
  const policyOnly = 'این نشانی روی بیمه‌نامه نوشته می‌شود.'
  const atCarBody = async (book: readonly StoredAddress[]) => {
    const at = { type: 'xstate.route', to: '#address' } as const
    const prepare = ({ answer }: Walk) => {
      answer('read the order', { ...carBodyOrder, stage: 3 })
      answer('list the addresses', book)
    }
    const walk = await walkCarBodyTo([at], prepare, { trackingCode })
    renderStep(
      walk,
      <Address />,
      [listKeys.addresses(), { addresses: book }],
      [listKeys.provinces(), { provinces }],
    )
  }

  it('is the policy and a paper copy, if the insurer sends one', async () => {
    await arrive([home])
    expect(screen.getByText(`${policyOnly} نسخهٔ کاغذی می‌تواند به نشانی دیگری برود.`)).toBeTruthy()
  })

  it('is the policy alone, if it is digital only', async () => {
    await arrive([home], ({ answer }) => answer('read the order', { ...order, deliveryMode: 'no_delivery' }))
    expect(screen.getByText(policyOnly)).toBeTruthy()
  })

  it('is the policy, before the place of an inspection is chosen', async () => {
    await atCarBody([home])
    expect(screen.getByText(`${policyOnly} جای بازدید خودرو را در گام بعد انتخاب می‌کنید.`)).toBeTruthy()
    expect(screen.queryByText(/نسخهٔ کاغذی/)).toBe(null)
  })

  it('is said the same over an empty book', async () => {
    await atCarBody([])
    const purpose = 'نشانی شما روی بیمه‌نامه ثبت می‌شود. جای بازدید خودرو را در گام بعد انتخاب می‌کنید.'
    expect(screen.getByText(purpose)).toBeTruthy()
  })
})
