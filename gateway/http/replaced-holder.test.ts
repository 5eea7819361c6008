/** Pictures of an order after its policy holder is replaced. Decision 035. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import {
  personAnswers,
  registeredPerson,
  unregisteredPerson,
} from '#contract/testing/policy-holder.sample.ts'
import { call, codeOf, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import {
  bankPage,
  completeOrder,
  decide,
  detailOf,
  newOrder,
  resultOf,
  type,
} from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'

const forAnotherPerson: PolicyHolder = {
  ...registeredPerson,
  type: 'another_person',
  carOwnerNationalCode: unregisteredPerson.nationalCode,
  carOwnerBirthDate: unregisteredPerson.birthDate,
}
const company: PolicyHolder = {
  insuredType: 3,
  type: 'car_owner',
  companyName: 'پخش سپیدار',
  companyNationalId: '10861677542',
  establishmentDate: '1392-05-14',
  cellNumber: '09000001999',
  email: null,
}

describeOnEngines('a policy holder who is replaced', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
    user = await signIn(gateway.server, '09360000190')
  })
  afterAll(() => gateway.close())

  const listOf = async (trackingCode: string) => {
    const { orderDocumentDtos } = await succeed(
      gateway.server,
      'listDocuments',
      { params: { trackingCode } },
      user,
    )
    return orderDocumentDtos
  }
  const uploadedTags = async (trackingCode: string) =>
    (await listOf(trackingCode)).filter(({ minioImageId }) => minioImageId !== null).map(({ tag }) => tag)

  /** An order of `unregisteredPerson` with all its pictures, to be paid. */
  const readyOrder = async () => {
    const trackingCode = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, trackingCode)
    for (const { tag, order } of await listOf(trackingCode))
      await sendFile(gateway.server, user, trackingCode, { info: { tag, order } })
    await submit(trackingCode, false)
    return trackingCode
  }
  const submit = (trackingCode: string, later: boolean) =>
    succeed(
      gateway.server,
      'submitDocuments',
      { params: type, body: { trackingCode, later, kind: 'documents' } },
      user,
    )
  const save = (trackingCode: string, policyHolder: PolicyHolder) =>
    succeed(gateway.server, 'savePolicyHolder', { params: type, body: { trackingCode, policyHolder } }, user)
  const progressOf = async (trackingCode: string) => {
    const { stage, documents } = await detailOf(gateway.server, user, trackingCode)
    return { stage, ...documents }
  }

  it('removes the card with his or her name: the order lacks that picture, and cannot be paid without it', async () => {
    const trackingCode = await readyOrder()
    const [card] = await listOf(trackingCode)
    expect(await progressOf(trackingCode)).toEqual({ stage: 6, submitted: true, later: false })
    await save(trackingCode, forAnotherPerson)
    expect(await uploadedTags(trackingCode)).toEqual([
      'vehicle-card-front',
      'vehicle-card-back',
      'previous-policy',
    ])
    expect(await progressOf(trackingCode)).toEqual({ stage: 5, submitted: false, later: false })
    const picture = { params: { imageId: card?.minioImageId ?? '' } }
    expect((await send(gateway.server, 'readDocumentFile', picture, user)).statusCode).toBe(404)
    const payment = { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } } as const
    const refused = await call(gateway.server, 'startPayment', payment, user)
    expect(refused.error?.errorCode).toBe(codeOf('orderIncomplete'))
    await sendFile(gateway.server, user, trackingCode)
    await submit(trackingCode, false)
    expect(await progressOf(trackingCode)).toEqual({ stage: 6, submitted: true, later: false })
  })

  it('who was the owner, too, takes along what names the owner', async () => {
    const trackingCode = await readyOrder()
    await save(trackingCode, registeredPerson)
    expect(await uploadedTags(trackingCode)).toEqual(['vehicle-card-back', 'previous-policy'])
  })

  it('by a company leaves nothing that is in a person’s name', async () => {
    const trackingCode = await readyOrder()
    await save(trackingCode, company)
    expect(await uploadedTags(trackingCode)).toEqual(['vehicle-card-back', 'previous-policy'])
    expect((await progressOf(trackingCode)).submitted).toBe(false)
  })

  it('closes an open bank page, so that the order is not paid without the picture', async () => {
    const trackingCode = await readyOrder()
    const page = await bankPage(gateway.server, user, trackingCode)
    await save(trackingCode, forAnotherPerson)
    await decide(gateway.server, page, 'paid')
    expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({ state: 'cancelled' })
    expect((await detailOf(gateway.server, user, trackingCode)).status).toBe('open')
  })

  it('keeps every picture if only the name, the mobile number or the birth date is corrected', async () => {
    const trackingCode = await readyOrder()
    await save(trackingCode, {
      ...unregisteredPerson,
      firstName: personAnswers.firstName,
      birthDate: '1370-05-07',
      cellNumber: '09350000002',
    })
    expect(await uploadedTags(trackingCode)).toHaveLength(4)
    expect(await progressOf(trackingCode)).toEqual({ stage: 6, submitted: true, later: false })
  })

  it('leaves documents that come after the payment for then', async () => {
    const trackingCode = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, trackingCode)
    await sendFile(gateway.server, user, trackingCode)
    await save(trackingCode, forAnotherPerson)
    expect(await uploadedTags(trackingCode)).toEqual([])
    expect(await progressOf(trackingCode)).toEqual({ stage: 6, submitted: false, later: true })
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    expect((await detailOf(gateway.server, user, trackingCode)).status).toBe('paid')
  })
})
