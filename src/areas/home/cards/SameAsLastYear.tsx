/**
 * The card of a renewal with its price: last year's and this year's, one press to renew with the same terms,
 * and the facts that stay or change. Design language, "Same as last year", picture 44; decisions, section 12.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import type { HomeCard } from '#machines/areas/home-cards.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { Money, Percent } from '#ui/format/Format.tsx'
import { OnwardArrow, OnwardChevron } from '#ui/icon/direction.tsx'
import { DeltaTag } from '#ui/price/DeltaTag.tsx'
import type { HomeRef } from '../home-ref.ts'
import { coverFacts } from './card-words.ts'
import { RenewalHead } from './RenewalHead.tsx'
import renewal from './RenewalCard.module.css'
import styles from './SameAsLastYear.module.css'

export type SameAsLastYearProps = {
  card: Extract<HomeCard, { kind: 'same-as-last-year' }>
  today: string
  /** Whether it is the first card. */
  isFirst: boolean
  actor: HomeRef
}

export function SameAsLastYear({ card, today, isFirst, actor }: SameAsLastYearProps) {
  const { policy, quote } = card
  return (
    <article className={styles.both} data-kind="same-as-last-year">
      <div className={renewal.card}>
        <RenewalHead policy={policy} today={today} />
        <dl className={styles.prices}>
          <div>
            <dt className={styles.label}>
              <Trans>پارسال</Trans>
            </dt>
            <dd className={styles.before}>
              <Money toman={quote.lastPremium.amount} size="m" unit={false} />
            </dd>
          </div>
          <div className={styles.now}>
            <dt className={styles.label}>
              <Trans>امسال</Trans>
            </dt>
            <dd className={styles.price}>
              <OnwardArrow />
              <Money toman={quote.offer.payableAmount} size="price" />
            </dd>
          </div>
        </dl>
        <p className={styles.delta}>
          <DeltaTag difference={quote.offer.payableAmount - quote.lastPremium.amount} />
        </p>
        <Button
          kind="saffron"
          full
          className={isFirst ? undefined : renewal.quiet}
          onClick={() => actor.send({ type: 'same-as-last-year.chosen', policy })}
        >
          <Trans>تمدید مثل پارسال</Trans>
        </Button>
        <button
          type="button"
          className={styles.compare}
          onClick={() => actor.send({ type: 'renewal.chosen', policy })}
        >
          <Trans>مقایسه با بیمه‌های دیگر</Trans>
          <OnwardChevron />
        </button>
      </div>
      <div className={styles.side}>
        <Changes card={card} onChange={() => actor.send({ type: 'renewal.chosen', policy })} />
        <Note kind="soft" icon={<ReceiptText size={20} aria-hidden="true" />}>
          <Trans>پیش از پرداخت، همه‌چیز را یک بار می‌بینید.</Trans>
        </Note>
      </div>
    </article>
  )
}

type ChangesProps = Pick<SameAsLastYearProps, 'card'> & { onChange: () => void }

/** Facts that stay, and facts that change with the year. */
function Changes({ card, onChange }: ChangesProps) {
  const { t } = useLingui()
  const { noClaim, driverNoClaim } = card.quote.discounts
  return (
    <section className={styles.changes}>
      <h3 className={styles.heading}>
        <Trans>نسبت به پارسال</Trans>
      </h3>
      <dl>
        <Row name={coverFacts(card)}>
          <Same />
        </Row>
        <Row name={t`بیمه‌گذار و نشانی`}>
          <Same />
        </Row>
        <Row name={t`تخفیف عدم خسارت`}>
          <ChangedPercent {...noClaim} />
        </Row>
        <Row name={t`تخفیف راننده`}>
          <ChangedPercent {...driverNoClaim} />
        </Row>
        <Row name={t`خسارت گرفته‌اید؟`} hasButton>
          <Trans>نگرفته‌ام</Trans>
          <Button kind="link" className={styles.press} label={t`تغییر، خسارت گرفته‌ام`} onClick={onChange}>
            <Trans>تغییر</Trans>
          </Button>
        </Row>
      </dl>
    </section>
  )
}

const Same = () => (
  <span className={styles.same}>
    <Trans>همان</Trans>
  </span>
)

/** A percentage before and after the year. */
function ChangedPercent({ before, now }: RenewalQuote['discounts']['noClaim']) {
  if (before === now) return <Same />
  return (
    <span className={styles.change}>
      <span className={styles.old}>
        <Percent value={before} />
      </span>
      <OnwardArrow size={16} />
      <span className="visually-hidden">
        <Trans>می‌شود</Trans>
      </span>
      <Percent value={now} />
    </span>
  )
}

type RowProps = { name: string; children: ReactNode; hasButton?: boolean }

const Row = ({ name, children, hasButton = false }: RowProps) => (
  <div className={classNames(styles.row, hasButton && styles.pressed)}>
    <dt>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)
