// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import { DEFAULT_COVERS } from '#contract/values/covers.ts'
import { inputCases } from '#explorer/journey/input-cases.ts'
import { carBodyFound, carBodyOffer } from '#explorer/stubs/car-body-answers.ts'
import { carBodyQuoteOf } from '#machines/journey/quote.ts'
import type { Walk } from '#tests/samples/walk.ts'
import { tomanText } from '#ui/format/numbers.ts'
import { continueEvent, plateAndOwner, renderStep, walkCarBodyTo } from '../../parts/testing/render-step.tsx'
import CarBodyOffers from './offers.tsx'
import { preloadParts } from './lazy-parts.ts'

beforeAll(async () => {
  await preloadParts()
})
afterEach(cleanup)

const answered = [
  ...plateAndOwner,
  continueEvent,
  continueEvent,
  continueEvent,
  continueEvent,
  { type: 'value.changed', change: { carValue: 840_000_000 } } as const,
  continueEvent,
]

const list = async (answer: CarBodyOffersAnswer = carBodyFound, prepare: (walk: Walk) => void = () => {}) => {
  const walk = await walkCarBodyTo(answered, prepare)
  renderStep(walk, <CarBodyOffers />, [listKeys.offers('SEARCH23456789'), answer])
  return walk
}
const covers = (walk: Walk) => carBodyQuoteOf(walk.context()).covers
const band = () => within(screen.getByRole('region', { name: 'پوشش‌های اضافی' }))
const sheet = (name: string) => within(screen.getByRole('dialog', { name }))

