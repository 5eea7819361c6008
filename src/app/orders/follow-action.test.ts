// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'

const call = vi.hoisted(() => vi.fn<(name: string, request: unknown) => Promise<unknown>>())
vi.mock('#adapters/gateway/client.ts', () => ({ call }))
const showToast = vi.hoisted(() => vi.fn<(toast: unknown) => void>())
vi.mock('../app-services.ts', () => ({ showToast }))
const { takeVehicle } = await import('../journeys/inquiry-vehicle.ts')
const { followAction } = await import('./follow-action.ts')

afterEach(() => vi.clearAllMocks())

const plate = { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
const order = (statusId: number, action: PolicyActionType, value = 'ABCDEFGHJKMNPQ') =>
  ({
    orderId: 'ABCDEFGHJKMNPQ',
    type: 'thirdparty',
    statusId,
    owes: [],
    actions: [{ type: action, value }],
  }) as const
const follow = (statusId: number, action: PolicyActionType, value?: string) => {
  const history = createMemoryHistory({ initialEntries: ['/my-insurances'] })
  followAction(order(statusId, action, value), action, history)
  return history
}

describe('an action of an order', () => {
  it.each([
    [
      ORDER_STATUS.unfinished,
      'continue-purchase',
      '/third-party/personal-information/ABCDEFGHJKMNPQ?incomplete=true',
    ],
    [
      ORDER_STATUS.awaitingPayment,
      'continue-purchase',
      '/third-party/payment/ABCDEFGHJKMNPQ?incomplete=true',
    ],
    [
      ORDER_STATUS.needingDocuments,
      'upload-documents',
      '/third-party/upload-documents/ABCDEFGHJKMNPQ?from-my-insurance=true',
    ],
    [ORDER_STATUS.choosingDelivery, 'select-time', '/my-insurances/ABCDEFGHJKMNPQ?open=delivery-time'],
  ] as const)('of status %i (%s) leads to %s', (statusId, action, address) => {
    expect(follow(statusId, action).location.href).toBe(address)
  })

  it('renews in an inquiry that knows the plate and the owner’s code, none of which is in its address', async () => {
    call.mockResolvedValueOnce({ plate, ownerNationalCode: '0084575948', policyHolder: null })
    const history = follow(ORDER_STATUS.renewable, 'renew-here')
    await vi.waitFor(() => expect(history.location.href).toBe('/third-party/sanhub'))
    expect(takeVehicle('third-party')).toEqual({ plate, ownerNationalCode: '0084575948' })
  })
  it('renews in an empty inquiry where the gateway does not answer', async () => {
    call.mockRejectedValueOnce(new Error('unreachable'))
    const history = follow(ORDER_STATUS.renewable, 'renew-here')
    await vi.waitFor(() => expect(history.location.href).toBe('/third-party/sanhub'))
    expect(takeVehicle('third-party')).toEqual({ plate: null, ownerNationalCode: null })
  })
  it('renews nothing once the user has gone elsewhere', async () => {
    call.mockResolvedValueOnce({ plate, ownerNationalCode: '0084575948', policyHolder: null })
    const history = follow(ORDER_STATUS.renewable, 'renew-here')
    history.push('/settings')
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(history.location.href).toBe('/settings')
  })

  it('opens the insurer’s site only where the configuration allows it', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    follow(ORDER_STATUS.expired, 'renew-at-insurer', `${location.origin}/sandbox/insurer/badban`)
    expect(open).toHaveBeenCalledOnce()
    follow(ORDER_STATUS.expired, 'renew-at-insurer', 'https://elsewhere.example/')
    expect(open).toHaveBeenCalledOnce()
    expect(showToast).toHaveBeenCalledOnce()
  })
})
