/**
 * Parts of the screen that most visits do not open. They are loaded in one chunk while the browser is idle,
 * or when the first of them is opened, which also retries a failed load.
 */
import { useEffect } from 'react'
import { prefetchWhenIdle } from '#adapters/idle.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

const load = () => import('./late/late-parts.ts')

export const offerDetails = lazyPart(async () => (await load()).OfferDetails)
export const offersAside = lazyPart(async () => (await load()).OffersAside)
export const markingList = lazyPart(async () => (await load()).MarkingList)
export const markingBar = lazyPart(async () => (await load()).MarkingBar)
export const noOffers = lazyPart(async () => (await load()).NoOffers)
export const noMatchingOffers = lazyPart(async () => (await load()).NoMatchingOffers)

export const sheetParts = {
  payment: lazyPart(async () => (await load()).PaymentSheet),
  alternative: lazyPart(async () => (await load()).AlternativeSheet),
  term: lazyPart(async () => (await load()).TermSheet),
  ceiling: lazyPart(async () => (await load()).CeilingSheet),
  arrangement: lazyPart(async () => (await load()).ArrangementSheet),
  discount: lazyPart(async () => (await load()).DiscountSheet),
  edit: lazyPart(async () => (await load()).EditSheet),
  comparison: lazyPart(async () => (await load()).ComparisonSheet),
  help: lazyPart(async () => (await load()).HowWeCompareSheet),
  priceChange: lazyPart(async () => (await load()).PriceChangeSheet),
}

const parts = [
  ...Object.values(sheetParts),
  offerDetails,
  markingList,
  markingBar,
  noOffers,
  noMatchingOffers,
]

/**
 * Loads every part and resolves when they are loaded. Ignores a failure, which the part reports when it is
 * opened.
 */
export const preloadParts = async (): Promise<void> => {
  await Promise.all(parts.map((part) => part.preload().catch(() => undefined)))
}

export const usePrefetchedParts = (): void => {
  useEffect(() => prefetchWhenIdle(() => void preloadParts()), [])
}
