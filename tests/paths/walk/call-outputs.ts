/**
 * What each call of a journey outputs for an answer of the gateway, as the app's own calls do.
 */
import type { AnswerOf, OperationName } from '#contract/index.ts'
import { isAnswerOf } from '#gateway/testing/client.sample.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { listWith, type OffersAnswer, offersOf } from './listed-offers.ts'

type Taking = (body: unknown, context: JourneyContext) => unknown

const from =
  <N extends OperationName>(
    name: N,
    take: (answer: AnswerOf<N>, context: JourneyContext) => unknown,
  ): Taking =>
  (body, context) => {
    if (!isAnswerOf(name, body))
      throw new Error(`What ${name} answered is not the contract's: ${JSON.stringify(body).slice(0, 300)}`)
    return take(body, context)
  }

const whole = (answer: unknown) => answer
const nothing = (): undefined => undefined

const found = ({ searchTrackingCode, appliedDiscount, message, instalments: { bnpl } }: OffersAnswer) => ({
  searchTrackingCode,
  appliedDiscount: appliedDiscount !== null,
  message,
  bnplAccount: { eligible: bnpl.eligible, registered: bnpl.registered, credit: bnpl.credit },
})
const search = {
  searchOffers: from('searchOffers', found),
  searchCarBodyOffers: from('searchCarBodyOffers', found),
  searchRenewalOffers: from('searchRenewalOffers', found),
}

const foundAgain = (answer: OffersAnswer, { choice }: JourneyContext) => ({
  ...found(answer),
  offer:
    (choice &&
      offersOf(answer, listWith(choice.offer)).find(
        ({ companyCode }) => companyCode === choice.offer.companyCode,
      )) ??
    null,
})

const addressBook = {
  listAddresses: from('listAddresses', ({ addresses }) =>
    addresses.map(({ uid, enable }) => ({ uid, enable })),
  ),
}

