// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { carBodyLookup } from '#explorer/stubs/car-body-answers.ts'
import { carBodyQuoteOf } from '#machines/journey/quote.ts'
import {
  continueEvent,
  pickOption,
  plateAndOwner,
  pressAndWaitForClose,
  renderStep,
  walkCarBodyTo,
} from '../parts/testing/render-step.tsx'
import CarDetails from './details.tsx'
import Insurance from './insurance.tsx'
import ThirdParty from './third-party.tsx'
import Value from './value.tsx'

afterEach(cleanup)

const reviewed = [...plateAndOwner, continueEvent, continueEvent]
const manual = [{ type: 'manual-entry.chosen' } as const]

describe('the insurance of the registry’s car', () => {
  const atInsurance = () => walkCarBodyTo(reviewed)

  it('shows the earlier policy, and continues', async () => {
    const walk = await atInsurance()
    renderStep(walk, <Insurance />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'دارد' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /۳۵/ }).checked).toBe(true)
    expect(screen.getByText('۱۰ روز دیگر؛ بیمهٔ تازه از فردای همان روز شروع می‌شود.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
    expect(walk.value()).toMatchObject({ inquiry: { thirdParty: 'pristine' } })
  })

  it('asks nothing else without a policy, and clears the earlier one', async () => {
    const walk = await atInsurance()
    renderStep(walk, <Insurance />)
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'وضعیت بیمهٔ بدنه' })).getByRole('radio', {
        name: 'ندارد',
      }),
    )
    expect(screen.queryByText('شرکت بیمهٔ قبلی')).toBeNull()
    expect(carBodyQuoteOf(walk.context()).insurance).toEqual({
      policyStatus: 'without',
      previousCompany: null,
      lastPolicyExpDate: null,
      carBodyDiscount: null,
    })
  })
})

describe('the third-party discount', () => {
  it('is asked in years, and leads to the value', async () => {
    const walk = await walkCarBodyTo([...reviewed, continueEvent])
    renderStep(walk, <ThirdParty />)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^۵ سال یا بیشتر/ }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: /^۲ سال/ }))
    await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
    expect(carBodyQuoteOf(walk.context()).thirdPartyDiscount).toBe('2')
    expect(walk.value()).toMatchObject({ inquiry: { value: 'pristine' } })
  })
})

describe('the value of the car', () => {
  const atValue = () => walkCarBodyTo([...reviewed, continueEvent, continueEvent])
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^قیمت خودرو/ })
  const insured = () => screen.getByText('ارزش بیمه‌شده').nextElementSibling?.textContent

  it('is repeated in words and compared with the usual price, and no price is refused for it', async () => {
    const walk = await atValue()
    renderStep(walk, <Value />)
    await userEvent.type(amount(), '84000000')
    expect(amount().value).toBe('۸۴٬۰۰۰٬۰۰۰')
    expect(screen.getByText('هشتاد و چهار میلیون تومان')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'کمتر از بازار' })).toBeTruthy()
    expect(screen.getByText(/^یک صفر جا نمانده؟/)).toBeTruthy()
    await userEvent.type(amount(), '0')
    expect(screen.getByRole('img', { name: 'در بازهٔ بازار' })).toBeTruthy()
    expect(screen.queryByText(/^یک صفر/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'دیدن قیمت‌ها' }))
    expect(walk.path()?.path).toBe('/car-body/offers')
  })

  it('keeps the caret at its digit while the separators move', async () => {
    renderStep(await atValue(), <Value />)
    await userEvent.type(amount(), '840000')
    amount().setSelectionRange(2, 2)
    await userEvent.keyboard('5')
    expect(amount().value).toBe('۸٬۴۵۰٬۰۰۰')
    expect(amount().selectionStart).toBe(4)
  })

  it('shows the limit after blur', async () => {
    renderStep(await atValue(), <Value />)
    await userEvent.type(amount(), '100')
    expect(screen.queryByText('ارزش خودرو دست‌کم ۵۰ میلیون تومان است.')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('ارزش خودرو دست‌کم ۵۰ میلیون تومان است.')).toBeTruthy()
  })

  it('asks for the accessories when the box is ticked, sums both, and clears the amount when it is unticked', async () => {
    const walk = await atValue()
    renderStep(walk, <Value />)
    await userEvent.type(amount(), '840000000')
    const tick = screen.getByRole('checkbox', { name: /^لوازم غیرفابریک هم دارد/ })
    await userEvent.click(tick)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'قیمت لوازم' }))
    await userEvent.keyboard('25000000')
    expect(insured()).toBe('۸۶۵ میلیون تومان')
    await userEvent.click(tick)
    expect(insured()).toBe('۸۴۰ میلیون تومان')
    expect(carBodyQuoteOf(walk.context()).value.carAccessoriesValue).toBeNull()
  })
})

