// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import CheckAnswers from './check-answers.tsx'

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
  renderStep(walk, <CheckAnswers />, [
    listKeys.documents(trackingCode),
    { orderDocumentDtos: [], uploadLater: { allowed: true, deadline: '1404-08-26' } },
  ])
  return walk
}
const section = (name: string) => screen.getByRole('region', { name }).textContent

describe('the check of the answers', () => {
  it('names the day until which postponed pictures may follow, of documents and cheques', async () => {
    await arrive({
      paymentType: 'installment',
      cheques: { active: true, submitted: true, later: true },
    })
    expect(section('مدارک')).toContain('بعد از پرداخت، تا ۲۶ آبان')
    expect(section('چک‌ها')).toContain('بعد از پرداخت، تا ۲۶ آبان')
  })
  it('says of pictures that are there that they are, and shows no cheques where none are needed', async () => {
    await arrive({ documents: { submitted: true, later: false } })
    expect(section('مدارک')).toContain('فرستاده شد')
    expect(screen.queryByRole('region', { name: 'چک‌ها' })).toBeNull()
  })
  it('names the owner beside another policy holder', async () => {
    await arrive({})
    for (const fact of ['نگین پارسا', '۰۴۹۹۳۷۰۸۹۹', '۰۰۸۴۵۷۵۹۴۸', '۱۲ اردیبهشت ۱۳۶۹'])
      expect(section('بیمه‌گذار')).toContain(fact)
  })
  it('names a company with its national id and its establishment', async () => {
    await arrive({ policyHolder: company })
    for (const fact of ['پخش سپیدار', '۱۴۰۱۲۳۴۵۶۷۹', '۱۴ مرداد ۱۳۹۲', '۰۹۰۰۰۰۰۱۴۸۴'])
      expect(section('بیمه‌گذار')).toContain(fact)
  })
  it('offers no change of the delivery where the insurer sends no paper', async () => {
    await arrive({ deliveryMode: 'no_delivery' })
    expect(screen.queryByRole('button', { name: 'تغییر ارسال' })).toBeNull()
  })
  it.each([
    ['تغییر بیمه‌گذار', 'holder'],
    ['تغییر نشانی بیمه‌نامه', 'address'],
    ['تغییر ارسال', 'delivery'],
    ['تغییر مدارک', 'documents'],
    ['تغییر خودرو، با سفارش تازه', 'offer'],
    ['تغییر سابقهٔ بیمه، با سفارش تازه', 'offer'],
    ['تغییر بیمه‌گر و پوشش، با سفارش تازه', 'offer'],
  ] as const)('has a button «%s»', async (name, answer) => {
    const walk = await arrive({})
    await userEvent.click(screen.getByRole('button', { name }))
    expect(walk.context().changing).toBe(answer)
  })
})
