// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { mobilePages, mobilePolicy } from '#explorer/stubs/mobile-policies.ts'
import { type MobilePages, mobilePolicies } from '#machines/areas/mobile-policies.ts'
import { stage } from '#ui/testing/stage.tsx'
import { MobileTab } from './MobileTab.tsx'

afterEach(cleanup)

/** Renders the tab with stubbed answers in order, and returns the effects that leave it. */
const show = async (answers: (MobilePages | 'unreachable')[], signedIn = true) => {
  const effects: string[] = []
  const actor = createActor(
    mobilePolicies.provide({
      actors: {
        'list the mobile policies': fromPromise(async () => {
          const answer = answers.shift() ?? mobilePages.none
          if (answer === 'unreachable') throw failure('unreachable')
          return answer
        }),
        'open the mobile policy file': fromPromise<void, { id: string | null }>(() => new Promise(() => {})),
      },
      actions: {
        'go to the sign-in page': () => void effects.push('sign-in'),
        'go to mobile insurance': () => void effects.push('buy'),
        'go to the claim site': () => void effects.push('claim'),
        'go to the insurer': (_, { url }) => void effects.push(url),
      },
    }),
    { input: { signedIn } },
  ).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  stage(<MobileTab actor={actor} onFollow={undefined} onTab={undefined} />)
  return { actor, effects }
}

const press = (name: string | RegExp) => userEvent.setup().click(screen.getByRole('button', { name }))
const cards = () => screen.getAllByRole('article')
const inStatus = (status: string, word: string, actions = mobilePolicy.actions): MobilePages => ({
  ...mobilePages.none,
  insurances: [{ ...mobilePolicy, insuranceStatusEn: status, insuranceStatusFa: word, actions }],
})

describe('the mobile tab', () => {
  it('is a tab beside the vehicles, each with its address', async () => {
    await show([mobilePages.none])
    const tabs = within(screen.getByRole('navigation', { name: 'نوع بیمه' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['/my-insurances?tab=vehicle', null],
      ['/my-insurances?tab=mobile', 'page'],
    ])
  })
  it('asks a guest to sign in', async () => {
    const { effects } = await show([], false)
    await press('ورود به حساب')
    expect(effects).toEqual(['sign-in'])
  })
  it('leads to mobile insurance while there is no policy', async () => {
    const { effects } = await show([mobilePages.none])
    expect(screen.getByText('هنوز بیمهٔ موبایل ندارید')).toBeTruthy()
    await press('خرید بیمهٔ موبایل')
    expect(effects).toEqual(['buy'])
  })
  it('shows a failure with its error id and retries', async () => {
    await show(['unreachable', mobilePages['one page']])
    expect(screen.getByRole('alert').textContent).toContain('بیمه‌ها نرسید')
    expect(screen.getByText('کد خطا')).toBeTruthy()
    await press('تلاش دوباره')
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })
  it('shows the facts of a policy, and its number if the model is unknown', async () => {
    await show([mobilePages['one page']])
    const [renewable, active] = cards()
    expect(renewable?.textContent).toContain('IMEI ۳۵۶۹۳۸۰۳۵۶۴۳۸۱۷')
    for (const fact of ['Samsung Galaxy A56', 'سرقت و شکستگی', '۲۳ آبان ۱۴۰۵', 'سارا رستگار', '۷۲۰۰۳۰۱'])
      expect(active?.textContent).toContain(fact)
  })
  it('renews first, with the only solid button, and gets the file second', async () => {
    const { effects } = await show([mobilePages['one page']])
    const buttons = within(cards()[0] ?? document.body).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['تمدید', 'بیمه‌نامه'])
    const solid = screen.getAllByRole('button').filter(({ className }) => /primary/.test(className))
    expect(solid).toEqual(buttons.slice(0, 1))
    await press(/^تمدید/)
    expect(effects).toEqual(['https://insurer.test/policy/1'])
    await press('دریافت بیمه‌نامه، Samsung Galaxy A56')
    const file = screen.getByRole('button', { name: 'دریافت بیمه‌نامه، Samsung Galaxy A56' })
    expect(file.getAttribute('aria-busy')).toBe('true')
  })
  it('continues with the payment of an order', async () => {
    await show([
      inStatus('ready_to_pay', 'در انتظار پرداخت', [{ type: 'renewal', url: 'https://insurer.test/2' }]),
    ])
    expect(screen.getByRole('button', { name: /^ادامه و پرداخت/ })).toBeTruthy()
  })
  it.each([
    ['active', 'فعال', /ok/],
    ['ready_to_pay', 'در انتظار پرداخت', /warn/],
    ['renewal', 'وقت تمدید', /err/],
    ['expired', 'منقضی‌شده', /err/],
    ['previous_insurance', 'تمدیدشده', /err/],
    ['cancelled', 'لغوشده', /neutral/],
    ['unheard-of', 'تازه', /neutral/],
  ])('colours the status %s', async (status, word, look) => {
    await show([inStatus(status, word)])
    expect(screen.getByText(word).className).toMatch(look)
  })
  it('keeps the previous policies closed until they are opened', async () => {
    await show([mobilePages['one page']])
    expect(screen.queryByText('تمدیدشده')).toBeNull()
    await press('بیمه‌های قبلی (۱)')
    expect(within(screen.getByRole('list', { name: 'بیمه‌های قبلی' })).getByText('تمدیدشده')).toBeTruthy()
  })
  it.each([
    ['over the list', mobilePages['one page'], true],
    ['without a policy', mobilePages.none, true],
    ['to a guest', mobilePages.none, false],
  ])('explains %s how a claim is registered, and leads to the claim site', async (_, pages, signedIn) => {
    const { effects } = await show([pages], signedIn)
    await press(/راهنمای ثبت خسارت/)
    const sheet = within(await screen.findByRole('dialog', { name: 'خسارت موبایل را چطور ثبت کنم؟' }))
    await userEvent.setup().click(sheet.getByRole('button', { name: 'رفتن به سایت خسارت' }))
    expect(effects).toEqual(['claim'])
    await userEvent.setup().click(sheet.getByRole('button', { name: 'بستن' }))
  })
  it('loads more on demand, and shows a failure of loading more', async () => {
    await show([mobilePages['a full page'], 'unreachable', mobilePages['one page']])
    await press('نمایش بیشتر')
    expect((await screen.findByRole('alert')).textContent).toContain('ارتباط با سرور برقرار نشد')
    await press('تلاش دوباره')
    expect(await screen.findByText('وقت تمدید')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
