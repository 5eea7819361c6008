// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { CoverCode } from '#contract/values/covers.ts'
import { carBodyConfiguration, carBodyFound } from '#explorer/stubs/car-body-answers.ts'
import { wideMedia } from '#ui/testing/stage.tsx'
import { continueEvent, plateAndOwner, renderStep, walkCarBodyTo } from '../../parts/testing/render-step.tsx'
import CarBodyOffers from './offers.tsx'
import { preloadParts } from './lazy-parts.ts'

beforeAll(async () => {
  vi.stubGlobal('matchMedia', wideMedia)
  await preloadParts()
})
afterEach(cleanup)

const list = async () => {
  const walk = await walkCarBodyTo(
    [
      ...plateAndOwner,
      continueEvent,
      continueEvent,
      continueEvent,
      continueEvent,
      {
        type: 'value.changed',
        change: { carValue: 840_000_000, hasAccessories: true, carAccessoriesValue: 25_000_000 },
      },
      continueEvent,
    ],
    ({ answer }) =>
      answer('load the configuration', { ...carBodyConfiguration, covers: [...CoverCode.options] }),
  )
  renderStep(walk, <CarBodyOffers />, [listKeys.offers('SEARCH23456789'), carBodyFound])
  await screen.findByText('ارزش خودرو')
  return walk
}
const aside = () => within(screen.getByRole('complementary'))
const band = () => within(screen.getByRole('region', { name: 'پوشش‌های اضافی' }))
const amountBeside = (label: string) => aside().getByText(label).closest('div')?.textContent ?? ''

describe('the summary beside the car-body offers', () => {
  it('shows the insured car, and the sum of the chosen covers', async () => {
    await list()
    expect(amountBeside('ارزش خودرو')).toContain('۸۴۰ میلیون')
    expect(amountBeside('لوازم غیرفابریک')).toContain('۲۵ میلیون')
    const covers = within(aside().getByRole('region', { name: 'پوشش‌های این قیمت‌ها' }))
    expect(covers.getByText('نوسان قیمت ۲۵‏٪').closest('div')?.textContent).toContain('۷۳۴٬۰۰۰')
    expect(covers.getByText('جمع پوشش‌ها').closest('div')?.textContent).toContain('۱٬۵۹۰٬۳۰۰')
  })

  it('has the lines of the chosen offer’s price', async () => {
    const walk = await list()
    const [offer] = carBodyFound.offers
    if (offer === undefined) throw new Error('No offer')
    await act(() => walk.press({ type: 'offer.chosen', offer: { ...offer, hasUpSelling: false } }))
    await act(() => walk.press({ type: 'back' }))
    expect(aside().getByRole('region', { name: offer.companyFa })).toBeTruthy()
    expect(amountBeside('پوشش پایه (۲٫۷‏٪)')).toContain('۴٬۸۱۲٬۱۰۰')
    expect(aside().queryByText('جمع پوشش‌ها')).toBeNull()
  })
})

describe('the chips of the covers from 900 px on', () => {
  it('are nine, and one press shows the others', async () => {
    await list()
    expect(band().queryByRole('button', { name: /^جنگ/ })).toBeNull()
    const others = band().getByRole('button', { name: '۲ پوشش دیگر' })
    expect(others.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(others)
    expect(band().getByRole('button', { name: /^جنگ/ })).toBeTruthy()
    expect(band().getByRole('button', { name: 'پوشش‌های کمتر' })).toBeTruthy()
  })

  it('never hide a chosen cover', async () => {
    const walk = await list()
    await act(() => walk.press({ type: 'cover.toggled', code: 'cover_war' }))
    expect(band().getByRole('button', { name: 'حذف جنگ' })).toBeTruthy()
    expect(band().getByRole('button', { name: '۱ پوشش دیگر' })).toBeTruthy()
  })
})
