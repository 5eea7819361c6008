/**
 * Stubbed answers by product. The answers of motorcycle insurance are those of third-party insurance, for another
 * vehicle.
 */
import type { AnswerOf } from '#contract/index.ts'
import type { Product } from '#machines/journey/quote.ts'
import type { StubbedAnswer } from './answer.ts'
import { configuration } from './gateway-answers.ts'
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

type Vehicle = Pick<AnswerOf<'readOrder'>['search'], 'carModel'>

/** A motorcycle in place of a car: its class is known where the car's model is. */
const motorcycleFor = ({ carModel }: Pick<Vehicle, 'carModel'>) => ({
  carType: 'motorcycle',
  carUsage: null,
  carModel: null,
  carDetailCode: carModel === null || carModel === 'gone' ? carModel : 'moto_1cyl',
})

/** The whole plate of the stubbed vehicle. */
export const plates = {
  thirdparty: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
  motorcycle: { plk1: '127', plk2: '58463' },
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

/** An answer as the gateway gives it for a product. */
export const answerFor = (product: Product, stubbed: StubbedAnswer): StubbedAnswer =>
  product === 'motorcycle' ? forMotorcycle(stubbed) : stubbed

/** The answers of a call, by name of the result, as the gateway gives them for a product. */
export const answersFor = (product: Product, call: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(stubbedAnswers[call] ?? {}).map(([name, [first]]) => [
      name,
      first && answerFor(product, first).answer,
    ]),
  )
