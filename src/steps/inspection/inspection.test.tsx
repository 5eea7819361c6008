// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { carBodyOrder, reserved } from '#explorer/stubs/car-body-answers.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import type { Walk } from '#tests/samples/walk.ts'
import { renderStep, walkCarBodyTo } from '../parts/testing/render-step.tsx'
import { days, farAddress, nearAddress } from './inspection.sample.ts'
import Inspection from './inspection.tsx'
import Terms from './terms.tsx'

afterEach(cleanup)

const order = { ...carBodyOrder, stage: 4 as const }
const lists = [
  [listKeys.addresses(), { addresses: [nearAddress, farAddress] }],
  [listKeys.inspectionTimes(trackingCode), { inspectTimes: days }],
] as const

const at = (to: string, prepare: (walk: Walk) => void = () => {}) =>
  walkCarBodyTo([{ type: 'xstate.route', to }], prepare, { trackingCode })

describe('the place of the inspection', () => {
  const atPlaces = () =>
    at('#inspection', ({ answer }) => {
      answer('read the order', order)
    })

  it('shows its earliest slot, or the reason why no visit is possible', async () => {
    renderStep(await atPlaces(), <Inspection />, ...lists)
    expect(screen.getByText(/^زودترین نوبت: یکشنبه ۲۵ آبان، ۱۰ تا ۱۲/)).toBeTruthy()
    expect(screen.getByText(/در نور کارشناس ندارد؛ نزدیک‌ترین شهر آمل است/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^نور|مازندران/ }).disabled).toBe(true)
  })

  it('is saved, and the first free slot is reserved at once', async () => {
    const walk = await atPlaces()
    const { press } = renderStep(walk, <Inspection />, ...lists)
    await press({ type: 'continue' })
    expect(walk.callsOf('save the inspection place')).toHaveLength(1)
    expect(walk.callsOf('save the inspection time')).toHaveLength(1)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^۱۰ تا ۱۲/ }).checked).toBe(true)
    expect(screen.getByText(/^این نوبت ۳۰ دقیقه برای شما نگه داشته می‌شود/)).toBeTruthy()
  })
})

describe('the cities of the insurer', () => {
  it('are counted in a link, and listed in its sheet', async () => {
    const inspectionCities = [
      { code: 'tehran', cityFa: 'تهران', provinceFa: 'تهران' },
      { code: 'karaj', cityFa: 'کرج', provinceFa: 'البرز' },
    ]
    const walk = await at('#inspection', ({ answer }) => answer('read the order', order))
    renderStep(walk, <Inspection />, [listKeys.addresses(), { addresses: [farAddress], inspectionCities }])
    await userEvent.click(screen.getByRole('button', { name: /^۲ شهری که بیمهٔ .+ بازدید دارد$/ }))
    const sheet = within(screen.getByRole('dialog', { name: /^شهرهایی که بیمهٔ .+ بازدید دارد$/ }))
    expect(sheet.getByText('کرج')).toBeTruthy()
    expect(sheet.getByText('استان البرز')).toBeTruthy()
  })
})

describe('the slot of the inspection', () => {
  it('gives the focus to the first free slot after its own was given back', async () => {
    const walk = await at('#inspection', ({ answer }) =>
      answer('read the order', { ...order, inspection: reserved }),
    )
    renderStep(walk, <Inspection />, ...lists)
    await act(() => walk.release('wait until the slot is given back'))
    const first = screen.getByRole<HTMLInputElement>('radio', { name: /^۱۰ تا ۱۲/ })
    expect(document.activeElement).toBe(first)
    expect(first.checked).toBe(false)
    expect(screen.getByText(/^هنوز نوبتی ندارید/)).toBeTruthy()
  })

  it('shows why a slot cannot be chosen, and is saved with the order', async () => {
    const walk = await at('#inspection', ({ answer }) =>
      answer('read the order', { ...order, inspection: reserved }),
    )
    renderStep(walk, <Inspection />, ...lists)
    const slot = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(slot(/^۸ تا ۱۰/).disabled).toBe(true)
    expect(screen.getByText('گذشته است')).toBeTruthy()
    expect(screen.getByText('پر شد')).toBeTruthy()
    await userEvent.click(slot(/^۱۲ تا ۱۴/))
    await act(() => walk.press({ type: 'continue' }))
    expect(walk.callsOf('complete the order')).toHaveLength(1)
    expect(walk.path()?.path).toBe(`/car-body/terms-and-conditions/${trackingCode}`)
  })
})

describe('the conditions of the inspection', () => {
  it('are eight, and the button accepts them', async () => {
    const walk = await at('#terms', ({ answer }) =>
      answer('read the order', { ...order, inspection: reserved }),
    )
    renderStep(walk, <Terms />)
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(8)
    await userEvent.click(screen.getByRole('button', { name: 'هر هشت شرط را می‌پذیرم' }))
    expect(walk.callsOf('accept the terms')).toHaveLength(1)
  })

  it('say what follows if the car is not ready, and promise no other slot', async () => {
    const walk = await at('#terms', ({ answer }) =>
      answer('read the order', { ...order, inspection: reserved }),
    )
    renderStep(walk, <Terms />)
    expect(screen.getByText(/سفارش لغو می‌شود و پولتان برمی‌گردد/)).toBeTruthy()
    expect(screen.queryByText(/نوبت تازه/)).toBe(null)
  })

  it('say when they were accepted', async () => {
    const walk = await at('#terms', ({ answer }) =>
      answer('read the order', {
        ...order,
        inspection: reserved,
        termsAcceptedAt: '2025-11-15T14:00:00.000Z',
      }),
    )
    renderStep(walk, <Terms />)
    expect(screen.getByText(/پذیرفته‌اید/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'ادامه' })).toBeTruthy()
  })
})
