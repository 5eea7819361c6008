/** What leaves the charts of My Insurance: navigation, the sign-in page, addresses outside of the app, toasts. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouterHistory } from '@tanstack/react-router'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import { isAllowedDestination } from '#adapters/settings.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { type OrderFacts, stepOfAction } from '#machines/areas/policy-actions.ts'
import { failureOf } from '#machines/failure.ts'
import { journeyOf, stepPath } from '#machines/journeys.ts'
import { showSignInNeedsNetwork, showToast } from '../app-services.ts'
import { runtime } from '../runtime.ts'

/** An order as the list or its page knows it. */
export type OrderOfAction = OrderFacts & { readonly orderId: string; readonly type: InsuranceType }

/** Address of the step that does an action; null where none does. */
export const addressOfAction = (order: OrderOfAction, action: PolicyActionType): string | null => {
  const found = stepOfAction(action, order)
  if (found === null) return null
  const path = stepPath(journeyOf(order.type), found.step).replace('{trackingCode}', order.orderId)
  return found.flag === null ? path : `${path}?${found.flag}=true`
}

const notAllowed = msg`این نشانی بیرون از سپر است و باز نشد؛ برای تمدید به سایت بیمه‌گر بروید.`

/** Opens an address of another site, if the configuration allows it. Decisions, section 9 "Leaving the app". */
const openOutside = (address: string): void => {
  if (/^https?:/.test(address) && isAllowedDestination(address)) window.open(address, '_blank', 'noopener')
  else showToast({ kind: 'info', text: () => i18n._(notAllowed) })
}

export const followAction = (
  order: OrderOfAction,
  action: PolicyActionType,
  history: RouterHistory,
): void => {
  const address = addressOfAction(order, action)
  if (address !== null) return history.push(address)
  const { value } = order.actions.find(({ type }) => type === action) ?? {}
  if (action === 'renew-at-insurer' && value !== undefined) openOutside(value)
}

export const goToSignIn = (): void =>
  runtime().leaveForSignIn(`${location.pathname}${location.search}`, showSignInNeedsNetwork)

const unreachable = msg`پاسخی از سرور نیامد؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`
const broken = msg`مشکلی پیش آمد؛ دوباره امتحان کنید.`

/** Shows a failure for which the page has no room. */
export const showFailure = (error: unknown): void => {
  const failure = failureOf(error)
  const own = failure.kind === 'unreachable' ? unreachable : broken
  showToast({ kind: 'error', text: () => failureMessage(failure) ?? i18n._(own) })
}
