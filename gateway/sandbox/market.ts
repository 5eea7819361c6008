/** The sandbox's market: its insurers and discount codes. */
import type { Market } from '../domain/market.ts'
import { discountsOn } from './discounts.ts'
import { insurers } from './insurers.data.ts'
import { insurerChoices, insurerName, insurerOf } from './insurers.ts'

export const market: Market = { insurers, insurerOf, insurerName, insurerChoices, discountsOn }
