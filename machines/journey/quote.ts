/**
 * The quote: the answers that a price depends on. Each product has its own kind; third-party and motorcycle
 * insurance share theirs. Specification: document 2 section 3; document 3 section 3.
 */
import * as v from 'valibot'
import { PolicyStatus } from '#contract/operations/configuration.ts'
import type { Plate } from '#contract/values/plate.ts'
import { emptyAnswers, HistoryAnswers, StatusAnswers, VehicleAnswers } from './answers.ts'
import { emptyCarBodyAnswers, ownCarBodyFields } from './car-body-answers.ts'

/** Fields of every quote. */
const sharedFields = {
  /**
   * Half a plate is stored, too: the parts are not validated here. A motorcycle's plate has the first two
   * parts only.
   */
  plate: v.object({ plk1: v.string(), plk2: v.string(), plk3: v.string(), plkSrl: v.string() }),
  ownerNationalCode: v.string(),
  /**
   * The registry's answer. Its policy status is what the page says about an incomplete answer; the status
   * that the user states may differ from it. Earlier versions stored none.
   */
  lookup: v.nullable(
    v.object({
      sbId: v.string(),
      isDefective: v.boolean(),
      policyStatus: v.optional(v.nullable(PolicyStatus)),
    }),
  ),
  /** Code of the first lookup error of this inquiry, so that a second one can lead to manual entry. */
  lookupError: v.nullable(v.number()),
  vehicle: VehicleAnswers,
}

/** Fields of a liability insurance's quote. */
const liabilityFields = {
  ...sharedFields,
  status: StatusAnswers,
  history: HistoryAnswers,
  /** Property-damage ceiling in toman; null until the configuration has named the default. */
  liabilityPropertyDamage: v.nullable(v.number()),
  /** Months. */
  policyTerm: v.nullable(v.number()),
}
const carBodyFields = { ...sharedFields, ...ownCarBodyFields }

const quoteSchemas = {
  thirdparty: v.object({ product: v.literal('thirdparty'), ...liabilityFields }),
  motorcycle: v.object({ product: v.literal('motorcycle'), ...liabilityFields }),
  carbody: v.object({ product: v.literal('carbody'), ...carBodyFields }),
}

export const Quote = v.variant('product', [
  quoteSchemas.thirdparty,
  quoteSchemas.motorcycle,
  quoteSchemas.carbody,
])
export type Quote = v.InferOutput<typeof Quote>
export type CarBodyQuote = v.InferOutput<typeof quoteSchemas.carbody>
export type LiabilityQuote = Exclude<Quote, CarBodyQuote>

/** The products that are sold, by their slugs in the gateway's paths. */
export type Product = Quote['product']

/** Whether the vehicle is inspected before the policy is issued; decision 044. */
export const isInspected = (product: Product | undefined): boolean => product === 'carbody'

/** Schemas of the fields of a product's quote. */
export const quoteFieldsOf = (product: Product): Readonly<Record<string, v.GenericSchema>> =>
  product === 'carbody' ? carBodyFields : liabilityFields

/**
 * The vehicle before the first answer. Most cars are passenger cars (document 2 section 9); motorcycle
 * insurance has one vehicle type only, and car-body insurance insures passenger cars only.
 */
const emptyVehicle: Readonly<Record<Product, VehicleAnswers>> = {
  thirdparty: { ...emptyAnswers.vehicle, carType: 'car', carUsage: 'passenger' },
  motorcycle: { ...emptyAnswers.vehicle, carType: 'motorcycle' },
  carbody: { ...emptyAnswers.vehicle, carType: 'car', carUsage: 'passenger', carImported: false },
}

const emptyShared = (product: Product) => ({
  plate: { plk1: '', plk2: '', plk3: '', plkSrl: '' },
  ownerNationalCode: '',
  lookup: null,
  lookupError: null,
  vehicle: emptyVehicle[product],
})

/** The car-body quote before the first answer. */
export const emptyCarBodyQuote: CarBodyQuote = {
  product: 'carbody',
  ...emptyShared('carbody'),
  ...emptyCarBodyAnswers,
}

/** The quote of a liability insurance before the first answer. */
export const emptyLiabilityQuote = (product: LiabilityQuote['product']): LiabilityQuote => ({
  product,
  ...emptyShared(product),
  status: emptyAnswers.status,
  history: emptyAnswers.history,
  liabilityPropertyDamage: null,
  policyTerm: null,
})

/** The quote of a product before the first answer. */
export const emptyQuote = (product: Product): Quote =>
  product === 'carbody' ? emptyCarBodyQuote : emptyLiabilityQuote(product)

/**
 * The quote of a liability insurance. Throws in a car-body journey, whose rules and screens do not use it.
 */
export const liabilityQuoteOf = ({ quote }: { readonly quote: Quote }): LiabilityQuote => {
  if (quote.product === 'carbody') throw new Error('A car-body quote is no liability quote')
  return quote
}

/** The car-body quote. Throws in a journey of another product. */
export const carBodyQuoteOf = ({ quote }: { readonly quote: Quote }): CarBodyQuote => {
  if (quote.product !== 'carbody') throw new Error('A liability quote is no car-body quote')
  return quote
}

/** Clears the vehicle and the answers that depend on it. Plate, owner, ceiling, term and covers stay. */
export const withoutVehicle = (quote: Quote): Quote => {
  if (quote.product === 'carbody') {
    const { vehicle, value, insurance, thirdPartyDiscount } = emptyCarBodyQuote
    return { ...quote, lookup: null, vehicle, value, insurance, thirdPartyDiscount }
  }
  const { vehicle, status, history } = emptyLiabilityQuote(quote.product)
  return { ...quote, lookup: null, vehicle, status, history }
}

/** The plate reduced to the parts that a plate of this product has. */
export const plateOf = ({
  product,
  plate: { plk1, plk2, plk3, plkSrl },
}: Pick<Quote, 'product' | 'plate'>): Plate =>
  product === 'motorcycle' ? { plk1, plk2 } : { plk1, plk2, plk3, plkSrl }

/** Whether some answer about the vehicle is known. */
export const isVehicleBegun = ({ product, vehicle }: Quote): boolean =>
  Object.entries(emptyVehicle[product]).some(([field, empty]) => Reflect.get(vehicle, field) !== empty)
