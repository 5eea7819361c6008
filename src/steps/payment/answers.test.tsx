// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { policyInfo } from '#tests/samples/complete-order.ts'
import { type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Payment from './payment.tsx'

afterEach(cleanup)

const person = {
  insuredType: 1,
  type: 'another_person',
  firstName: 'نگین',
  lastName: 'پارسا',
  nationalCode: '0499370899',
  birthDate: '1370-01-01',
  cellNumber: '09123456789',
  email: null,
  carOwnerNationalCode: '0084575948',
  carOwnerBirthDate: '1369-02-12',
} as const
const company = {
  insuredType: 3,
  type: 'car_owner',
  companyName: 'پخش سپیدار',
  companyNationalId: '14012345679',
  establishmentDate: '1392-05-14',
  cellNumber: '09000001484',
  email: null,
} as const

const arrive = async (given: Partial<typeof order>): Promise<Walk> => {
  const walk = walkThirdParty({ trackingCode })
  walk.answer('read the order', {
    ...order,
    stage: 6,
    policyHolder: person,
    documents: { submitted: false, later: true },
    ...given,
  })
  await walk.press({ type: 'xstate.route', to: '#payment' })
  renderStep(walk, <Payment />, [
    listKeys.documents(trackingCode),
    { orderDocumentDtos: [], uploadLater: { allowed: true, deadline: '1404-08-26' } },
  ])
  return walk
}
const row = (name: string) => screen.getByRole('group', { name })
/** The text of a row with everything that pressing it opens. */
const section = async (name: string) => {
  const [fold] = within(row(name)).queryAllByRole('button', { expanded: false })
  if (fold) await userEvent.click(fold)
  return row(name).textContent
}

describe('the check of the answers', () => {
  it('names the day until which postponed pictures may follow, of documents and cheques', async () => {
    await arrive({
      paymentType: 'installment',
      cheques: { active: true, submitted: true, later: true },
    })
    expect(await section('مدارک')).toContain('بعد از پرداخت، تا ۲۶ آبان')
    expect(await section('چک‌ها')).toContain('بعد از پرداخت، تا ۲۶ آبان')
  })
  it('says of pictures that are there that they are, and shows no cheques where none are needed', async () => {
    await arrive({ documents: { submitted: true, later: false } })
    expect(await section('مدارک')).toContain('رسید')
    expect(screen.queryByRole('group', { name: 'چک‌ها' })).toBeNull()
  })
  it('asks for no pictures of a renewal: those of the policy before are there', async () => {
    await arrive({ renews: 'RENEW23456789A' })
    expect(screen.queryByRole('group', { name: 'مدارک' })).toBe(null)
  })
  it('names the address of a renewal’s paper copy, which has no hour', async () => {
    const { addressUid: _uid, ...deliveryAddress } = policyInfo
    const delivery = {
      deliverable: true,
      deliveryAddress,
      receiverName: null,
      receiverPhoneNumber: null,
      time: null,
    }
    await arrive({ renews: 'RENEW23456789A', delivery })
    expect(row('تحویل').textContent).toContain('نسخهٔ کاغذی؛ خیابان شریعتی کوچهٔ گلستان')
  })
  it('names the owner beside another policy holder', async () => {
    await arrive({})
    for (const fact of ['نگین پارسا', '۰۴۹۹۳۷۰۸۹۹', '۰۰۸۴۵۷۵۹۴۸', '۱۲ اردیبهشت ۱۳۶۹'])
      expect(await section('بیمه‌گذار')).toContain(fact)
  })
  it('names a company with its national id and its establishment', async () => {
    await arrive({ policyHolder: company })
    for (const fact of ['پخش سپیدار', '۱۴۰۱۲۳۴۵۶۷۹', '۱۴ مرداد ۱۳۹۲', '۰۹۰۰۰۰۰۱۴۸۴'])
      expect(await section('بیمه‌گذار')).toContain(fact)
  })
  it('offers no change of the delivery where the insurer sends no paper', async () => {
    await arrive({ deliveryMode: 'no_delivery' })
    expect(screen.queryByRole('button', { name: 'تغییر تحویل' })).toBeNull()
  })
  it('is one line of a holder, of the last policy with its discount, and says what a change costs', async () => {
    await arrive({})
    expect(row('بیمه‌گذار').textContent).toContain('نگین پارسا، متولد ۱۳۷۰')
    expect(row('بیمهٔ قبلی').textContent).toContain('بیمهٔ دماوند تا ۴ آذر')
    expect(await section('بیمهٔ قبلی')).toContain('سفارش تازه‌ای ساخته می‌شود')
    expect(await section('بیمهٔ قبلی')).toContain('۴ آذر ۱۴۰۴')
  })
  it.each([
    ['تغییر بیمه‌گذار', 'holder'],
    ['تکمیل نشانی', 'address'],
    ['تکمیل تحویل', 'delivery'],
    ['تغییر مدارک', 'documents'],
    ['تغییر خودرو', 'offer'],
    ['تغییر بیمهٔ قبلی', 'offer'],
    ['تغییر بیمه‌گر و پوشش', 'offer'],
  ] as const)('has a button «%s»', async (name, answer) => {
    const walk = await arrive({})
    await userEvent.click(screen.getByRole('button', { name }))
    expect(walk.context().changing).toBe(answer)
  })
})
