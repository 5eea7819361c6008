/**
 * Parts of the list that most visits do not open: one chunk, loaded while the browser is idle or when one is
 * opened.
 */
import { useEffect } from 'react'
import { prefetchWhenIdle } from '#adapters/idle.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

const load = () => import('./late-parts.ts')

export const offerDetails = lazyPart(async () => (await load()).OfferDetails)
export const offersAside = lazyPart(async () => (await load()).CarBodyOffersAside)
export const markingList = lazyPart(async () => (await load()).MarkingList)
export const markingBar = lazyPart(async () => (await load()).MarkingBar)
export const noMatchingOffers = lazyPart(async () => (await load()).NoMatchingOffers)

export const sheetParts = {
  covers: lazyPart(async () => (await load()).AllCoversSheet),
  levels: lazyPart(async () => (await load()).LevelSheet),
  explanation: lazyPart(async () => (await load()).ExplanationSheet),
  payment: lazyPart(async () => (await load()).PaymentSheet),
  alternative: lazyPart(async () => (await load()).CarBodyAlternativeSheet),
  arrangement: lazyPart(async () => (await load()).CarBodyArrangementSheet),
  discount: lazyPart(async () => (await load()).DiscountSheet),
  edit: lazyPart(async () => (await load()).CarBodyEditSheet),
  comparison: lazyPart(async () => (await load()).CarBodyComparisonSheet),
  help: lazyPart(async () => (await load()).HowWeCompareSheet),
  priceChange: lazyPart(async () => (await load()).PriceChangeSheet),
}

const parts = [
  ...Object.values(sheetParts),
  offerDetails,
  offersAside,
  markingList,
  markingBar,
  noMatchingOffers,
]

/** Loads every part. Ignores a failure, which the part reports when it is opened. */
export const preloadParts = async (): Promise<void> => {
  await Promise.all(parts.map((part) => part.preload().catch(() => undefined)))
}

export const usePrefetchedParts = (): void => {
  useEffect(() => prefetchWhenIdle(() => void preloadParts()), [])
}
