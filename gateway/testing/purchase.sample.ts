/**
 * A purchase by HTTP, from an offer to a paid order, one function per step; of third-party insurance unless
 * another product is named.
 */
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import type { InsuranceType, LiabilityType } from '#contract/operations/parameters.ts'
import { type searchWith, searchWithOf } from '../domain/search.sample.ts'
import { type Credentials, succeed } from './client.sample.ts'
import { postForm } from './sign-in.sample.ts'
import type { TestServer } from './test-server.sample.ts'

export const provider = { provider: '1' } as const
export const type = { type: 'thirdparty' } as const
const CEILING = 200_000_000

export const search = (
  server: TestServer,
  as: Credentials,
  otherwise: Parameters<typeof searchWith>[0] = {},
  product: LiabilityType = 'thirdparty',
): Promise<AnswerOf<'searchOffers'>> =>
  succeed(
    server,
    'searchOffers',
    { params: { type: product, ...provider }, body: searchWithOf[product](otherwise) },
    as,
  )

/** Returns the request that registers the cheapest offer of an ordinary ceiling for a payment type. */
export const choiceOf = (found: AnswerOf<'searchOffers'>, paymentType: PaymentType = 'cash') => {
  const offers = found.offersPerCoverage[String(CEILING)] ?? []
  const offer = paymentType === 'cash' ? offers[0] : offers.find((known) => known[paymentType] !== null)
  return {
    searchTrackingCode: found.searchTrackingCode,
    companyCode: offer?.companyCode ?? 'no offer',
    liabilityPropertyDamage: CEILING,
    paymentType,
    upsellingId: null,
  }
}

/** Creates an order. Returns its tracking code. */
export const newOrder = async (
  server: TestServer,
  as: Credentials,
  paymentType: PaymentType = 'cash',
  otherwise: Parameters<typeof searchWith>[0] = {},
  product: LiabilityType = 'thirdparty',
): Promise<string> => {
  const body = choiceOf(await search(server, as, otherwise, product), paymentType)
  const params = { type: product, ...provider }
  const { trackingCode } = await succeed(server, 'registerOrder', { params, body }, as)
  return trackingCode
}

/** Returns an order as its owner reads it. */
export const detailOf = (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  product: InsuranceType = 'thirdparty',
) => succeed(server, 'readOrder', { params: { type: product, ...provider, trackingCode } }, as)

/** Returns an order's invoice. */
export const invoiceOf = (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  product: InsuranceType = 'thirdparty',
) => succeed(server, 'readInvoice', { params: { type: product, trackingCode } }, as)

/** Returns the parts of an address in the first listed city. */
export const someAddress = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  product: InsuranceType = 'thirdparty',
) => {
  const params = { type: product, trackingCode }
  const { provinces } = await succeed(server, 'listProvinces', { params }, as)
  const [province] = provinces
  return {
    province: province?.code ?? '',
    city: province?.cities[0]?.code ?? '',
    address: 'خیابان آزادی، کوچهٔ بهار',
    plaqueNumber: '12',
    unitNumber: '',
    postalCode: '1398765431',
  }
}

/** Chooses the first free delivery time. */
export const chooseDeliveryTime = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  product: InsuranceType = 'thirdparty',
): Promise<void> => {
  const params = { type: product }
  const { deliveryTimes } = await succeed(
    server,
    'listDeliveryTimes',
    { params: { ...params, trackingCode } },
    as,
  )
  const slot = deliveryTimes.flatMap(({ times }) => times).find(({ available }) => available)
  await succeed(server, 'saveDeliveryTime', { params, body: { trackingCode, code: slot?.code ?? '' } }, as)
}

/** Enters everything that an order needs before payment; documents are postponed. */
export const completeOrder = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  product: InsuranceType = 'thirdparty',
): Promise<void> => {
  const params = { type: product }
  const address = await someAddress(server, as, trackingCode, product)
  await succeed(
    server,
    'savePolicyHolder',
    { params, body: { trackingCode, policyHolder: unregisteredPerson } },
    as,
  )
  const { uid } = await succeed(server, 'createAddress', { body: address }, as)
  await succeed(
    server,
    'savePolicyInfo',
    {
      params,
      body: { type: 'policy_info', trackingCode, addressUid: uid, ...address, deliveryAddressEnable: false },
    },
    as,
  )
  await succeed(
    server,
    'saveDeliveryAddress',
    {
      params,
      body: {
        type: 'delivery_address',
        trackingCode,
        deliverable: true,
        ...address,
        receiverName: 'نگار آزمون',
        receiverPhoneNumber: '09350000001',
      },
    },
    as,
  )
  await chooseDeliveryTime(server, as, trackingCode, product)
  await succeed(server, 'completeOrder', { params, body: { trackingCode } }, as)
  await succeed(
    server,
    'submitDocuments',
    { params, body: { trackingCode, later: true, kind: 'documents' } },
    as,
  )
}

/** Starts the payment of a complete order. Returns the path of its bank page. */
export const bankPage = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  product: InsuranceType = 'thirdparty',
): Promise<string> => {
  const { paymentUrl } = await succeed(
    server,
    'startPayment',
    { params: { type: product, trackingCode }, query: { openedVia: 'pwa' } },
    as,
  )
  return new URL(paymentUrl).pathname
}

/** Decides at the bank. */
export const decide = (
  server: TestServer,
  page: string,
  decision: 'paid' | 'cancelled' | 'refused' | 'timed-out',
) => postForm(server, page, { decision })

/** Returns the result of an order's payment. */
export const resultOf = (server: TestServer, as: Credentials, trackingCode: string) =>
  succeed(server, 'readPaymentResult', { params: { trackingCode } }, as)
