import { describe, expect, it } from 'vitest'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { policy, policyInStatus } from '#explorer/stubs/policies.ts'
import { isWaiting, offeredActions, stepOfAction } from './policy-actions.ts'

const owing = (owes: ('details' | 'documents' | 'cheques')[]) =>
  policyInStatus(ORDER_STATUS.paid, { owes, actions: [{ type: 'upload-documents', value: '' }] })

describe('the actions of an order', () => {
  it('have a button each, the primary one first', () => {
    expect(offeredActions(policyInStatus(ORDER_STATUS.visiting))).toEqual(['start-visit'])
    expect(offeredActions(policyInStatus(ORDER_STATUS.expired))).toEqual(['renew-at-insurer', 'view-policy'])
  })
  it('say whether the order waits for its customer', () => {
    expect(isWaiting(policyInStatus(ORDER_STATUS.correctingDocuments))).toBe(true)
    expect(isWaiting(policyInStatus(ORDER_STATUS.issued))).toBe(false)
    expect(isWaiting(policyInStatus(777))).toBe(false)
  })
  it('are done in the step of the status', () => {
    const stepIn = (statusId: number, action: Parameters<typeof stepOfAction>[0]) =>
      stepOfAction(action, policyInStatus(statusId))
    expect(stepIn(ORDER_STATUS.unfinished, 'continue-purchase')).toEqual({
      step: 'holder',
      flag: 'incomplete',
    })
    expect(stepIn(ORDER_STATUS.awaitingPayment, 'continue-purchase')?.step).toBe('payment')
    expect(stepIn(ORDER_STATUS.correctingDetails, 'edit-information')?.step).toBe('holder')
    expect(stepIn(ORDER_STATUS.correctingCheques, 'edit-information')?.step).toBe('cheques')
    expect(stepIn(ORDER_STATUS.needingDocuments, 'upload-documents')).toEqual({
      step: 'documents',
      flag: 'from-my-insurance',
    })
    const atInspection = { step: 'inspection', flag: 'from-my-insurance' }
    expect(stepIn(ORDER_STATUS.requestingVisit, 'request-visit')).toEqual(atInspection)
    expect(stepIn(ORDER_STATUS.choosingVisit, 'select-time')).toEqual(atInspection)
    expect(stepIn(ORDER_STATUS.visiting, 'start-visit')).toEqual(atInspection)
    expect(stepIn(ORDER_STATUS.choosingDelivery, 'select-time')).toBeNull()
    expect(stepIn(ORDER_STATUS.renewable, 'renew-here')).toBeNull()
    expect(stepIn(ORDER_STATUS.expired, 'renew-at-insurer')).toBeNull()
  })
  it('continue a renewal in the steps of renewals', () => {
    const next = (statusId: number) =>
      stepOfAction('continue-purchase', policyInStatus(statusId, { renews: policy.orderId }))
    expect(next(ORDER_STATUS.unfinished)).toEqual({ step: 'information', flag: 'incomplete' })
    expect(next(ORDER_STATUS.awaitingPayment)).toEqual({ step: 'payment', flag: 'incomplete' })
  })
  it('lead to the documents, or to the cheques if only those are owed', () => {
    expect(stepOfAction('upload-documents', owing(['documents', 'cheques']))?.step).toBe('documents')
    expect(stepOfAction('upload-documents', owing(['cheques']))?.step).toBe('cheques')
  })
})
