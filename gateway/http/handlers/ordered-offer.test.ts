import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '../../sandbox/people.ts'
import { call, codeOf, succeed } from '../../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { choiceOf, provider, search, type } from '../../testing/purchase.sample.ts'
import { signIn } from '../../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000070')
})
afterAll(() => gateway.close())

describe('an offer', () => {
  it('is ordered at its price, with an offered insurer and ceiling', async () => {
    const found = await search(gateway.server, user)
    const choice = choiceOf(found)
    const unknown = await call(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body: { ...choice, companyCode: 'nobody' } },
      user,
    )
    const ceiling = await call(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body: { ...choice, liabilityPropertyDamage: 1 } },
      user,
    )
    expect([unknown.error?.errorCode, ceiling.error?.errorCode]).toEqual([
      codeOf('offerUnavailable'),
      codeOf('offerUnavailable'),
    ])
    const { trackingCode: made } = await succeed(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body: choice },
      user,
    )
    const { payableAmount } = await succeed(
      gateway.server,
      'readOrder',
      { params: { ...type, ...provider, trackingCode: made } },
      user,
    )
    expect(payableAmount).toBe(
      found.offersPerCoverage[String(choice.liabilityPropertyDamage)]?.[0]?.payableAmount,
    )
  })
  it('keeps the discount code of the search', async () => {
    const found = await search(gateway.server, user, { discountCode: 'SEPAR30' })
    const { trackingCode: made } = await succeed(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body: choiceOf(found) },
      user,
    )
    expect(
      await succeed(gateway.server, 'readInvoice', { params: { ...type, trackingCode: made } }, user),
    ).toMatchObject({ discountCode: 'SEPAR30', discount: 300_000 })
  })
  it('in instalments is for registered users and insurers that accept them', async () => {
    const unregistered = people.find(({ bnpl }) => bnpl.eligible && !bnpl.registered)
    const buyer = await signIn(gateway.server, unregistered?.cellNumber ?? '')
    const theirs = choiceOf(await search(gateway.server, buyer), 'bnpl')
    const notForThem = await call(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body: theirs },
      buyer,
    )
    const found = await search(gateway.server, user)
    const cashOnly = found.offersPerCoverage['200000000']?.find(({ bnpl }) => bnpl === null)
    const notByThem = await call(
      gateway.server,
      'registerOrder',
      {
        params: { ...type, ...provider },
        body: { ...choiceOf(found, 'bnpl'), companyCode: cashOnly?.companyCode ?? '' },
      },
      user,
    )
    expect([notForThem.error?.errorCode, notByThem.error?.errorCode]).toEqual([
      codeOf('paymentMethodUnavailable'),
      codeOf('paymentMethodUnavailable'),
    ])
  })
})
