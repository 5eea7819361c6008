// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import type { Address } from '#contract/operations/addresses.ts'
import type { InspectionDay } from '#contract/operations/inspection.ts'
import { carBodyOrder, reserved } from '#explorer/stubs/car-body-answers.ts'
import { addressUid, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import type { Walk } from '#tests/samples/walk.ts'
import { renderStep, walkCarBodyTo } from '../parts/testing/render-step.tsx'
import Inspection from './inspection.tsx'
import Terms from './terms.tsx'

afterEach(cleanup)

const address: Address = {
  uid: addressUid,
  province: 'tehran',
  provinceFa: 'تهران',
  city: 'tehran',
  cityFa: 'تهران',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
  enable: true,
  inspection: {
    reason: null,
    nearestCityFa: null,
    earliest: { date: '1404-08-25', startTime: '10:00', endTime: '12:00' },
  },
}
const far: Address = {
  ...address,
  uid: '1b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a22',
  provinceFa: 'مازندران',
  cityFa: 'نور',
  enable: false,
  inspection: { reason: 'city', nearestCityFa: 'آمل', earliest: null },
}
const days: readonly InspectionDay[] = [
  {
    date: '1404-08-24',
    available: true,
    times: [
      { code: 'visit-0', startTime: '8:00', endTime: '10:00', left: 0, reason: 'past' },
      { code: 'visit-1', startTime: '10:00', endTime: '12:00', left: 3, reason: null },
      { code: 'visit-2', startTime: '12:00', endTime: '14:00', left: 1, reason: null },
      { code: 'visit-3', startTime: '14:00', endTime: '16:00', left: 0, reason: 'full' },
    ],
  },
]

const order = { ...carBodyOrder, stage: 4 as const }
const lists = [
  [listKeys.addresses(), { addresses: [address, far] }],
  [listKeys.inspectionTimes(trackingCode), { inspectTimes: days }],
] as const

const at = (to: string, prepare: (walk: Walk) => void = () => {}) =>
  walkCarBodyTo([{ type: 'xstate.route', to }], prepare, { trackingCode })

describe('the place of the inspection', () => {
  const atPlaces = () =>
    at('#inspection', ({ answer }) => {
      answer('read the order', order)
    })

  it('has the earliest slot, and the reason where no visit is possible', async () => {
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

describe('the slot of the inspection', () => {
  it('says why a slot cannot be chosen, and is saved with the order', async () => {
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
