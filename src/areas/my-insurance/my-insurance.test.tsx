// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { policyInStatus, policyPages } from '#explorer/stubs/policies.ts'
import { myInsurance, type Pages } from '#machines/areas/my-insurance.ts'
import type { FileInput } from '#machines/areas/policy-page-vocabulary.ts'
import { stage } from '#ui/testing/stage.tsx'
import { MyInsurance } from './MyInsurance.tsx'

afterEach(cleanup)

const oneOf = (...policies: Pages['policies']): Pages => ({ policies, hasMore: false })

/** Renders the area with stubbed answers in order, and returns the effects that leave it. */
const show = async (answers: (Pages | 'unreachable')[], signedIn = true) => {
  const effects: string[] = []
  const actor = createActor(
    myInsurance.provide({
      actors: {
        'list the policies': fromPromise(async () => {
          const answer = answers.shift() ?? policyPages.none
          if (answer === 'unreachable') throw failure('unreachable')
          return answer
        }),
        'open the policy file': fromPromise<void, FileInput>(() => new Promise(() => {})),
      },
      actions: {
        'go to the sign-in page': () => void effects.push('sign-in'),
        'go to the inquiry': () => void effects.push('inquiry'),
        'show the policy': (_, params) => void effects.push(`order ${params.trackingCode}`),
        'follow the action': (_, { action }) => void effects.push(action),
      },
    }),
    { input: { signedIn } },
  ).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  stage(
    <MyInsurance
      actor={actor}
      chosen={null}
      aside={null}
      sizes={{ measured: [] }}
      onFollow={undefined}
      onTab={undefined}
    />,
  )
  return { actor, effects, user: userEvent.setup() }
}

const press = (name: string | RegExp) => userEvent.setup().click(screen.getByRole('button', { name }))
const card = () => within(screen.getByRole('article'))

