/**
 * The compare mode: each card is one checkbox, and the bar below collects two or three. Loaded while the
 * screen is idle. Design language, "Calm offers", picture 19b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { MOST_COMPARED } from '#machines/journey/offer-facts.ts'
import { guards } from '#machines/journey/guards.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { numberText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { openModal } from '#ui/sheet/modal-page.ts'
import { useGuard, useJourneyContext, useSend } from '../../../journey.ts'
import { OfferBadge } from '../../facts/badges.tsx'
import styles from './CompareMode.module.css'
import cardStyles from '../../facts/OfferCard.module.css'
import { Names, usePrice } from '../../facts/OfferFacts.tsx'
import listStyles from '../../facts/OfferList.module.css'
import { usePaymentHint } from '../../facts/PaymentHint.tsx'

export function MarkingList({ offers }: { offers: readonly AnyOffer[] }) {
  const send = useSend()
  const compared = useJourneyContext((context) => context.compared)
  const shown = useDeferredValue(offers, offers.slice(0, Math.max(6, indexOfLast(offers, compared) + 2)))
  const mark = useCallback((companyCode: string) => send({ type: 'comparison.toggled', companyCode }), [send])
  useLeaving()
  useScrollToMark(compared.at(-1))
  return (
    <div className={listStyles.list}>
      {shown.map((offer) => (
        <MarkingCard
          key={offer.companyCode}
          offer={offer}
          place={compared.indexOf(offer.companyCode) + 1}
          onMark={mark}
        />
      ))}
    </div>
  )
}

const indexOfLast = (offers: readonly AnyOffer[], compared: readonly string[]): number =>
  offers.findLastIndex(({ companyCode }) => compared.includes(companyCode))

/** Back and Escape leave the mode, unless an open sheet handles them. */
const useLeaving = (): void => {
  const send = useSend()
  useEffect(() => openModal(() => send({ type: 'back' })), [send])
}

/** Keeps the pressed card in view when the tools above the list are hidden. */
const useScrollToMark = (companyCode: string | undefined): void => {
  const atFirst = useRef(companyCode)
  useLayoutEffect(() => {
    if (atFirst.current === undefined) return
    document
      .querySelector(`[data-company="${atFirst.current}"]`)
      ?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }, [])
}

type MarkingCardProps = {
  offer: AnyOffer
  /** Number in the ring; 0 if the offer is not marked. */
  place: number
  onMark: (companyCode: string) => void
}

const MarkingCard = memo(function MarkingCard({ offer, place, onMark }: MarkingCardProps) {
  const { t } = useLingui()
  const { companyCode, badge } = offer
  const companyFa = insurerName(offer)
  const price = usePrice(offer)
  const hint = usePaymentHint(offer)
  return (
    <label
      className={classNames(cardStyles.card, styles.card, place > 0 && cardStyles.chosen)}
      data-company={companyCode}
    >
      <div className={classNames(cardStyles.who, styles.who)}>
        <InsurerLogo slug={companyCode} faded={!offer.active} />
        <Names companyFa={companyFa} branchesNum={offer.branchesNum} />
        <span className={styles.pick}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={place > 0}
            aria-label={t`مقایسهٔ ${companyFa}`}
            onChange={() => onMark(companyCode)}
          />
          <i className={classNames(styles.ring, place > 0 && styles.on)}>{place > 0 && numberText(place)}</i>
        </span>
      </div>
      {price}
      <div className={classNames(cardStyles.act, styles.badge)}>{badge && <OfferBadge badge={badge} />}</div>
      <div className={cardStyles.hint}>{hint}</div>
    </label>
  )
})

/** Tiles of the marked insurers, one dashed place for the next, and the button that opens the table. */
export function MarkingBar() {
  const { t } = useLingui()
  const send = useSend()
  const compared = useJourneyContext((context) => context.compared)
  const enough = useGuard(guards['two offers are marked'])
  const [count, most] = [numberText(compared.length), numberText(MOST_COMPARED)]
  return (
    <>
      <span className={styles.tiles} role="img" aria-label={t`${count} از ${most} پیشنهاد انتخاب شد`}>
        {compared.map((companyCode) => (
          <InsurerLogo key={companyCode} slug={companyCode} />
        ))}
        {compared.length < MOST_COMPARED && <span className={styles.slot} />}
      </span>
      <Button
        className={classNames(styles.open)}
        blocked={!enough}
        onClick={() => send({ type: 'comparison.opened' })}
      >
        {enough ? (
          <Trans>مقایسهٔ {count} پیشنهاد</Trans>
        ) : compared.length === 0 ? (
          <Trans>دو پیشنهاد انتخاب کنید</Trans>
        ) : (
          <Trans>یک پیشنهاد دیگر هم انتخاب کنید</Trans>
        )}
      </Button>
    </>
  )
}
