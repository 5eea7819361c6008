/**
 * Every row of the status table, reached by an operator's moves of orders that were bought through the API.
 * Decisions, section 10.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentType } from '#contract/operations/offers.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { completeCarBodyOrder, newCarBodyOrder } from '../../testing/car-body-purchase.sample.ts'
import { succeed } from '../../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import {
  OPERATOR_PASSWORD,
  type Operator,
  pressHold,
  pressMove,
  readOrderPage,
  signInOperator,
} from '../../testing/operator.sample.ts'
import { bankPage, completeOrder, decide, newOrder, type } from '../../testing/purchase.sample.ts'
import { signIn } from '../../testing/sign-in.sample.ts'
import { sendFile } from '../../testing/upload.sample.ts'

const documents = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy']
const reason = 'برای آزمایش'
/** A submitted form: the move, and its inputs. */
type Press = readonly [move: string, fields?: Readonly<Record<string, string>>]
type Step = readonly [press: Press, status: number]

let gateway: TestGateway
let operator: Operator
let user: { jwt: string }
const seen = new Set<number>()
beforeAll(async () => {
  gateway = await openTestGateway({ operatorPassword: OPERATOR_PASSWORD })
  operator = await signInOperator(gateway.server)
  user = await signIn(gateway.server, '09360000150')
})
afterAll(() => gateway.close())

const submit = (trackingCode: string, kind: 'documents' | 'cheques') =>
  succeed(
    gateway.server,
    'submitDocuments',
    { params: type, body: { trackingCode, later: false, kind } },
    user,
  )

const expectStatus = async (trackingCode: string, status: number) => {
  expect((await readOrderPage(gateway.server, operator, trackingCode)).status).toBe(status)
  seen.add(status)
}

/**
 * Buys an order with all pictures. It is put on hold before its payment, so that nothing moves automatically.
 */
const buy = async (paymentType: PaymentType, paper: boolean): Promise<string> => {
  const { server } = gateway
  const trackingCode = await newOrder(server, user, paymentType)
  await expectStatus(trackingCode, ORDER_STATUS.unfinished)
  await completeOrder(server, user, trackingCode)
  if (!paper)
    await succeed(
      server,
      'saveDeliveryAddress',
      { params: type, body: { type: 'delivery_address', trackingCode, deliverable: false } },
      user,
    )
  for (const [index, tag] of documents.entries())
    await sendFile(server, user, trackingCode, { info: { tag, order: index + 1 } })
  await submit(trackingCode, 'documents')
  if (paymentType === 'installment') {
    const { installmentDto } = await succeed(
      server,
      'listInstallmentDocuments',
      { params: { trackingCode } },
      user,
    )
    for (const { document, order } of installmentDto.paymentOrders)
      if (document !== null)
        await sendFile(server, user, trackingCode, { info: { tag: document.tag, order } })
    await submit(trackingCode, 'cheques')
  }
  await expectStatus(trackingCode, ORDER_STATUS.awaitingPayment)
  await pressHold(server, operator, trackingCode)
  await decide(server, await bankPage(server, user, trackingCode), 'paid')
  await expectStatus(trackingCode, ORDER_STATUS.paid)
  return trackingCode
}

