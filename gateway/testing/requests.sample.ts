/** A valid request for every operation of the contract's registry, for tests that cover all operations. */
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OperationName, RequestOf } from '#contract/index.ts'
import type { InsuranceType, LiabilityType } from '#contract/operations/parameters.ts'
import { carBodySearchWith } from '../domain/car-body/search.sample.ts'
import { searchWithOf } from '../domain/search.sample.ts'
import { carBodyShowcase } from '../sandbox/car-body-showcase.ts'
import { motorcycleShowcase, showcase } from '../sandbox/showcase.ts'
import { InspectionCondition } from '#contract/values/inspection-conditions.ts'
import {
  carBodyChoiceOf,
  carBodyType,
  completeCarBodyOrder,
  newCarBodyOrder,
  searchCarBody,
} from './car-body-purchase.sample.ts'
import { type Credentials, succeed } from './client.sample.ts'
import { buyPhonePolicy } from './mobile-policies.sample.ts'
import {
  choiceOf,
  completeOrder,
  detailOf,
  invoiceOf,
  newOrder,
  provider,
  search,
  someAddress,
} from './purchase.sample.ts'
import { registrationOf } from './renewal.sample.ts'
import { signIn } from './sign-in.sample.ts'
import { sendFile } from './upload.sample.ts'

export type GoodRequests = { readonly [N in OperationName]: RequestOf<N> & object }

const completeNewOrder = async (server: FastifyInstance, as: Credentials, product: LiabilityType) => {
  const trackingCode = await newOrder(server, as, 'cash', {}, product)
  await completeOrder(server, as, trackingCode, product)
  return trackingCode
}

/** The insurer and ceiling whose alternatives are asked for. */
const insurerFor = (product: InsuranceType) => ({
  companyCode: 'damavand',
  liabilityPropertyDamage: product === 'carbody' ? null : 200_000_000,
})

/**
 * Creates an order of a product, an address and a document of a signed-in user. Returns the requests about
 * them.
 */
