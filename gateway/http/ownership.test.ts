import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'
import { codeOf, filledPath, newGuest, partsOf, send } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { type GoodRequests, goodRequests } from '../testing/requests.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { pictureWithPlace, postFile } from '../testing/upload.sample.ts'
import { operationNames } from './routes.ts'

let gateway: TestGateway
let owner: { jwt: string }
let otherUser: { jwt: string }
let requests: GoodRequests
beforeAll(async () => {
  gateway = await openTestGateway()
  owner = await signIn(gateway.server, '09360000020')
  otherUser = await signIn(gateway.server, '09360000021')
  requests = await goodRequests(gateway.server, owner)
})
afterAll(() => gateway.close())

const notFound = { status: 404, code: codeOf('notFound') }
const statusAndCode = async (response: ReturnType<typeof send>) => {
  const { statusCode, json } = await response
  const answer: { errorData?: { errorCode?: number } } = json()
  return { status: statusCode, code: answer.errorData?.errorCode }
}

/** Operations on a user's own data: all operations of users except these, which have no identifier. */
const aboutNothing = new Set([
  'syncGuest',
  'signOut',
  'readUserName',
  'readHolder',
  'readUserSetting',
  'keepUserSetting',
  'listMyPlates',
  'listMyCarBodyPlates',
  'listVehiclePolicies',
  'listMobilePolicies',
  'listUnfinishedOrders',
  'listRenewablePolicies',
  'readAccount',
  'listPayments',
  'readBankAccount',
  'saveBankAccount',
  'removeBankAccount',
  'listSessions',
  'endOtherSessions',
  'listPlaces',
  'readOwnData',
  'readDeletionTerms',
  'startDeletion',
  'createAddress',
])
const aboutOwn = operationNames.filter(
  (name) => registry[name].who === 'user' && !aboutNothing.has(name) && name !== 'uploadDocument',
)

describe('data of another user', () => {
  it.each(aboutOwn)('is not found: %s', async (name) => {
    expect(await statusAndCode(send(gateway.server, name, requests[name], otherUser))).toEqual(notFound)
  })

  it('accepts no upload', async () => {
    const { trackingCode } = requests.submitDocuments.body
    const { statusCode, json } = await postFile(gateway.server, otherUser, trackingCode, {
      content: await pictureWithPlace(),
    })
    expect([statusCode, json().errorData.errorCode]).toEqual([404, codeOf('notFound')])
  })

  it('is answered like data that does not exist', async () => {
    const foreign = await send(gateway.server, 'readInvoice', requests.readInvoice, otherUser)
    const never = await send(
      gateway.server,
      'readInvoice',
      { params: { type: 'thirdparty', trackingCode: 'ZZZZZZZZZZZZZZ' } },
      otherUser,
    )
    const malformed = await send(
      gateway.server,
      'readInvoice',
      { params: { type: 'thirdparty', trackingCode: 'no-code' } },
      otherUser,
    )
    expect([foreign.body, malformed.body]).toEqual([never.body, never.body])
  })

  it('remains unchanged after all those attempts', async () => {
    const { statusCode } = await send(gateway.server, 'readDocumentFile', requests.readDocumentFile, owner)
    const detail = await send(gateway.server, 'readOrder', requests.readOrder, owner)
    const addresses = await send(gateway.server, 'listAddresses', {}, owner)
    expect(statusCode).toBe(200)
    expect(detail.json().body).toMatchObject({ stage: 6, status: 'open' })
    expect(addresses.json().body.addresses).toHaveLength(1)
  })

  it('does not appear in another user’s address book', async () => {
    const addresses = await send(gateway.server, 'listAddresses', {}, otherUser)
    expect(addresses.json().body.addresses).toEqual([])
  })
})

describe('a caller who is not signed in', () => {
  const forUsers = operationNames.filter((name) => registry[name].who === 'user')
  it.each(forUsers)('is asked to sign in: %s', async (name) => {
    expect(await statusAndCode(send(gateway.server, name, requests[name], null))).toEqual({
      status: 401,
      code: codeOf('signInNeeded'),
    })
  })
  it.each(forUsers)('cannot use the guest path: %s', async (name) => {
    const { uuid } = await newGuest(gateway.server)
    const url = filledPath(guestPath(registry[name].path), partsOf(requests[name]).params)
    const { statusCode } = await gateway.server.inject({
      method: registry[name].method,
      url,
      query: { uuid },
    })
    expect(statusCode).toBe(404)
  })
  it.each(operationNames.filter((name) => registry[name].who === 'guest'))(
    'must be a registered guest at least: %s',
    async (name) => {
      expect(await statusAndCode(send(gateway.server, name, requests[name], null))).toEqual({
        status: 401,
        code: codeOf('signInNeeded'),
      })
      expect(await statusAndCode(send(gateway.server, name, requests[name], { uuid: randomUUID() }))).toEqual(
        { status: 401, code: codeOf('signInNeeded') },
      )
    },
  )
})

describe('a bearer token', () => {
  it('is valid for twelve hours', async () => {
    const user = await signIn(gateway.server, '09360000022')
    gateway.advanceTime(12 * 60 * 60_000 - 60_000)
    expect((await send(gateway.server, 'readUserName', {}, user)).statusCode).toBe(200)
    gateway.advanceTime(2 * 60_000)
    expect((await send(gateway.server, 'readUserName', {}, user)).statusCode).toBe(401)
  })
  it('that was invented is invalid', async () => {
    expect((await send(gateway.server, 'readUserName', {}, { jwt: 'x'.repeat(43) })).statusCode).toBe(401)
  })
})