const toIssuing: readonly Step[] = [
  [['receive'], 5],
  [['approve'], 6],
  [['handOver'], 7],
]
type Walk = readonly [title: string, paymentType: PaymentType, paper: boolean, steps: readonly Step[]]
const walks: readonly Walk[] = [
  [
    'is corrected, issued, sent, reissued, and ends',
    'cash',
    false,
    [
      [['receive'], 5],
      [['returnDetails', { reason, wrongFields: 'nationalCode' }], 9],
      [['correct'], 5],
      [['requestDocuments', { reason, pictures: 'ownership-document' }], 12],
      [['correct'], 5],
      [['rejectDocuments', { reason, pictures: 'national-card' }], 42],
      [['correct'], 5],
      [['approve'], 6],
      [['handOver'], 7],
      [['issue'], 14],
      [['sendSms'], 46],
      [['reissue', { reason }], 47],
      [['expire'], 1001],
      [['passMonth'], 1002],
    ],
  ],
  [
    'is cancelled and refunded',
    'cash',
    false,
    [
      [['receive'], 5],
      [['refuse', { reason }], 8],
      [['beginRefund'], 10],
      [['refund'], 11],
    ],
  ],
  [
    'is issued with an endorsement, and its vehicle is sold',
    'cash',
    false,
    [...toIssuing, [['issueWithEndorsement', { reason }], 27], [['expireSold'], 1003]],
  ],
  [
    'has a paper copy, which is missed and delivered, and is renewed here',
    'cash',
    true,
    [
      ...toIssuing,
      [['issue'], 13],
      [['missDelivery'], 48],
      [['chooseDelivery'], 13],
      [['deliver'], 45],
      [['expireRenewable'], 1005],
      [['passMonth'], 1006],
    ],
  ],
  [
    'is paid by cheques, which are corrected, until the last instalment',
    'installment',
    false,
    [
      [['receive'], 5],
      [['rejectCheques', { reason, pictures: 'cheque-1' }], 43],
      [['correct'], 5],
      [['approve'], 6],
      [['handOver'], 7],
      [['issue'], 39],
      [['collectLastInstalment'], 14],
      [['endorse', { reason }], 27],
    ],
  ],
]

const carBodyWalks: readonly (readonly [title: string, steps: readonly Step[]])[] = [
  [
    'is visited without damage, issued and ends',
    [
      [['beginVisit'], 64],
      [['passVisit'], 5],
      [['approve'], 6],
      [['handOver'], 7],
      [['issue'], 63],
      [['expire'], 1001],
    ],
  ],
  [
    'misses its visit, and the next one notes damage, which an endorsement excludes',
    [
      [['missVisit'], 53],
      [['offerVisit'], 54],
      [['chooseVisit'], 64],
      [['noteDamage', { reason }], 5],
      [['approve'], 6],
      [['handOver'], 7],
      [['issue'], 27],
    ],
  ],
  [
    'is refused by the visitor, and refunded',
    [
      [['beginVisit'], 64],
      [['refuseVisit', { reason }], 8],
      [['beginRefund'], 10],
      [['refund'], 11],
    ],
  ],
]

/** Submits one move after another. Returns the statuses that the pages show afterwards. */
const walk = async (trackingCode: string, steps: readonly Step[]): Promise<number[]> => {
  const statuses: number[] = []
  for (const [[move, fields]] of steps) {
    await pressMove(gateway.server, operator, trackingCode, move, fields)
    const { status } = await readOrderPage(gateway.server, operator, trackingCode)
    seen.add(status)
    statuses.push(status)
  }
  return statuses
}
const expectedOf = (steps: readonly Step[]) => steps.map(([, status]) => status)

describe('an order that an operator moves', () => {
  it.each(walks)('%s', async (_title, paymentType, paper, steps) => {
    const trackingCode = await buy(paymentType, paper)
    expect(await walk(trackingCode, steps)).toEqual(expectedOf(steps))
  })

  it.each(carBodyWalks)('is of car-body insurance, and %s', async (_title, steps) => {
    const { server } = gateway
    const trackingCode = await newCarBodyOrder(server, user)
    await completeCarBodyOrder(server, user, trackingCode)
    await pressHold(server, operator, trackingCode)
    await decide(server, await bankPage(server, user, trackingCode, 'carbody'), 'paid')
    await expectStatus(trackingCode, ORDER_STATUS.paid)
    expect(await walk(trackingCode, steps)).toEqual(expectedOf(steps))
  })

  it('was seen in every status of the table', () => {
    expect([...seen].toSorted((a, b) => a - b)).toEqual(Object.values(ORDER_STATUS).toSorted((a, b) => a - b))
  })
})