describe('the page after signing in', () => {
  it('says that signing in succeeded and the order is being registered, then leads to the holder', async () => {
    const returned = inputCases['car-body'].find(({ name }) => name === 'back from sign-in with a choice')
    const register = (walk: Walk) => walk.hold('register the order')
    const walk = await walkCarBodyTo([], register, returned?.input)
    renderStep(walk, <CarBodyOffers />)
    expect(screen.getByRole('heading', { name: 'ورود انجام شد' })).toBeTruthy()
    expect(screen.getByText('چند لحظه صبر کنید؛ سفارش شما ثبت می‌شود…')).toBeTruthy()
    await act(() => walk.release('register the order'))
    expect(walk.path()?.path).toMatch(/^\/car-body\/personal-information\//)
  })
})

describe('the covers of the list', () => {
  it('shows both proposed covers with their prices, and removes one with one press', async () => {
    const walk = await list()
    expect(band().getByRole('button', { name: /^سرقت لوازم ۱۰/ })).toBeTruthy()
    expect(band().getByText('از ۸۵۶ هزار')).toBeTruthy()
    await userEvent.click(band().getByRole('button', { name: /^حذف سرقت لوازم/ }))
    expect(covers(walk)).toEqual(['cover_price_fluctuation_25'])
  })

  it('adds a simple cover with one press', async () => {
    const walk = await list()
    const glass = band().getByRole('button', { name: /^شکست شیشه/ })
    expect(glass.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(glass)
    expect(covers(walk)).toContain('cover_glass_breaking')
  })

  it('offers the levels of a cover, each with its maximum payment and its price', async () => {
    const walk = await list()
    await userEvent.click(band().getByRole('button', { name: /^نوسان قیمت/ }))
    const levels = sheet('پوشش نوسان قیمت')
    expect(levels.getByRole('radio', { name: /۱٬۰۵۰ میلیون تومان/ })).toBeTruthy()
    expect(levels.getByText('برای سالی با گرانی زیاد · از ۱٫۳ میلیون')).toBeTruthy()
    expect(levels.getByText(/^سطح پیش‌فرض/)).toBeTruthy()
    expect(levels.queryByText(/بیشتر خریداران/)).toBe(null)
    expect(levels.getByRole('button', { name: 'اعمال پوشش' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(levels.getByRole('radio', { name: /^تا ۵۰/ }))
    await userEvent.click(levels.getByRole('button', { name: 'اعمال پوشش' }))
    expect(covers(walk)).toContain('cover_price_fluctuation_50')
    expect(covers(walk)).not.toContain('cover_price_fluctuation_25')
  })
})

describe('the sheet of all covers', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'پوشش بیشتر' }))

  it('changes a draft, counts the remaining offers, and applies the draft', async () => {
    const walk = await list()
    await open()
    const all = sheet('پوشش بیشتر')
    const show = all.getByRole('button', { name: /^نمایش/ })
    expect(show.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(all.getByRole('checkbox', { name: 'شکست شیشه' }))
    expect(all.getByText('۳ پوشش')).toBeTruthy()
    expect(covers(walk)).toHaveLength(2)
    await userEvent.click(all.getByRole('button', { name: /^نمایش/ }))
    expect(covers(walk)).toContain('cover_glass_breaking')
  })

  it('shows no sum before the prices are known', async () => {
    const walk = await walkCarBodyTo(answered, ({ hold }) => hold('search offers'))
    renderStep(walk, <CarBodyOffers />)
    await open()
    expect(sheet('پوشش بیشتر').getByText('۲ پوشش').nextElementSibling?.textContent).toBe('–')
  })

  it('marks a cover that no insurer sells', async () => {
    await list()
    await open()
    const war = sheet('پوشش بیشتر').getByRole<HTMLInputElement>('checkbox', { name: 'جنگ' })
    expect(war.disabled).toBe(true)
    expect(sheet('پوشش بیشتر').getByText('فعلاً فروش ندارد')).toBeTruthy()
  })

  it('explains a cover with the numbers of this car', async () => {
    await list()
    await open()
    await userEvent.click(sheet('پوشش بیشتر').getByRole('button', { name: 'توضیح نوسان قیمت' }))
    const dialogs = screen.getAllByRole('dialog')
    const explanation = within(dialogs.at(-1) ?? document.body)
    expect(explanation.getByText('مثال با خودروی شما')).toBeTruthy()
    expect(explanation.getByText('خودرو ۹۹۸ میلیون تومان شده و در تصادف از بین رفته است.')).toBeTruthy()
    expect(explanation.getByText('بیشتر می‌گیرید').nextElementSibling?.textContent).toBe('۱۴۲ میلیون تومان')
  })
})

describe('the offers', () => {
  it('show the own share with the same example on every card', async () => {
    await list()
    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(carBodyFound.offers.length)
    for (const card of cards.filter((each) => within(each).queryByText(/^انتخاب$/)))
      expect(card.textContent).toContain('از خسارت ۴۰ میلیونی، ۴ میلیون سهم شما')
  })

  it('list the covers in layout B, with one more to add', async () => {
    const walk = await list(carBodyFound, ({ answer }) =>
      answer('list the experiments', { list: [{ name: 'car-body-card', variant: 'B' }] }),
    )
    const [first] = screen.getAllByRole('article')
    const card = within(first ?? document.body)
    expect(card.getByText('پوشش پایه')).toBeTruthy()
    expect(card.getByText('سرقت لوازم ۱۰‏٪')).toBeTruthy()
    expect(card.getByText('در ۱۲ سفارش همراه همین پوشش‌ها')).toBeTruthy()
    await userEvent.click(card.getByRole('button', { name: 'افزودن شکست شیشه' }))
    expect(covers(walk)).toContain('cover_glass_breaking')
  })

  it('show the reason of an insurer that refuses the car', async () => {
    const message = 'این بیمه‌گر خودروی گران‌تر از ۸۰۰ میلیون تومان را بیمه نمی‌کند.'
    await list({
      ...carBodyFound,
      missing: [{ companyCode: 'arghavan', companyFa: 'بیمهٔ ارغوان', reason: 'refused', message }],
    })
    expect(within(screen.getByRole('article', { name: 'بیمهٔ ارغوان' })).getByText(message)).toBeTruthy()
  })

  it('lead to an expert if no insurer sells the covers', async () => {
    await list({ ...carBodyFound, offers: [], missing: [] })
    expect(screen.getByRole('button', { name: 'کمک گرفتن از کارشناس' })).toBeTruthy()
  })

  it('can be compared by the covers of two insurers', async () => {
    const walk = await list()
    const [one, other] = carBodyFound.offers.filter(({ active }) => active)
    await act(() =>
      walk.press(
        { type: 'comparison.started', companyCode: one?.companyCode ?? '' },
        { type: 'comparison.toggled', companyCode: other?.companyCode ?? '' },
        { type: 'comparison.opened' },
      ),
    )
    const table = sheet('مقایسهٔ دو بیمه‌نامه')
    await userEvent.click(table.getByRole('button', { name: 'دیدن همه' }))
    expect(table.getByRole('rowheader', { name: 'شکست شیشه' })).toBeTruthy()
    expect(table.getByRole('rowheader', { name: 'سهم شما در هر خسارت' })).toBeTruthy()
  })

  it('counts the differences, and marks the insurer with the better cover', async () => {
    const [one, other] = carBodyFound.offers.filter(({ active }) => active)
    if (one === undefined || other === undefined) throw new Error('No offers')
    const { cover_glass_breaking: _, ...withoutGlass } = one.coverPrices
    const included = { ...other.coverPrices, cover_glass_breaking: 0 }
    const walk = await list({
      ...carBodyFound,
      offers: [
        { ...one, coverPrices: withoutGlass },
        { ...other, coverPrices: included },
      ],
    })
    await act(() =>
      walk.press(
        { type: 'comparison.started', companyCode: one.companyCode },
        { type: 'comparison.toggled', companyCode: other.companyCode },
        { type: 'comparison.opened' },
      ),
    )
    const table = sheet('مقایسهٔ دو بیمه‌نامه')
    expect(table.getByRole('heading', { name: /^۱ تفاوت|^[۲-۹] تفاوت/ })).toBeTruthy()
    const glass = within(table.getByRole('rowgroup', { name: 'شکست شیشه' }))
    const [lacking, better] = glass.getAllByRole('cell')
    expect(lacking?.textContent).toBe('ندارد')
    expect(better?.textContent).toBe('در قیمت هستبهتر')
  })

  it('show an alternative with its price beside the chosen covers with theirs', async () => {
    const chosen = { ...carBodyOffer, hasUpSelling: true }
    const wider = { ...carBodyOffer, payableAmount: carBodyOffer.payableAmount + 611_600 }
    const upsell = {
      upsellingId: 'UP1',
      offer: wider,
      difference: 611_600,
      covers: [...DEFAULT_COVERS, 'cover_glass_breaking'],
    }
    const walk = await list(carBodyFound, ({ answer }) =>
      answer('list the alternatives', { upsells: [upsell] }),
    )
    await act(() => walk.press({ type: 'offer.chosen', offer: chosen }))
    const alternatives = sheet('با کمی بیشتر، پوشش بهتر')
    const own = alternatives.getByText(/^انتخاب شما: /)
    expect(own.nextElementSibling?.textContent).toBe(tomanText(chosen.payableAmount))
    const other = alternatives.getByRole('region', { name: 'شکست شیشه' })
    expect(other.textContent).toContain(tomanText(wider.payableAmount))
    expect(alternatives.getByRole('button', { name: 'ادامه با همین پوشش‌ها' })).toBeTruthy()
  })

  it('shows the answers behind the price, and leads to one of them', async () => {
    const walk = await list()
    await userEvent.click(screen.getByRole('button', { name: 'ویرایش اطلاعات' }))
    const answers = sheet('قیمت‌ها بر پایهٔ این اطلاعات است')
    expect(answers.getByText('۸۴۰ میلیون تومان')).toBeTruthy()
    await userEvent.click(answers.getByRole('button', { name: 'ویرایش ارزش بیمه‌شده' }))
    expect(walk.value()).toMatchObject({ vehicle: { value: 'pristine' } })
  })
})
