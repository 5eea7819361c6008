/** A valid request for every operation of the contract's registry, for tests that cover all operations. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OperationName, RequestOf } from '#contract/index.ts'
import { searchWith } from '../domain/search.sample.ts'
import { showcase } from '../sandbox/showcase.ts'
import { type Credentials, succeed } from './client.sample.ts'
import {
  choiceOf,
  completeOrder,
  holder,
  invoiceOf,
  newOrder,
  provider,
  search,
  someAddress,
  type,
} from './purchase.sample.ts'
import { sendFile } from './upload.sample.ts'

export type GoodRequests = { readonly [N in OperationName]: RequestOf<N> & object }

/** Creates an order, an address and a document of a signed-in user. Returns the requests about them. */
export const goodRequests = async (server: FastifyInstance, as: Credentials): Promise<GoodRequests> => {
  const trackingCode = await newOrder(server, as)
  await completeOrder(server, as, trackingCode)
  const address = await someAddress(server, as, trackingCode)
  const {
    addresses: [own],
  } = await succeed(server, 'listAddresses', { query: {} }, as)
  const uid = own?.uid ?? ''
  const { imageId } = await sendFile(server, as, trackingCode)
  const { deliveryTimes } = await succeed(
    server,
    'listDeliveryTimes',
    { params: { ...type, trackingCode } },
    as,
  )
  const slot = deliveryTimes.flatMap(({ times }) => times).find(({ available }) => available)
  const found = await search(server, as)
  const { amount } = await invoiceOf(server, as, trackingCode)
  const [known] = showcase
  if (known === undefined) throw new Error('The showcase is empty.')
  const ofOrder = { params: { ...type, trackingCode } }
  return {
    registerGuest: { body: { uuid: randomUUID() } },
    syncGuest: { body: { uuid: randomUUID() } },
    exchangeToken: { params: { token: 'a'.repeat(43) }, query: { state: 'b'.repeat(16) } },
    exchangeDriverToken: { params: { token: 'a'.repeat(43) }, query: { state: 'b'.repeat(16) } },
    readUserName: {},
    readUserSetting: {},
    keepUserSetting: { body: { pwaSetting: { version: 'v2.16.0' } } },
    recordVitals: {
      body: { vitals: [{ name: 'LCP', value: 812.5, rating: 'good', page: '/third-party/offers' }] },
    },
    readConfiguration: { params: provider },
    lookUpPlate: {
      params: { ...type, ...provider },
      body: { nationalCode: known.nationalCode, ...known.plate },
    },
    listMyPlates: { params: { ...type, ...provider } },
    listExperiments: {},
    report: { body: { problem: 'User segment not exist', subject: 'offer-card' } },
    searchOffers: { params: provider, body: searchWith() },
    listUpsells: {
      params: { ...provider, trackingCode: found.searchTrackingCode },
      body: { companyCode: 'damavand', liabilityPropertyDamage: 200_000_000 },
    },
    registerOrder: { params: provider, body: choiceOf(found) },
    readOrder: { params: { ...provider, trackingCode } },
    savePolicyHolder: { params: type, body: { trackingCode, policyHolder: holder } },
    savePolicyInfo: {
      params: type,
      body: { type: 'policy_info', trackingCode, addressUid: uid, ...address, deliveryAddressEnable: true },
    },
    saveDeliveryAddress: {
      params: type,
      body: {
        type: 'delivery_address',
        trackingCode,
        deliverable: true,
        ...address,
        receiverName: 'نگار آزمون',
        receiverPhoneNumber: '09350000001',
      },
    },
    listDeliveryTimes: ofOrder,
    saveDeliveryTime: { params: type, body: { trackingCode, code: slot?.code ?? '' } },
    completeOrder: { params: type, body: { trackingCode } },
    changePaymentType: { params: type, body: { trackingCode, paymentType: 'cash' } },
    readInstantPayment: { params: { id: trackingCode } },
    chooseInstantPayment: { body: { trackingCode, isInstantPayment: false } },
    listAddresses: { query: {} },
    createAddress: { body: { ...address, plaqueNumber: '77' } },
    updateAddress: { params: { id: uid }, body: address },
    deleteAddress: { params: { id: uid } },
    listProvinces: ofOrder,
    listDocuments: { params: { trackingCode } },
    listInstallmentDocuments: { params: { trackingCode } },
    uploadDocument: {
      body: {
        name: 'card.jpg',
        insuranceType: 'thirdparty',
        insuranceProvider: '1',
        trackingCode,
        tag: 'national-card',
        order: 1,
      },
    },
    readDocumentFile: { params: { imageId } },
    deleteDocumentFile: { params: { imageId } },
    submitDocuments: { params: type, body: { trackingCode, later: true, kind: 'documents' } },
    readInvoice: ofOrder,
    startPayment: { ...ofOrder, query: { openedVia: 'pwa' } },
    acceptPriceChange: { params: type, body: { trackingCode, amount } },
    readPaymentResult: ofOrder,
    applyDiscount: { params: type, body: { trackingCode, discountCode: 'SEPAR30' } },
    removeDiscount: { params: type, body: { trackingCode, discountCode: 'SEPAR30' } },
  }
}
