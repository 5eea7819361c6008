import { anotherPerson } from '#contract/testing/policy-holder.sample.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOf } from '#contract/index.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { choiceOf, detailOf, provider, type } from '../testing/purchase.sample.ts'
import { caseNamed, lookUpCase, searchFor } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000180')
})
afterAll(() => gateway.close())

type PolicyHolder = RequestOf<'savePolicyHolder'>['body']['policyHolder']

/** Orders an offer for the vehicle of a sandbox case. Returns the tracking code. */
const orderFor = async (title: string): Promise<string> => {
  const found = await searchFor(gateway.server, user, await lookUpCase(gateway.server, user, title))
  const { trackingCode } = await succeed(
    gateway.server,
    'registerOrder',
    { params: { ...type, ...provider }, body: choiceOf(found) },
    user,
  )
  return trackingCode
}
const save = (trackingCode: string, policyHolder: PolicyHolder) =>
  call(gateway.server, 'savePolicyHolder', { params: type, body: { trackingCode, policyHolder } }, user)

describe('a company that owns the vehicle', () => {
  const { nationalCode: companyNationalId, birthDate: establishmentDate } = caseNamed('خودروی شرکت')
  const company = {
    insuredType: 3,
    type: 'car_owner',
    companyName: 'پخش سپیدار',
    companyNationalId,
    establishmentDate,
    cellNumber: '09000001484',
    email: null,
  } as const

  it('is the policy holder of its order, by its establishment date', async () => {
    const trackingCode = await orderFor('خودروی شرکت')
    const wrong = await save(trackingCode, { ...company, establishmentDate: '1392-05-15' })
    expect(wrong.error?.errorCode).toBe(codeOf('companyUnknown'))
    expect((await save(trackingCode, company)).error).toBeNull()
    expect((await detailOf(gateway.server, user, trackingCode)).policyHolder).toEqual(company)
  })

  it('sends its registration notice and its manager’s card; a person’s documents do not count', async () => {
    const trackingCode = await orderFor('خودروی شرکت')
    const listed = async () => {
      const { orderDocumentDtos } = await succeed(
        gateway.server,
        'listDocuments',
        { params: { trackingCode } },
        user,
      )
      return orderDocumentDtos.map(({ tag }) => tag)
    }
    expect(await listed()).toContain('national-card')
    await save(trackingCode, company)
    expect(await listed()).toEqual(expect.arrayContaining(['company-registration', 'manager-national-card']))
    expect(await listed()).not.toContain('national-card')
  })
})

describe('another person than the owner', () => {
  const { nationalCode: carOwnerNationalCode, birthDate: carOwnerBirthDate } =
    caseNamed('سواری با سابقهٔ کامل')
  const person = { ...anotherPerson, carOwnerNationalCode, carOwnerBirthDate }

  it('names the owner, and has to confirm a last check before paying', async () => {
    const trackingCode = await orderFor('سواری با سابقهٔ کامل')
    const wrong = await save(trackingCode, { ...person, carOwnerBirthDate: '1369-02-13' })
    expect(wrong.error).not.toBeNull()
    expect((await detailOf(gateway.server, user, trackingCode)).policyHolder).toBeNull()
    expect((await save(trackingCode, person)).error).toBeNull()
    const detail = await detailOf(gateway.server, user, trackingCode)
    expect(detail.policyHolder).toEqual(person)
    expect(detail.showPaymentModal).toBe(true)
  })
})
