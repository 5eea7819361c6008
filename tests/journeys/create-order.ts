/** Creates orders over the gateway’s HTTP API up to a step, as another device would, and signs devices in. */
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type AnswerOf, type OperationName, registry, type RequestOf } from '#contract/index.ts'
import { IDEMPOTENCY_HEADER, type Operation } from '#contract/operation.ts'
import type { ChequeTag, DocumentTag } from '#contract/operations/documents.ts'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import type { OffersSearch, PaymentType } from '#contract/operations/offers.ts'
import type { InsuranceType, LiabilityType } from '#contract/operations/parameters.ts'
import { searchWithOf } from '#gateway/domain/search.sample.ts'
import { filledPath, isAnswerOf, partsOf } from '#gateway/testing/client.sample.ts'
import { postForm, tokenFor } from '#gateway/testing/remote-client.sample.ts'
import { provider } from '#gateway/testing/purchase.sample.ts'
import { caseNamed, motorcycleCaseNamed } from '#gateway/testing/showcase.sample.ts'
import { remoteServer } from '#gateway/testing/test-server.sample.ts'
import { sendFile } from '#gateway/testing/upload.sample.ts'
import { press, signIn } from './customer.ts'

const CEILING = 200_000_000
const steps = ['holder', 'address', 'delivery', 'documents', 'cheques', 'payment'] as const

export type OrderOptions = {
  /** Step at which the order is left. All steps before it are complete. */
  at: (typeof steps)[number]
  /** Title of the showcase vehicle, of the device's product. */
  plateOf?: string
  /** Code of the insurer. */
  company?: string
  paymentType?: PaymentType
  search?: Partial<OffersSearch>
  holder?: PolicyHolder
}

export type CallOperation = <N extends OperationName>(
  name: N,
  request: RequestOf<N> & object,
) => Promise<AnswerOf<N>>

/** Another device of a user, on which tests call the gateway directly. */
export type Device = {
  /** The product that its orders are of. */
  readonly product: InsuranceType
  readonly token: string
  readonly call: CallOperation
  /** Uploads a picture of a document or cheque. Returns its id. */
  readonly sendPicture: (trackingCode: string, tag: DocumentTag | ChequeTag, order: number) => Promise<string>
  readonly payAtBank: (trackingCode: string) => Promise<void>
  readonly cancelAtBank: (trackingCode: string) => Promise<void>
}

/**
 * Signs a user in with a mobile number and returns a client for the gateway’s operations, for orders of a
 * product.
 */
