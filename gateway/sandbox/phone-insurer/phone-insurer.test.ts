/**
 * The site that sells mobile insurance, used by a customer, and the policies in My Insurance. Document 3
 * section 9.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { succeed } from '../../testing/client.sample.ts'
import { testClock } from '../../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { buyPhonePolicy, openPhoneInsurer, orderPhonePolicy } from '../../testing/mobile-policies.sample.ts'
import { postForm, signIn, submitForm } from '../../testing/sign-in.sample.ts'
import { insertMobilePolicy } from '../../store/mobile-policies.ts'
import { userOfNumber } from '../../store/owners.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({ clock: testClock() })
})
afterAll(() => gateway.close())

const get = (url: string) => gateway.server.inject({ url })
const bodyOf = async (url: string) => (await get(url)).body
const listOf = async (cellNumber: string) => {
  const user = await signIn(gateway.server, cellNumber)
  return succeed(gateway.server, 'listMobilePolicies', { params: { page: '1' } }, user)
}

describe('the site of the phone insurer', () => {
  it('is opened with the number, which is in its form and in no address', async () => {
    const visit = await openPhoneInsurer(gateway.server, '09360000801')
    expect(visit).not.toContain('0936')
    expect(await bodyOf(visit)).toContain('value="۰۹۳۶۰۰۰۰۸۰۱"')
  })

  it('asks a guest for the number', async () => {
    const { headers } = await get('/sandbox/phone-insurer')
    const visit = String(headers.location)
    expect(await bodyOf(visit)).toMatch(/name="cellNumber"\s+value=""/)
    expect((await submitForm(gateway.server, visit, {})).body).toContain('شمارهٔ موبایل را وارد کنید')
  })

  it('refuses forms of other sites once it is open', async () => {
    const visit = await openPhoneInsurer(gateway.server, '09360000802')
    const refused = await postForm(gateway.server, visit, {}, { 'sec-fetch-site': 'cross-site' })
    expect(refused.statusCode).toBe(400)
  })

  it('shows the error of each field, and keeps the input, also after a reload', async () => {
    const visit = await openPhoneInsurer(gateway.server, '09360000803')
    const typed = {
      cellNumber: '0936',
      buyerName: 'نگار آزمون',
      device: 'motorola-moto-g54',
      imei: '۴۹۰۱۵۴۲۰۳۲۳۷۵۱۹',
      phonePrice: '۲۵۰٬۰۰۰٬۰۰۰',
      repaired: 'yes',
      plan: 'theft',
    }
    await postForm(gateway.server, visit, typed)
    for (const body of [await bodyOf(visit), await bodyOf(visit)]) {
      for (const text of [
        'سامسونگ سری Z و موتورولا بیمه نمی‌شوند.',
        'این شماره درست نیست؛',
        'گوشی گران‌تر از ۲۰۰ میلیون تومان بیمه نمی‌شود.',
        'گوشی تعمیرشده بیمه نمی‌شود.',
        'value="نگار آزمون"',
        'value="۲۵۰٬۰۰۰٬۰۰۰"',
      ])
        expect(body).toContain(text)
      expect(body.match(/role="alert"/g)).toHaveLength(5)
    }
    expect(await listOf('09360000803')).toEqual({ insurances: [], previousInsurances: [] })
  })

  it('offers a new customer 65 percent less, and sells the policy once', async () => {
    const page = await orderPhonePolicy(gateway.server, '09360000804')
    expect(await bodyOf(page)).toContain('۸۸۲٬۰۰۰')
    expect((await listOf('09360000804')).insurances).toMatchObject([
      { insuranceStatusEn: 'ready_to_pay', insuranceCertificationNumber: null, expireDate: null },
    ])
    await Promise.all([1, 2].map(() => postForm(gateway.server, page, { decision: 'pay' })))
    expect((await submitForm(gateway.server, page, { decision: 'cancel' })).body).toContain(
      'بیمه‌نامه صادر شد',
    )
    expect((await listOf('09360000804')).insurances).toMatchObject([
      {
        insuranceStatusEn: 'active',
        insuranceCertificationNumber: expect.stringMatching(/^\d{7}$/),
        deviceModel: 'Samsung Galaxy A56',
        insurancePlan: 'سرقت و شکستگی',
        expireDate: '1405-08-23',
        actions: [{ type: 'download' }],
      },
    ])
  })

  it('gives no second discount, and insures no phone twice', async () => {
    await buyPhonePolicy(gateway.server, '09360000805', { imei: '490154203237518' })
    const second = await orderPhonePolicy(gateway.server, '09360000805', { imei: '352099001761481' })
    expect(await bodyOf(second)).toContain('۲٬۵۲۰٬۰۰۰')
    expect(await bodyOf(second)).not.toContain('مشتری تازه')
    const again = await orderPhonePolicy(gateway.server, '09360000806', { imei: '490154203237518' })
    expect(await bodyOf(again)).toContain('این گوشی بیمه‌نامهٔ معتبر دارد.')
  })

  it('has one order for each phone: a second visit continues it, and a form is not sent twice', async () => {
    const first = await orderPhonePolicy(gateway.server, '09360000807')
    const second = await orderPhonePolicy(gateway.server, '09360000807', { plan: 'theft' })
    expect(second).toBe(first)
    expect(await bodyOf(first)).toContain('۴۴۱٬۰۰۰')
    const visit = await openPhoneInsurer(gateway.server, '09360000808')
    const form = { cellNumber: '09360000808', buyerName: 'نگار', device: 'nothing-phone-3a' }
    const rest = { imei: '356938035643809', phonePrice: '30000000', repaired: 'no', plan: 'theft' }
    const pages = await Promise.all([1, 2].map(() => postForm(gateway.server, visit, { ...form, ...rest })))
    expect(pages[0]?.headers.location).toBe(pages[1]?.headers.location)
    expect((await listOf('09360000808')).insurances).toHaveLength(1)
  })

  it('cancels an order before it is paid', async () => {
    const page = await orderPhonePolicy(gateway.server, '09360000809')
    expect((await submitForm(gateway.server, page, { decision: 'cancel' })).body).toContain(
      'این سفارش لغو شد',
    )
    expect(await listOf('09360000809')).toMatchObject({
      insurances: [],
      previousInsurances: [{ insuranceStatusEn: 'cancelled', actions: [] }],
    })
  })

  it('renews a policy once; the new cover follows the old one', async () => {
    const { db } = gateway.store
    const { id: userId } = await userOfNumber(db, '09360000810', new Date())
    await insertMobilePolicy(db, {
      userId,
      deviceModel: null,
      imei: '356938035643817',
      plan: 'theft',
      buyerName: 'نگار آزمون',
      phonePrice: 30_000_000,
      premium: 900_000,
      discount: 585_000,
      returnOrigin: '',
      createdAt: new Date(),
      paidOn: '1403-08-30',
      coverFrom: '1403-08-30',
      coverTo: '1404-08-29',
    })
    const [old] = (await listOf('09360000810')).insurances
    expect(old).toMatchObject({ insuranceStatusEn: 'renewal', deviceModel: null })
    expect(old?.actions.map(({ type }) => type)).toEqual(['renewal', 'download'])
    const page = new URL(old?.actions[0]?.url ?? '').pathname
    expect(await bodyOf(page)).not.toMatch(/نگار|356938035643817/)
    await Promise.all([1, 2].map(() => postForm(gateway.server, page, { decision: 'renew' })))
    expect((await listOf('09360000810')).insurances).toMatchObject([
      { insuranceStatusEn: 'active', expireDate: '1405-08-29' },
      { insuranceStatusEn: 'active', expireDate: '1404-08-29' },
    ])
  })

  it('is in English on request, like the claim site', async () => {
    const opened = await postForm(gateway.server, '/sandbox/phone-insurer?lang=en', {})
    const visit = String(opened.headers.location)
    await postForm(gateway.server, visit, { cellNumber: '09360000811' })
    for (const page of [visit, '/sandbox/phone-claim?lang=en', '/sandbox/phone-insurer/policy/x?lang=en']) {
      const words = (await bodyOf(page)).replace(/<a class="language".*?<\/a>/, '')
      expect(words).toContain('<html lang="en" dir="ltr">')
      expect(words).not.toMatch(/[\u0600-\u06FF]/)
    }
  })
})
