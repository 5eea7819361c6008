/**
 * The offers of the chosen ceiling, sorted; below them notes on all prices, and the insurers without a price.
 * Prices of other ceilings are already loaded; a flash marks the change. Specification: document 2 sections
 * 2.7, 4 and 8; design language, "Calm offers".
 */
import { Trans } from '@lingui/react/macro'
import {
  Fragment,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Offer, OffersAnswer, YearChange } from '#contract/operations/offers.ts'
import { classNames } from '#ui/class-names.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { Money } from '#ui/format/Format.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { noMatchingOffers, noOffers } from '../lazy-parts.ts'
import { Foot, OrderStatus, useScrollToChoice } from './ListEnds.tsx'
import { useLongPress } from './long-press.ts'
import { MissingInsurers } from '../facts/MissingInsurers.tsx'
import { OfferCard } from './OfferCard.tsx'
import styles from '../facts/OfferList.module.css'
import { UnavailableOfferCard } from './UnavailableOfferCard.tsx'

type OfferListProps = {
  answer: OffersAnswer
  /** Every offer of the ceiling. */
  all: readonly Offer[]
  /** The offers that pass the filters, sorted. */
  offers: readonly Offer[]
}

export function OfferList({ answer, all, offers }: OfferListProps) {
  const send = useSend()
  const swapping = useMatches({ offers: { list: 'swapping' } })
  const longPress = useLongPress((companyCode) => send({ type: 'comparison.started', companyCode }))
  if (all.length === 0)
    return (
      <Suspense>
        <noOffers.Component missing={answer.missing} />
      </Suspense>
    )
  if (offers.length === 0)
    return (
      <Suspense>
        <noMatchingOffers.Component all={all.length} />
      </Suspense>
    )
  return (
    <div className={styles.content}>
      <OrderStatus listed={offers.length} all={all.length} />
      <div
        className={classNames(styles.list, swapping && styles.swapping)}
        aria-busy={swapping || undefined}
        {...longPress}
      >
        <OfferCards
          offers={offers}
          isFirstSolid
          renderAfterFirst={(offer) => <Notes offer={offer} yearChange={answer.yearChange} />}
        />
      </div>
      <Foot validUntil={answer.validUntil} />
      <MissingInsurers missing={answer.missing} />
    </div>
  )
}

/** Number of cards that a tall phone shows, plus one. */
const FIRST_CARDS = 6

/**
 * Renders the first cards at once, up to the chosen one, and defers the rest, which keep their former offers
 * meanwhile.
 */
const useDeferredTail = (offers: readonly Offer[], chosen: number): readonly Offer[] => {
  const deferred = useDeferredValue(offers, [])
  if (deferred === offers) return offers
  const count = Math.max(FIRST_CARDS, chosen + 2)
  const rendered = new Map(deferred.map((offer) => [offer.companyCode, offer]))
  return [
    ...offers.slice(0, count),
    ...offers.slice(count).flatMap(({ companyCode }) => rendered.get(companyCode) ?? []),
  ]
}

/**
 * Chooses an insurer's offer of the current ceiling. Stable, so that a card whose price changes keeps its
 * button.
 */
const useChooseOf = (offers: readonly Offer[]): ((companyCode: string) => void) => {
  const send = useSend()
  const current = useRef(offers)
  useLayoutEffect(() => {
    current.current = offers
  }, [offers])
  return useCallback(
    (companyCode) => {
      const offer = current.current.find((each) => each.companyCode === companyCode)
      if (offer !== undefined) send({ type: 'offer.chosen', offer })
    },
    [send],
  )
}

type OfferCardsProps = {
  offers: readonly Offer[]
  /** Whether the first card has the page's solid button, until an offer is chosen. */
  isFirstSolid: boolean
  /** Below the first card, which the design keeps at the top. */
  renderAfterFirst?: ((offer: Offer) => ReactNode) | undefined
}

export function OfferCards({ offers: all, isFirstSolid, renderAfterFirst }: OfferCardsProps) {
  const chosen = useJourneyContext(({ choice }) => choice?.offer.companyCode)
  const offers = useDeferredTail(
    all,
    all.findIndex(({ companyCode }) => companyCode === chosen),
  )
  useScrollToChoice(chosen)
  const choose = useChooseOf(all)
  return offers.map((offer, index) => {
    const { companyCode, active } = offer
    const card = active ? (
      <OfferCard
        offer={offer}
        chosen={companyCode === chosen}
        solid={isFirstSolid && index === 0 && chosen === undefined}
        onChoose={choose}
      />
    ) : (
      <UnavailableOfferCard offer={offer} onPress={() => choose(companyCode)} />
    )
    return (
      <Fragment key={companyCode}>
        {card}
        {index === 0 && renderAfterFirst?.(offer)}
      </Fragment>
    )
  })
}

/** Notes that apply to every price. */
export function Notes({ offer, yearChange }: { offer: Offer; yearChange: YearChange | null }) {
  return (
    <>
      {offer.delay > 0 && <LateFeeNote {...offer} />}
      {yearChange && <YearChangeNote {...yearChange} />}
    </>
  )
}

/** All offers of a search share the same delay. */
function LateFeeNote({ delay, delayPenalty }: Pick<Offer, 'delay' | 'delayPenalty'>) {
  const days = numberText(delay)
  return (
    <Note kind="warn">
      <Trans>
        {days} روز بدون بیمه بوده‌اید؛ <Money toman={delayPenalty} /> جریمهٔ دیرکرد در همهٔ قیمت‌ها حساب شده است.
      </Trans>
    </Note>
  )
}

function YearChangeNote(change: YearChange) {
  const [year, tariffYear] = [digitsText(change.year), digitsText(change.tariffYear)]
  return (
    <Note>
      <Trans>
        بیمهٔ شما از سال {year} شروع می‌شود و نرخ آن هنوز اعلام نشده است؛ قیمت‌ها با نرخ {tariffYear} حساب شده‌اند.
        اگر نرخ تازه فرق کند، مابه‌التفاوت جدا حساب می‌شود.
      </Trans>
    </Note>
  )
}
