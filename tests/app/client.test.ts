import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '#contract/index.ts'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import type { Failure } from '#contract/failure.ts'
import { newOrder, someAddress } from '#gateway/testing/purchase.sample.ts'
import { signIn } from '#gateway/testing/sign-in.sample.ts'
import { runningGateway } from './running-gateway.ts'

const { gateway } = runningGateway()
type Client = typeof import('#adapters/gateway/client.ts')
type Session = typeof import('#adapters/session.ts')
let client: Client
let session: Session
beforeAll(async () => {
  client = await import('#adapters/gateway/client.ts')
  session = await import('#adapters/session.ts')
})

afterEach(() => {
  session.dropSession(session.bearerToken() ?? '')
  session.removeGuest()
})

const PROVIDER = { type: 'thirdparty', provider: '1' } as const
const configuration = () => client.call('readConfiguration', { params: PROVIDER })
const search = { nationalCode: '0084575948', plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
const asSara = async () => {
  const { jwt } = await signIn(gateway().server, '09123456789')
  session.storeSession({
    token: jwt,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    userId: 'sara',
    guest: null,
  })
  return jwt
}
const failureOf = async (calling: Promise<unknown>): Promise<Failure> => {
  const answered = { kind: 'none' }
  const thrown: unknown = await calling.then(
    () => answered,
    (error: unknown) => error,
  )
  expect(thrown).toMatchObject({ errorId: expect.stringMatching(/^E-[2-9A-Z]{8}$/) })
  return Object(thrown)
}
const paths = () => gateway().logLines.map((line): string => String(JSON.parse(line).route))

describe('a call of a guest', () => {
  it('registers the guest once before any number of calls, and uses the guest’s path', async () => {
    gateway().logLines.length = 0
    const [first, second] = await Promise.all([configuration(), configuration()])
    await configuration()
    expect(first).toEqual(second)
    expect(first.today).toBe('1404-08-24')
    expect(paths().filter((path) => path === '/api/v1/register')).toHaveLength(1)
    expect(paths().filter((path) => path === '/api/client/guest/v1/:type/:provider/config')).toHaveLength(3)
  })

  it('registers a new guest if the gateway does not know the old one', async () => {
    const { uuid } = session.guest()
    session.storeGuest({ uuid, createdAt: Date.now(), registered: true })
    expect((await configuration()).carTypes.length).toBeGreaterThan(0)
    expect(session.guest().uuid).not.toBe(uuid)
  })

  it('fails as signed out for a user’s operation, without a request', async () => {
    gateway().logLines.length = 0
    expect(await failureOf(client.call('listAddresses', { query: {} }))).toMatchObject({ kind: 'signed-out' })
    expect(paths()).toEqual([])
  })
})

describe('a call of a user', () => {
  it('has the bearer token, and an idempotency key for a change: a repeated key is the same change', async () => {
    const jwt = await asSara()
    const address = await someAddress(gateway().server, { jwt }, await newOrder(gateway().server, { jwt }))
    expect((await failureOf(client.call('createAddress', { body: address }))).code).toBe(
      errors.keyMissing.code,
    )
    const { uid } = await client.call('createAddress', { body: address }, { idempotencyKey: 'journey-1' })
    expect(await client.call('createAddress', { body: address }, { idempotencyKey: 'journey-1' })).toEqual({
      uid,
    })
    expect((await client.call('listAddresses', { query: {} })).addresses).toMatchObject([{ uid }])
  })

  it('drops an invalid token and fails as signed out', async () => {
    session.storeSession({
      token: 'no-token-of-this-gateway',
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      userId: 'sara',
      guest: null,
    })
    const failed = await failureOf(client.call('listAddresses', { query: {} }))
    expect(failed).toMatchObject({ kind: 'signed-out', code: errors.signInNeeded.code })
    expect(session.isSignedIn()).toBe(false)
  })
})

describe('a refusal', () => {
  it('has the code, the message and the refused fields', async () => {
    const failed = await failureOf(
      client.call('lookUpPlate', {
        params: { ...PROVIDER },
        body: { ...search, nationalCode: '0084575949' },
      }),
    )
    expect(failed).toMatchObject({
      kind: 'refused',
      code: errors.invalid.code,
      message: errorText('invalid', 'fa'),
    })
    expect(Object.keys(failed.fields)).toEqual(['nationalCode'])
    expect(failed.fields['nationalCode']).toContain('کد ملی')
  })

  it('is not reported while the registry is down: the request may be repeated', async () => {
    const failed = await failureOf(
      client.call('lookUpPlate', {
        params: { ...PROVIDER },
        body: { nationalCode: '9911284867', plk1: '82', plk2: '16', plk3: '195', plkSrl: '13' },
      }),
    )
    expect(failed).toMatchObject({ kind: 'broken', code: errors.registryDown.code })
  })
})

describe('the Error ID of a failure', () => {
  const linesOf = ({ errorId }: Failure): unknown[] =>
    gateway()
      .logLines.filter((line) => line.includes(errorId))
      .map((line): unknown => JSON.parse(line))

  it('is found in the gateway’s log, with the documented code and the call', async () => {
    const failed = await failureOf(
      client.call('lookUpPlate', {
        params: PROVIDER,
        body: { nationalCode: '9911284867', plk1: '82', plk2: '16', plk3: '195', plkSrl: '13' },
      }),
    )
    expect(linesOf(failed)).toMatchObject([
      {
        route: '/api/client/guest/v1/:type/:provider/inquiry/by-plate',
        status: errors.registryDown.status,
        errorCode: errors.registryDown.code,
      },
    ])
  })

  it('is found even if the answer was lost on its way', async () => {
    const { server } = gateway()
    const loseAnswers = createServer((request, response) => {
      void server.inject({ method: 'GET', url: request.url ?? '', headers: request.headers }).then(() => {
        response.destroy()
      })
    })
    await new Promise<void>((resolve) => {
      loseAnswers.listen(0, '127.0.0.1', resolve)
    })
    const address = loseAnswers.address()
    vi.resetModules()
    vi.stubEnv(
      'VITE_GATEWAY_URL',
      `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    )
    const { call } = await import('#adapters/gateway/client.ts')
    const failed = await failureOf(call('readUserName', {}, { token: 'a-token-that-nobody-has' }))
    loseAnswers.close()
    loseAnswers.closeAllConnections()
    expect(failed.kind).toBe('unreachable')
    expect(linesOf(failed)).toMatchObject([{ errorCode: errors.signInNeeded.code }])
  })
})

describe('an unusual answer of the gateway', () => {
  let other: Server | null = null
  const elsewhere = async (answer: RequestListener) => {
    other = createServer((request, response) => {
      response.setHeader('content-type', 'application/json')
      answer(request, response)
    })
    await new Promise<void>((resolve) => {
      other?.listen(0, '127.0.0.1', resolve)
    })
    const address = other.address()
    vi.resetModules()
    vi.stubEnv(
      'VITE_GATEWAY_URL',
      `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    )
    return import('#adapters/gateway/client.ts')
  }
  afterEach(() => other?.close())
  const register = { body: { uuid: '5d3c1f0e-7a55-4a31-9a0e-2f4f1f6f3a10' } }

  it('is accepted with unknown fields', async () => {
    const answer: AnswerOf<'registerGuest'> = {
      uuid: register.body.uuid,
      createdAt: '2025-11-15T10:00:00.000Z',
    }
    const { call } = await elsewhere((_, response) =>
      response.end(JSON.stringify({ body: { ...answer, news: 1 }, more: true })),
    )
    expect(await call('registerGuest', register)).toEqual(answer)
  })

  it.each([
    '{"successful":false,"errorData":{"message":"عکس خوانا نیست"}}',
    '{"body":{"successful":false,"errorData":{"message":"عکس خوانا نیست","errorCode":2033}}}',
  ])('that is unsuccessful in spite of its status keeps its message: %s', async (text) => {
    const { call } = await elsewhere((_request, response) => response.writeHead(200).end(text))
    expect(await failureOf(call('registerGuest', register))).toMatchObject({
      kind: 'refused',
      message: 'عکس خوانا نیست',
    })
  })

  it.each([
    ['makes no sense', 200, '{"body":{"uuid":7}}'],
    ['is not JSON', 200, '<html></html>'],
    ['comes from another server', 502, 'Bad gateway'],
    ['refuses without a code', 400, '{}'],
  ])('that %s counts as broken', async (_, status, text) => {
    const { call } = await elsewhere((_request, response) => response.writeHead(status).end(text))
    expect(await failureOf(call('registerGuest', register))).toMatchObject({
      kind: 'broken',
      code: null,
      message: null,
    })
  })

  it('that never comes counts as unreachable', async () => {
    const { call } = await elsewhere(() => undefined)
    other?.close()
    other?.closeAllConnections()
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(await failureOf(call('registerGuest', register))).toMatchObject({
      kind: 'unreachable',
      code: null,
    })
  })

  it('that the same change is under way makes the client repeat the request with the same key', async () => {
    const keys: unknown[] = []
    const busy = JSON.stringify({
      errorData: { message: errorText('keyUnderWay', 'fa'), errorCode: errors.keyUnderWay.code, data: {} },
    })
    const { call } = await elsewhere((request, response) => {
      keys.push(request.headers['idempotency-key'])
      if (keys.length < 3) response.writeHead(409).end(busy)
      else response.end(JSON.stringify({ body: { uid: register.body.uuid } }))
    })
    const body = {
      province: 'tehran',
      city: 'tehran',
      address: 'خیابان آزادی، کوچهٔ بهار',
      plaqueNumber: '12',
      unitNumber: '',
      postalCode: '1345678913',
    }
    expect(await call('createAddress', { body }, { idempotencyKey: 'journey-7', token: 'any' })).toEqual({
      uid: register.body.uuid,
    })
    expect(keys).toEqual(['journey-7', 'journey-7', 'journey-7'])
  })
})
