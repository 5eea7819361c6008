/**
 * Products are separate: under another product's type, everything of an order, a search and an inquiry is
 * answered like an unknown code. Decision 027.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { InsuranceType, type LiabilityType } from '#contract/operations/parameters.ts'
import { motorcycleSearchWith, searchWith } from '../domain/search.sample.ts'
import { call, codeOf, partsOf, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { choiceOf, detailOf, newOrder, provider, resultOf, search } from '../testing/purchase.sample.ts'
import { type GoodRequests, goodRequests } from '../testing/requests.sample.ts'
import { lookUpOf, motorcycleLookUpOf } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { pictureWithPlace, postFile } from '../testing/upload.sample.ts'
import { operationNames } from './routes.ts'

const other = { thirdparty: 'motorcycle', motorcycle: 'carbody', carbody: 'thirdparty' } as const
const products = InsuranceType.options

let gateway: TestGateway
let user: { jwt: string }
let requests: Readonly<Record<InsuranceType, GoodRequests>>
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000300')
  requests = {
    thirdparty: await goodRequests(gateway.server, user),
    motorcycle: await goodRequests(gateway.server, user, 'motorcycle'),
    carbody: await goodRequests(gateway.server, user, 'carbody'),
  }
})
afterAll(() => gateway.close())

/** These name no code of an order or a search. */
const withoutCode = new Set(['readConfiguration', 'listMyPlates', 'lookUpPlate', 'searchOffers'])
const isTyped = (name: (typeof operationNames)[number]): boolean => {
  const { path }: Operation = registry[name]
  return path.includes('/:type/') && !withoutCode.has(name)
}
const typed = operationNames.filter(isTyped)

const asked = async (
  name: (typeof typed)[number],
  request: object,
  product: InsuranceType,
): Promise<{ status: number; body: string }> => {
  const { params, ...others } = partsOf(request)
  const answer = await send(gateway.server, name, { ...others, params: { ...params, type: product } }, user)
  return { status: answer.statusCode, body: answer.body }
}

/** The same request about other codes, where it names any. */
const about = (request: object, codes: Readonly<Record<string, string>>): object => {
  const { params, query, body } = partsOf(request)
  const replaced = (part: object): object =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, codes[key] ?? value]))
  return {
    query,
    params: replaced(params),
    ...(typeof body === 'object' && body !== null ? { body: replaced(body) } : {}),
  }
}

const UNKNOWN = 'ZZZZZZZZZZZZZZ'
/** The same request about codes that nothing has. */
const aboutUnknown = (request: object) =>
  about(request, { trackingCode: UNKNOWN, searchTrackingCode: UNKNOWN })

describe.each(products)('an order and a search of %s under the other type', (product) => {
  it.each(typed)('are answered like an unknown code: %s', async (name) => {
    const request = about(requests[product][name], requests[product].completeOrder.body)
    const refused = await asked(name, request, other[product])
    expect(JSON.parse(refused.body).errorData.errorCode).toBe(codeOf('notFound'))
    expect(refused).toEqual(await asked(name, aboutUnknown(request), other[product]))
  })
  it('take no upload, as for an unknown code', async () => {
    const { trackingCode } = requests[product].submitDocuments.body
    const file = { content: await pictureWithPlace() }
    const info = { insuranceType: other[product] }
    const refused = await postFile(gateway.server, user, trackingCode, file, { info })
    const unknown = await postFile(gateway.server, user, 'ZZZZZZZZZZZZZZ', file, { info })
    expect([refused.statusCode, refused.body]).toEqual([404, unknown.body])
  })
  it('remain unchanged after all those attempts', async () => {
    const { trackingCode } = requests[product].submitDocuments.body
    expect(await detailOf(gateway.server, user, trackingCode, product)).toMatchObject({
      stage: 6,
      status: 'open',
      paymentType: 'cash',
    })
  })
})

describe('the inspection of a vehicle', () => {
  it.each(['thirdparty', 'motorcycle'] as const)('is unknown to %s', async (product) => {
    const code = requests[product].completeOrder.body
    for (const name of [
      'saveInspectionPlace',
      'listInspectionTimes',
      'saveInspectionTime',
      'acceptTerms',
      'startVisit',
    ] as const) {
      const request = about(requests.carbody[name], code)
      expect((await asked(name, request, product)).status).toBe(404)
      expect(await asked(name, request, product)).toEqual(await asked(name, aboutUnknown(request), product))
    }
  })
})

it('covers reading, changing and paying', () => {
  expect(typed).toEqual(
    expect.arrayContaining(['registerOrder', 'readOrder', 'completeOrder', 'startPayment']),
  )
})

describe('a call without a type', () => {
  it.each(products)(
    'finds the user’s order of %s, and the result says which product it is',
    async (product) => {
      const { trackingCode } = requests[product].submitDocuments.body
      expect((await resultOf(gateway.server, user, trackingCode)).type).toBe(product)
      for (const name of ['listDocuments', 'listInstallmentDocuments'] as const)
        expect((await send(gateway.server, name, requests[product][name], user)).statusCode).toBe(200)
      // A car is inspected before it is insured, so its details cannot come later.
      const later = await send(
        gateway.server,
        'readInstantPayment',
        requests[product].readInstantPayment,
        user,
      )
      expect(later.statusCode).toBe(product === 'carbody' ? 409 : 200)
      expect(
        (await send(gateway.server, 'listUpsells', requests[product].listUpsells, user)).statusCode,
      ).toBe(200)
    },
  )
})

