/**
 * Hooks for the quote, the configuration and the offers of liability insurances, for the screens that no
 * other product has.
 */
import type { Configuration } from '#contract/operations/configuration.ts'
import type { Offer } from '#contract/operations/offers.ts'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { liabilityConfigurationOf } from '#machines/journey/configurations.ts'
import { type LiabilityQuote, liabilityQuoteOf } from '#machines/journey/quote.ts'
import { useJourneyContext } from './journey.ts'

/** Whether an offer has a ceiling. */
export const isLiabilityOffer = (offer: AnyOffer | null | undefined): offer is Offer =>
  offer !== null && offer !== undefined && 'liabilityPropertyDamage' in offer

/** Selects from the quote. */
export const useLiabilityQuote = <T>(select: (quote: LiabilityQuote) => T): T =>
  useJourneyContext((context) => select(liabilityQuoteOf(context)))

/** The configuration; null while it is not loaded. */
export const useLiabilityConfiguration = (): Configuration | null =>
  useJourneyContext(liabilityConfigurationOf)
