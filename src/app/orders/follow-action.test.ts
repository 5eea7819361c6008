// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import type { OrderOfAction } from './follow-action.ts'

const call = vi.hoisted(() => vi.fn<(name: string, request: unknown) => Promise<unknown>>())
vi.mock('#adapters/gateway/client.ts', () => ({ call }))
const showToast = vi.hoisted(() => vi.fn<(toast: unknown) => void>())
vi.mock('../app-services.ts', () => ({ showToast }))
afterAll(() => {
  vi.doUnmock('#adapters/gateway/client.ts')
  vi.doUnmock('../app-services.ts')
})
const { takeVehicle } = await import('../journeys/inquiry-vehicle.ts')
const { followAction } = await import('./follow-action.ts')

afterEach(() => vi.clearAllMocks())

const plate = { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
const code = 'ABCDEFGHJKMNPQ'
const order = (
  statusId: number,
  action: PolicyActionType,
  change: Partial<OrderOfAction> = {},
): OrderOfAction => ({
  orderId: code,
  type: 'thirdparty',
  statusId,
  owes: [],
  actions: [{ type: action, value: code }],
  renews: null,
  ...change,
})
const follow = (statusId: number, action: PolicyActionType, change?: Partial<OrderOfAction>) => {
  const history = createMemoryHistory({ initialEntries: ['/my-insurances'] })
  followAction(order(statusId, action, change), action, history)
  return history
}
const atInsurer = (value: string) =>
  follow(ORDER_STATUS.expired, 'renew-at-insurer', { actions: [{ type: 'renew-at-insurer', value }] })

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

  it.each([
    [
      ORDER_STATUS.unfinished,
      'continue-purchase',
      `/third-party/renewal/information/${code}?incomplete=true`,
    ],
    [
      ORDER_STATUS.awaitingPayment,
      'continue-purchase',
      `/third-party/renewal/payment/${code}?incomplete=true`,
    ],
    [
      ORDER_STATUS.needingDocuments,
      'upload-documents',
      `/motorcycle/upload-documents/${code}?from-my-insurance=true`,
    ],
    [
      ORDER_STATUS.correctingDetails,
      'edit-information',
      `/motorcycle/personal-information/${code}?from-my-insurance=true`,
    ],
  ] as const)(
    'of a renewal in status %i (%s) leads to %s: the renewal until it is paid, then its product',
    (statusId, action, address) => {
      const renewing = { type: 'motorcycle', renews: 'ABCDEFGHJKMNPR' } as const
      expect(follow(statusId, action, renewing).location.href).toBe(address)
    },
  )

  it.each(['thirdparty', 'motorcycle'] as const)(
    'renews the liability policy (%s) in the renewal',
    (type) => {
      const { location } = follow(ORDER_STATUS.renewable, 'renew-here', { type })
      expect(location.href).toBe(`/third-party/renewal/${code}`)
      expect(call).not.toHaveBeenCalled()
    },
  )
  it('renews a car-body policy in an inquiry with plate and owner’s code, which are not in its address', async () => {
    call.mockResolvedValueOnce({ plate, ownerNationalCode: '0084575948', policyHolder: null })
    const history = follow(ORDER_STATUS.renewable, 'renew-here', { type: 'carbody' })
    await vi.waitFor(() => expect(history.location.href).toBe('/car-body/sanhub'))
    expect(takeVehicle('car-body')).toEqual({ plate, ownerNationalCode: '0084575948' })
  })
  it('renews a car-body policy in an empty inquiry if the gateway does not answer', async () => {
    call.mockRejectedValueOnce(new Error('unreachable'))
    const history = follow(ORDER_STATUS.renewable, 'renew-here', { type: 'carbody' })
    await vi.waitFor(() => expect(history.location.href).toBe('/car-body/sanhub'))
    expect(takeVehicle('car-body')).toEqual({ plate: null, ownerNationalCode: null })
  })
  it('does not open the renewal once the user has opened another page', async () => {
    call.mockResolvedValueOnce({ plate, ownerNationalCode: '0084575948', policyHolder: null })
    const history = follow(ORDER_STATUS.renewable, 'renew-here', { type: 'carbody' })
    history.push('/settings')
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(history.location.href).toBe('/settings')
  })

  it('opens the insurer’s site only if the configuration allows it', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    atInsurer(`${location.origin}/sandbox/insurer/badban`)
    expect(open).toHaveBeenCalledOnce()
    atInsurer('https://elsewhere.example/')
    expect(open).toHaveBeenCalledOnce()
    expect(showToast).toHaveBeenCalledOnce()
  })
})
