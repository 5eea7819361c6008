/**
 * The quote: what a price is asked for. Each product has its own kind; third-party and motorcycle insurance ask
 * for the same answers. Specification: document 2 section 3.
 */
import * as v from 'valibot'
import type { Plate } from '#contract/values/plate.ts'
import { emptyAnswers, HistoryAnswers, StatusAnswers, VehicleAnswers } from './answers.ts'

/** Fields of a liability insurance's quote. */
export const liabilityFields = {
  /**
   * Half a plate is stored, too: the parts are not validated here. A motorcycle's plate has the first two parts
   * only.
   */
  plate: v.object({ plk1: v.string(), plk2: v.string(), plk3: v.string(), plkSrl: v.string() }),
  ownerNationalCode: v.string(),
  lookup: v.nullable(v.object({ sbId: v.string(), isDefective: v.boolean() })),
  /** Code of the first lookup error of this inquiry, so that a second one can lead to manual entry. */
  lookupError: v.nullable(v.number()),
  vehicle: VehicleAnswers,
  status: StatusAnswers,
  history: HistoryAnswers,
  /** Property-damage ceiling in toman; null until the configuration has named the default. */
  liabilityPropertyDamage: v.nullable(v.number()),
  /** Months. */
  policyTerm: v.nullable(v.number()),
}

export const Quote = v.variant('product', [
  v.object({ product: v.literal('thirdparty'), ...liabilityFields }),
  v.object({ product: v.literal('motorcycle'), ...liabilityFields }),
])
export type Quote = v.InferOutput<typeof Quote>

/** The products that are sold, by their slugs in the gateway's paths. */
export type Product = Quote['product']

/**
 * The vehicle before the first answer. Most cars are passenger cars (document 2 section 9); motorcycle insurance has
 * one vehicle type only.
 */
const emptyVehicle: Readonly<Record<Product, VehicleAnswers>> = {
  thirdparty: { ...emptyAnswers.vehicle, carType: 'car', carUsage: 'passenger' },
  motorcycle: { ...emptyAnswers.vehicle, carType: 'motorcycle' },
}

/** The quote of a product before the first answer. */
export const emptyQuote = (product: Product): Quote => ({
  product,
  plate: { plk1: '', plk2: '', plk3: '', plkSrl: '' },
  ownerNationalCode: '',
  lookup: null,
  lookupError: null,
  vehicle: emptyVehicle[product],
  status: emptyAnswers.status,
  history: emptyAnswers.history,
  liabilityPropertyDamage: null,
  policyTerm: null,
})

/** The plate with the parts that a plate of this product has. */
export const plateOf = ({
  product,
  plate: { plk1, plk2, plk3, plkSrl },
}: Pick<Quote, 'product' | 'plate'>): Plate =>
  product === 'motorcycle' ? { plk1, plk2 } : { plk1, plk2, plk3, plkSrl }

/** Whether some answer about the vehicle is known. */
export const isVehicleBegun = ({ product, vehicle }: Quote): boolean =>
  Object.entries(emptyVehicle[product]).some(([field, empty]) => Reflect.get(vehicle, field) !== empty)
