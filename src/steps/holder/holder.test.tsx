// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { failure, order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import type { Walk } from '#tests/samples/walk.ts'
import {
  type UserEvent,
  renderStep,
  confirmDate,
  walkCarBodyTo,
  walkTo,
} from '../parts/testing/render-step.tsx'
import Holder from './holder.tsx'
import { emptyQuote } from '#machines/journey/quote.ts'

afterEach(cleanup)

const sara: UserEvent = {
  type: 'holder.changed',
  change: { firstName: 'سارا', lastName: 'رستگار', birthDate: '1369-02-12', cellNumber: '09123456789' },
}
const atHolder = (presses: UserEvent[] = [], prepare?: (walk: Walk) => void) =>
  walkTo(presses, prepare, {
    trackingCode,
    saved: { quote: { ...emptyQuote('thirdparty'), ownerNationalCode: '0084575948' } },
  })
const box = (name: string) => screen.getByRole('textbox', { name })
const action = () => screen.getByRole('button', { name: 'ثبت و ادامه' })

describe('the policy holder', () => {
  it('is the owner at first, with the national code of the inquiry', async () => {
    renderStep(await atHolder(), <Holder />)
    expect(screen.getByRole('heading', { level: 2, name: 'بیمه‌نامه به نام چه کسی صادر شود؟' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'خودم، مالک خودرو' })).toHaveProperty('checked', true)
    expect(box('کد ملی')).toHaveProperty('value', '۰۰۸۴۵۷۵۹۴۸')
    expect(screen.getByText(/تا ساعت ۲۱ کامل شوند/)).toBeTruthy()
  })
  it('is promised no policy on the same day for a car that is inspected first', async () => {
    const atHolderStep = [{ type: 'xstate.route', to: '#holder' }] as const
    renderStep(await walkCarBodyTo(atHolderStep, undefined, { trackingCode }), <Holder />)
    expect(screen.getByText('بیمه‌نامه پس از بازدید خودرو صادر می‌شود.')).toBeTruthy()
    expect(screen.queryByText(/همان روز صادر می‌شوند/)).toBe(null)
  })
  it('says why an expert has returned the order, and marks what is wrong until it is changed', async () => {
    const returned = {
      ...order,
      status: 'paid' as const,
      policyHolder: registeredPerson,
      correction: {
        reason: 'نام با کارت ملی نمی‌خواند',
        fields: ['firstName' as const, 'postalCode' as const],
      },
    }
    const walk = await walkTo([], ({ answer }) => answer('read the order', returned), { trackingCode })
    renderStep(walk, <Holder />)
    const wrong = 'کارشناس این مورد را نادرست دیده است.'
    expect(screen.getByText('نام با کارت ملی نمی‌خواند')).toBeTruthy()
    expect(screen.getAllByText(wrong)).toHaveLength(1)
    expect(box('نام').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(box('نام'), 'ه')
    expect(screen.queryByText(wrong)).toBe(null)
  })
  it('may be another person: the owner’s code moves to the owner’s field', async () => {
    const walk = await atHolder()
    renderStep(walk, <Holder />)
    await userEvent.click(screen.getByRole('radio', { name: 'شخص دیگر' }))
    expect(box('کد ملی')).toHaveProperty('value', '')
    expect(box('کد ملی مالک')).toHaveProperty('value', '۰۰۸۴۵۷۵۹۴۸')
    expect(screen.getByRole('button', { name: /^تاریخ تولد مالک/ })).toBeTruthy()
  })
  it('may be another person and the owner again without losing input', async () => {
    renderStep(await atHolder(), <Holder />)
    await userEvent.click(screen.getByRole('radio', { name: 'شخص دیگر' }))
    await userEvent.type(box('نام'), 'نگین')
    await userEvent.type(box('کد ملی'), '0499370899')
    await userEvent.click(screen.getByRole('radio', { name: 'خودم، مالک خودرو' }))
    expect(box('نام')).toHaveProperty('value', 'نگین')
    await userEvent.click(screen.getByRole('radio', { name: 'شخص دیگر' }))
    expect(box('کد ملی')).toHaveProperty('value', '۰۴۹۹۳۷۰۸۹۹')
    expect(box('کد ملی مالک')).toHaveProperty('value', '۰۰۸۴۵۷۵۹۴۸')
  })
  it('names the errors of the owner beside another person, and focuses the first', async () => {
    const walk = await atHolder([sara, { type: 'holder.changed', change: { type: 'another_person' } }])
    await walk.press({
      type: 'holder.changed',
      change: { nationalCode: '0499370899', carOwnerNationalCode: '008457594' },
    })
    renderStep(walk, <Holder />)
    await userEvent.click(action())
    expect(screen.getByText('کد ملی ۱۰ رقم است؛ ۱ رقم کم دارد.')).toBeTruthy()
    expect(screen.getByText(/تاریخ تولد را انتخاب کنید/)).toBeTruthy()
    expect(document.activeElement).toBe(box('کد ملی مالک'))
    expect(walk.callsOf('save the policy holder')).toEqual([])
  })
  it('stores digits in Latin and the name as typed', async () => {
    const walk = await atHolder()
    renderStep(walk, <Holder />)
    await userEvent.type(box('نام'), 'سارا')
    await userEvent.type(box('شمارهٔ موبایل'), '۰۹۱۲٣٤٥6789')
    expect(walk.context().holder).toMatchObject({ firstName: 'سارا', cellNumber: '09123456789' })
  })
  it('takes the birth date from the wheel', async () => {
    const walk = await atHolder()
    renderStep(walk, <Holder />)
    await confirmDate(screen.getByRole('button', { name: /^تاریخ تولد/ }))
    expect(walk.context().holder.birthDate).toBe('1369-08-24')
    expect(screen.getByRole('button', { name: /^تاریخ تولد/ }).textContent).toBe('۲۴ آبان ۱۳۶۹')
  })
  it('shows every error, their count, and focuses the first', async () => {
    renderStep(
      await atHolder([
        {
          type: 'holder.changed',
          change: { firstName: 'سارا ۲', birthDate: '1390-01-01', cellNumber: '0912' },
        },
      ]),
      <Holder />,
    )
    expect(screen.queryByText(/مورد باید/)).toBeNull()
    await userEvent.click(action())
    expect(screen.getByText('۴ مورد باید کامل یا درست شود.').getAttribute('role')).toBe('status')
    for (const sentence of [
      /در نام فقط حرف/,
      /نام خانوادگی را وارد کنید/,
      /دست‌کم ۱۸ سال/,
      /با ۰۹ شروع می‌شود/,
    ])
      expect(screen.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(box('نام'))
  })
  it('continues to the address on Enter', async () => {
    const walk = await atHolder([sara])
    renderStep(walk, <Holder />)
    await userEvent.type(box('شمارهٔ موبایل'), '{Enter}')
    await expect.poll(() => walk.path()?.path).toBe(`/third-party/address/${trackingCode}`)
  })
  it.each([
    ['cellNumberNotHolders', 'شمارهٔ موبایل'],
    ['holderUnknown', 'تاریخ تولد'],
  ] as const)('shows the refusal %s beside «%s» until the form is edited', async (name, label) => {
    const said = errorText(name, 'fa')
    renderStep(
      await atHolder([sara], ({ fail }) =>
        fail('save the policy holder', failure('refused', errors[name].code, said)),
      ),
      <Holder />,
    )
    await userEvent.click(action())
    const sentence = await screen.findByText(said)
    const field = document.activeElement
    expect(field?.getAttribute('aria-describedby')).toBe(sentence.parentElement?.id)
    expect(field?.getAttribute('aria-labelledby') ?? field?.id).toContain(
      screen.getByText(label).id.replace(/-label$/, ''),
    )
    await userEvent.type(box('نام خانوادگی'), 'ی')
    expect(screen.queryByText(said)).toBeNull()
  })
  it('keeps everything when the gateway is unreachable, and shows a message', async () => {
    const walk = await atHolder([sara], ({ fail }) => fail('save the policy holder', failure('unreachable')))
    renderStep(walk, <Holder />)
    await userEvent.click(action())
    expect(await screen.findByText(/اطلاعاتی که وارد کرده‌اید محفوظ است/)).toBeTruthy()
    expect(walk.context().holder).toMatchObject({ firstName: 'سارا', cellNumber: '09123456789' })
  })
})

const ofCompany = (presses: UserEvent[] = [], prepare?: (walk: Walk) => void) =>
  walkTo(presses, prepare, {
    trackingCode,
    saved: { quote: { ...emptyQuote('thirdparty'), ownerNationalCode: '19990001239' } },
  })
const sahand: UserEvent = {
  type: 'holder.changed',
  change: { companyName: 'پخش سهند', establishmentDate: '1390-03-01', cellNumber: '09123456789' },
}

describe('what is known of the user', () => {
  it('fills the fields with ordinary answers that can be changed', async () => {
    const walk = await atHolder([], ({ answer }) =>
      answer('read the known holder', { cellNumber: '09350000001', policyHolder: null, addressUid: null }),
    )
    renderStep(walk, <Holder />)
    expect(box('شمارهٔ موبایل')).toHaveProperty('value', '۰۹۳۵۰۰۰۰۰۰۱')
    await userEvent.clear(box('شمارهٔ موبایل'))
    await userEvent.type(box('شمارهٔ موبایل'), '09123456789')
    expect(walk.context().holder.cellNumber).toBe('09123456789')
  })
  it('is asked for by name where it is missing', async () => {
    renderStep(await atHolder(), <Holder />)
    await userEvent.click(action())
    for (const sentence of ['نام را وارد کنید.', 'شمارهٔ موبایل را وارد کنید.', 'تاریخ تولد را انتخاب کنید.'])
      expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.queryByText(/خالی نگذارید/)).toBeNull()
  })
})

describe('a company that owns the vehicle', () => {
  it('has its own fields, with the national id of the inquiry', async () => {
    renderStep(await ofCompany(), <Holder />)
    expect(box('شناسهٔ ملی شرکت')).toHaveProperty('value', '۱۹۹۹۰۰۰۱۲۳۹')
    expect(screen.queryByRole('textbox', { name: 'کد ملی' })).toBeNull()
    expect(screen.getByText('شمارهٔ صاحب شرکت یا نمایندهٔ قانونی آن.')).toBeTruthy()
    await userEvent.click(action())
    for (const sentence of ['نام شرکت را وارد کنید.', 'تاریخ تأسیس شرکت را انتخاب کنید.'])
      expect(screen.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(box('نام شرکت'))
  })
  it('is named on the tab, and has no switch to a person where the registry knows it as the owner', async () => {
    const registered = { sbId: 'a9d1', isDefective: false }
    const quote = { ...emptyQuote('thirdparty'), ownerNationalCode: '19990001239', lookup: registered }
    renderStep(await walkTo([], undefined, { trackingCode, saved: { quote } }), <Holder />)
    expect(screen.getByRole('radio', { name: 'شرکت مالک خودرو' })).toHaveProperty('checked', true)
    expect(screen.queryByRole('radio', { name: 'خودم، مالک خودرو' })).toBeNull()
    expect(screen.queryByRole('button', { name: /شخص است/ })).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'بیمه‌نامه به نام شرکت صادر شود؟' })).toBeTruthy()
  })
  it('shows an error at a wrong national id', async () => {
    renderStep(
      await ofCompany([sahand, { type: 'holder.changed', change: { companyNationalId: '19990001238' } }]),
      <Holder />,
    )
    await userEvent.click(action())
    expect(screen.getByText(/این شناسهٔ ملی درست نیست/)).toBeTruthy()
    expect(document.activeElement).toBe(box('شناسهٔ ملی شرکت'))
  })
  it('continues to the address when the form is complete', async () => {
    const walk = await ofCompany([sahand])
    renderStep(walk, <Holder />)
    await userEvent.click(action())
    await expect.poll(() => walk.path()?.path).toBe(`/third-party/address/${trackingCode}`)
  })
  it('can be switched to a person and back without losing input', async () => {
    const walk = await atHolder([], ({ answer }) =>
      answer('read the order', { ...order, search: { ...order.search, sbId: null } }),
    )
    renderStep(walk, <Holder />)
    await userEvent.type(box('نام'), 'سارا')
    await userEvent.click(screen.getByRole('button', { name: /^مالک خودرو شرکت است؟/ }))
    await userEvent.type(box('نام شرکت'), 'سهند')
    await userEvent.click(screen.getByRole('button', { name: /^مالک خودرو شخص است؟/ }))
    expect(box('نام')).toHaveProperty('value', 'سارا')
    expect(walk.context().holder).toMatchObject({ insuredType: 1, companyName: 'سهند' })
  })
  it('needs its establishment date where it is the owner beside another holder', async () => {
    renderStep(await ofCompany([{ type: 'holder.changed', change: { type: 'another_person' } }]), <Holder />)
    expect(box('کد ملی مالک')).toHaveProperty('value', '۱۹۹۹۰۰۰۱۲۳۹')
    expect(screen.getByRole('button', { name: /^تاریخ تأسیس شرکت مالک/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^تاریخ تولد مالک/ })).toBeNull()
  })
  it.each([
    ['companyUnknown', {}, /^تاریخ تأسیس/],
    ['invalid', { 'policyHolder.companyNationalId': 'این شناسه را دوباره بخوانید.' }, 'شناسهٔ ملی شرکت'],
  ] as const)('shows the refusal %s beside its field', async (name, fields, label) => {
    const said = errorText(name, 'fa')
    renderStep(
      await ofCompany([sahand], ({ fail }) =>
        fail('save the policy holder', { ...failure('refused', errors[name].code, said), fields }),
      ),
      <Holder />,
    )
    await userEvent.click(action())
    expect(await screen.findByText(Object.values(fields)[0] ?? said)).toBeTruthy()
    expect(document.activeElement?.getAttribute('id')).toBe(screen.getByLabelText(label).getAttribute('id'))
  })
})

describe('the holder edited from the check of the answers', () => {
  it('returns to the check, and the button says so', async () => {
    const walk = await atHolder([{ type: 'xstate.route', to: '#holder' }, sara], ({ answer }) =>
      answer('read the order', { ...order, stage: 6 }),
    )
    await walk.press(
      { type: 'xstate.route', to: '#payment' },
      { type: 'answer-change.chosen', answer: 'holder' },
    )
    renderStep(walk, <Holder />)
    await userEvent.click(screen.getByRole('button', { name: 'ثبت و بازگشت' }))
    await expect.poll(() => walk.path()?.path).toBe(`/third-party/payment/${trackingCode}`)
  })
})
