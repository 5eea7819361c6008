/**
 * What cannot be bought, and why: an offer that is not sold now, insurers without a price, an empty list.
 * Specification: document 2 section 8 "Empty offers"; decisions, section 6; design language, "Offer card" and
 * picture 16.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Headset, RotateCw } from 'lucide-react'
import { memo, use, useId } from 'react'
import type { MissingInsurer, Offer } from '#contract/operations/offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useSend } from '../journey.ts'
import styles from './UnavailableOffers.module.css'

type UnavailableOfferCardProps = { offer: Offer; onChoose: (offer: Offer) => void }

/** An offer that has a price but is not sold now. A press on its button says so. */
export const UnavailableOfferCard = memo(function UnavailableOfferCard({
  offer,
  onChoose,
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
        onBlockedPress={() => onChoose(offer)}
      >
        <Trans>ناموجود</Trans>
      </Button>
    </article>
  )
})

/** Insurers without a price: they do not insure this vehicle, or did not answer in time. */
export function MissingInsurers({ missing }: { missing: readonly MissingInsurer[] }) {
  const titleId = useId()
  if (missing.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Trans>بیمه‌گرهایی که قیمت ندادند</Trans>
      </h2>
      <ul className={styles.insurers}>
        {missing.map(({ companyCode, companyFa, message }) => (
          <li key={companyCode} className={styles.row}>
            <InsurerLogo slug={companyCode} faded />
            <span className={styles.text}>
              <b className={styles.insurer}>{insurerName({ companyCode, companyFa })}</b>
              <span className={styles.cause}>{message}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * No insurer sells under these conditions. Offers support, another request to late insurers, and editing the
 * answers.
 */
export function NoOffers({
  missing,
  onAskAgain,
}: {
  missing: readonly MissingInsurer[]
  onAskAgain: () => void
}) {
  const { t } = useLingui()
  const send = useSend()
  const isAnyLate = missing.some(({ reason }) => reason === 'late')
  const actions = (
    <>
      <Button full icon={<Headset size={21} aria-hidden="true" />} onClick={use(AskSupport)}>
        <Trans>کمک گرفتن از کارشناس</Trans>
      </Button>
      {isAnyLate && (
        <Button kind="link" icon={<RotateCw size={18} aria-hidden="true" />} onClick={onAskAgain}>
          <Trans>قیمت گرفتن دوباره</Trans>
        </Button>
      )}
      <Button kind="link" onClick={() => send({ type: 'edit-sheet.opened' })}>
        <Trans>دیدن و ویرایش اطلاعات</Trans>
      </Button>
    </>
  )
  return (
    <Stack gap={24}>
      <EmptyState title={t`پیشنهادی پیدا نشد`} action={actions}>
        <Trans>
          با این شرایط بیمه‌گری قیمت نداد. سقف یا مدت دیگری انتخاب کنید؛ کارشناسان ما هم راهنمایی‌تان می‌کنند.
        </Trans>
      </EmptyState>
      <MissingInsurers missing={missing} />
    </Stack>
  )
}

/** The filters exclude every offer. `all` is the number of offers without them. */
export function NoMatchingOffers({ all }: { all: number }) {
  const { t } = useLingui()
  const send = useSend()
  const count = numberText(all)
  const actions = (
    <>
      <Button full onClick={() => send({ type: 'arrangement.cleared' })}>
        <Trans>نمایش همه</Trans>
      </Button>
      <Button kind="link" onClick={() => send({ type: 'arrangement-sheet.opened' })}>
        <Trans>تغییر فیلترها</Trans>
      </Button>
    </>
  )
  return (
    <EmptyState title={t`با این فیلترها پیشنهادی نیست`} action={actions}>
      <Trans>{count} بیمه‌گر قیمت داده‌اند؛ فیلترها را بردارید تا همه را ببینید.</Trans>
    </EmptyState>
  )
}
