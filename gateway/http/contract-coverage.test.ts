import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import { guestPath, type Operation } from '#contract/operation.ts'
import { call, partsOf, send } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { type GoodRequests, goodRequests } from '../testing/requests.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { openApiDocument } from './open-api.ts'
import { operationNames } from './routes.ts'

let gateway: TestGateway
let user: { jwt: string }
let requests: GoodRequests
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000010')
  requests = await goodRequests(gateway.server, user)
})
afterAll(() => gateway.close())

const listed = operationNames.flatMap((name) => {
  const { method, path, who }: Operation = registry[name]
  return [`${method} ${path}`, ...(who === 'guest' ? [`${method} ${guestPath(path)}`] : [])]
})

const INDENT = 4

/**
 * Parses the router's printed tree, where each line continues the path of the line that it is indented under.
 */
const served = (): string[] => {
  const above: string[] = []
  return gateway.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', rest = '', methods = ''] =
        /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      const depth = indent.length / INDENT
      above[depth] = (above[depth - 1] ?? '') + rest
      const path = above[depth] ?? ''
      return path.startsWith('/api/')
        ? methods
            .split(', ')
            .filter((method) => !['', 'HEAD', 'OPTIONS'].includes(method))
            .map((method) => `${method} ${path}`)
        : []
    })
}

describe('the gateway serves the contract’s operations', () => {
  it('has each operation on its path, and nothing else under /api but its description', () => {
    expect(served().toSorted()).toEqual([...listed, 'GET /api/docs', 'GET /api/openapi.json'].toSorted())
  })
  it('describes exactly these', () => {
    const described = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(listed.map((route) => route.replace(/:(\w+)/g, '{$1}')).toSorted())
  })
  it('describes them in a document, and on a page without scripts', async () => {
    const document = await gateway.server.inject('/api/openapi.json')
    expect(document.json()).toMatchObject({ openapi: '3.1.0' })
    const page = await gateway.server.inject('/api/docs')
    expect(page.body).toContain('searchOffers')
    expect(page.body).not.toContain('<script')
  })
})

describe('an operation', () => {
  const reading = [
    'readUserName',
    'readConfiguration',
    'readOrder',
    'listDeliveryTimes',
    'listAddresses',
    'listProvinces',
    'listDocuments',
    'readInvoice',
    'readPaymentResult',
  ] as const
  it.each(reading)('%s answers as its schema says', async (name) => {
    expect((await call(gateway.server, name, requests[name], user)).error).toBeNull()
  })

  const withBody = operationNames.filter((name) => 'body' in registry[name] && name !== 'uploadDocument')
  it.each(withBody)('%s refuses a body with an unknown key, and names it', async (name) => {
    const { who }: Operation = registry[name]
    const request = partsOf(requests[name])
    const refused = await send(
      gateway.server,
      name,
      { ...request, body: Object.assign({}, request.body, { planted: 1 }) },
      who === 'anyone' ? null : user,
    )
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        errorData: {
          errorCode: 4000,
          data: { fields: { planted: 'این درخواست بخشی دارد که نمی‌شناسیم؛ صفحه را تازه کنید.' } },
        },
      },
    ])
  })

  it.each(operationNames.filter((name) => name !== 'uploadDocument'))(
    '%s refuses an unknown key in its query',
    async (name) => {
      const { who }: Operation = registry[name]
      const request = partsOf(requests[name])
      const refused = await send(
        gateway.server,
        name,
        { ...request, query: { ...request.query, planted: '1' } },
        who === 'anyone' ? null : user,
      )
      expect(refused.statusCode).toBe(400)
      const described: Record<string, Record<string, { responses: object }>> = openApiDocument().paths
      const path = registry[name].path.replace(/:(\w+)/g, '{$1}')
      expect(Object.keys(described[path]?.[registry[name].method.toLowerCase()]?.responses ?? {})).toContain(
        '400',
      )
    },
  )

  it('explains each invalid field in the requested language', async () => {
    const body = { nationalCode: '123', plk1: '1', plk2: '99', plk3: '123', plkSrl: '11' }
    const inEnglish = await call(
      gateway.server,
      'lookUpPlate',
      { params: { type: 'thirdparty', provider: '1' }, body },
      user,
      { headers: { locale: 'en' } },
    )
    expect(inEnglish.error?.data.fields).toEqual({
      nationalCode: 'A national code has 10 digits; 7 missing.',
      plk1: 'The plate is incomplete: two digits, a letter, three digits, and the two digits beside IRAN.',
      plk2: 'Choose the plate letter from the list.',
    })
    const inPersian = await call(
      gateway.server,
      'lookUpPlate',
      { params: { type: 'thirdparty', provider: '1' }, body },
      user,
    )
    expect(inPersian.error?.data.fields?.['nationalCode']).toBe('کد ملی ۱۰ رقم است؛ ۷ رقم کم دارد.')
  })
})
