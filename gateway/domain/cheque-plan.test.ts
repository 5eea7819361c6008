import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PaymentOrder } from '#contract/operations/documents.ts'
import { chequesOf, paymentOrders, planByCheques } from './cheque-plan.ts'

const terms = { first: 1_659_100, each: 829_200, count: 6 }
const cheques = chequesOf(terms, '1404-08-24')

describe('an order that is paid by cheques', () => {
  it('has the offer’s number of cheques, monthly, the first after a month, each with a picture', () => {
    expect(cheques).toHaveLength(6)
    expect(cheques[0]).toEqual({ tag: 'cheque-1', order: 1, amount: 829_200, dueDate: '1404-09-24' })
    expect(cheques[5]).toEqual({ tag: 'cheque-6', order: 6, amount: 829_200, dueDate: '1405-02-24' })
  })
  it('has a picture and a month of its own for each of twenty cheques, and the contract allows them', () => {
    const most = chequesOf({ ...terms, count: 20 }, '1404-08-24')
    expect(most.at(-1)).toEqual({ tag: 'cheque-20', order: 20, amount: 829_200, dueDate: '1406-04-24' })
    expect(new Set(most.map(({ tag }) => tag)).size).toBe(20)
    const listed = paymentOrders({ amount: 1, dueDate: '1404-08-24' }, most, () => ({
      minioImageId: null,
      fileType: null,
    }))
    expect(v.is(v.array(PaymentOrder), listed)).toBe(true)
  })
  it('adds differences to the offer’s terms to the down payment', () => {
    const down = (total: number) => planByCheques(cheques, total, '1404-08-26').payments[0]
    expect(down(6_634_300)).toEqual({ amount: 1_659_100, dueDate: '1404-08-26' })
    expect(down(6_634_300 + 85_000 - 300_000)?.amount).toBe(1_659_100 + 85_000 - 300_000)
  })
  it('has a plan that adds up', () => {
    const { payments, amount, first } = planByCheques(cheques, 6_700_000, '1404-08-24')
    expect(payments.reduce((sum, payment) => sum + payment.amount, 0)).toBe(6_700_000)
    expect([amount, first]).toEqual([829_200, payments[0]?.amount])
  })
  it('lists the down payment first, without a picture', () => {
    const picture = { minioImageId: '6f1c7b1e-7d3a-4a58-9b5e-0a7f0f8f3c11', fileType: 'image/jpeg' } as const
    const listed = paymentOrders({ amount: 1, dueDate: '1404-08-24' }, cheques, ({ order }) =>
      order === 2 ? picture : { minioImageId: null, fileType: null },
    )
    expect(listed.map(({ order, prepayment }) => [order, prepayment])).toEqual([
      [0, true],
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
      [6, false],
    ])
    expect(listed[0]?.document).toBeNull()
    expect(listed[2]?.document).toEqual({ tag: 'cheque-2', ...picture })
  })
})