describe('the car by hand', () => {
  const year = () => screen.getByRole('button', { name: /^سال ساخت/ })
  const sheet = () => within(screen.getByRole('dialog'))

  it('asks for brand, model and year, and leads to the value', async () => {
    const walk = await walkCarBodyTo(manual)
    renderStep(walk, <CarDetails />)
    await pickOption(screen.getByRole('button', { name: /^برند/ }), /^پژو/)
    await pickOption(screen.getByRole('button', { name: /^مدل/ }), '۲۰۷ دنده‌ای')
    await userEvent.click(year())
    await userEvent.click(sheet().getByRole('radio', { name: /^۱۳۹۹/ }))
    await pressAndWaitForClose(sheet().getByRole('button', { name: 'تأیید سال ۱۳۹۹' }))
    await userEvent.click(screen.getByRole('button', { name: 'ثبت و ادامه' }))
    expect(walk.path()?.path).toBe('/car-body/vehicle-information')
    expect(walk.value()).toMatchObject({ vehicle: { value: 'pristine' } })
  })

  it('marks the fields that an incomplete answer of the registry left out', async () => {
    const answer = { ...carBodyLookup, isDefective: true, message: 'ناقص', carProductionYear: null }
    const walk = await walkCarBodyTo([...plateAndOwner, continueEvent], (begun) =>
      begun.answer('look up the plate', answer),
    )
    const { press } = renderStep(walk, <CarDetails />)
    const gap = screen.getByText('در سنهاب ثبت نشده است؛ از روی کارت خودرو انتخاب کنید.')
    expect(year().getAttribute('aria-describedby')).toBe(gap.parentElement?.id)
    expect(document.querySelectorAll('[data-field-state=error]')).toHaveLength(0)
    await press(continueEvent)
    expect(screen.getAllByText('در سنهاب ثبت نشده است؛ از روی کارت خودرو انتخاب کنید.')).toHaveLength(1)
    expect(year().closest('[data-field-state=error]')).toBeTruthy()
  })

  it('converts the year to the other calendar, and shows that the car is imported', async () => {
    const walk = await walkCarBodyTo(manual)
    renderStep(walk, <CarDetails />)
    await userEvent.click(year())
    await userEvent.click(sheet().getByRole('radio', { name: /^۱۳۹۹/ }))
    await userEvent.click(sheet().getByRole('radio', { name: /^میلادی/ }))
    await pressAndWaitForClose(sheet().getByRole('button', { name: 'تأیید سال ۲۰۲۰' }))
    expect(walk.context().quote.vehicle).toMatchObject({ carImported: true, carProductionYear: '2020' })
  })

  it('asks for the month after an arrow key only by a press, so that other years can be reached', async () => {
    const walk = await walkCarBodyTo(manual)
    renderStep(walk, <CarDetails />)
    await userEvent.click(year())
    sheet().getByRole('radio', { name: /^۱۴۰۴/ }).focus()
    await userEvent.keyboard(' ')
    expect(sheet().getByRole('heading', { name: 'سال ساخت' })).toBeTruthy()
    await userEvent.click(sheet().getByRole('button', { name: 'انتخاب ماه ساخت' }))
    expect(sheet().getByRole('radio', { name: 'خرداد' })).toBeTruthy()
  })

  it('asks for the month of a new year in the same sheet', async () => {
    const walk = await walkCarBodyTo(manual)
    renderStep(walk, <CarDetails />)
    await userEvent.click(year())
    await userEvent.click(sheet().getByRole('radio', { name: /^۱۴۰۴/ }))
    expect(sheet().getByRole('heading', { name: 'ماه ساخت' })).toBeTruthy()
    expect(sheet().getByRole<HTMLInputElement>('radio', { name: 'اسفند' }).disabled).toBe(true)
    await userEvent.click(sheet().getByRole('radio', { name: 'خرداد' }))
    await pressAndWaitForClose(sheet().getByRole('button', { name: 'تأیید سال خرداد ۱۴۰۴' }))
    expect(walk.context().quote.vehicle).toMatchObject({ carProductionYear: '1404', carProductionMonth: '3' })
  })
})
