/**
 * English answers: no answer of any call contains a Persian letter. Specification: document 1 sections 1 and
 * 7.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '#contract/index.ts'
import { LOCALE_HEADER, type Operation } from '#contract/operation.ts'
import { withoutHistory } from '../domain/search.sample.ts'
import { motorcycleShowcase, showcase } from '../sandbox/showcase.ts'
import { type Credentials, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { newOrder, provider, search, type } from '../testing/purchase.sample.ts'
import { type GoodRequests, goodRequests } from '../testing/requests.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { operationNames } from './routes.ts'

let gateway: TestGateway
let user: { jwt: string }
let requests: GoodRequests
let rider: { jwt: string }
let motorcycleRequests: GoodRequests
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000220')
  requests = await goodRequests(gateway.server, user)
  rider = await signIn(gateway.server, '09360000221')
  motorcycleRequests = await goodRequests(gateway.server, rider, 'motorcycle')
})
afterAll(() => gateway.close())

/** User input and names of persons are not translated. */
const OWN_WORDS = new Set([
  'insuredName',
  'buyerName',
  'address',
  'firstName',
  'lastName',
  'receiverName',
  'userName',
  'companyName',
])
const english = { headers: { [LOCALE_HEADER]: 'en' } }

/** Returns the paths of Persian letters in an answer. */
const persianIn = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return /[\u0600-\u06FF]/.test(value) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    OWN_WORDS.has(key) ? [] : persianIn(part, `${path}.${key}`),
  )
}

/** Signing out would end the session of the calls after it; its answer has no text. */
const answersJson = operationNames.filter((name) => 'answer' in registry[name] && name !== 'signOut')
const ask = (name: (typeof answersJson)[number], request: object, as: Credentials) =>
  send(gateway.server, name, request, as, english)

describe('in English', () => {
  it.each(answersJson)('%s answers without a Persian letter', async (name) => {
    const { who }: Operation = registry[name]
    const answer = await ask(name, requests[name], who === 'anyone' ? null : user)
    expect(persianIn(answer.json())).toEqual([])
  })

  it.each(showcase)('the registry says what there is to say of «$title»', async ({ nationalCode, plate }) => {
    const answer = await ask(
      'lookUpPlate',
      { params: { ...type, ...provider }, body: { nationalCode, ...plate } },
      user,
    )
    expect(persianIn(answer.json())).toEqual([])
    expect(persianIn((await ask('listMyPlates', { params: { ...type, ...provider } }, user)).json())).toEqual(
      [],
    )
  })

  it.each(motorcycleShowcase)(
    'the registry says what there is to say of «$title»',
    async ({ nationalCode, plate }) => {
      const params = { type: 'motorcycle', ...provider }
      const answer = await ask('lookUpPlate', { params, body: { nationalCode, ...plate } }, user)
      expect(persianIn(answer.json())).toEqual([])
      expect(persianIn((await ask('listMyPlates', { params }, user)).json())).toEqual([])
    },
  )

  it.each(answersJson)('%s answers a motorcyclist without a Persian letter', async (name) => {
    const { who }: Operation = registry[name]
    const answer = await ask(name, motorcycleRequests[name], who === 'anyone' ? null : rider)
    expect(persianIn(answer.json())).toEqual([])
  })

  it.each([
    ['of an old car', { carProductionYear: '1375' }],
    ['of a bus', { carType: 'bus', carUsage: null, carModel: null, carDetailCode: 'bus44' }],
    ['of a taxi', { carUsage: 'taxi_city' }],
    ['of a driving school', { carUsage: 'driving_school' }],
    ['after long without cover', { policyStatus: 'without', ...withoutHistory } as const],
    ['after many claims', { propertyDamageCount: 3, lifeDamageCount: 2 } as const],
    ['for three months', { policyTerm: 3 }],
    ['with a code for one insurer', { discountCode: 'DAMAVAND5' }],
    ['with a code that has a limit', { discountCode: 'MEHR10' }],
    ['with details that cannot be', { carModel: 'lada' }],
  ])('offers and reasons not to offer are named: %s', async (_what, otherwise) => {
    const answer = await ask(
      'searchOffers',
      { ...requests.searchOffers, body: { ...requests.searchOffers.body, ...otherwise } },
      user,
    )
    expect(persianIn(answer.json())).toEqual([])
  })

  it.each(['cash', 'bnpl', 'installment'] as const)(
    'an order paid by %s has English names, in whichever language it was made',
    async (paymentType) => {
      const trackingCode = await newOrder(gateway.server, user, paymentType, {
        policyStatus: 'ownership_change',
        changeOwnershipStatus: 'another_thirdparty_discount',
      })
      const ofOrder = { params: { ...type, trackingCode } }
      for (const [name, request] of [
        ['readOrder', { params: { ...type, ...provider, trackingCode } }],
        ['readInvoice', ofOrder],
        ['readPaymentResult', { params: { trackingCode } }],
        ['listDocuments', { params: { trackingCode } }],
        ['listInstallmentDocuments', { params: { trackingCode } }],
        ['readInstantPayment', { params: { id: trackingCode } }],
      ] as const)
        expect(persianIn((await ask(name, request, user)).json())).toEqual([])
    },
  )

  it('names are in English', async () => {
    const { body } = (await ask('readConfiguration', { params: { ...type, ...provider } }, user)).json()
    expect(body.cars.find(({ code }: { code: string }) => code === 'peugeot')).toMatchObject({
      title: 'Peugeot',
    })
    const found = (await ask('searchOffers', requests.searchOffers, user)).json().body
    expect(
      Object.values<{ companyCode: string }[]>(found.offersPerCoverage)[0]?.find(
        ({ companyCode }) => companyCode === 'damavand',
      ),
    ).toMatchObject({ companyFa: 'Damavand Insurance', companyTitle: 'Damavand' })
  })

  it('does not affect answers in Persian', async () => {
    const answer = await send(gateway.server, 'readConfiguration', { params: { ...type, ...provider } }, user)
    expect(persianIn(answer.json()).length).toBeGreaterThan(100)
  })
})

it('an order that was made in English is Persian for a Persian reader', async () => {
  const found = await search(gateway.server, user)
  const [offer] = found.offersPerCoverage['200000000'] ?? []
  const body = {
    searchTrackingCode: found.searchTrackingCode,
    companyCode: offer?.companyCode ?? '',
    liabilityPropertyDamage: 200_000_000,
    paymentType: 'cash',
    upsellingId: null,
  } as const
  const { trackingCode } = await succeed(
    gateway.server,
    'registerOrder',
    { params: { ...type, ...provider }, body },
    user,
    english,
  )
  const detail = await succeed(
    gateway.server,
    'readOrder',
    { params: { ...type, ...provider, trackingCode } },
    user,
  )
  expect([detail.companyFa, detail.vehicleTitle]).toEqual([offer?.companyFa, 'پژو ۲۰۷ دنده‌ای'])
})
