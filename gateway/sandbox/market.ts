/** The sandbox's market: its insurers and discount codes. */
import type { Market } from '../domain/market.ts'
import { carBodyTerms } from './car-body-terms.data.ts'
import { discountsOn } from './discounts.ts'
import { insurerChoices, insurerName, insurerOf, insurerRecords, insurers } from './insurers.ts'

export const market: Market = {
  isInvented: true,
  insurers,
  insurerOf,
  insurerName,
  insurerChoices,
  insurerRecords,
  carBodyTermsOf: (code) => carBodyTerms[code],
  discountsOn,
}