describe('a search', () => {
  it('refuses the vehicle of another product, and names it', async () => {
    for (const [product, body] of [
      ['thirdparty', motorcycleSearchWith()],
      ['motorcycle', searchWith()],
    ] as const) {
      const params = { type: product, ...provider }
      const { error } = await call(gateway.server, 'searchOffers', { params, body }, user)
      expect([error?.errorCode, error?.data.fields]).toEqual([
        codeOf('searchRefused'),
        { carType: 'این گزینه در فهرست نیست؛ دوباره انتخاب کنید.' },
      ])
    }
  })
  it('ignores an inquiry of another product', async () => {
    const { sbId } = await succeed(gateway.server, 'lookUpPlate', lookUpOf('سواری با سابقهٔ کامل'), user)
    const ridden = await succeed(
      gateway.server,
      'lookUpPlate',
      motorcycleLookUpOf('موتورسیکلت با سابقهٔ کامل'),
      user,
    )
    const order = async (product: LiabilityType, id: string) => {
      const trackingCode = await newOrder(gateway.server, user, 'cash', { sbId: id }, product)
      const {
        plate,
        search: kept,
        ownerNationalCode,
      } = await detailOf(gateway.server, user, trackingCode, product)
      return { plate, sbId: kept.sbId, ownerNationalCode }
    }
    const nothing = { plate: null, sbId: null, ownerNationalCode: null }
    expect(await order('motorcycle', sbId)).toEqual(nothing)
    expect(await order('thirdparty', ridden.sbId)).toEqual(nothing)
    expect(await order('motorcycle', ridden.sbId)).toEqual({
      plate: { plk1: '127', plk2: '58463' },
      sbId: ridden.sbId,
      ownerNationalCode: '0084575948',
    })
  })
  it('is ordered under its own type only', async () => {
    const body = choiceOf(await search(gateway.server, user, {}, 'motorcycle'))
    const register = async (product: InsuranceType) =>
      (await call(gateway.server, 'registerOrder', { params: { type: product, ...provider }, body }, user))
        .status
    expect([await register('thirdparty'), await register('motorcycle')]).toEqual([404, 200])
  })
})

describe('a plate', () => {
  const car = { nationalCode: '0084575948', plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
  const motorcycle = { nationalCode: '0084575948', plk1: '127', plk2: '58463' }
  const fieldsOf = async (product: LiabilityType, body: typeof car | typeof motorcycle) => {
    const params = { type: product, ...provider }
    const { error } = await call(gateway.server, 'lookUpPlate', { params, body }, user)
    expect(error?.errorCode).toBe(codeOf('invalid'))
    return error?.data.fields
  }

  it('of a car is refused for a motorcycle, with its fields', async () => {
    const incomplete = 'پلاک کامل نیست؛ سه رقم بالا و پنج رقم پایین را وارد کنید.'
    const unknown = 'این درخواست بخشی دارد که نمی‌شناسیم؛ صفحه را تازه کنید.'
    expect(await fieldsOf('motorcycle', car)).toMatchObject({ plk1: incomplete, plk2: incomplete })
    expect(await fieldsOf('motorcycle', { ...car, plk1: '127', plk2: '58463' })).toEqual({ plk3: unknown })
  })
  it('of a motorcycle is refused for a car, with its fields', async () => {
    expect(await fieldsOf('thirdparty', motorcycle)).toMatchObject({
      plk1: 'پلاک کامل نیست؛ دو رقم، حرف، سه رقم و دو رقم سمت ایران را وارد کنید.',
      plk2: 'حرف پلاک را از فهرست انتخاب کنید.',
      plk3: 'این بخش را خالی نگذارید.',
    })
  })
  it('is listed with the user’s other plates of the same product', async () => {
    const owner = await signIn(gateway.server, '09360000301')
    await succeed(gateway.server, 'lookUpPlate', lookUpOf('سواری با سابقهٔ کامل'), owner)
    await succeed(gateway.server, 'lookUpPlate', motorcycleLookUpOf('موتورسیکلت با سابقهٔ کامل'), owner)
    const platesOf = async (product: LiabilityType) =>
      (await succeed(gateway.server, 'listMyPlates', { params: { type: product, ...provider } }, owner))
        .plates
    expect(await platesOf('thirdparty')).toEqual([
      { ...car, carInfo: { carModel: 'پژو ۲۰۷ دنده‌ای', carProductionYear: '1399' } },
    ])
    expect(await platesOf('motorcycle')).toEqual([
      { ...motorcycle, carInfo: { carModel: 'موتورسیکلت دنده‌ای، یک سیلندر', carProductionYear: '1398' } },
    ])
  })
})
