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
let stranger: { jwt: string }
let requests: GoodRequests
beforeAll(async () => {
  gateway = await openTestGateway()
  owner = await signIn(gateway.server, '09360000020')
  stranger = await signIn(gateway.server, '09360000021')
  requests = await goodRequests(gateway.server, owner)
})
afterAll(() => gateway.close())

const notFound = { status: 404, code: codeOf('notFound') }
const statusAndCode = async (response: ReturnType<typeof send>) => {
  const { statusCode, json } = await response
  const answer: { errorData?: { errorCode?: number } } = json()
  return { status: statusCode, code: answer.errorData?.errorCode }
}

/** Operations about somebody's own things: all that users call but these, which name nothing. */
const aboutNothing = new Set([
  'syncGuest',
  'readUserName',
  'readUserSetting',
  'keepUserSetting',
  'listMyPlates',
  'listAddresses',
  'createAddress',
])
const aboutOwn = operationNames.filter(
  (name) => registry[name].who === 'user' && !aboutNothing.has(name) && name !== 'uploadDocument',
)

describe('what is somebody else’s', () => {
  it.each(aboutOwn)('is not there for a stranger: %s', async (name) => {
    expect(await statusAndCode(send(gateway.server, name, requests[name], stranger))).toEqual(notFound)
  })

  it('takes no upload of a stranger’s', async () => {
    const { trackingCode } = requests.submitDocuments.body
    const { statusCode, json } = await postFile(gateway.server, stranger, trackingCode, {
      content: await pictureWithPlace(),
    })
    expect([statusCode, json().errorData.errorCode]).toEqual([404, codeOf('notFound')])
  })

  it('answers a stranger as it answers about what never was', async () => {
    const foreign = await send(gateway.server, 'readInvoice', requests.readInvoice, stranger)
    const never = await send(
      gateway.server,
      'readInvoice',
      { params: { type: 'thirdparty', trackingCode: 'ZZZZZZZZZZZZZZ' } },
      stranger,
    )
    const malformed = await send(
      gateway.server,
      'readInvoice',
      { params: { type: 'thirdparty', trackingCode: 'no-code' } },
      stranger,
    )
    expect([foreign.body, malformed.body]).toEqual([never.body, never.body])
  })

  it('is left as it was by all those attempts', async () => {
    const { statusCode } = await send(gateway.server, 'readDocumentFile', requests.readDocumentFile, owner)
    const detail = await send(gateway.server, 'readThirdPartyOrder', requests.readThirdPartyOrder, owner)
    const addresses = await send(gateway.server, 'listAddresses', {}, owner)
    expect(statusCode).toBe(200)
    expect(detail.json().body).toMatchObject({ stage: 6, status: 'open' })
    expect(addresses.json().body.addresses).toHaveLength(1)
  })

  it('shows a stranger no address of others', async () => {
    const addresses = await send(gateway.server, 'listAddresses', {}, stranger)
    expect(addresses.json().body.addresses).toEqual([])
  })
})

describe('who is not signed in', () => {
  const forUsers = operationNames.filter((name) => registry[name].who === 'user')
  it.each(forUsers)('is asked to sign in: %s', async (name) => {
    expect(await statusAndCode(send(gateway.server, name, requests[name], null))).toEqual({
      status: 401,
      code: codeOf('signInNeeded'),
    })
  })
  it.each(forUsers)('has no guest’s way round: %s', async (name) => {
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
    'needs to be a known guest at least: %s',
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
  it('is good for twelve hours and no longer', async () => {
    const somebody = await signIn(gateway.server, '09360000022')
    gateway.advanceTime(12 * 60 * 60_000 - 60_000)
    expect((await send(gateway.server, 'readUserName', {}, somebody)).statusCode).toBe(200)
    gateway.advanceTime(2 * 60_000)
    expect((await send(gateway.server, 'readUserName', {}, somebody)).statusCode).toBe(401)
  })
  it('that was made up is none', async () => {
    expect((await send(gateway.server, 'readUserName', {}, { jwt: 'x'.repeat(43) })).statusCode).toBe(401)
  })
})
