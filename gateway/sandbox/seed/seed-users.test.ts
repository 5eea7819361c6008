/** The seeded users, as the app's calls show them. Decisions, sections 8 and 10. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeExpiryMoves } from '../../http/handlers/expiry-moves.ts'
import { send, succeed } from '../../testing/client.sample.ts'
import { testClock } from '../../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { signIn } from '../../testing/sign-in.sample.ts'
import { sandboxBackends } from '../backends.ts'
import { seedUsers } from './seed-users.ts'
import { seededStatuses } from './seeded-users.ts'

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

it('one has an order in every status', async () => {
  expect(failures).toBe(0)
  const statuses = (await allOf('09000009030')).map(({ statusId }) => statusId)
  expect(statuses.toSorted((a, b) => a - b)).toEqual(seededStatuses.toSorted((a, b) => a - b))
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
