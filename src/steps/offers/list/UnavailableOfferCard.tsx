/** An offer that is not sold now, with its price. Design language, "Offer card" and picture 16. */
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { Button } from '#ui/button/Button.tsx'
import { tomanText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import styles from './UnavailableOfferCard.module.css'

type UnavailableOfferCardProps = {
  offer: AnyOffer
  /** A press on the button. */
  onPress: () => void
}

/** An offer that has a price but is not sold now, as a press on its button explains. */
export const UnavailableOfferCard = memo(function UnavailableOfferCard({
  offer,
  onPress,
}: UnavailableOfferCardProps) {
  const { t } = useLingui()
  const companyFa = insurerName(offer)
  const price = tomanText(offer.payableAmount)
  return (
    <article className={styles.card} aria-label={companyFa}>
      <InsurerLogo slug={offer.companyCode} faded />
      <div className={styles.names}>
        <h3 className={styles.name}>{companyFa}</h3>
        <p className={styles.reason}>
          <Trans>با این شرایط فعلاً فروش ندارد</Trans>
        </p>
        <p className={styles.price}>
          <Trans>قیمت اعلام‌شده: {price}</Trans>
        </p>
      </div>
      <Button
        kind="outline"
        className={styles.press}
        blocked
        label={t`${companyFa}، ناموجود`}
        onBlockedPress={onPress}
      >
        <Trans>ناموجود</Trans>
      </Button>
    </article>
  )
})
