/** A purchase of car-body insurance by HTTP: what differs from `purchase.sample.ts`. */
import type { AnswerOf } from '#contract/index.ts'
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { InspectionCondition } from '#contract/values/inspection-conditions.ts'
import { carBodySearchWith } from '../domain/car-body/search.sample.ts'
import { type Credentials, succeed } from './client.sample.ts'
import { provider, someAddress } from './purchase.sample.ts'
import { sendFile } from './upload.sample.ts'
import type { TestServer } from './test-server.sample.ts'

export const carBodyType = { type: 'carbody' } as const

export const searchCarBody = (
  server: TestServer,
  as: Credentials,
  otherwise: Partial<CarBodySearch> = {},
): Promise<AnswerOf<'searchCarBodyOffers'>> =>
  succeed(server, 'searchCarBodyOffers', { params: provider, body: carBodySearchWith(otherwise) }, as)

/** Returns the request that registers the cheapest offer for a payment type, or that of an insurer. */
export const carBodyChoiceOf = (
  { offers, searchTrackingCode }: AnswerOf<'searchCarBodyOffers'>,
  paymentType: PaymentType = 'cash',
  insurer?: string,
) => {
  const offer = offers.find(
    (known) =>
      (insurer === undefined || known.companyCode === insurer) &&
      (paymentType === 'cash' || known[paymentType] !== null),
  )
  return {
    searchTrackingCode,
    companyCode: offer?.companyCode ?? 'no offer',
    liabilityPropertyDamage: null,
    paymentType,
    upsellingId: null,
  }
}

/** Creates a car-body order. Returns its tracking code. */
export const newCarBodyOrder = async (
  server: TestServer,
  as: Credentials,
  {
    paymentType = 'cash',
    insurer,
    ...otherwise
  }: Partial<CarBodySearch> & { paymentType?: PaymentType; insurer?: string } = {},
): Promise<string> => {
  const body = carBodyChoiceOf(await searchCarBody(server, as, otherwise), paymentType, insurer)
  const params = { ...carBodyType, ...provider }
  const { trackingCode } = await succeed(server, 'registerOrder', { params, body }, as)
  return trackingCode
}

/**
 * Enters the policy holder, and the policy's address, at which the car is then inspected. Returns its uid.
 */
export const fillHolderAndAddress = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
): Promise<string> => {
  const params = carBodyType
  const address = await someAddress(server, as, trackingCode, 'carbody')
  const body = { trackingCode, policyHolder: unregisteredPerson }
  await succeed(server, 'savePolicyHolder', { params, body }, as)
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
  return uid
}

/** The slots that can be chosen for an order's inspection. */
export const freeVisits = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
): Promise<{ code: string; date: string }[]> => {
  const params = { ...carBodyType, trackingCode }
  const { inspectTimes } = await succeed(server, 'listInspectionTimes', { params }, as)
  return inspectTimes.flatMap(({ date, times }) =>
    times.flatMap(({ code, reason }) => (reason === null ? [{ code, date }] : [])),
  )
}

/** Chooses a free slot of the inspection: the first one, or the first of another day than today. */
export const chooseVisit = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  onOtherDayThan = '',
): Promise<string> => {
  const slots = await freeVisits(server, as, trackingCode)
  const code = slots.find(({ date }) => date !== onOtherDayThan)?.code ?? 'no slot'
  await succeed(server, 'saveInspectionTime', { params: carBodyType, body: { trackingCode, code } }, as)
  return code
}

/** Uploads and submits what the order needs: documents, and pictures of cheques if it is paid by them. */
export const sendPictures = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
): Promise<void> => {
  const params = { trackingCode }
  const submit = (kind: 'documents' | 'cheques') =>
    succeed(
      server,
      'submitDocuments',
      { params: carBodyType, body: { trackingCode, later: false, kind } },
      as,
    )
  const { orderDocumentDtos } = await succeed(server, 'listDocuments', { params }, as)
  for (const { tag, order } of orderDocumentDtos)
    await sendFile(server, as, trackingCode, { info: { insuranceType: 'carbody', tag, order } })
  await submit('documents')
  const { installmentDto } = await succeed(server, 'listInstallmentDocuments', { params }, as)
  for (const { document, order } of installmentDto.paymentOrders)
    if (document !== null)
      await sendFile(server, as, trackingCode, {
        info: { insuranceType: 'carbody', tag: document.tag, order },
      })
  if (installmentDto.active) await submit('cheques')
}

/** Accepts all conditions of the inspection. */
export const acceptTerms = (server: TestServer, as: Credentials, trackingCode: string) =>
  succeed(
    server,
    'acceptTerms',
    { params: carBodyType, body: { trackingCode, codes: [...InspectionCondition.options] } },
    as,
  )

/** Enters everything that a car-body order needs before payment. Returns the slot of its inspection. */
export const completeCarBodyOrder = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  { onOtherDayThan = '' }: { onOtherDayThan?: string } = {},
): Promise<string> => {
  await fillHolderAndAddress(server, as, trackingCode)
  const slot = await chooseVisit(server, as, trackingCode, onOtherDayThan)
  await succeed(server, 'completeOrder', { params: carBodyType, body: { trackingCode } }, as)
  await acceptTerms(server, as, trackingCode)
  await sendPictures(server, as, trackingCode)
  return slot
}
