/**
 * The rules of each order status in My Insurance: the colour of its chip, and its actions. One table for both
 * sides: the gateway lists the actions of a policy from it, the app draws the chip. Document 3 section 4,
 * status table; decisions, section 10.
 *
 * `policyStatusRules` has an entry for each `OrderStatusId`, and `rulesOfStatus(statusId)` answers for any
 * number: an id that is not listed is neutral and shows its details only. Actions are in the order of the
 * buttons: the first one is the primary button.
 */
import * as v from 'valibot'
import type { OrderStatusId } from './order-status.ts'

/** Actions of a card's buttons. Opening the details is possible in every status and is not an action. */
export const PolicyActionType = v.picklist([
  'continue-purchase',
  'edit-information',
  'upload-documents',
  'view-policy',
  'select-time',
  'request-visit',
  'start-visit',
  'renew-at-insurer',
  'renew-here',
])
export type PolicyActionType = v.InferOutput<typeof PolicyActionType>

/** `value` is the insurer's address of `renew-at-insurer`, and the policy's uid of every other action. */
export const PolicyAction = v.strictObject({ type: PolicyActionType, value: v.string() })
export type PolicyAction = v.InferOutput<typeof PolicyAction>

export type StatusColour = 'success' | 'warning' | 'error' | 'neutral'

export type StatusRules = { readonly colour: StatusColour; readonly actions: readonly PolicyActionType[] }

const rules = (colour: StatusColour, ...actions: readonly PolicyActionType[]): StatusRules => ({
  colour,
  actions,
})

const detailsOnly = rules('neutral')
const unpaid = rules('warning', 'continue-purchase')
const returned = rules('warning', 'edit-information')
const issued = rules('success', 'view-policy')
const timeWanted = rules('success', 'select-time')
const expiredAtInsurer = rules('error', 'renew-at-insurer', 'view-policy')
const expiredHere = rules('error', 'renew-here', 'view-policy')

/** By id; `ORDER_STATUS` names the ids. */
export const policyStatusRules: Readonly<Record<OrderStatusId, StatusRules>> = {
  1: unpaid,
  2: unpaid,
  3: detailsOnly,
  5: detailsOnly,
  6: detailsOnly,
  7: detailsOnly,
  8: detailsOnly,
  9: returned,
  10: detailsOnly,
  11: detailsOnly,
  12: rules('warning', 'upload-documents'),
  13: issued,
  14: issued,
  27: issued,
  39: issued,
  42: returned,
  43: returned,
  45: issued,
  46: issued,
  47: issued,
  48: timeWanted,
  53: rules('warning', 'request-visit'),
  54: timeWanted,
  63: issued,
  64: rules('warning', 'start-visit'),
  1001: expiredAtInsurer,
  1002: expiredAtInsurer,
  1003: rules('error', 'view-policy'),
  1005: expiredHere,
  1006: expiredHere,
}

const isListed = (statusId: number): statusId is OrderStatusId => Object.hasOwn(policyStatusRules, statusId)

/** The rules of any status; one that this version does not know is neutral and has no action. */
export const rulesOfStatus = (statusId: number): StatusRules =>
  isListed(statusId) ? policyStatusRules[statusId] : detailsOnly
