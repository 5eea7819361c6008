/** The page after a failed search: decisions, section 1 "Offers failure" and section 6 `isNormalFlow`. */
import { describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { configuration, failure } from '#explorer/stubs/gateway-answers.ts'
import { answerFor } from '#explorer/stubs/products.ts'
import { walkJourney } from '#tests/samples/walk.ts'
import type { LiabilityQuote } from '../journey/quote.ts'
import { journeys } from '../journeys.ts'
import { motorcycle } from '../motorcycle.ts'
import { thirdParty } from '../third-party.ts'

const refused = failure('refused', errors.searchRefused.code, errorText('searchRefused', 'fa'))

const products = {
  thirdparty: {
    chart: thirdParty,
    vehicle: {
      carType: 'car',
      carUsage: 'passenger',
      carModel: 'peugeot-207-manual',
      carProductionYear: '1399',
    },
    index: { path: '/third-party/sanhub', step: '1' },
    inquiry: { path: '/third-party/sanhub', step: '1' },
  },
  motorcycle: {
    chart: motorcycle,
    vehicle: { carType: 'motorcycle', carDetailCode: 'moto_1cyl', carProductionYear: '1399' },
    index: { path: '/motorcycle/motorcycle-information', step: '1' },
    inquiry: { path: '/motorcycle/sanhub', step: '1' },
  },
} as const satisfies Record<LiabilityQuote['product'], object>

const open = async (
  product: LiabilityQuote['product'],
  query: Readonly<Record<string, string>>,
  thrown?: unknown,
) => {
  const walk = walkJourney(products[product].chart)
  const stubbed = answerFor(product, { operation: 'readConfiguration', answer: configuration })
  walk.answer('load the configuration', stubbed.answer)
  if (thrown !== undefined) walk.fail('search offers', thrown)
  await walk.settle()
  const { vehicle } = products[product]
  await walk.press({
    type: 'xstate.route',
    to: '#offers',
    query: { ...vehicle, policyStatus: 'without', ...query },
  })
  return walk
}

describe.each(['thirdparty', 'motorcycle'] as const)('a search of %s that the gateway refuses', (product) => {
  const { index, inquiry, vehicle } = products[product]
  const known = { carProductionYear: vehicle.carProductionYear }

  it('leads to the journey’s index with the known answers, if a link has opened it', async () => {
    const walk = await open(product, {}, refused)
    expect(walk.path()).toEqual(index)
    expect(walk.context().quote.vehicle).toMatchObject(known)
  })
  it('leads to the inquiry if this journey has made it', async () => {
    const walk = await open(product, { isNormalFlow: 'true' }, refused)
    expect(walk.path()).toEqual(inquiry)
    expect(walk.context().quote.vehicle).toMatchObject(known)
  })
  it('offers a retry if only the call failed', async () => {
    const walk = await open(product, {}, failure('unreachable'))
    expect(walk.has('failed')).toBe(true)
    await walk.press({ type: 'retry' })
    expect(walk.value()).toMatchObject({ offers: { list: 'browsing' } })
  })
})

describe.each(['thirdparty', 'motorcycle'] as const)('a link of %s that is not valid', (product) => {
  const { chart, index, vehicle } = products[product]
  it('leads to the journey’s index and keeps its answers, even without a plate', async () => {
    const walk = walkJourney(chart, {
      saved: { requested: { to: '#offers', query: { ...vehicle, policyStatus: 'with_policy' } } },
    })
    const stubbed = answerFor(product, { operation: 'readConfiguration', answer: configuration })
    walk.answer('load the configuration', stubbed.answer)
    await walk.settle()
    expect(walk.path()).toEqual(index)
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'info', id: 'link-incomplete' }])
    await walk.press({ type: 'xstate.route', to: '#inquiry-owner' }, { type: 'manual-entry.chosen' })
    expect(walk.context().quote.vehicle).toMatchObject(vehicle)
  })
})

describe('a link with a vehicle that the configuration lacks', () => {
  it('leads the car’s journey to its index, without a search', async () => {
    const walk = await open('thirdparty', { carModel: 'unknown' })
    expect(walk.path()).toEqual(products.thirdparty.index)
  })
  it('is searched for a motorcycle, and the gateway’s refusal leads to its index', async () => {
    const walk = await open('motorcycle', { carDetailCode: 'unknown' })
    expect(walk.value()).toMatchObject({ offers: { list: 'browsing' } })
    const turnedAway = await open('motorcycle', { carDetailCode: 'unknown' }, refused)
    expect(turnedAway.path()).toEqual(products.motorcycle.index)
  })
})

it.each(['third-party', 'motorcycle'] as const)(
  'the base address of %s leads to the first state of its chart',
  async (id) => {
    const walk = walkJourney(await journeys[id].load(), {
      saved: { requested: { to: '#offers', query: {} } },
    })
    await walk.settle()
    const { base, addresses, first } = journeys[id]
    expect(walk.path()?.path).toBe(`${base}/${addresses[first]}`)
  },
)
