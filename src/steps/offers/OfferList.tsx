/**
 * The offers of the chosen ceiling as they are arranged, what is to know about them, and who is missing.
 * Prices of another ceiling are there already; a flash says that they are others. Specification: document 2 sections 2.7, 4 and 8.
 */
import { useCallback, useDeferredValue } from 'react'
import type { Offer, OffersAnswer } from '#contract/operations/third-party-offers.ts'
import { classNames } from '#ui/class-names.ts'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { ComparisonBar } from './ComparisonBar.tsx'
import { ListHead } from './ListHead.tsx'
import { LateFeeNote, ValidUntil, YearChangeNote } from './ListNotes.tsx'
import { MissingInsurers } from './MissingInsurers.tsx'
import { NoOffers } from './NoOffers.tsx'
import { NoMatchingOffers } from './NoMatchingOffers.tsx'
import { OfferCard } from './OfferCard.tsx'
import styles from './OfferList.module.css'
import { UnavailableOfferCard } from './UnavailableOfferCard.tsx'

type OfferListProps = {
  answer: OffersAnswer
  /** Every offer of the ceiling. */
  all: readonly Offer[]
  /** Those that are listed, in order. */
  offers: readonly Offer[]
  /** How many are marked for comparing. */
  marked: number
}

export function OfferList({ answer, all, offers, marked }: OfferListProps) {
  const send = useSend()
  const swapping = useMatches({ offers: { list: 'swapping' } })
  const askAgain = () => send({ type: 'retry' })
  if (all.length === 0) return <NoOffers missing={answer.missing} onAskAgain={askAgain} />
  if (offers.length === 0) return <NoMatchingOffers all={all.length} />
  return (
    <div className={styles.content}>
      <ListHead listed={offers.length} all={all.length} />
      <LateFeeNote offers={all} />
      <YearChangeNote change={answer.yearChange} />
      <div className={classNames(styles.list, swapping && styles.swapping)} aria-busy={swapping || undefined}>
        <Cards offers={offers} />
      </div>
      <ValidUntil instant={answer.validUntil} onAskAgain={askAgain} />
      <MissingInsurers missing={answer.missing} />
      <ComparisonBar count={marked} />
    </div>
  )
}

/** As many cards as a tall phone shows at once, and one more. */
const AT_ONCE = 6

/** The first cards are drawn with the press, those below a moment later: until then they stand as they were, dimmed, or not yet at all. */
const useFirstAtOnce = (offers: readonly Offer[]): readonly Offer[] => {
  const later = useDeferredValue(offers, [])
  if (later === offers) return offers
  const drawn = new Map(later.map((offer) => [offer.companyCode, offer]))
  return [
    ...offers.slice(0, AT_ONCE),
    ...offers.slice(AT_ONCE).flatMap(({ companyCode }) => drawn.get(companyCode) ?? []),
  ]
}

function Cards({ offers: all }: { offers: readonly Offer[] }) {
  const send = useSend()
  const offers = useFirstAtOnce(all)
  const compared = useJourneyContext((memory) => memory.compared)
  const chosenCompany = useJourneyContext(({ choice }) => choice?.offer.companyCode)
  const choose = useCallback((offer: Offer) => send({ type: 'offer.chosen', offer }), [send])
  const mark = useCallback((companyCode: string) => send({ type: 'comparison.toggled', companyCode }), [send])
  const first = offers[0]?.companyCode
  return offers.map((offer) => {
    const { companyCode, active } = offer
    if (!active) return <UnavailableOfferCard key={companyCode} offer={offer} onChoose={choose} />
    return (
      <OfferCard
        key={companyCode}
        offer={offer}
        chosen={companyCode === chosenCompany}
        summedUp={companyCode === (chosenCompany ?? first)}
        first={companyCode === first}
        marked={compared.includes(companyCode)}
        onChoose={choose}
        onMark={mark}
      />
    )
  })
}
