/**
 * Mobile policies of the seeded user, and the file of one. Document 3 sections 3 and 7; decisions, section 2.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_HEADER } from '#contract/operation.ts'
import { sandboxBackends } from '../sandbox/backends.ts'
import { seedUsers } from '../sandbox/seed/seed-users.ts'
import { seededUsers } from '../sandbox/seed/seeded-users.ts'
import { mobilePolicyOf } from '../store/mobile-policies.ts'
import { userOfNumber } from '../store/owners.ts'
import { call, codeOf, send, succeed } from '../testing/client.sample.ts'
import { testClock } from '../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { buyPhonePolicy } from '../testing/mobile-policies.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let owner: { jwt: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  const users = seededUsers.filter(({ phones }) => phones.length > 0)
  const seeding = { backends: sandboxBackends, clock: testClock(), publicOrigin: undefined }
  await seedUsers({ ...gateway, ...seeding, instant: () => new Date() }, { users })
  owner = await signIn(gateway.server, '09000009071')
})
afterAll(() => gateway.close())

const pageOf = (page: string, headers: Record<string, string> = {}) =>
  succeed(gateway.server, 'listMobilePolicies', { params: { page } }, owner, { headers })
const policyIn = async (status: string) => {
  const { insurances, previousInsurances } = await pageOf('1')
  const found = [...insurances, ...previousInsurances].find(
    ({ insuranceStatusEn }) => insuranceStatusEn === status,
  )
  if (found === undefined) throw new Error(`No policy is ${status}.`)
  return found
}

describe('the list of mobile policies', () => {
  it('has every status, and separates current from previous policies', async () => {
    const { insurances, previousInsurances } = await pageOf('1')
    const statuses = (listed: typeof insurances) =>
      listed.map(({ insuranceStatusEn, actions }) => [insuranceStatusEn, ...actions.map(({ type }) => type)])
    expect(statuses(insurances)).toEqual([
      ['ready_to_pay', 'renewal'],
      ['active', 'download'],
      ['renewal', 'renewal', 'download'],
      ['expired', 'download'],
    ])
    expect(statuses(previousInsurances)).toEqual([['cancelled'], ['previous_insurance', 'download']])
    expect(await pageOf('2')).toEqual({ insurances: [], previousInsurances: [] })
  })

  it('names statuses and plans in the language of the request', async () => {
    const { insurances } = await pageOf('1', { [LOCALE_HEADER]: 'en' })
    expect(insurances[2]).toMatchObject({
      insuranceStatusFa: 'Time to renew',
      insurancePlan: 'Theft and breakage',
      deviceModel: null,
      imeiOrDeviceSerialNumber: '356938035643825',
      expireDate: '1404-08-18',
    })
    expect(insurances[2]?.actions[0]?.url).toMatch(/\/sandbox\/phone-insurer\/policy\/[\w-]{43}\?lang=en$/)
  })

  it('has ten on a page, newest first', async () => {
    const many = await signIn(gateway.server, '09360000820')
    for (let sold = 0; sold < 11; sold += 1)
      await buyPhonePolicy(gateway.server, '09360000820', { imei: `35693803564${imeiEndings[sold] ?? ''}` })
    const [first, second] = await Promise.all(
      ['1', '2'].map((page) => succeed(gateway.server, 'listMobilePolicies', { params: { page } }, many)),
    )
    expect([first?.insurances.length, second?.insurances.length]).toEqual([10, 1])
    expect(second?.insurances[0]?.imeiOrDeviceSerialNumber).toBe(`35693803564${imeiEndings[0] ?? ''}`)
  })
})

/** Last four digits of valid numbers that begin alike. */
const imeiEndings = ['4005', '4013', '4021', '4039', '4047', '4054', '4062', '4070', '4088', '4096', '4104']

describe('a mobile policy', () => {
  it('can be loaded by its id, and is not found under an invalid one', async () => {
    const policy = await policyIn('active')
    const read = (id: string) => call(gateway.server, 'readMobilePolicy', { params: { id } }, owner)
    expect((await read(policy.id)).body).toEqual(policy)
    for (const id of ['7', '00000000-0000-4000-8000-000000000000'])
      expect((await read(id)).error?.errorCode).toBe(codeOf('notFound'))
  })

  it('has a file in searchable Persian, with the page that confirms it and contains no names', async () => {
    const { id } = await policyIn('active')
    const answer = await send(gateway.server, 'readMobilePolicyFile', { params: { id } }, owner)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(new Uint8Array(answer.rawPayload))
    const [first = '', second = ''] = [...document.pages()].map((page) => plain(page.getText()))
    document.destroy()
    library.destroy()
    for (const words of ['بیمه‌نامهٔ موبایل', 'نگار آزمون', 'سرقت و شکستگی', '۳۵۶۹۳۸۰۳۵۶۴۳۸۱۷'])
      expect(first).toContain(plain(words))
    expect(second).toContain(plain('حداکثر ۸۰ درصد آن پرداخت می‌شود'))
    const { id: userId } = await userOfNumber(gateway.store.db, '09000009071', new Date())
    const { policyCode = '' } = (await mobilePolicyOf(gateway.store.db, userId, id)) ?? {}
    const page = await gateway.server.inject({ url: sandboxBackends.policyPagePath(policyCode) })
    expect(page.body).toContain('این بیمه‌نامه درست است و اعتبار دارد.')
    expect(page.body).not.toMatch(/نگار|۳۵۶۹۳۸/)
  })

  it.each(['ready_to_pay', 'cancelled'])('has no file while it is %s', async (status) => {
    const { id } = await policyIn(status)
    const answer = await send(gateway.server, 'readMobilePolicyFile', { params: { id } }, owner)
    expect([answer.statusCode, answer.json().errorData.errorCode]).toEqual([409, codeOf('policyNotIssued')])
  })
})

/** Extraction misplaces half-spaces and the hamza above: texts are compared without them. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u0654\u200c\u200e\u200f]/gu, '')
