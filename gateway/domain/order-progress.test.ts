import { describe, expect, it } from 'vitest'
import { missingOf, type OrderProgress, stageOf } from './order-progress.ts'

const address = { province: '08', city: '0321', address: 'خیابان شریعتی، کوچهٔ گلستان', plaqueNumber: '12', unitNumber: '', postalCode: '1938765431', provinceFa: 'تهران', cityFa: 'تهران' }
const holder = { type: 'car_owner', firstName: 'سارا', lastName: 'رستگار', nationalCode: '0084575948', birthDate: '1369-02-12', cellNumber: '09123456789', email: null } as const
const time = { code: '1404-08-25T09', date: '1404-08-25', startTime: '9:00', endTime: '11:00' }

const fresh: OrderProgress = { policyHolder: null, policyInfo: null, delivery: null, deliveryMode: 'optional', documents: { submitted: false, later: false } }
const held: OrderProgress = { ...fresh, policyHolder: holder }
const addressed: OrderProgress = { ...held, policyInfo: { addressUid: '6f1c7b1e-7d3a-4a58-9b5e-0a7f0f8f3c11', ...address } }
const digital: OrderProgress = { ...addressed, delivery: { deliverable: false, deliveryAddress: null, time: null } }

describe('how far an order has come', () => {
  it('goes from holder to payment, part by part', () => {
    expect([fresh, held, addressed, digital].map(stageOf)).toEqual([2, 3, 4, 5])
    expect(stageOf({ ...digital, documents: { submitted: true, later: false } })).toBe(6)
    expect(stageOf({ ...digital, documents: { submitted: false, later: true } })).toBe(6)
  })
  it('names everything that is missing, in the order of the steps', () => {
    expect(missingOf(fresh)).toEqual(['holder', 'address', 'delivery', 'documents'])
    expect(missingOf({ ...digital, policyInfo: null })).toEqual(['address', 'documents'])
  })
  it('wants an address and a time for a paper copy', () => {
    const paper = { deliverable: true, deliveryAddress: address, time }
    expect(missingOf({ ...digital, delivery: { ...paper, time: null } })).toContain('delivery')
    expect(missingOf({ ...digital, delivery: { ...paper, deliveryAddress: null } })).toContain('delivery')
    expect(missingOf({ ...digital, delivery: paper })).toEqual(['documents'])
  })
  it('wants no delivery where there is none, and a paper copy where it is required', () => {
    expect(missingOf({ ...addressed, deliveryMode: 'no_delivery' })).toEqual(['documents'])
    expect(missingOf({ ...digital, deliveryMode: 'required' })).toEqual(['delivery', 'documents'])
  })
})
