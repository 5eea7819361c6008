/** Corrections of a returned order by its customer, and its return to the expert. Decisions, section 10. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentType } from '#contract/operations/offers.ts'
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import type { OrderEvent } from '../domain/order-status.ts'
import { movesOf } from '../store/order-moves.ts'
import { orders } from '../store/schema/index.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import {
  bankPage,
  chooseDeliveryTime,
  completeOrder,
  decide,
  detailOf,
  newOrder,
  type,
} from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { pictureWithPlace, postFile, sendFile } from '../testing/upload.sample.ts'
import { holdOrder, sendOrderEvent } from './handlers/order-moves.ts'

const documents = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy']

let gateway: TestGateway
let user: { jwt: string }
let userNumber = 210
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const send = (trackingCode: string, event: OrderEvent) =>
  gateway.store.db.transaction((tx) =>
    sendOrderEvent(tx, trackingCode, event, { at: new Date(), day: '1404-08-24' }),
  )
const statusOf = async (trackingCode: string) => {
  const [order] = await gateway.store.db
    .select({ statusId: orders.statusId })
    .from(orders)
    .where(eq(orders.trackingCode, trackingCode))
  return order?.statusId
}
const upload = (trackingCode: string, tag: string, order: number) =>
  sendFile(gateway.server, user, trackingCode, { info: { tag, order } })
const submit = (trackingCode: string, kind: 'documents' | 'cheques' = 'documents') =>
  call(gateway.server, 'submitDocuments', { params: type, body: { trackingCode, later: false, kind } }, user)
const complete = (trackingCode: string) =>
  call(gateway.server, 'completeOrder', { params: type, body: { trackingCode } }, user)
const saveHolder = (trackingCode: string, lastName: string) =>
  call(
    gateway.server,
    'savePolicyHolder',
    { params: type, body: { trackingCode, policyHolder: { ...unregisteredPerson, lastName } } },
    user,
  )

/** A paid order with all pictures, which is being checked and held. */
const checkedOrder = async (paymentType: PaymentType = 'cash'): Promise<string> => {
  const { server } = gateway
  user = await signIn(server, `09360000${userNumber}`)
  userNumber += 1
  const trackingCode = await newOrder(server, user, paymentType)
  await completeOrder(server, user, trackingCode)
  for (const [index, tag] of documents.entries()) await upload(trackingCode, tag, index + 1)
  await submit(trackingCode)
  if (paymentType === 'installment') {
    const params = { trackingCode }
    const { installmentDto } = await succeed(server, 'listInstallmentDocuments', { params }, user)
    for (const { document, order } of installmentDto.paymentOrders)
      if (document !== null) await upload(trackingCode, document.tag, order)
    await submit(trackingCode, 'cheques')
  }
  await decide(server, await bankPage(server, user, trackingCode), 'paid')
  await holdOrder(gateway.store.db, trackingCode, true, new Date())
  expect(await statusOf(trackingCode)).toBe(5)
  return trackingCode
}

describe('details that were returned', () => {
  it('can be corrected, and completing them leads back to the expert', async () => {
    const trackingCode = await checkedOrder()
    expect((await saveHolder(trackingCode, 'دیگری')).error?.errorCode).toBe(codeOf('orderClosed'))
    await send(trackingCode, { type: 'expert.returned-details', wrongFields: ['lastName'], reason: 'نادرست' })
    expect(await detailOf(gateway.server, user, trackingCode)).toMatchObject({
      editable: true,
      status: 'paid',
      correction: { reason: 'نادرست', fields: ['lastName'] },
    })
    expect((await saveHolder(trackingCode, 'درست')).status).toBe(200)
    expect(await statusOf(trackingCode)).toBe(9)
    expect((await complete(trackingCode)).status).toBe(200)
    expect(await statusOf(trackingCode)).toBe(5)
    expect((await detailOf(gateway.server, user, trackingCode)).correction).toBe(null)
    expect((await movesOf(gateway.store.db, trackingCode)).at(-1)).toMatchObject({
      from: 9,
      actor: 'customer',
    })
    expect((await detailOf(gateway.server, user, trackingCode)).policyHolder).toMatchObject({
      lastName: 'درست',
    })
    expect((await saveHolder(trackingCode, 'دیگری')).error?.errorCode).toBe(codeOf('orderClosed'))
  })

  it('keep the pictures, which the expert has seen, also with a corrected national code', async () => {
    const trackingCode = await checkedOrder()
    await send(trackingCode, {
      type: 'expert.returned-details',
      wrongFields: ['nationalCode'],
      reason: 'نادرست',
    })
    const policyHolder = { ...unregisteredPerson, nationalCode: '0499370899' }
    const body = { trackingCode, policyHolder }
    await succeed(gateway.server, 'savePolicyHolder', { params: type, body }, user)
    const params = { trackingCode }
    const { orderDocumentDtos } = await succeed(gateway.server, 'listDocuments', { params }, user)
    expect(orderDocumentDtos.filter(({ minioImageId }) => minioImageId === null)).toEqual([])
    expect((await complete(trackingCode)).status).toBe(200)
    expect(await statusOf(trackingCode)).toBe(5)
  })
})

