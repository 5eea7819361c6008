/** Creates car-body orders over the gateway's HTTP API up to a step, as another device would. */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import { InspectionCondition } from '#contract/values/inspection-conditions.ts'
import { carBodySearchWith } from '#gateway/domain/car-body/search.sample.ts'
import { carBodyChoiceOf, carBodyType } from '#gateway/testing/car-body-purchase.sample.ts'
import { provider } from '#gateway/testing/purchase.sample.ts'
import { caseNamed } from '#gateway/testing/showcase.sample.ts'
import { type Device, saveAddress, saveHolder } from './create-order.ts'

const steps = ['holder', 'address', 'inspection', 'terms', 'documents', 'cheques', 'payment'] as const
export type CarBodyStep = (typeof steps)[number]

export type CarBodyOrderOptions = {
  /** Step at which the order is left. All steps before it are complete. */
  readonly at: CarBodyStep
  readonly paymentType?: PaymentType
  /** Code of the insurer; the cheapest one that sells in this way by default. */
  readonly company?: string
  readonly search?: Partial<CarBodySearch>
}

/** Creates a car-body order for the first showcase car, and returns its tracking code. */
export async function createCarBodyOrder(
  device: Device,
  { at, paymentType = 'cash', company, search = {} }: CarBodyOrderOptions,
): Promise<string> {
  const { call: ask } = device
  const { nationalCode, plate } = caseNamed('سواری با سابقهٔ کامل')
  const { sbId } = await ask('lookUpCarBody', { params: provider, body: { nationalCode, ...plate } })
  const found = await ask('searchCarBodyOffers', {
    params: provider,
    body: carBodySearchWith({ sbId, ...search }),
  })
  const { trackingCode } = await ask('registerOrder', {
    params: { ...carBodyType, ...provider },
    body: carBodyChoiceOf(found, paymentType, company),
  })
  await advanceCarBodyOrder(device, trackingCode, at)
  return trackingCode
}

async function chooseFirstVisit({ call: ask }: Device, trackingCode: string): Promise<void> {
  const { inspectTimes } = await ask('listInspectionTimes', { params: { ...carBodyType, trackingCode } })
  const free = inspectTimes.flatMap(({ times }) => times).find(({ reason }) => reason === null)
  await ask('saveInspectionTime', {
    params: carBodyType,
    body: { trackingCode, code: free?.code ?? 'no slot' },
  })
}

async function sendDocuments({ call: ask, sendPicture }: Device, trackingCode: string): Promise<void> {
  const { orderDocumentDtos } = await ask('listDocuments', { params: { trackingCode } })
  for (const { tag, order } of orderDocumentDtos) await sendPicture(trackingCode, tag, order)
  await ask('submitDocuments', {
    params: carBodyType,
    body: { trackingCode, later: false, kind: 'documents' },
  })
}

async function sendCheques({ call: ask, sendPicture }: Device, trackingCode: string): Promise<void> {
  const { installmentDto } = await ask('listInstallmentDocuments', { params: { trackingCode } })
  if (!installmentDto.active) return
  for (const { document, order } of installmentDto.paymentOrders)
    if (document !== null) await sendPicture(trackingCode, document.tag, order)
  await ask('submitDocuments', {
    params: carBodyType,
    body: { trackingCode, later: false, kind: 'cheques' },
  })
}

/** Completes the missing steps of a car-body order up to the given one. */
export async function advanceCarBodyOrder(
  device: Device,
  trackingCode: string,
  at: CarBodyStep,
): Promise<void> {
  const { call: ask } = device
  const read = async () => {
    const order = await ask('readOrder', { params: { ...carBodyType, ...provider, trackingCode } })
    if (order.product !== 'carbody') throw new Error(`${trackingCode} is no car-body order`)
    return order
  }
  const { stage, termsAcceptedAt, documents } = await read()
  const wants = (step: CarBodyStep): boolean => steps.indexOf(at) > steps.indexOf(step)
  if (wants('holder') && stage < 3) await saveHolder(device, trackingCode)
  if (wants('address') && stage < 4) await saveAddress(device, trackingCode)
  if (wants('inspection') && stage < 5) {
    if (((await read()).inspection?.time ?? null) === null) await chooseFirstVisit(device, trackingCode)
    await ask('completeOrder', { params: carBodyType, body: { trackingCode } })
  }
  if (wants('terms') && termsAcceptedAt === null)
    await ask('acceptTerms', {
      params: carBodyType,
      body: { trackingCode, codes: [...InspectionCondition.options] },
    })
  if (wants('documents') && !documents.submitted) await sendDocuments(device, trackingCode)
  if (wants('cheques')) await sendCheques(device, trackingCode)
}
