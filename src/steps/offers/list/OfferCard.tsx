/**
 * One insurer's offer: insurer, price, payment hint, and its details opened in place; a row from 900 px on.
 * All closed cards are equally high. Memoised: switching ceilings renders each of some twenty cards once.
 * Design language, "Offer card" and "Calm offers".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronDown } from 'lucide-react'
import { memo, Suspense, useId, useState } from 'react'
import type { Badge, Offer } from '#contract/operations/offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { classNames } from '#ui/class-names.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { useSend } from '../../journey.ts'
import { OfferBadge, useBadgeName } from '../facts/badges.tsx'
import { offerDetails } from '../lazy-parts.ts'
import styles from '../facts/OfferCard.module.css'
import { Names, usePrice } from '../facts/OfferFacts.tsx'
import { usePaymentHint } from '../facts/PaymentHint.tsx'

export type OfferCardProps = {
  offer: Offer
  /** The user's choice. Drawn with a double line. */
  chosen: boolean
  /** The only solid button: of the first offer, until one is chosen. */
  solid: boolean
  onChoose: (companyCode: string) => void
}

/**
 * Another ceiling changes only the price and the payment hint. Both are elements of the card itself; the rest
 * of the card is memoised. Decision 051.
 */
export const OfferCard = memo(function OfferCard({ offer, chosen, solid, onChoose }: OfferCardProps) {
  const detailsId = useId()
  const [open, setOpen] = useState(false)
  const companyFa = insurerName(offer)
  const price = usePrice(offer)
  const hint = usePaymentHint(offer)
  return (
    <article
      className={classNames(styles.card, chosen && styles.chosen)}
      aria-label={companyFa}
      data-company={offer.companyCode}
    >
      <Insurer
        companyCode={offer.companyCode}
        companyFa={companyFa}
        branchesNum={offer.branchesNum}
        badge={offer.badge}
      />
      {price}
      <Choose {...{ companyFa, chosen, solid, onChoose }} companyCode={offer.companyCode} />
      <div className={styles.hint}>
        {hint}
        <Unfold companyFa={companyFa} open={open} controls={detailsId} setOpen={setOpen} />
      </div>
      <div id={detailsId} className={classNames(open && styles.details)}>
        {open && (
          <Suspense fallback={<RowSkeletons rows={6} sentence={<Trans>جزئیات آماده می‌شود…</Trans>} />}>
            <offerDetails.Component offer={offer} />
          </Suspense>
        )}
      </div>
    </article>
  )
})

type ChooseProps = Pick<OfferCardProps, 'chosen' | 'solid' | 'onChoose'> &
  Pick<Offer, 'companyCode' | 'companyFa'>

const Choose = memo(function Choose({ companyCode, companyFa, chosen, solid, onChoose }: ChooseProps) {
  const { t } = useLingui()
  return (
    <div className={styles.act}>
      <Button
        kind={chosen ? 'outline' : solid ? 'primary' : 'tonal'}
        size="small"
        full
        className={classNames(styles.button, chosen && styles.isChosen)}
        icon={chosen && <Check size={18} aria-hidden="true" />}
        label={t`انتخاب ${companyFa}`}
        pressed={chosen}
        onClick={() => onChoose(companyCode)}
      >
        {chosen ? <Trans>انتخاب شد</Trans> : <Trans>انتخاب</Trans>}
      </Button>
    </div>
  )
})

type UnfoldProps = { companyFa: string; open: boolean; controls: string; setOpen: (open: boolean) => void }

const Unfold = memo(function Unfold({ companyFa, open, controls, setOpen }: UnfoldProps) {
  const { t } = useLingui()
  return (
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
      controls={controls}
      outdent="end"
      onClick={() => setOpen(!open)}
    />
  )
})

type InsurerProps = Pick<Offer, 'companyCode' | 'companyFa' | 'branchesNum' | 'badge'>

/** Memoised, because it is the same for every ceiling. */
const Insurer = memo(function Insurer({ companyCode, companyFa, branchesNum, badge }: InsurerProps) {
  return (
    <div className={styles.who}>
      <InsurerLogo slug={companyCode} />
      <Names companyFa={companyFa} branchesNum={branchesNum} />
      {badge && <ExplainedBadge badge={badge} />}
    </div>
  )
})

/** A press explains the badge. */
function ExplainedBadge({ badge }: { badge: Badge }) {
  const { t } = useLingui()
  const send = useSend()
  const name = useBadgeName(badge)
  return (
    <button
      type="button"
      className={styles.badge}
      aria-label={t`${name} یعنی چه؟`}
      aria-haspopup="dialog"
      onClick={() => send({ type: 'list-help.opened' })}
    >
      <OfferBadge badge={badge} />
    </button>
  )
}
