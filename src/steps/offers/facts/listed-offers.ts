/** The offers of the chosen ceiling and the names of the sort orders, for the list and for its sheets. */
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useOffers } from '#adapters/server-lists.ts'
import type { Offer, OffersAnswer } from '#contract/operations/offers.ts'
import type { Arrangement } from '#machines/journey/answers.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { isBnplOpen } from '#machines/journey/offer-facts.ts'
import { arrangeOffers } from '#machines/journey/offer-list.ts'
import { useJourneyContext } from '../../journey.ts'
import { useLiabilityQuote } from '../../liability.ts'

export type ListedOffers = {
  answer: OffersAnswer | undefined
  /** Every offer of the ceiling. */
  all: readonly Offer[]
  /** The offers that pass the filters, sorted. */
  offers: readonly Offer[]
}

export const useOffersAnswer = () =>
  useOffers(useJourneyContext(({ searchTrackingCode }) => searchTrackingCode))

export const useListedOffers = (): ListedOffers => {
  const answer = useOffersAnswer()
  const ceiling = useLiabilityQuote((quote) => quote.liabilityPropertyDamage)
  const arrangement = useJourneyContext((context) => context.arrangement)
  const bnplOpen = useJourneyContext(isBnplOpen)
  return useMemo(() => {
    const all = answer?.offersPerCoverage[String(ceiling)] ?? []
    return { answer, all, offers: arrangeOffers(all, arrangement, bnplOpen) }
  }, [answer, ceiling, arrangement, bnplOpen])
}

/** Names of the sort orders. */
export const useSortNames = (): Readonly<Record<Arrangement['sort'], string>> => {
  const { t } = useLingui()
  return { price: t`ارزان‌ترین`, instalments: t`کمترین قسط اول`, branches: t`بیشترین شعبه` }
}

/**
 * Whether the offers continue a policy: a renewal has no answers to edit, no comparison and no link to share.
 */
export const isRenewal = ({
  renewableTrackingCode,
}: Pick<JourneyContext, 'renewableTrackingCode'>): boolean => renewableTrackingCode !== null