describe('the page of My Insurance', () => {
  it('asks a guest to sign in', async () => {
    const { effects } = await show([], false)
    expect(screen.getByRole('heading', { name: 'برای دیدن بیمه‌هایتان وارد شوید' })).toBeTruthy()
    await press('ورود به حساب')
    expect(effects).toEqual(['sign-in'])
  })
  it('says that there is no policy yet, and leads to the inquiry', async () => {
    const { effects } = await show([policyPages.none])
    expect(screen.getByText('هنوز بیمه‌ای ندارید')).toBeTruthy()
    await press('خرید بیمهٔ شخص ثالث')
    expect(effects).toEqual(['inquiry'])
  })
  it('shows a failure with its error id and retries', async () => {
    await show(['unreachable', oneOf(policyInStatus(ORDER_STATUS.issued))])
    expect(screen.getByRole('alert').textContent).toContain('بیمه‌ها نرسید')
    await press('تلاش دوباره')
    expect(await screen.findByRole('article')).toBeTruthy()
  })
  it('shows an issued policy with its end, its ceiling, and the file', async () => {
    const { effects } = await show([oneOf(policyInStatus(ORDER_STATUS.issued))])
    expect(card().getByText('۴ آذر ۱۴۰۵')).toBeTruthy()
    expect(card().getByText('۵۳٫۳ میلیون')).toBeTruthy()
    await press(/^دریافت بیمه‌نامه/)
    expect(screen.getByRole('button', { name: /^دریافت بیمه‌نامه/ }).getAttribute('aria-busy')).toBe('true')
    await userEvent.setup().click(card().getByRole('link'))
    expect(effects).toEqual([`order ${policyInStatus(ORDER_STATUS.issued).orderId}`])
  })
  it.each([
    [ORDER_STATUS.unfinished, /^ادامهٔ خرید/, 'continue-purchase'],
    [ORDER_STATUS.correctingDocuments, /^ویرایش اطلاعات/, 'edit-information'],
    [ORDER_STATUS.needingDocuments, /^فرستادن مدارک/, 'upload-documents'],
    [ORDER_STATUS.choosingDelivery, /^انتخاب زمان تحویل/, 'select-time'],
    [ORDER_STATUS.requestingVisit, /^درخواست بازدید/, 'request-visit'],
    [ORDER_STATUS.choosingVisit, /^انتخاب زمان بازدید/, 'select-time'],
    [ORDER_STATUS.visiting, /^شروع بازدید/, 'start-visit'],
    [ORDER_STATUS.expired, /^تمدید در سایت بیمه‌گر/, 'renew-at-insurer'],
    [ORDER_STATUS.renewable, /^تمدید،/, 'renew-here'],
  ])('offers what status %s asks for', async (statusId, name, action) => {
    const { effects } = await show([oneOf(policyInStatus(statusId))])
    await press(name)
    expect(effects).toEqual([action])
  })
  it.each([ORDER_STATUS.checking, 777])('shows the details only for %s', async (statusId) => {
    await show([oneOf(policyInStatus(statusId))])
    expect(
      card()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['جزئیات'])
  })
  it('shows how many days an expired policy is late, and how much an insured car is worth', async () => {
    const car = { insuranceTypeEn: 'body', liabilityPropertyDamage: null, carValue: 840_000_000 } as const
    const visit = { date: '1404-08-26', startTime: '8:00', endTime: '10:00' }
    await show([
      oneOf(
        policyInStatus(ORDER_STATUS.renewableLong, { daysLate: 35, orderId: 'A' }),
        policyInStatus(ORDER_STATUS.issuedAfterVisit, { ...car, orderId: 'B' }),
        policyInStatus(ORDER_STATUS.paid, { ...car, visit, orderId: 'C' }),
        policyInStatus(ORDER_STATUS.correctingDocuments, { ...car, deadline: '1404-08-26', orderId: 'D' }),
      ),
    ])
    const second = screen.getAllByRole('article').map((of) => of.querySelectorAll('dl > div')[1]?.textContent)
    expect(second).toEqual(['دیرکرد ۳۵ روز', 'ارزش ۸۴۰ میلیون', 'بازدید ۲۶ آبان ۱۴۰۴', 'مهلت ۲۶ آبان ۱۴۰۴'])
  })
  it('shows the state of the paper copy, the correction and the next instalment in a box', async () => {
    const delivery = { date: '1404-08-26', startTime: '9:00', endTime: '12:00' }
    await show([
      oneOf(
        policyInStatus(ORDER_STATUS.issuedWithPaper, { delivery, orderId: 'A' }),
        policyInStatus(ORDER_STATUS.endorsed, { endorsement: 'نام اصلاح شد.', orderId: 'B' }),
        policyInStatus(ORDER_STATUS.issuedInInstalments, {
          nextInstalment: { amount: 1_425_600, dueDate: '1404-09-24' },
          orderId: 'C',
        }),
        policyInStatus(ORDER_STATUS.paid, { owes: ['cheques'], deadline: '1404-08-26', orderId: 'D' }),
      ),
    ])
    for (const text of [
      'نسخهٔ کاغذی دوشنبه ۲۶ آبان، از ۹ تا ۱۲ به دستتان می‌رسد.',
      'اصلاح بیمه‌نامه: نام اصلاح شد.',
      'قسط بعدی ۱٬۴۲۵٬۶۰۰ تومان، تا ۲۴ آذر ۱۴۰۴.',
      'عکس چک‌ها را تا دوشنبه ۲۶ آبان بفرستید.',
    ])
      expect(document.body.textContent).toContain(text)
  })
  it('makes the most urgent card the page’s only solid button', async () => {
    await show([
      oneOf(
        policyInStatus(ORDER_STATUS.issued, { orderId: 'A' }),
        policyInStatus(ORDER_STATUS.correctingDetails, { orderId: 'B' }),
        policyInStatus(ORDER_STATUS.unfinished, { orderId: 'C' }),
      ),
    ])
    const solid = screen.getAllByRole('button').filter(({ className }) => /primary/.test(className))
    expect(solid.map(({ textContent }) => textContent)).toEqual(['ویرایش اطلاعات'])
  })
  it('keeps the list when the next page fails', async () => {
    const { actor } = await show([
      policyPages['a full page'],
      'unreachable',
      oneOf(policyInStatus(ORDER_STATUS.issued, { orderId: 'Z' })),
    ])
    await waitFor(actor, (snapshot) => snapshot.matches({ list: { pages: 'moreFailed' } }))
    expect((await screen.findByRole('alert')).textContent).toContain('ارتباط با سرور برقرار نشد')
    await press('تلاش دوباره')
    await waitFor(actor, (snapshot) => snapshot.matches({ list: { pages: 'end' } }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