describe('pictures that were rejected', () => {
  it('are sent again, each of them, before the order leads back to the expert', async () => {
    const trackingCode = await checkedOrder()
    await send(trackingCode, {
      type: 'expert.returned-documents',
      pictures: ['national-card', 'previous-policy'],
      reason: 'تار',
    })
    const early = await submit(trackingCode)
    expect(early.error?.data.missing).toEqual(['national-card', 'previous-policy'])
    await upload(trackingCode, 'national-card', 1)
    expect((await submit(trackingCode)).error?.data.missing).toEqual(['previous-policy'])
    await upload(trackingCode, 'previous-policy', 4)
    expect(await statusOf(trackingCode)).toBe(42)
    expect((await submit(trackingCode)).status).toBe(200)
    expect(await statusOf(trackingCode)).toBe(5)
  })

  it('may be cheques', async () => {
    const trackingCode = await checkedOrder('installment')
    await send(trackingCode, { type: 'expert.returned-cheques', pictures: ['cheque-2'], reason: 'تار' })
    expect((await submit(trackingCode)).status).toBe(409)
    expect((await submit(trackingCode, 'cheques')).error?.data.missing).toEqual(['cheque-2'])
    await upload(trackingCode, 'cheque-2', 2)
    expect((await submit(trackingCode, 'cheques')).status).toBe(200)
    expect(await statusOf(trackingCode)).toBe(5)
  })

  it('may be documents that were not required before', async () => {
    const trackingCode = await checkedOrder()
    await send(trackingCode, {
      type: 'expert.asked-for-documents',
      pictures: ['ownership-document'],
      reason: 'لازم است',
    })
    expect((await submit(trackingCode)).error?.data.missing).toEqual(['ownership-document'])
    await upload(trackingCode, 'ownership-document', 5)
    expect((await submit(trackingCode)).status).toBe(200)
    expect(await statusOf(trackingCode)).toBe(5)
  })
})

it('choosing another delivery time sends the paper copy again', async () => {
  const trackingCode = await checkedOrder()
  for (const event of [
    'expert.approved',
    'gateway.handed-over',
    'insurer.issued',
    'courier.found-nobody',
  ] as const)
    await send(trackingCode, { type: event })
  expect(await statusOf(trackingCode)).toBe(48)
  await chooseDeliveryTime(gateway.server, user, trackingCode)
  expect(await statusOf(trackingCode)).toBe(13)
  await expect(chooseDeliveryTime(gateway.server, user, trackingCode)).rejects.toThrow(
    String(codeOf('orderClosed')),
  )
})

it('a cancelled order takes nothing more', async () => {
  const trackingCode = await checkedOrder()
  await send(trackingCode, { type: 'expert.returned-documents', pictures: ['national-card'], reason: 'تار' })
  await send(trackingCode, { type: 'insurer.cancelled', reason: 'ممنوع' })
  const content = await pictureWithPlace()
  expect((await postFile(gateway.server, user, trackingCode, { content })).statusCode).toBe(409)
  expect((await submit(trackingCode)).error?.errorCode).toBe(codeOf('orderClosed'))
  expect((await complete(trackingCode)).error?.errorCode).toBe(codeOf('orderClosed'))
})
