/** The sandbox's market: its insurers and discount codes. */
import type { Market } from '../domain/market.ts'
import { discountsOn } from './discounts.ts'
import { insurers } from './insurers.data.ts'
import { insurerChoices, insurerName, insurerOf, insurerRecords } from './insurers.ts'

export const market: Market = {
  isInvented: true,
  insurers,
  insurerOf,
  insurerName,
  insurerChoices,
  insurerRecords,
  discountsOn,
}
