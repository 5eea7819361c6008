import { personAnswers } from '#contract/testing/policy-holder.sample.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import { OrderDetail } from '#contract/operations/orders.ts'
import { PolicyHolder } from '#contract/operations/policy-holder.ts'
import { parseKnownKeys } from './parse-known-keys.ts'

const newer = { news: 'of a newer gateway' }
const person = { ...personAnswers, email: null }

describe('an answer of a newer gateway', () => {
  it('is valid after its unknown fields were removed, at any depth', () => {
    const order = {
      trackingCode: '23456789ABCDEF',
      product: 'thirdparty',
      status: 'open',
      statusId: 1,
      stage: 3,
      companyCode: 'damavand',
      companyFa: 'بیمهٔ دماوند',
      vehicleTitle: 'پژو ۲۰۷',
      plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44', ...newer },
      liabilityPropertyDamage: 53_300_000,
      policyTerm: 12,
      paymentType: 'cash',
      payableAmount: 1,
      deliveryMode: 'optional',
      policyHolder: { insuredType: 1, type: 'car_owner', ...person, ...newer },
      policyInfo: null,
      delivery: null,
      documents: { submitted: false, later: false, ...newer },
      cheques: { active: false, submitted: false, later: false },
      instantPaymentInfo: null,
      editable: true,
      showPaymentModal: false,
      ownerNationalCode: null,
      search: {
        carType: 'car',
        carUsage: 'passenger',
        carModel: '207',
        carDetailCode: null,
        carProductionYear: '1399',
        carProductionMonth: null,
        policyStatus: 'without',
        changeOwnershipStatus: null,
        deliveryDate: null,
        previousCompany: null,
        lastPolicyStartDate: null,
        lastPolicyExpDate: null,
        noDamageFactor: 0,
        driverNoDamageFactor: 0,
        propertyDamageCount: 0,
        lifeDamageCount: 0,
        driverDamageCount: 0,
        policyTerm: 12,
        discountCode: null,
        sbId: null,
        ...newer,
      },
      paymentOptions: { cash: 1, bnpl: { first: 1, each: 1, count: 3, ...newer }, installment: null },
      validUntil: '2025-11-15T20:30:00.000Z',
      ...newer,
    }
    expect(v.is(OrderDetail, order)).toBe(false)
    const { success, output } = parseKnownKeys(OrderDetail, order)
    expect(success).toBe(true)
    expect(JSON.stringify(output)).not.toContain('"news"')
  })

  it('keeps the fields of its own option of a variant', () => {
    const another = {
      insuredType: 1,
      type: 'another_person',
      ...person,
      carOwnerNationalCode: '0084575948',
      carOwnerBirthDate: '1340-01-01',
    }
    expect(parseKnownKeys(PolicyHolder, { ...another, ...newer }).output).toEqual(another)
  })

  it('loses unknown fields in lists and records, too', () => {
    const schema = v.strictObject({
      byName: v.record(v.string(), v.array(v.strictObject({ a: v.number() }))),
    })
    expect(parseKnownKeys(schema, { byName: { one: [{ a: 1, ...newer }], two: [] } }).output).toEqual({
      byName: { one: [{ a: 1 }], two: [] },
    })
  })

  it('stays invalid if it was invalid', () => {
    for (const wrong of [null, 7, [], { addresses: 'none' }])
      expect(parseKnownKeys(registry.listAddresses.answer, wrong).success).toBe(false)
  })
})