/** By call: the operations whose answers decide its output. Its other requests only prepare them. */
const takings: Readonly<Record<string, Partial<Readonly<Record<OperationName, Taking>>>>> = {
  listExperiments: { listExperiments: from('listExperiments', whole) },
  loadConfiguration: {
    readConfiguration: from('readConfiguration', whole),
    readCarBodyConfiguration: from('readCarBodyConfiguration', whole),
  },
  readOrder: { readOrder: from('readOrder', whole) },
  readAnswers: { readOrder: from('readOrder', whole) },
  listMyPlates: {
    listMyPlates: from('listMyPlates', ({ plates }) => ({ count: plates.length })),
    listMyCarBodyPlates: from('listMyCarBodyPlates', ({ plates }) => ({ count: plates.length })),
  },
  lookUpPlate: {
    lookUpPlate: from('lookUpPlate', whole),
    lookUpCarBody: from('lookUpCarBody', whole),
  },
  searchOffers: search,
  searchWithDiscount: search,
  searchWithoutDiscount: search,
  listUpsells: { listUpsells: from('listUpsells', whole) },
  registerOrder: { registerOrder: from('registerOrder', whole) },
  readRenewal: { readRenewal: from('readRenewal', ({ data }) => data) },
  readSearchHistory: { readSearchHistory: from('readSearchHistory', whole) },
  quoteRenewal: { quoteRenewal: from('quoteRenewal', whole) },
  registerRenewal: { registerRenewal: from('registerRenewal', whole) },
  registerSameRenewal: { registerRenewal: from('registerRenewal', whole) },
  confirmRenewal: { confirmRenewal: from('confirmRenewal', nothing) },
  confirmSameRenewal: { confirmRenewal: from('confirmRenewal', nothing) },
  priceAgain: {
    searchOffers: from('searchOffers', foundAgain),
    searchCarBodyOffers: from('searchCarBodyOffers', foundAgain),
    searchRenewalOffers: from('searchRenewalOffers', foundAgain),
  },
  readInstantPayment: { readInstantPayment: from('readInstantPayment', whole) },
  chooseInstantPayment: { chooseInstantPayment: from('chooseInstantPayment', nothing) },
  readKnownHolder: { readHolder: from('readHolder', whole) },
  saveHolder: { savePolicyHolder: from('savePolicyHolder', nothing) },
  listAddresses: addressBook,
  readInspection: { readOrder: from('readOrder', whole) },
  listInspectionPlaces: addressBook,
  saveInspectionPlace: { saveInspectionPlace: from('saveInspectionPlace', nothing) },
  listInspectionTimes: {
    listInspectionTimes: from('listInspectionTimes', ({ inspectTimes }) => ({
      freeVisits: inspectTimes.flatMap(({ times }) =>
        times.flatMap(({ code, reason }) => (reason === null ? [code] : [])),
      ),
    })),
  },
  saveFirstInspectionTime: { saveInspectionTime: from('saveInspectionTime', whole) },
  saveInspectionTime: { saveInspectionTime: from('saveInspectionTime', whole) },
  acceptTerms: { acceptTerms: from('acceptTerms', whole) },
  startVisit: { startVisit: from('startVisit', nothing) },
  saveAddress: {
    createAddress: from('createAddress', whole),
    updateAddress: from('updateAddress', (_, { addressDraftUid }) => ({ uid: addressDraftUid })),
  },
  deleteAddress: { deleteAddress: from('deleteAddress', nothing) },
  savePolicyAddress: { savePolicyInfo: from('savePolicyInfo', nothing) },
  listDeliveryTimes: {
    listDeliveryTimes: from('listDeliveryTimes', ({ deliveryTimes }) => ({
      hasFreeSlot: deliveryTimes.some(({ available }) => available),
    })),
  },
  saveDeliveryAddress: { saveDeliveryAddress: from('saveDeliveryAddress', whole) },
  saveDeliveryTime: { saveDeliveryTime: from('saveDeliveryTime', nothing) },
  completeOrder: { completeOrder: from('completeOrder', nothing) },
  listDocuments: {
    listDocuments: from('listDocuments', ({ orderDocumentDtos, uploadLater }) => ({
      documents: orderDocumentDtos.map(({ tag, minioImageId }) => ({ tag, imageId: minioImageId })),
      laterAllowed: uploadLater.allowed,
    })),
  },
  submitDocuments: { submitDocuments: from('submitDocuments', nothing) },
  listCheques: {
    listInstallmentDocuments: from('listInstallmentDocuments', ({ installmentDto, uploadLater }) => ({
      documents: installmentDto.paymentOrders.flatMap(({ document }) =>
        document ? [{ tag: document.tag, imageId: document.minioImageId }] : [],
      ),
      laterAllowed: uploadLater.allowed,
    })),
  },
  submitCheques: { submitDocuments: from('submitDocuments', nothing) },
  changePaymentType: { changePaymentType: from('changePaymentType', nothing) },
  readInvoice: { readInvoice: from('readInvoice', whole) },
  acceptPriceChange: { acceptPriceChange: from('acceptPriceChange', nothing) },
  applyDiscount: { applyDiscount: from('applyDiscount', ({ message }) => ({ message })) },
  removeDiscount: { removeDiscount: from('removeDiscount', ({ message }) => ({ message })) },
  startPayment: { startPayment: from('startPayment', whole) },
  watchPayment: { readPaymentResult: from('readPaymentResult', ({ state }) => state) },
}

const isTaking = (value: unknown): value is Taking => typeof value === 'function'

/** The operations that decide a call's output. Throws for an unknown call. */
export const decidingOperations = (call: string): readonly string[] => {
  const known = takings[call]
  if (known === undefined) throw new Error(`No table says what the call «${call}» takes from its answers`)
  return Object.keys(known)
}

/** Returns a call's output for an answer. Throws for an operation that does not decide it. */
export const outputOf = (
  call: string,
  operation: OperationName,
  body: unknown,
  context: JourneyContext,
): unknown => {
  const taking: unknown = takings[call]?.[operation]
  if (!isTaking(taking)) throw new Error(`«${call}» is not decided by ${operation}`)
  return taking(body, context)
}
