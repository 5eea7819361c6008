/**
 * The offers of the chosen ceiling, cheapest first, then what is to know about them and who is missing.
 * Prices of another ceiling are there already; a flash says that they are others. Specification: document 2 sections 2.7, 4 and 8.
 */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { useCallback } from 'react'
import type { Offer, OffersAnswer } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { momentText } from '#ui/format/moments.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Text } from '#ui/text/Text.tsx'
import { useIsIn, useMemory, useSend } from '../journey.ts'
import { MissingInsurers } from './MissingInsurers.tsx'
import { NoOffers } from './NoOffers.tsx'
import { OfferCard } from './OfferCard.tsx'
import styles from './OfferList.module.css'

type OfferListProps = { answer: OffersAnswer; offers: readonly Offer[] }

export function OfferList({ answer, offers }: OfferListProps) {
  const send = useSend()
  const swapping = useIsIn({ offers: { list: 'swapping' } })
  const chosenCompany = useMemory(({ choice }) => choice?.offer.companyCode)
  const choose = useCallback((offer: Offer) => send({ type: 'offer.chosen', offer }), [send])
  const askAgain = () => send({ type: 'retry' })
  if (offers.length === 0) return <NoOffers missing={answer.missing} onAskAgain={askAgain} />
  const summedUp = chosenCompany ?? offers[0]?.companyCode
  return (
    <div className={styles.content}>
      <Count count={offers.length} />
      <LateFee offers={offers} />
      <div className={classNames(styles.list, swapping && styles.swapping)} aria-busy={swapping || undefined}>
        {offers.map((offer) => (
          <OfferCard key={offer.companyCode} offer={offer} chosen={offer.companyCode === chosenCompany} summedUp={offer.companyCode === summedUp} onChoose={choose} />
        ))}
      </div>
      <ValidUntil instant={answer.validUntil} onAskAgain={askAgain} />
      <MissingInsurers missing={answer.missing} />
    </div>
  )
}

function Count({ count }: { count: number }) {
  const number = numberText(count)
  return (
    <div role="status">
      <Text as="h2" look="caption" tone="soft">
        <Trans>{number} پیشنهاد، از ارزان به گران</Trans>
      </Text>
    </div>
  )
}

/** All offers of a search are late by the same days, if at all. */
function LateFee({ offers }: { offers: readonly Offer[] }) {
  const delay = offers[0]?.delay ?? 0
  if (delay === 0) return null
  const days = numberText(delay)
  return (
    <Note kind="warn">
      <Trans>{days} روز بدون بیمه بوده‌اید؛ جریمهٔ دیرکرد این روزها در قیمت‌ها آمده است.</Trans>
    </Note>
  )
}

function ValidUntil({ instant, onAskAgain }: { instant: string; onAskAgain: () => void }) {
  const today = useMemory(({ configuration }) => configuration?.today ?? '')
  const until = momentText(instant, today)
  return (
    <div className={styles.validity}>
      <Text look="micro" tone="quiet">
        <Trans>این قیمت‌ها تا {until} معتبر است.</Trans>
      </Text>
      <Button kind="link" icon={<RotateCw size={16} aria-hidden="true" />} onClick={onAskAgain}>
        <Trans>قیمت گرفتن دوباره</Trans>
      </Button>
    </div>
  )
}
