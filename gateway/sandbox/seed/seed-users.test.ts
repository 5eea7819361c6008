/** The seeded users, as the app's calls show them. Decisions, sections 8 and 10. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productOfPolicy } from '#contract/operations/my-insurance.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { makeExpiryMoves } from '../../http/handlers/expiry-moves.ts'
import { makeAllDueMoves } from '../../http/handlers/order-moves.ts'
import { call, send, succeed } from '../../testing/client.sample.ts'
import { testClock } from '../../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { signIn } from '../../testing/sign-in.sample.ts'
import { sandboxBackends } from '../backends.ts'
import { seedUsers } from './seed-users.ts'
import { everyCarBodyStatus } from './seeded-car-body-orders.ts'
import { everyStatus, type OrderInStatus } from './seeded-orders.ts'

let gateway: TestGateway
let failures = 0
const seed = () =>
  seedUsers({
    ...gateway,
    backends: sandboxBackends,
    clock: testClock(),
    instant: () => new Date(),
    publicOrigin: undefined,
  })
beforeAll(async () => {
  gateway = await openTestGateway()
  await seed()
  const moment = { at: new Date(), day: testClock().today() }
  failures = await makeExpiryMoves(gateway.store.db, sandboxBackends, moment)
}, 60_000)
afterAll(() => gateway.close())

const pageOf = async (cellNumber: string, page: string) => {
  const user = await signIn(gateway.server, cellNumber)
  return (await succeed(gateway.server, 'listVehiclePolicies', { params: { page } }, user)).policies
}
const allOf = async (cellNumber: string) => [
  ...(await pageOf(cellNumber, '1')),
  ...(await pageOf(cellNumber, '2')),
  ...(await pageOf(cellNumber, '3')),
]

it('one has one policy, one has eleven on two pages', async () => {
  expect(await allOf('09000009001')).toMatchObject([{ statusId: 13 }])
  expect(await pageOf('09000009011', '1')).toHaveLength(10)
  expect(await pageOf('09000009011', '2')).toHaveLength(1)
})

const idsOf = (orders: readonly OrderInStatus[]) => orders.map(([status]) => status).toSorted((a, b) => a - b)
const statusesOf = async (cellNumber: string) =>
  (await allOf(cellNumber)).map(({ statusId }) => statusId).toSorted((a, b) => a - b)

it('one has an order in every status', async () => {
  expect(failures).toBe(0)
  expect(await statusesOf('09000009030')).toEqual(idsOf(everyStatus))
})

it('one has sent its cheques, and corrects the picture of one that an expert has returned', async () => {
  const user = await signIn(gateway.server, '09000009030')
  const orders = await allOf('09000009030')
  const trackingCode =
    orders.find(({ statusId }) => statusId === ORDER_STATUS.correctingCheques)?.orderId ?? ''
  const params = { trackingCode }
  const { installmentDto } = await succeed(gateway.server, 'listInstallmentDocuments', { params }, user)
  const cheques = installmentDto.paymentOrders.flatMap(({ document }) => document ?? [])
  expect(cheques.length).toBeGreaterThan(1)
  expect(cheques.map(({ minioImageId }) => minioImageId)).not.toContain(null)
  const submission = {
    params: { type: 'thirdparty' },
    body: { trackingCode, later: false, kind: 'cheques' },
  } as const
  const refused = await call(gateway.server, 'submitDocuments', submission, user)
  expect(refused.error?.data.missing).toEqual(['cheque-1'])
})

it('one has a car-body order in every status that only those have, and in 3 and 1001', async () => {
  expect(await statusesOf('09000009082')).toEqual(idsOf(everyCarBodyStatus))
  const products = new Set((await allOf('09000009082')).map(productOfPolicy))
  expect([...products]).toEqual(['carbody'])
  const expired = (await allOf('09000009082')).find(({ statusId }) => statusId === ORDER_STATUS.expired)
  expect(expired).toMatchObject({
    statusFa: 'منقضی، تمدید در سپر',
    carValue: 740_000_000,
    daysLate: null,
    actions: [{ type: 'renew-here' }, {}],
  })
})

it('one sees orders that wait for a visit first, and chooses a place among the addresses', async () => {
  const user = await signIn(gateway.server, '09000009082')
  const { incompleteOrder } = await succeed(gateway.server, 'listUnfinishedOrders', {}, user)
  expect(incompleteOrder.map(({ statusId }) => statusId)).toEqual([64, 53, 54, 3])
  const trackingCode = incompleteOrder[1]?.trackingCode ?? ''
  const query = { trackingCode, requestOrigin: 'inspection' } as const
  const { addresses } = await succeed(gateway.server, 'listAddresses', { query }, user)
  expect(addresses).toMatchObject([{ cityFa: 'تهران', enable: true }])
})

it('one starts the visit of today, and its car is checked ten seconds later', async () => {
  const user = await signIn(gateway.server, '09000009082')
  const orders = await allOf('09000009082')
  const trackingCode = orders.find(({ statusId }) => statusId === ORDER_STATUS.visiting)?.orderId ?? ''
  await succeed(gateway.server, 'startVisit', { params: { type: 'carbody' }, body: { trackingCode } }, user)
  const later = new Date(Date.now() + 11_000)
  expect(await makeAllDueMoves(gateway.store.db, later)).toBe(0)
  expect((await statusesOf('09000009082')).includes(ORDER_STATUS.checking)).toBe(true)
})

it('one has a policy that ends in four days, and reads its file and its pictures', async () => {
  const user = await signIn(gateway.server, '09000009060')
  const { nearToExpireOrder } = await succeed(gateway.server, 'listRenewablePolicies', {}, user)
  expect(nearToExpireOrder).toMatchObject([{ currentPolicyExpDate: '1404-08-28' }])
  const params = { trackingCode: nearToExpireOrder[0]?.renewableTrackingCode ?? '' }
  const file = await send(gateway.server, 'readPolicyFile', { params }, user)
  expect(file.headers['content-type']).toBe('application/pdf')
  const { orderDocumentDtos } = await succeed(gateway.server, 'listDocuments', { params }, user)
  const imageId = orderDocumentDtos[0]?.minioImageId ?? ''
  const picture = await send(gateway.server, 'readDocumentFile', { params: { imageId } }, user)
  expect(picture.headers['content-type']).toBe('image/png')
})

it('are made once', async () => {
  await seed()
  expect(await allOf('09000009001')).toHaveLength(1)
})
