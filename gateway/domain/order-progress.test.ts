import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { describe, expect, it } from 'vitest'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import {
  currentDeliveryMode,
  isEditable,
  missingOf,
  missingToClose,
  neededParts,
  nextStep,
  type OrderProgress,
  stageOf,
} from './order-progress.ts'

const address = {
  province: '08',
  city: '0321',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
  provinceFa: 'تهران',
  cityFa: 'تهران',
}
const holder = registeredPerson
const time = { code: '1404-08-25T09', date: '1404-08-25', startTime: '9:00', endTime: '11:00' }

const fresh: OrderProgress = {
  policyHolder: null,
  policyInfo: null,
  delivery: null,
  deliveryMode: 'optional',
  documents: { submitted: false, later: false },
  cheques: { active: false, submitted: false, later: false },
}
const withHolder: OrderProgress = { ...fresh, policyHolder: holder }
const addressed: OrderProgress = {
  ...withHolder,
  policyInfo: { addressUid: '6f1c7b1e-7d3a-4a58-9b5e-0a7f0f8f3c11', ...address },
}
const digital: OrderProgress = {
  ...addressed,
  delivery: { deliverable: false, deliveryAddress: null, time: null },
}

describe('the progress of an order', () => {
  it('goes from holder to payment, part by part', () => {
    expect([fresh, withHolder, addressed, digital].map(stageOf)).toEqual([2, 3, 4, 5])
    expect(stageOf({ ...digital, documents: { submitted: true, later: false } })).toBe(6)
    expect(stageOf({ ...digital, documents: { submitted: false, later: true } })).toBe(6)
  })
  it('names all missing parts in the order of the steps', () => {
    expect(missingOf(fresh)).toEqual(['holder', 'address', 'delivery', 'documents'])
    expect(missingOf({ ...digital, policyInfo: null })).toEqual(['address', 'documents'])
  })
  it('requires an address and a time for a paper copy', () => {
    const paper = { deliverable: true, deliveryAddress: address, time }
    expect(missingOf({ ...digital, delivery: { ...paper, time: null } })).toContain('delivery')
    expect(missingOf({ ...digital, delivery: { ...paper, deliveryAddress: null } })).toContain('delivery')
    expect(missingOf({ ...digital, delivery: paper })).toEqual(['documents'])
  })
  it('requires no delivery if there is none, and a paper copy if it is mandatory', () => {
    expect(missingOf({ ...addressed, deliveryMode: 'no_delivery' })).toEqual(['documents'])
    expect(missingOf({ ...digital, deliveryMode: 'required' })).toEqual(['delivery', 'documents'])
  })
  it('requires cheques if it is paid by them, uploaded or postponed like documents', () => {
    const sent: OrderProgress = { ...digital, documents: { submitted: true, later: false } }
    const withCheques = (submitted: boolean, later: boolean): OrderProgress => ({
      ...sent,
      cheques: { active: true, submitted, later },
    })
    expect(
      [withCheques(false, false), withCheques(true, false), withCheques(false, true)].map(stageOf),
    ).toEqual([5, 6, 6])
    expect(missingOf(withCheques(false, false))).toEqual(['cheques'])
    expect(stageOf({ ...withCheques(true, false), documents: { submitted: false, later: false } })).toBe(5)
  })
  it('requires place and time of an inspection to be completed, and the conditions before the pictures', () => {
    const carBody: OrderProgress = { ...addressed, deliveryMode: 'no_delivery' }
    const arranged = { hasPlace: true, hasTime: true, termsAccepted: false }
    const withVisit = (inspection: NonNullable<OrderProgress['inspection']>) => ({ ...carBody, inspection })
    const without = withVisit({ ...arranged, hasTime: false })
    expect(missingOf(without)).toEqual(['inspection', 'terms', 'documents'])
    expect(missingToClose(without)).toEqual(['inspection'])
    expect(missingToClose(withVisit(arranged))).toEqual([])
    expect(
      [without, withVisit(arranged), withVisit({ ...arranged, termsAccepted: true })].map(stageOf),
    ).toEqual([4, 4, 5])
    expect(neededParts(without)).toEqual(['holder', 'address', 'inspection', 'terms', 'documents'])
    expect(neededParts(carBody)).toEqual(['holder', 'address', 'documents'])
  })
  it('can be completed before the pictures', () => {
    expect(
      missingToClose({ ...addressed, cheques: { active: true, submitted: false, later: false } }),
    ).toEqual(['delivery'])
  })
})

describe('the details of an order', () => {
  const complete: OrderProgress = { ...digital, documents: { submitted: true, later: false } }
  const closed = {
    status: 'paid',
    statusId: ORDER_STATUS.paid,
    instantPayment: true,
    completedAt: new Date(),
  } as const
  const ordinary = { ...closed, instantPayment: false }
  it('may be entered while it is open', () => {
    const open = { ...ordinary, status: 'open', statusId: ORDER_STATUS.awaitingPayment } as const
    expect(isEditable(open, complete)).toBe(true)
  })
  it('may be entered after payment only with instant payment', () => {
    expect(isEditable({ ...ordinary, completedAt: null }, fresh)).toBe(false)
    expect(isEditable({ ...closed, completedAt: null }, fresh)).toBe(true)
  })
  it('may be entered again when they are returned for correction, but not after a cancellation', () => {
    expect(isEditable({ ...ordinary, statusId: ORDER_STATUS.correctingDetails }, complete)).toBe(true)
    for (const statusId of [ORDER_STATUS.cancelled, ORDER_STATUS.refunding, ORDER_STATUS.refunded])
      expect(isEditable({ ...closed, statusId, completedAt: null }, fresh)).toBe(false)
  })
  it('are closed once the order is complete and has all pictures', () => {
    expect(isEditable({ ...closed, completedAt: null }, complete)).toBe(true)
    expect(isEditable(closed, digital)).toBe(true)
    expect(isEditable(closed, complete)).toBe(false)
  })
})

describe('a paper copy', () => {
  it('can be chosen while the order is open; payment makes the choice final', () => {
    expect(currentDeliveryMode('optional', 'open', { deliverable: true })).toBe('optional')
    expect(currentDeliveryMode('optional', 'paid', { deliverable: true })).toBe('required')
    expect(currentDeliveryMode('optional', 'paid', { deliverable: false })).toBe('no_delivery')
    expect(currentDeliveryMode('optional', 'paid', null)).toBe('no_delivery')
  })
})

describe('an order that renews a policy', () => {
  const taken: OrderProgress = {
    ...digital,
    documents: { submitted: true, later: false },
    confirmation: 'awaited',
  }
  it('is at its first step until its details are confirmed, whatever is there already', () => {
    expect([stageOf(taken), missingOf(taken), nextStep(taken)]).toEqual([2, ['confirmation'], 'holder'])
    const confirmed: OrderProgress = { ...taken, confirmation: 'given' }
    expect([stageOf(confirmed), missingOf(confirmed), nextStep(confirmed)]).toEqual([6, [], null])
  })
  it('can be confirmed once holder, address and delivery are there', () => {
    expect(missingToClose(taken)).toEqual([])
    expect(missingToClose({ ...taken, policyHolder: null })).toEqual(['holder'])
  })
  it('has no step for documents', () => {
    expect(neededParts(taken)).toEqual(['holder', 'address', 'delivery'])
  })
})
