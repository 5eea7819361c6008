import { describe, expect, it } from 'vitest'
import { ORDER_STATUS } from './order-status.ts'
import { policyStatusRules, rulesOfStatus } from './policy-actions.ts'

const { unfinished, correctingDetails, issuedWithPaper, expired, renewable, notRenewable } = ORDER_STATUS

describe('the rules of a status', () => {
  it('exist for every status', () => {
    expect(Object.keys(policyStatusRules).map(Number).sort()).toEqual(Object.values(ORDER_STATUS).sort())
  })
  it('follow the status table', () => {
    expect(rulesOfStatus(unfinished)).toEqual({ colour: 'warning', actions: ['continue-purchase'] })
    expect(rulesOfStatus(correctingDetails)).toEqual({ colour: 'warning', actions: ['edit-information'] })
    expect(rulesOfStatus(issuedWithPaper)).toEqual({ colour: 'success', actions: ['view-policy'] })
    expect(rulesOfStatus(expired)).toEqual({ colour: 'error', actions: ['renew-at-insurer', 'view-policy'] })
    expect(rulesOfStatus(renewable)).toEqual({ colour: 'error', actions: ['renew-here', 'view-policy'] })
    expect(rulesOfStatus(notRenewable)).toEqual({ colour: 'error', actions: ['view-policy'] })
  })
  it('are neutral and without actions for an unknown id', () => {
    expect(rulesOfStatus(777)).toEqual({ colour: 'neutral', actions: [] })
    expect(rulesOfStatus(Number.NaN)).toEqual({ colour: 'neutral', actions: [] })
  })
})