export const goodRequests = async (
  server: FastifyInstance,
  as: Credentials,
  product: InsuranceType = 'thirdparty',
): Promise<GoodRequests> => {
  const params = { type: product }
  const liability = product === 'carbody' ? 'thirdparty' : product
  const liabilityParams = { ...provider, type: liability }
  const carOrder = await newCarBodyOrder(server, as)
  const carSlot = await completeCarBodyOrder(server, as, carOrder)
  const carPlace = (await detailOf(server, as, carOrder, 'carbody')).policyInfo?.addressUid ?? ''
  const trackingCode = product === 'carbody' ? carOrder : await completeNewOrder(server, as, product)
  const address = await someAddress(server, as, trackingCode, product)
  const {
    addresses: [own],
  } = await succeed(server, 'listAddresses', { query: {} }, as)
  const uid = own?.uid ?? ''
  const { imageId } = await sendFile(server, as, trackingCode, { info: { insuranceType: product } })
  const { deliveryTimes } = await succeed(
    server,
    'listDeliveryTimes',
    { params: { ...params, trackingCode } },
    as,
  )
  const slot = deliveryTimes.flatMap(({ times }) => times).find(({ available }) => available)
  const found = await search(server, as, {}, liability)
  const foundCar = await searchCarBody(server, as)
  const searched = product === 'carbody' ? foundCar.searchTrackingCode : found.searchTrackingCode
  const { amount } = await invoiceOf(server, as, trackingCode, product)
  const [known] = product === 'motorcycle' ? motorcycleShowcase : showcase
  const [knownCar] = carBodyShowcase
  if (known === undefined || knownCar === undefined) throw new Error('The showcase is empty.')
  const { cellNumber } = await succeed(server, 'readUserName', {}, as)
  await signIn(server, cellNumber)
  const { sessions } = await succeed(server, 'listSessions', {}, as)
  const otherSession = sessions.find(({ current }) => !current)?.id ?? ''
  await buyPhonePolicy(server, cellNumber)
  const { insurances } = await succeed(server, 'listMobilePolicies', { params: { page: '1' } }, as)
  const mobilePolicy = { params: { id: insurances[0]?.id ?? '' } }
  const ofOrder = { params: { ...params, trackingCode } }
  const renewable = { renewableTrackingCode: trackingCode }
  return {
    readToday: {},
    registerGuest: { body: { uuid: randomUUID() } },
    syncGuest: { body: { uuid: randomUUID() } },
    exchangeToken: { params: { token: 'a'.repeat(43) }, query: { state: 'b'.repeat(16) } },
    exchangeDriverToken: { params: { token: 'a'.repeat(43) }, query: { state: 'b'.repeat(16) } },
    signOut: {},
    readUserName: {},
    readHolder: {},
    readPolicyFile: { params: { trackingCode } },
    readUserSetting: {},
    keepUserSetting: { body: { pwaSetting: { version: 'v2.16.0' } } },
    recordVitals: {
      body: { vitals: [{ name: 'LCP', value: 812.5, rating: 'good', page: '/third-party/offers' }] },
    },
    readConfiguration: { params: liabilityParams },
    lookUpPlate: {
      params: liabilityParams,
      body: { nationalCode: known.nationalCode, ...known.plate },
    },
    listMyPlates: { params: liabilityParams },
    listExperiments: {},
    report: { body: { problem: 'User segment not exist', subject: 'offer-card' } },
    readCarBodyConfiguration: { params: provider },
    listMyCarBodyPlates: { params: provider },
    lookUpCarBody: { params: provider, body: { nationalCode: knownCar.nationalCode, ...knownCar.plate } },
    searchCarBodyOffers: { params: provider, body: carBodySearchWith() },
    searchOffers: { params: liabilityParams, body: searchWithOf[liability]() },
    listUpsells: {
      params: { ...provider, trackingCode: searched },
      body: insurerFor(product),
    },
    registerOrder: {
      params: { ...params, ...provider },
      body: product === 'carbody' ? carBodyChoiceOf(foundCar) : choiceOf(found),
    },
    readOrder: { params: { ...params, ...provider, trackingCode } },
    savePolicyHolder: { params, body: { trackingCode, policyHolder: unregisteredPerson } },
    savePolicyInfo: {
      params,
      body: { type: 'policy_info', trackingCode, addressUid: uid, ...address, deliveryAddressEnable: true },
    },
    saveDeliveryAddress: {
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
    listDeliveryTimes: ofOrder,
    saveDeliveryTime: { params, body: { trackingCode, code: slot?.code ?? '' } },
    completeOrder: { params, body: { trackingCode } },
    changePaymentType: { params, body: { trackingCode, paymentType: 'cash' } },
    readInstantPayment: { params: { id: trackingCode } },
    chooseInstantPayment: { body: { trackingCode, isInstantPayment: false } },
    listAddresses: {
      query: { trackingCode: carOrder, requestOrigin: 'inspect_info', insuranceProvider: '1' },
    },
    saveInspectionPlace: {
      params: carBodyType,
      body: { trackingCode: carOrder, addressUid: carPlace, type: 'inspect_info' },
    },
    listInspectionTimes: { params: { ...carBodyType, trackingCode: carOrder } },
    saveInspectionTime: { params: carBodyType, body: { trackingCode: carOrder, code: carSlot } },
    acceptTerms: {
      params: carBodyType,
      body: { trackingCode: carOrder, codes: [...InspectionCondition.options] },
    },
    startVisit: { params: carBodyType, body: { trackingCode: carOrder } },
    createAddress: { body: { ...address, plaqueNumber: '77' } },
    updateAddress: { params: { id: uid }, body: address },
    deleteAddress: { params: { id: uid } },
    listProvinces: ofOrder,
    listDocuments: { params: { trackingCode } },
    listInstallmentDocuments: { params: { trackingCode } },
    uploadDocument: {
      body: {
        name: 'card.jpg',
        insuranceType: product,
        insuranceProvider: '1',
        trackingCode,
        tag: 'national-card',
        order: 1,
      },
    },
    readDocumentFile: { params: { imageId } },
    deleteDocumentFile: { params: { imageId } },
    submitDocuments: { params, body: { trackingCode, later: true, kind: 'documents' } },
    readInvoice: ofOrder,
    startPayment: { ...ofOrder, query: { openedVia: 'pwa' } },
    acceptPriceChange: { params, body: { trackingCode, amount } },
    readPaymentResult: { params: { trackingCode } },
    applyDiscount: { params, body: { trackingCode, discountCode: 'SEPAR30' } },
    listMobilePolicies: { params: { page: '1' } },
    readMobilePolicy: mobilePolicy,
    readMobilePolicyFile: mobilePolicy,
    listVehiclePolicies: { params: { page: '1' } },
    readPolicyDetail: { params: { ...params, uid: trackingCode } },
    readPolicyTimeline: ofOrder,
    cancelOrder: { params, body: { trackingCode, reason: 'خودرو را فروختم' } },
    reportWrongData: { params, body: { trackingCode, text: 'شمارهٔ شاسی درست نیست' } },
    listUnfinishedOrders: {},
    listRenewablePolicies: {},
    readHomeContent: {},
    readAccount: {},
    listPayments: { params: { year: '1404' } },
    readBankAccount: {},
    saveBankAccount: { body: { sheba: 'IR93 0990 0000 0012 3456 7890 41' } },
    removeBankAccount: {},
    listSessions: {},
    endSession: { params: { id: otherSession } },
    endOtherSessions: {},
    listPlaces: {},
    readOwnData: {},
    readDeletionTerms: {},
    startDeletion: {},
    deleteAccount: { params: { id: randomUUID() }, body: { code: '00000' } },
    removeDiscount: { params, body: { trackingCode, discountCode: 'SEPAR30' } },
    readRenewal: { params: renewable },
    readSearchHistory: { params: { id: searched }, query: renewable },
    searchRenewalOffers: {
      params: provider,
      body: { ...renewable, claims: [], policyTerm: 12, discountCode: null },
    },
    quoteRenewal: { params: renewable },
    registerRenewal: registrationOf(trackingCode, searched),
    confirmRenewal: { body: { ...renewable, trackingCode } },
  }
}
