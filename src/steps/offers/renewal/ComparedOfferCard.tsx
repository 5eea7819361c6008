/**
 * Card of an offer compared with last year's price: insurer, both prices, the difference, and the button.
 * Design language, "Renewal comparison", picture 42.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Offer } from '#contract/operations/offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/format/Format.tsx'
import { OnwardArrow } from '#ui/icon/direction.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { useJourneyContext, useSend } from '../../journey.ts'
import { Names } from '../facts/OfferFacts.tsx'
import styles from './ComparedOfferCard.module.css'

export type ComparedOfferCardProps = {
  offer: Offer
  /** The price to compare with in toman, and its label: «پارسال، دماوند». */
  before: { label: ReactNode; toman: number }
  /** A DeltaTag. */
  difference: ReactNode
  /** A Tag beside the insurer. */
  tag?: ReactNode
  /** Whether the offer is of the previous insurer. */
  isSameInsurer?: boolean | undefined
  /** The page's solid button, until an offer is chosen. */
  solid?: boolean | undefined
  /** The reasons of the difference. */
  foot?: ReactNode
}

export function ComparedOfferCard({ offer, before, difference, tag, foot, ...act }: ComparedOfferCardProps) {
  const companyFa = insurerName(offer)
  const chosen = useJourneyContext(({ choice }) => choice?.offer.companyCode === offer.companyCode)
  return (
    <article
      className={classNames(styles.card, chosen && styles.chosen)}
      aria-label={companyFa}
      data-company={offer.companyCode}
    >
      <div className={styles.who}>
        <InsurerLogo slug={offer.companyCode} />
        <Names companyFa={companyFa} branchesNum={offer.branchesNum} />
        {tag && <span className={styles.tag}>{tag}</span>}
      </div>
      <div className={styles.prices}>
        <div className={styles.price}>
          <small>{before.label}</small>
          <span className={styles.before}>
            <Money toman={before.toman} unit={false} size="m" />
          </span>
        </div>
        <span className={styles.arrow}>
          <OnwardArrow />
        </span>
        <div className={styles.price}>
          <small>
            <Trans>امسال</Trans>
          </small>
          <Money toman={offer.payableAmount} size="price" />
        </div>
      </div>
      <div className={styles.act}>
        {difference}
        <ChooseButton offer={offer} chosen={chosen} {...act} />
      </div>
      {foot}
    </article>
  )
}

type ChooseButtonProps = Pick<ComparedOfferCardProps, 'offer' | 'isSameInsurer' | 'solid'> & {
  chosen: boolean
}

function ChooseButton({ offer, chosen, isSameInsurer, solid }: ChooseButtonProps) {
  const { t } = useLingui()
  const send = useSend()
  const companyFa = insurerName(offer)
  const isAnyChosen = useJourneyContext(({ choice }) => choice !== null)
  return (
    <Button
      kind={chosen ? 'outline' : solid && !isAnyChosen ? 'primary' : 'tonal'}
      size="small"
      className={classNames(styles.button, chosen && styles.isChosen)}
      icon={chosen && <Check size={18} aria-hidden="true" />}
      label={isSameInsurer ? t`تمدید با ${companyFa}` : t`انتخاب ${companyFa}`}
      pressed={chosen}
      onClick={() => send({ type: 'offer.chosen', offer })}
    >
      {chosen && <Trans>انتخاب شد</Trans>}
      {!chosen && (isSameInsurer ? <Trans>تمدید</Trans> : <Trans>انتخاب</Trans>)}
    </Button>
  )
}
