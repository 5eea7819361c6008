/** Pictures that a returning holder does not send again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import {
  carBodyType,
  chooseVisit,
  fillHolderAndAddress,
  newCarBodyOrder,
} from '../testing/car-body-purchase.sample.ts'
import { type Credentials, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { bankPage, decide, provider, choiceOf, someAddress, type } from '../testing/purchase.sample.ts'
import { searchWith } from '../domain/search.sample.ts'
import { caseNamed } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const params = { ...type, ...provider }
const CAR = 'سواری با سابقهٔ کامل'

/** Creates an order of a vehicle, up to its documents. */
const orderOf = async (as: Credentials, plateOf = CAR, policyHolder: PolicyHolder = unregisteredPerson) => {
  const { server } = gateway
  const { nationalCode, plate } = caseNamed(plateOf)
  const { sbId } = await succeed(server, 'lookUpPlate', { params, body: { nationalCode, ...plate } }, as)
  const found = await succeed(server, 'searchOffers', { params, body: searchWith({ sbId }) }, as)
  const { trackingCode } = await succeed(server, 'registerOrder', { params, body: choiceOf(found) }, as)
  await succeed(server, 'savePolicyHolder', { params: type, body: { trackingCode, policyHolder } }, as)
  const address = await someAddress(server, as, trackingCode)
  const { uid: addressUid } = await succeed(server, 'createAddress', { body: address }, as)
  const policyInfo = { type: 'policy_info', trackingCode, addressUid, ...address } as const
  await succeed(
    server,
    'savePolicyInfo',
    { params: type, body: { ...policyInfo, deliveryAddressEnable: false } },
    as,
  )
  await succeed(
    server,
    'saveDeliveryAddress',
    { params: type, body: { type: 'delivery_address', trackingCode, deliverable: false } },
    as,
  )
  await complete(as, trackingCode)
  return trackingCode
}

const complete = (as: Credentials, trackingCode: string) =>
  succeed(gateway.server, 'completeOrder', { params: type, body: { trackingCode } }, as)

const listOf = async (as: Credentials, trackingCode: string) => {
  const { orderDocumentDtos } = await succeed(
    gateway.server,
    'listDocuments',
    { params: { trackingCode } },
    as,
  )
  return orderDocumentDtos
}
const uploadedTags = async (as: Credentials, trackingCode: string) =>
  (await listOf(as, trackingCode)).filter(({ minioImageId }) => minioImageId !== null).map(({ tag }) => tag)

/** Buys a policy with all its documents. */
const buy = async (as: Credentials): Promise<string> => {
  const { server } = gateway
  const trackingCode = await orderOf(as)
  for (const { tag, order } of await listOf(as, trackingCode))
    await sendFile(server, as, trackingCode, { info: { tag, order } })
  const body = { trackingCode, kind: 'documents', later: false } as const
  await succeed(server, 'submitDocuments', { params: type, body }, as)
  await decide(server, await bankPage(server, as, trackingCode), 'paid')
  return trackingCode
}

const all = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy']

describe('the documents of a second order', () => {
  it('of the same holder, car and previous policy are all there, as copies', async () => {
    const user = await signIn(gateway.server, '09360000150')
    const first = await buy(user)
    const second = await orderOf(user)
    expect(await uploadedTags(user, second)).toEqual(all)
    const ids = async (order: string) => (await listOf(user, order)).map(({ minioImageId }) => minioImageId)
    expect(new Set([...(await ids(first)), ...(await ids(second))]).size).toBe(8)
    const [imageId = ''] = (await ids(second)).flatMap((id) => id ?? [])
    expect((await send(gateway.server, 'readDocumentFile', { params: { imageId } }, user)).statusCode).toBe(
      200,
    )
  })

  it('that the user deletes do not come back, and the first order keeps its own', async () => {
    const user = await signIn(gateway.server, '09360000151')
    const first = await buy(user)
    const second = await orderOf(user)
    const [card] = await listOf(user, second)
    await succeed(
      gateway.server,
      'deleteDocumentFile',
      { params: { imageId: card?.minioImageId ?? '' } },
      user,
    )
    await complete(user, second)
    expect(await uploadedTags(user, second)).toEqual(all.slice(1))
    expect(await uploadedTags(user, first)).toEqual(all)
  })

  it('of another car have the holder’s card only', async () => {
    const user = await signIn(gateway.server, '09360000152')
    await buy(user)
    expect(await uploadedTags(user, await orderOf(user, 'سواری بدون تخفیف'))).toEqual(['national-card'])
  })

  it('of another holder have none of the first holder’s, nor of the first owner’s car', async () => {
    const user = await signIn(gateway.server, '09360000153')
    await buy(user)
    const other = { ...unregisteredPerson, nationalCode: '0084575948', birthDate: '1369-02-12' } as const
    expect(await uploadedTags(user, await orderOf(user, CAR, other))).toEqual([])
  })

  it('are empty after an order that was not paid, and for another user', async () => {
    const user = await signIn(gateway.server, '09360000154')
    const unpaid = await orderOf(user)
    await sendFile(gateway.server, user, unpaid)
    expect(await uploadedTags(user, await orderOf(user, 'سواری بدون تخفیف'))).toEqual([])
  })

  it('of another product have the cards, but not the policy, which is another one', async () => {
    const user = await signIn(gateway.server, '09360000155')
    await buy(user)
    const { server } = gateway
    const { nationalCode, plate } = caseNamed(CAR)
    const body = { nationalCode, ...plate }
    const { sbId } = await succeed(server, 'lookUpCarBody', { params: provider, body }, user)
    const trackingCode = await newCarBodyOrder(server, user, { sbId })
    await fillHolderAndAddress(server, user, trackingCode)
    await chooseVisit(server, user, trackingCode)
    await succeed(server, 'completeOrder', { params: carBodyType, body: { trackingCode } }, user)
    expect(await uploadedTags(user, trackingCode)).toEqual([
      'national-card',
      'vehicle-card-front',
      'vehicle-card-back',
    ])
  })
})
