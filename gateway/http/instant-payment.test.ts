import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insurers } from '../sandbox/insurers.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import {
  bankPage,
  choiceOf,
  completeOrder,
  decide,
  detailOf,
  invoiceOf,
  newOrder,
  provider,
  resultOf,
  search,
  someAddress,
  type,
} from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { pictureWithPlace, postFile } from '../testing/upload.sample.ts'

describeOnEngines('an order with instant payment', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
    user = await signIn(gateway.server, '09360000140')
  })
  afterAll(() => gateway.close())

  const choose = (trackingCode: string, isInstantPayment = true) =>
    call(gateway.server, 'chooseInstantPayment', { body: { trackingCode, isInstantPayment } }, user)
  const start = (trackingCode: string) =>
    call(
      gateway.server,
      'startPayment',
      { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } },
      user,
    )
  const detail = (trackingCode: string) => detailOf(gateway.server, user, trackingCode)
  const paidFirst = async () => {
    const trackingCode = await newOrder(gateway.server, user)
    await choose(trackingCode)
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    return trackingCode
  }
  const giveDetails = async (trackingCode: string) => {
    const address = await someAddress(gateway.server, user, trackingCode)
    await succeed(
      gateway.server,
      'savePolicyHolder',
      { params: type, body: { trackingCode, policyHolder: unregisteredPerson } },
      user,
    )
    const { uid } = await succeed(gateway.server, 'createAddress', { body: address }, user)
    await succeed(
      gateway.server,
      'savePolicyInfo',
      {
        params: type,
        body: {
          type: 'policy_info',
          trackingCode,
          addressUid: uid,
          ...address,
          deliveryAddressEnable: false,
        },
      },
      user,
    )
    await succeed(gateway.server, 'completeOrder', { params: type, body: { trackingCode } }, user)
  }
  const submit = (trackingCode: string, later: boolean) =>
    call(
      gateway.server,
      'submitDocuments',
      { params: type, body: { trackingCode, later, kind: 'documents' } },
      user,
    )

  it('has a deadline for its details, also as a long date, and asks for a last check', async () => {
    const trackingCode = await newOrder(gateway.server, user)
    const offered = { deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' }
    expect(await detail(trackingCode)).toMatchObject({
      instantPaymentInfo: { chosen: false, ...offered },
      showPaymentModal: false,
      editable: true,
    })
    expect(
      await succeed(gateway.server, 'readInstantPayment', { params: { id: trackingCode } }, user),
    ).toEqual(offered)
    await choose(trackingCode)
    expect(await detail(trackingCode)).toMatchObject({
      instantPaymentInfo: { chosen: true },
      showPaymentModal: true,
      stage: 2,
    })
  })

  it('can be paid without holder, address or document, until the choice is revoked', async () => {
    const trackingCode = await newOrder(gateway.server, user)
    expect((await start(trackingCode)).error?.errorCode).toBe(codeOf('orderIncomplete'))
    await choose(trackingCode)
    const page = await bankPage(gateway.server, user, trackingCode)
    await choose(trackingCode, false)
    expect((await start(trackingCode)).error?.errorCode).toBe(codeOf('orderIncomplete'))
    await decide(gateway.server, page, 'paid')
    expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({
      state: 'cancelled',
      detailsUntil: null,
    })
  })

  it('accepts its details after payment until they are complete, and is closed then', async () => {
    const trackingCode = await paidFirst()
    expect(await detail(trackingCode)).toMatchObject({
      status: 'paid',
      stage: 2,
      editable: true,
      instantPaymentInfo: { chosen: true, deadline: '1404-08-27' },
    })
    expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({
      state: 'paid',
      detailsUntil: '1404-08-27',
      documentsUntil: null,
    })
    await giveDetails(trackingCode)
    expect(await detail(trackingCode)).toMatchObject({ stage: 5, editable: true })
    const { orderDocumentDtos, uploadLater } = await succeed(
      gateway.server,
      'listDocuments',
      { params: { trackingCode } },
      user,
    )
    expect(uploadLater).toEqual({ allowed: false, deadline: '1404-08-27' })
    expect((await submit(trackingCode, true)).error?.errorCode).toBe(codeOf('orderIncomplete'))
    const content = await pictureWithPlace()
    for (const { tag, order } of orderDocumentDtos)
      expect(
        (await postFile(gateway.server, user, trackingCode, { content }, { info: { tag, order } }))
          .statusCode,
      ).toBe(200)
    expect((await submit(trackingCode, false)).status).toBe(200)
    expect(await detail(trackingCode)).toMatchObject({ stage: 6, editable: false })
    expect((await resultOf(gateway.server, user, trackingCode)).detailsUntil).toBeNull()
    const late = await call(
      gateway.server,
      'savePolicyHolder',
      { params: type, body: { trackingCode, policyHolder: unregisteredPerson } },
      user,
    )
    expect(late.error?.errorCode).toBe(codeOf('orderClosed'))
  })

  it('keeps its choice of a paper copy after payment', async () => {
    const without = await paidFirst()
    const address = await someAddress(gateway.server, user, without)
    const send = (trackingCode: string) =>
      call(
        gateway.server,
        'saveDeliveryAddress',
        {
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
        user,
      )
    const { totalAmount } = await invoiceOf(gateway.server, user, without)
    expect((await detail(without)).deliveryMode).toBe('no_delivery')
    expect(Object.keys((await send(without)).error?.data.fields ?? {})).toEqual(['deliverable'])
    expect((await invoiceOf(gateway.server, user, without)).totalAmount).toBe(totalAmount)

    const withCopy = await newOrder(gateway.server, user)
    await send(withCopy)
    await choose(withCopy)
    await decide(gateway.server, await bankPage(gateway.server, user, withCopy), 'paid')
    expect((await detail(withCopy)).deliveryMode).toBe('required')
    const digital = await call(
      gateway.server,
      'saveDeliveryAddress',
      { params: type, body: { type: 'delivery_address', trackingCode: withCopy, deliverable: false } },
      user,
    )
    expect(Object.keys(digital.error?.data.fields ?? {})).toEqual(['deliverable'])
    expect((await send(withCopy)).status).toBe(200)
  })

  it('is not available with a mandatory paper copy, nor for a paid order', async () => {
    const { code = '' } = insurers.find(({ deliveryMode }) => deliveryMode === 'required') ?? {}
    const body = { ...choiceOf(await search(gateway.server, user)), companyCode: code }
    const { trackingCode } = await succeed(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body },
      user,
    )
    expect((await detail(trackingCode)).instantPaymentInfo).toBeNull()
    expect((await choose(trackingCode)).error?.errorCode).toBe(codeOf('instantUnavailable'))
    expect(
      (await call(gateway.server, 'readInstantPayment', { params: { id: trackingCode } }, user)).error
        ?.errorCode,
    ).toBe(codeOf('instantUnavailable'))
    const paid = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, paid)
    await decide(gateway.server, await bankPage(gateway.server, user, paid), 'paid')
    expect((await choose(paid)).error?.errorCode).toBe(codeOf('orderClosed'))
    expect(await detail(paid)).toMatchObject({ instantPaymentInfo: null, editable: false })
  })
})
