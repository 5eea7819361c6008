/**
 * One insurer's offer: who, price, payment hint, and its lines opened in place; a row from 900 px on.
 * Memoised: switching ceilings draws each of some twenty cards once. Design language, "Offer card", pictures 04 and 16.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, HandCoins, Star, Tag as PriceTag } from 'lucide-react'
import { memo, type ReactNode, useId, useState } from 'react'
import type { Badge, Offer } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/feedback/Marks.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { PriceBlock } from '#ui/price/PriceBlock.tsx'
import { premiumLines } from '../parts/premium-lines.ts'
import styles from './OfferCard.module.css'
import { PaymentHint } from './PaymentHint.tsx'

export type OfferCardProps = {
  offer: Offer
  /** Being paid for: drawn with the double line. */
  chosen: boolean
  /** Summed up beside the list, where there is room for that: the double line there. */
  summedUp: boolean
  onChoose: (offer: Offer) => void
}

export const OfferCard = memo(function OfferCard({ offer, chosen, summedUp, onChoose }: OfferCardProps) {
  const { t } = useLingui()
  const linesId = useId()
  const [open, setOpen] = useState(false)
  const { companyFa } = offer
  const isFirst = offer.position === 1
  return (
    <article className={classNames(styles.card, chosen && styles.chosen, summedUp && styles.summedUp)} aria-label={companyFa}>
      <Insurer companyCode={offer.companyCode} companyFa={companyFa} branchesNum={offer.branchesNum} hasPaymentOnDelivery={offer.hasPaymentOnDelivery} badge={offer.badge} />
      <div className={styles.price}>
        <PriceBlock toman={offer.payableAmount} before={offer.payableAmountWithoutDiscount} percent={offer.discountPercentage} reserve />
      </div>
      <div className={styles.act}>
        <Button kind={isFirst ? 'primary' : 'tonal'} size="small" full className={classNames(isFirst && styles.first)} label={t`انتخاب ${companyFa}`} onClick={() => onChoose(offer)}>
          <Trans>انتخاب</Trans>
        </Button>
      </div>
      <div className={styles.hint}>
        <PaymentHint bnpl={offer.bnpl} />
        <IconButton
          label={t`جزئیات قیمت ${companyFa}`}
          icon={<ChevronDown size={20} className={classNames(styles.chevron, open && styles.turned)} aria-hidden="true" />}
          expanded={open}
          controls={linesId}
          outdent="end"
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={linesId} className={classNames(open && styles.lines)}>
        {open && <InvoiceRows lines={premiumLines(offer)} total={{ label: t`قابل پرداخت`, toman: offer.payableAmount }} totalSize="row" />}
      </div>
    </article>
  )
})

type InsurerProps = Pick<Offer, 'companyCode' | 'companyFa' | 'branchesNum' | 'hasPaymentOnDelivery' | 'badge'>

/** The same for every ceiling, so it is drawn once. */
const Insurer = memo(function Insurer({ companyCode, companyFa, branchesNum, hasPaymentOnDelivery, badge }: InsurerProps) {
  const branches = numberText(branchesNum)
  return (
    <div className={styles.who}>
      <InsurerLogo slug={companyCode} />
      <div className={styles.names}>
        <h3 className={styles.name}>{companyFa}</h3>
        <p className={styles.branches}>
          <Trans>{branches} شعبهٔ پرداخت خسارت</Trans>
          {hasPaymentOnDelivery && (
            <>
              {' · '}
              <Trans>پرداخت در محل</Trans>
            </>
          )}
        </p>
      </div>
      {badge && (
        <div className={styles.badge}>
          <OfferBadge badge={badge} />
        </div>
      )}
    </div>
  )
})

const badgeIcons: Record<Badge, ReactNode> = {
  'lowest-price': <PriceTag size={14} aria-hidden="true" />,
  'most-popular': <Star size={14} aria-hidden="true" />,
  'best-instalments': <HandCoins size={14} aria-hidden="true" />,
}

function OfferBadge({ badge }: { badge: Badge }) {
  const { t } = useLingui()
  const words: Record<Badge, string> = { 'lowest-price': t`ارزان‌ترین`, 'most-popular': t`پرطرفدارترین`, 'best-instalments': t`بهترین اقساط` }
  return <Tag icon={badgeIcons[badge]}>{words[badge]}</Tag>
}
