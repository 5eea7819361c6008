/** The car-body offers, for the list and for its sheets. */
import { useMemo } from 'react'
import { useCarBodyOffers } from '#adapters/server-lists.ts'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import {
  type CoverCode,
  coverKinds,
  type CoverKind,
  covers,
  DEFAULT_COVERS,
} from '#contract/values/covers.ts'
import { isBnplOpen } from '#machines/journey/offer-facts.ts'
import { arrangeOffers } from '#machines/journey/offer-list.ts'
import { numberText } from '#ui/format/numbers.ts'
import { t } from '@lingui/core/macro'
import { useJourneyContext } from '../../journey.ts'
import { useCarBodyConfiguration } from '../../parts/car-body/car-body.ts'

export type CarBodyList = {
  answer: CarBodyOffersAnswer | undefined
  all: readonly CarBodyOffer[]
  /** The offers that pass the filters, sorted. */
  offers: readonly CarBodyOffer[]
}

export const useCarBodyAnswer = () =>
  useCarBodyOffers(useJourneyContext(({ searchTrackingCode }) => searchTrackingCode))

const NONE: readonly CarBodyOffer[] = []

export const useCarBodyList = (): CarBodyList => {
  const answer = useCarBodyAnswer()
  const arrangement = useJourneyContext((context) => context.arrangement)
  const bnplOpen = useJourneyContext(isBnplOpen)
  return useMemo(() => {
    const all = answer?.offers ?? NONE
    return { answer, all, offers: arrangeOffers(all, arrangement, bnplOpen) }
  }, [answer, arrangement, bnplOpen])
}

/** A kind of cover with its chosen code, or with the code that a press adds. */
export type CoverChoice = {
  readonly kind: CoverKind
  readonly code: CoverCode
  readonly isChosen: boolean
  readonly hasLevels: boolean
}

/** All kinds of covers of the product, each with its chosen code. */
export const coverChoices = (
  known: readonly CoverCode[],
  chosen: readonly CoverCode[],
): readonly CoverChoice[] =>
  coverKinds.flatMap((kind) => {
    const ofKind = known.filter((code) => covers[code].kind === kind)
    const now = chosen.find((code) => covers[code].kind === kind)
    const code = now ?? ofKind.find((each) => DEFAULT_COVERS.includes(each)) ?? ofKind[0]
    if (code === undefined) return []
    return [{ kind, code, isChosen: now !== undefined, hasLevels: ofKind.length > 1 }]
  })

export const useKnownCovers = (): readonly CoverCode[] => useCarBodyConfiguration()?.covers ?? []

/** «۶۱۲ هزار», from a million on «۱٫۸ میلیون». */
export const shortPrice = (toman: number): string => {
  const thousands = Math.round(toman / 1000)
  const inThousands = numberText(thousands)
  const inMillions = numberText(toman / 1_000_000, 1)
  return thousands < 1000 ? t`${inThousands} هزار` : t`${inMillions} میلیون`
}
