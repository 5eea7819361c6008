/**
 * Stubbed answers by journey. The answers of motorcycle insurance are those of third-party insurance, for
 * another vehicle.
 */
import type { AnswerOf, OperationName } from '#contract/index.ts'
import type { JourneyId } from '#machines/journeys.ts'
import type { Product } from '#machines/journey/quote.ts'
import type { StubbedAnswer, StubbedCall } from './answer.ts'
import { callsOfOthers, carBodyCalls } from './car-body.ts'
import { configuration } from './gateway-answers.ts'
import { callsWithoutRenewal, renewalCalls } from './renewal.ts'
import { stubbedAnswers } from './stubbed-answers.ts'

const motorcycleConfiguration: AnswerOf<'readConfiguration'> = {
  ...configuration,
  carTypes: [
    {
      code: 'motorcycle',
      title: 'موتورسیکلت',
      picks: 'tonnage',
      usages: [],
      defaultUsage: null,
      details: [
        { code: 'moto_1cyl', title: 'دنده‌ای، یک سیلندر' },
        { code: 'moto_2cyl', title: 'دو سیلندر و بیشتر' },
      ],
    },
  ],
  cars: [],
  carProductionYears: configuration.carProductionYears.map((year) => ({ ...year, needsMonth: false })),
}

/** A motorcycle in place of a car: its class is known where the car's model is. */
const motorcycleFor = ({ carModel }: { readonly carModel: string | null }) => ({
  carType: 'motorcycle',
  carUsage: null,
  carModel: null,
  carDetailCode: carModel === null || carModel === 'gone' ? carModel : 'moto_1cyl',
})

/** The whole plate of the stubbed vehicle. */
export const plates = {
  thirdparty: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
  motorcycle: { plk1: '127', plk2: '58463' },
  carbody: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
} as const satisfies Record<Product, object>

const forMotorcycle = (stubbed: StubbedAnswer): StubbedAnswer => {
  if (stubbed.operation === 'readConfiguration') return { ...stubbed, answer: motorcycleConfiguration }
  if (stubbed.operation === 'lookUpPlate') {
    const { answer } = stubbed
    return { ...stubbed, answer: { ...answer, ...motorcycleFor(answer), carBrand: null } }
  }
  if (stubbed.operation === 'readOrder' && stubbed.answer.product !== 'carbody') {
    const { answer } = stubbed
    return {
      ...stubbed,
      answer: {
        ...answer,
        product: 'motorcycle',
        vehicleTitle: 'موتورسیکلت دنده‌ای',
        search: { ...answer.search, ...motorcycleFor(answer.search) },
      },
    }
  }
  if (stubbed.operation === 'listMyPlates') {
    const saved = stubbed.answer.plates.map(({ nationalCode, carInfo }) => ({
      nationalCode,
      ...plates.motorcycle,
      carInfo: { ...carInfo, carModel: 'دنده‌ای، یک سیلندر' },
    }))
    return { ...stubbed, answer: { plates: saved } }
  }
  return stubbed
}

/** An answer of a liability insurance as the gateway gives it for a product. */
export const answerFor = (product: Product, stubbed: StubbedAnswer): StubbedAnswer =>
  product === 'motorcycle' ? forMotorcycle(stubbed) : stubbed

type StubbedCalls = Readonly<Record<string, StubbedCall>>

const motorcycleCalls: StubbedCalls = Object.fromEntries(
  Object.entries(stubbedAnswers).map(([call, results]) => [
    call,
    Object.fromEntries(Object.entries(results).map(([name, answers]) => [name, answers.map(forMotorcycle)])),
  ]),
)

const without = (others: ReadonlySet<string>): StubbedCalls =>
  Object.fromEntries(Object.entries(stubbedAnswers).filter(([call]) => !others.has(call)))

const callsByJourney: Readonly<Record<JourneyId, StubbedCalls>> = {
  'third-party': stubbedAnswers,
  motorcycle: motorcycleCalls,
  'car-body': { ...without(callsOfOthers), ...carBodyCalls },
  renewal: { ...without(callsWithoutRenewal), ...renewalCalls },
}

/** The answers of all calls of a journey, by name of the result. */
export const stubbedCallsOf = (journey: JourneyId): StubbedCalls => callsByJourney[journey]

/** The operations that a call may ask for. */
export const operationsOf = (call: string, journey: JourneyId = 'third-party'): readonly OperationName[] => [
  ...new Set(
    Object.values(stubbedCallsOf(journey)[call] ?? {}).flatMap((answers) =>
      answers.map(({ operation }) => operation),
    ),
  ),
]

/** The first answers of a call, by name of the result. */
export const answersFor = (journey: JourneyId, call: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(stubbedCallsOf(journey)[call] ?? {}).map(([name, [first]]) => [name, first?.answer]),
  )
