/**
 * One insurer's offer: insurer, price, payment hint, and the lines of the premium opened in place; a row from
 * 900 px on. Memoised: switching ceilings renders each of some twenty cards once. Design language, "Offer
 * card", pictures 04 and 16.
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, HandCoins, Square, SquareCheck, Star, Tag as PriceTag } from 'lucide-react'
import { memo, type ReactNode, useId, useState } from 'react'
import type { Badge, Offer } from '#contract/operations/offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/feedback/Marks.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { PriceBlock } from '#ui/price/PriceBlock.tsx'
import { premiumLines } from '../parts/premium-lines.ts'
import { useProductWords } from '../product.ts'
import styles from './OfferCard.module.css'
import { PaymentHint } from './PaymentHint.tsx'

export type OfferCardProps = {
  offer: Offer
  /** Its payment is being chosen. Drawn with a double line. */
  chosen: boolean
  /** Summarised beside the list. Drawn with a double line where the summary is visible. */
  summedUp: boolean
  /** First of the list. Only this one has the solid button. */
  first: boolean
  /** Marked for comparison. */
  marked: boolean
  onChoose: (offer: Offer) => void
  onMark: (companyCode: string) => void
}

export const OfferCard = memo(function OfferCard({
  offer,
  chosen,
  summedUp,
  first,
  marked,
  onChoose,
  onMark,
}: OfferCardProps) {
  const { t } = useLingui()
  const linesId = useId()
  const [open, setOpen] = useState(false)
  const companyFa = insurerName(offer)
  const words = useProductWords()
  return (
    <article
      className={classNames(styles.card, chosen && styles.chosen, summedUp && styles.summedUp)}
      aria-label={companyFa}
    >
      <Insurer {...insurerProps(offer)} marked={marked} onMark={onMark} />
      <div className={styles.price}>
        <PriceBlock
          toman={offer.payableAmount}
          before={offer.payableAmountWithoutDiscount}
          percent={offer.discountPercentage}
          reserve
        />
      </div>
      <div className={styles.act}>
        <Button
          kind={first ? 'primary' : 'tonal'}
          size="small"
          full
          className={classNames(first && styles.first)}
          label={t`انتخاب ${companyFa}`}
          onClick={() => onChoose(offer)}
        >
          <Trans>انتخاب</Trans>
        </Button>
      </div>
      <div className={styles.hint}>
        <PaymentHint bnpl={offer.bnpl} installment={offer.installment} />
        <IconButton
          label={t`جزئیات قیمت ${companyFa}`}
          icon={
            <ChevronDown
              size={20}
              className={classNames(styles.chevron, open && styles.turned)}
              aria-hidden="true"
            />
          }
          expanded={open}
          controls={linesId}
          outdent="end"
          onClick={() => setOpen(!open)}
        />
      </div>
      <div id={linesId} className={classNames(open && styles.lines)}>
        {open && (
          <InvoiceRows
            lines={premiumLines({ ...offer, companyFa, words })}
            total={{ label: t`قابل پرداخت`, toman: offer.payableAmount }}
            totalSize="row"
          />
        )}
      </div>
    </article>
  )
})

type InsurerProps = Pick<
  Offer,
  'companyCode' | 'companyFa' | 'branchesNum' | 'hasPaymentOnDelivery' | 'badge'
>

const insurerProps = ({
  companyCode,
  companyFa,
  branchesNum,
  hasPaymentOnDelivery,
  badge,
}: Offer): InsurerProps => ({
  companyCode,
  companyFa: insurerName({ companyCode, companyFa }),
  branchesNum,
  hasPaymentOnDelivery,
  badge,
})

/** The same for every ceiling, so a memo renders it once. */
const Insurer = memo(function Insurer({
  companyCode,
  companyFa,
  branchesNum,
  hasPaymentOnDelivery,
  badge,
  marked,
  onMark,
}: InsurerProps & Pick<OfferCardProps, 'marked' | 'onMark'>) {
  const { t } = useLingui()
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
              {t`، `}
              <span className={styles.whole}>
                <Trans>پرداخت در محل</Trans>
              </span>
            </>
          )}
        </p>
      </div>
      <div className={styles.end}>
        {badge && <OfferBadge badge={badge} />}
        <CompareToggle companyFa={companyFa} marked={marked} onMark={() => onMark(companyCode)} />
      </div>
    </div>
  )
})

type CompareToggleProps = { companyFa: string; marked: boolean; onMark: () => void }

function CompareToggle({ companyFa, marked, onMark }: CompareToggleProps) {
  const { t } = useLingui()
  const Icon = marked ? SquareCheck : Square
  return (
    <button
      type="button"
      className={classNames(styles.toggle, marked && styles.marked)}
      aria-pressed={marked}
      aria-label={t`مقایسهٔ ${companyFa}`}
      onClick={onMark}
    >
      <Icon size={18} aria-hidden="true" />
      <Trans>مقایسه</Trans>
    </button>
  )
}

const badgeIcons: Record<Badge, ReactNode> = {
  'lowest-price': <PriceTag size={14} aria-hidden="true" />,
  'most-popular': <Star size={14} aria-hidden="true" />,
  'best-instalments': <HandCoins size={14} aria-hidden="true" />,
}

export const badgeNames: Readonly<Record<Badge, MessageDescriptor>> = {
  'lowest-price': msg`ارزان‌ترین`,
  'most-popular': msg`پرطرفدارترین`,
  'best-instalments': msg`بهترین اقساط`,
}

export function OfferBadge({ badge }: { badge: Badge }) {
  const { i18n } = useLingui()
  return <Tag icon={badgeIcons[badge]}>{i18n._(badgeNames[badge])}</Tag>
}