export async function signInDevice(
  base: string,
  cellNumber: string,
  product: InsuranceType = 'thirdparty',
): Promise<Device> {
  const token = await tokenFor(base, cellNumber)
  const headers = { authorization: `Bearer ${token}` }
  const ask: CallOperation = async (name, request) => {
    const operation: Operation = registry[name]
    const { params, query, body } = partsOf(request)
    const address = new URL(base + filledPath(operation.path, params))
    for (const [part, value] of Object.entries(query)) address.searchParams.set(part, String(value))
    const answer = await fetch(address, {
      method: operation.method,
      headers: {
        ...headers,
        [IDEMPOTENCY_HEADER]: randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const envelope: { body?: unknown } = await answer.json()
    if (!isAnswerOf(name, envelope.body))
      throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(envelope)}`)
    return envelope.body
  }
  const sendPicture: Device['sendPicture'] = async (trackingCode, tag, order) => {
    const { imageId } = await sendFile(remoteServer(base), { jwt: token }, trackingCode, {
      info: { tag, order, insuranceType: product },
    })
    return imageId
  }
  const decide =
    (decision: 'paid' | 'cancelled') =>
    async (trackingCode: string): Promise<void> => {
      const { paymentUrl } = await ask('startPayment', {
        params: { type: product, trackingCode },
        query: { openedVia: 'pwa' },
      })
      await postForm(new URL(paymentUrl, base).href, { decision })
    }
  return {
    product,
    token,
    call: ask,
    sendPicture,
    payAtBank: decide('paid'),
    cancelAtBank: decide('cancelled'),
  }
}

const casesOf = { thirdparty: caseNamed, motorcycle: motorcycleCaseNamed }
const ordinaryVehicle = {
  thirdparty: 'سواری با سابقهٔ کامل',
  motorcycle: 'موتورسیکلت با سابقهٔ کامل',
} as const satisfies Record<LiabilityType, string>

const liabilityOf = ({ product }: Device): LiabilityType => {
  if (product === 'carbody') throw new Error('Car-body orders are made by createCarBodyOrder')
  return product
}

async function register(
  device: Device,
  {
    plateOf = ordinaryVehicle[liabilityOf(device)],
    company = 'damavand',
    paymentType = 'cash',
    search = {},
  }: OrderOptions,
): Promise<string> {
  const { call: ask } = device
  const product = liabilityOf(device)
  const { nationalCode, plate } = casesOf[product](plateOf)
  const params = { type: product, ...provider }
  const { sbId } = await ask('lookUpPlate', { params, body: { nationalCode, ...plate } })
  const { searchTrackingCode } = await ask('searchOffers', {
    params,
    body: searchWithOf[product]({ sbId, ...search }),
  })
  const body = {
    searchTrackingCode,
    companyCode: company,
    liabilityPropertyDamage: CEILING,
    paymentType,
    upsellingId: null,
  }
  return (await ask('registerOrder', { params, body })).trackingCode
}

/** Creates an order and returns its tracking code. */
export async function createOrder(device: Device, wish: OrderOptions): Promise<string> {
  const trackingCode = await register(device, wish)
  await advanceOrder(device, trackingCode, wish)
  return trackingCode
}

/** Saves the policy holder of an order. */
export const saveHolder = (
  { call: ask, product }: Device,
  trackingCode: string,
  policyHolder: PolicyHolder = unregisteredPerson,
) => ask('savePolicyHolder', { params: { type: product }, body: { trackingCode, policyHolder } })

/** Adds an address in Tehran, and saves it as the policy's. */
export async function saveAddress({ call: ask, product }: Device, trackingCode: string): Promise<void> {
  const type = { type: product }
  const { provinces } = await ask('listProvinces', { params: { ...type, trackingCode } })
  const province = provinces.find(({ title }) => title === 'تهران') ?? provinces[0]
  const address = {
    province: province?.code ?? '',
    city: province?.cities[0]?.code ?? '',
    address: 'خیابان آزادی، کوچهٔ بهار',
    plaqueNumber: '12',
    unitNumber: '',
    postalCode: '1398765431',
  }
  const { uid } = await ask('createAddress', { body: address })
  await ask('savePolicyInfo', {
    params: type,
    body: { type: 'policy_info', trackingCode, addressUid: uid, ...address, deliveryAddressEnable: false },
  })
}

/** Completes the missing steps of an order up to the given one. */
export async function advanceOrder(
  device: Device,
  trackingCode: string,
  wish: Pick<OrderOptions, 'at' | 'holder'>,
): Promise<void> {
  const { call: ask, product } = device
  const type = { type: product }
  const { stage, paymentType } = await ask('readOrder', { params: { ...type, ...provider, trackingCode } })
  const wants = (step: OrderOptions['at'], from: number) =>
    stage < from && steps.indexOf(wish.at) > steps.indexOf(step)
  if (wants('holder', 3)) await saveHolder(device, trackingCode, wish.holder)
  if (wants('address', 4)) await saveAddress(device, trackingCode)
  if (wants('delivery', 5)) {
    await ask('saveDeliveryAddress', {
      params: type,
      body: { type: 'delivery_address', trackingCode, deliverable: false },
    })
    await ask('completeOrder', { params: type, body: { trackingCode } })
  }
  if (wants('documents', 6))
    await ask('submitDocuments', { params: type, body: { trackingCode, later: true, kind: 'documents' } })
  if (wants('cheques', 6) && paymentType === 'installment')
    await ask('submitDocuments', { params: type, body: { trackingCode, later: true, kind: 'cheques' } })
}

/** Opens an address as a guest and signs in through the sign-in page. */
export async function openAndSignIn(page: Page, address: string, cellNumber: string): Promise<void> {
  await page.goto(address)
  await press(page, /^ورود (?:و ادامه|به حساب)$/)
  await signIn(page, cellNumber)
}
