/**
 * One insurer's car-body offer in two layouts: compact, and with its covers listed. The foot shows the own
 * share with the same example on every card. Design language, "Offer card, car-body"; pictures 33 and 33b;
 * decisions, section 11.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChartPie, Check, ChevronDown } from 'lucide-react'
import { memo, Suspense, useId, useState } from 'react'
import type { Variant } from '#contract/operations/experiments.ts'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import { isBnplOpen } from '#machines/journey/offer-facts.ts'
import { bnplPaymentCount } from '#machines/journey/payment-plan.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { classNames } from '#ui/class-names.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { millionsText, numberText, percentText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { PriceBlock } from '#ui/price/PriceBlock.tsx'
import { useJourneyContext, useSend } from '../../journey.ts'
import { OfferBadge } from '../facts/badges.tsx'
import card from '../facts/OfferCard.module.css'
import { Names } from '../facts/OfferFacts.tsx'
import { EXAMPLE_DAMAGE } from './cover-example.ts'
import { CoverLines } from './CoverLines.tsx'
import styles from './OfferCard.module.css'
import { offerDetails } from './lazy-parts.ts'

export type CarBodyOfferCardProps = {
  offer: CarBodyOffer
  /** Layout of the experiment `car-body-card`: B lists the covers. */
  layout: Variant
  chosen: boolean
  /** The only solid button: of the first offer, until one is chosen. */
  solid: boolean
}

export const CarBodyOfferCard = memo(function CarBodyOfferCard({
  offer,
  layout,
  chosen,
  solid,
}: CarBodyOfferCardProps) {
  const { t } = useLingui()
  const send = useSend()
  const detailsId = useId()
  const [open, setOpen] = useState(false)
  const companyFa = insurerName(offer)
  return (
    <article
      className={classNames(card.card, styles.card, chosen && card.chosen)}
      aria-label={companyFa}
      data-company={offer.companyCode}
    >
      <div className={card.who}>
        <InsurerLogo slug={offer.companyCode} />
        <Names companyFa={companyFa} branchesNum={offer.branchesNum} />
        {offer.badge && (
          <span className={card.badge}>
            <OfferBadge badge={offer.badge} />
          </span>
        )}
      </div>
      <div className={card.price}>
        <PriceBlock
          toman={offer.payableAmount}
          before={offer.payableAmountWithoutDiscount}
          percent={offer.discountPercentage}
          reserve
        />
        <PaymentLine {...offer} />
      </div>
      <div className={classNames(card.act, styles.act)}>
        <Button
          kind={chosen ? 'outline' : solid ? 'primary' : 'tonal'}
          size="small"
          full
          className={classNames(card.button, chosen && card.isChosen)}
          icon={chosen && <Check size={18} aria-hidden="true" />}
          label={t`انتخاب ${companyFa}`}
          pressed={chosen}
          onClick={() => send({ type: 'offer.chosen', offer })}
        >
          {chosen ? <Trans>انتخاب شد</Trans> : <Trans>انتخاب</Trans>}
        </Button>
      </div>
      {layout === 'B' && <CoverLines offer={offer} />}
      <div className={card.hint}>
        <span className={classNames(card.sentence, styles.share)}>
          <ChartPie size={18} aria-hidden="true" />
          <span>
            <OwnShare percent={offer.ownShare.first} />
          </span>
        </span>
        <OwnShareColumn {...offer.ownShare} />
        <IconButton
          label={t`پوشش‌ها و جزئیات ${companyFa}`}
          icon={
            <ChevronDown
              size={20}
              className={classNames(card.chevron, open && card.turned)}
              aria-hidden="true"
            />
          }
          expanded={open}
          controls={detailsId}
          outdent="end"
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={detailsId} className={classNames(open && card.details)}>
        {open && (
          <Suspense fallback={<RowSkeletons rows={6} sentence={<Trans>جزئیات آماده می‌شود…</Trans>} />}>
            <offerDetails.Component offer={offer} />
          </Suspense>
        )}
      </div>
    </article>
  )
})

/** Uses the same damage on every card. */
function OwnShare({ percent }: { percent: number }) {
  const damage = millionsText(EXAMPLE_DAMAGE)
  const share = millionsText((EXAMPLE_DAMAGE * percent) / 100)
  return percent === 0 ? (
    <Trans>
      از خسارت {damage} میلیونی، <b>هیچ</b> سهم شما نیست
    </Trans>
  ) : (
    <Trans>
      از خسارت {damage} میلیونی، <b>{share} میلیون</b> سهم شما
    </Trans>
  )
}

/** The same in short lines, for the column of a row on wide screens. The style sheet shows one of the two. */
function OwnShareColumn({ first, second }: CarBodyOffer['ownShare']) {
  const damage = millionsText(EXAMPLE_DAMAGE)
  const share = millionsText((EXAMPLE_DAMAGE * first) / 100)
  const later = percentText(second)
  return (
    <span className={card.column}>
      <small>
        <Trans>از خسارت {damage} میلیونی</Trans>
      </small>
      <b>{first === 0 ? <Trans>بدون سهم شما</Trans> : <Trans>{share} میلیون سهم شما</Trans>}</b>
      <small>
        {second !== first ? (
          <Trans>از خسارت دوم {later}</Trans>
        ) : first === 0 ? (
          <Trans>فرانشیز ندارد</Trans>
        ) : (
          <Trans>در هر خسارت</Trans>
        )}
      </small>
    </span>
  )
}

/** One way of paying: instalments where this user can have them, else cheques, else cash. */
function PaymentLine({ bnpl, installment }: Pick<CarBodyOffer, 'bnpl' | 'installment'>) {
  const bnplOpen = useJourneyContext(isBnplOpen)
  const ofBnpl = bnplOpen ? bnpl : null
  const [count, each] =
    ofBnpl !== null
      ? [numberText(bnplPaymentCount(ofBnpl)), numberText(ofBnpl.each)]
      : [numberText(installment?.count ?? 0), numberText(installment?.each ?? 0)]
  return (
    <div className={styles.payment}>
      {ofBnpl !== null ? (
        <Trans>
          یا {count} قسط {each} تومانی
        </Trans>
      ) : installment === null ? (
        <Trans>پرداخت نقدی، یک‌جا</Trans>
      ) : (
        <Trans>
          یا پیش‌پرداخت و {count} چک {each} تومانی
        </Trans>
      )}
    </div>
  )
}
