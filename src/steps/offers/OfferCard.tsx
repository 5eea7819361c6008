/**
 * One insurer's offer: who, price, payment hint, and its lines opened in place; a row from 900 px on.
 * Memoised: switching ceilings draws each of some twenty cards once. Design language, "Offer card", pictures 04 and 16.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import type { Offer } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { classNames } from '#ui/class-names.ts'
import { numberText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { PriceBlock } from '#ui/price/PriceBlock.tsx'
import { premiumLines } from '../parts/premium-lines.ts'
import { CompareToggle } from './CompareToggle.tsx'
import styles from './OfferCard.module.css'
import { OfferBadge } from './OfferBadge.tsx'
import { PaymentHint } from './PaymentHint.tsx'

export type OfferCardProps = {
  offer: Offer
  /** Being paid for: drawn with the double line. */
  chosen: boolean
  /** Summed up beside the list, where there is room for that: the double line there. */
  summedUp: boolean
  /** The first of the list: the one with the solid button. */
  first: boolean
  /** Marked for comparing. */
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
  return (
    <article
      className={classNames(styles.card, chosen && styles.chosen, summedUp && styles.summedUp)}
      aria-label={companyFa}
    >
      <Insurer {...insurerOf(offer)} marked={marked} onMark={onMark} />
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
            lines={premiumLines({ ...offer, companyFa })}
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

const insurerOf = ({
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

/** The same for every ceiling, so it is drawn once. */
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
