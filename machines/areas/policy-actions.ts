/**
 * The actions of an order in My Insurance, and the step of the journey that does each. The gateway derives
 * the actions of an order from the status table. Specification: document 3 section 4; decisions, sections 6
 * and 10.
 */
import type { Owed } from '#contract/values/owed.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { PolicyAction, PolicyActionType } from '#contract/values/policy-actions.ts'
import type { AddressedStep } from '../journey/addressed-step.ts'

/** The fields of an order that decide on its actions. */
export type OrderFacts = {
  readonly statusId: number
  readonly owes: readonly Owed[]
  readonly actions: readonly PolicyAction[]
  /** Tracking code of the policy that the order renews; null for a new policy. */
  readonly renews: string | null
}

/** Actions that an order does not wait for. */
const OPTIONAL: ReadonlySet<PolicyActionType> = new Set(['view-policy', 'renew-at-insurer', 'renew-here'])

/** The actions that have a button, the primary one first. */
export const offeredActions = ({ actions }: Pick<OrderFacts, 'actions'>): readonly PolicyActionType[] =>
  actions.map(({ type }) => type)

/** Whether the order waits for its customer. */
export const isWaiting = (order: Pick<OrderFacts, 'actions'>): boolean =>
  offeredActions(order).some((action) => !OPTIONAL.has(action))

/** Whether pictures of cheques are the only thing still owed. */
export const owesOnlyCheques = ({ owes }: Pick<OrderFacts, 'owes'>): boolean =>
  owes.length > 0 && owes.every((owed) => owed === 'cheques')

type StepOfAction = { readonly step: AddressedStep; readonly flag: 'incomplete' | 'from-my-insurance' }

const correctedIn: Readonly<Record<number, AddressedStep>> = {
  [ORDER_STATUS.correctingDocuments]: 'documents',
  [ORDER_STATUS.correctingCheques]: 'cheques',
}

/** The step that does an action, with the flag of its address; null if no step does it. */
export const stepOfAction = (action: PolicyActionType, order: OrderFacts): StepOfAction | null => {
  const fromHere = (step: AddressedStep): StepOfAction => ({ step, flag: 'from-my-insurance' })
  if (action === 'continue-purchase') {
    const details = order.renews === null ? 'holder' : 'information'
    return { step: order.statusId === ORDER_STATUS.awaitingPayment ? 'payment' : details, flag: 'incomplete' }
  }
  if (action === 'edit-information') return fromHere(correctedIn[order.statusId] ?? 'holder')
  // Status 48: the time is chosen in a sheet of My Insurance.
  const isVisitTime = action === 'select-time' && order.statusId === ORDER_STATUS.choosingVisit
  if (action === 'request-visit' || action === 'start-visit' || isVisitTime) return fromHere('inspection')
  if (action === 'upload-documents') return fromHere(owesOnlyCheques(order) ? 'cheques' : 'documents')
  return null
}
