/**
 * Opens the page of an order's action, for home and My Insurance: the step that does it, the renewal, or the
 * insurer's site. Document 3 section 4; decisions, sections 6, 9, 10 and 12.
 */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouterHistory } from '@tanstack/react-router'
import { call } from '#adapters/gateway/client.ts'
import { isAllowedDestination } from '#adapters/allowed-origins.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { ownerCode } from '#contract/operations/policy-holder.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { type OrderFacts, stepOfAction } from '#machines/areas/policy-actions.ts'
import { isRenewedDirectly, journeyOf, journeyOfOrder, stepPath, withCodes } from '#machines/journeys.ts'
import type { KnownVehicle } from '#machines/journey/known-vehicle.ts'
import { showToast } from '../app-services.ts'
import { openInquiry } from '../journeys/inquiry-vehicle.ts'
import { DELIVERY_TIME_QUERY, orderAddress, renewalAddress } from './addresses.ts'

/** The fields of an order that home, the list and its page share. */
export type OrderOfAction = OrderFacts & { readonly orderId: string; readonly type: InsuranceType }

/** Address of the step that does an action; null if none does. */
const addressOfAction = (order: OrderOfAction, action: PolicyActionType): string | null => {
  const found = stepOfAction(action, order)
  if (found === null)
    return action === 'select-time' ? `${orderAddress(order.orderId)}?${DELIVERY_TIME_QUERY}` : null
  const { type: product, orderId: trackingCode, renews } = order
  // A paid order is completed in the journey of its product, even if it renews a policy.
  const journey = action === 'continue-purchase' ? journeyOfOrder({ product, renews }) : journeyOf(product)
  return `${withCodes(stepPath(journey, found.step), { trackingCode })}?${found.flag}=true`
}

const notAllowed = msg`این نشانی بیرون از سپر است و باز نشد؛ به سایت بیمه‌گر بروید.`

/**
 * Opens an address of another site, if the configuration allows it. Decisions, section 9 "Leaving the app".
 */
export const openOutside = (address: string): void => {
  if (/^https?:/.test(address) && isAllowedDestination(address)) window.open(address, '_blank', 'noopener')
  else showToast({ kind: 'info', text: () => i18n._(notAllowed) })
}

const unknownVehicle: KnownVehicle = { plate: null, ownerNationalCode: null }

/** The vehicle of an order and its owner's code, which the gateway sends to the order's user only. */
const vehicleOf = async ({ orderId, type }: OrderOfAction): Promise<KnownVehicle> => {
  const params = { type, provider: '1', trackingCode: orderId } as const
  const { plate, ownerNationalCode, policyHolder } = await call('readOrder', { params })
  return { plate, ownerNationalCode: ownerNationalCode ?? (policyHolder && ownerCode(policyHolder)) }
}

/** Opens the inquiry with the vehicle. If the gateway does not answer, the inquiry asks for the vehicle. */
const renewByInquiry = async (order: OrderOfAction, history: RouterHistory): Promise<void> => {
  const { href } = history.location
  const vehicle = await vehicleOf(order).catch(() => unknownVehicle)
  // The user may have opened another page meanwhile.
  if (history.location.href === href) openInquiry(journeyOf(order.type), vehicle, history)
}

export const followAction = (
  order: OrderOfAction,
  action: PolicyActionType,
  history: RouterHistory,
): void => {
  if (action === 'renew-here')
    return isRenewedDirectly(order.type)
      ? history.push(renewalAddress(order.orderId))
      : void renewByInquiry(order, history)
  const address = addressOfAction(order, action)
  if (address !== null) return history.push(address)
  const { value } = order.actions.find(({ type }) => type === action) ?? {}
  if (action === 'renew-at-insurer' && value !== undefined) openOutside(value)
}
