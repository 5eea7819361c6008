/**
 * The property-damage ceilings as chips, visible while the list scrolls. Each chip shows how much more the
 * cheapest offer costs there than at the chosen ceiling. Design language, "Calm offers".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import type { OffersAnswer } from '#contract/operations/offers.ts'
import { isBnplOpen } from '#machines/journey/offer-facts.ts'
import { ceilingChoices, ceilingDifference } from '#machines/journey/offer-list.ts'
import { RadioGroup, RadioInput } from '#ui/choice/RadioGroup.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { millionsText, numberText } from '#ui/format/numbers.ts'
import { SignedNumber } from '#ui/format/SignedNumber.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { useJourneyContext, useSend } from '../../journey.ts'
import { useLiabilityConfiguration, useLiabilityQuote } from '../../liability.ts'
import styles from './CeilingBand.module.css'

export type CeilingBandProps = {
  /** Undefined while prices load. */
  answer: OffersAnswer | undefined
  /** Whether a ceiling can be chosen. */
  usable: boolean
  /** Whether the sheet of all ceilings can be opened. */
  listed: boolean
  /** Element at the end of the heading. The unit then moves beside the name. */
  end?: ReactNode
}

/** Memoised: most presses in the list change nothing here. */
export const CeilingBand = memo(function CeilingBand({ answer, usable, listed, end }: CeilingBandProps) {
  const { t } = useLingui()
  const send = useSend()
  const chosen = useLiabilityQuote((quote) => quote.liabilityPropertyDamage)
  const usual = useLiabilityConfiguration()?.offersConfig.chips
  const arrangement = useJourneyContext((context) => context.arrangement)
  const bnplOpen = useJourneyContext(isBnplOpen)
  return (
    <div className={styles.band} inert={!usable}>
      <div className={styles.head}>
        <span className={styles.name} id="ceiling-name">
          <Trans>سقف تعهد مالی</Trans>
        </span>
        <Hint term={t`سقف تعهد مالی`}>
          <Trans>
            بیشترین مبلغی که بیمه برای خسارت خودرو و اموال دیگران می‌پردازد؛ بیش از آن را خودتان می‌دهید.
          </Trans>
        </Hint>
        <span className={classNames(styles.unit, end !== undefined && styles.beside)}>
          <Trans>میلیون تومان</Trans>
        </span>
        {end}
      </div>
      <div className={styles.choices}>
        <RadioGroup
          className={styles.group}
          labelledBy="ceiling-name"
          value={String(chosen)}
          onChange={(value) => send({ type: 'ceiling.chosen', ceiling: Number(value) })}
        >
          {ceilingChoices(usual ?? [], chosen).map((ceiling) => (
            <CeilingChip
              key={ceiling}
              ceiling={ceiling}
              chosen={ceiling === chosen}
              difference={
                answer && ceilingDifference(answer, { chosen, other: ceiling }, arrangement, bnplOpen)
              }
            />
          ))}
        </RadioGroup>
        <button
          type="button"
          className={classNames(styles.chip, styles.more)}
          inert={!listed}
          aria-label={t`سقف‌های بیشتر`}
          aria-haspopup="dialog"
          onClick={() => send({ type: 'ceiling-sheet.opened' })}
        >
          <Trans>بیشتر</Trans>
        </button>
      </div>
    </div>
  )
})

type CeilingChipProps = {
  ceiling: number
  chosen: boolean
  /** Difference in toman; null if there is none to show, undefined while prices load. */
  difference: number | null | undefined
}

/** Memoised: a new state of the list changes no chip. */
const CeilingChip = memo(function CeilingChip({ ceiling, chosen, difference }: CeilingChipProps) {
  return (
    <label className={classNames(styles.chip, chosen && styles.chosen)}>
      <RadioInput
        value={String(ceiling)}
        className="visually-hidden"
        label={useSpokenCeiling(ceiling, chosen, difference ?? 0)}
      />
      {millionsText(ceiling)}
      <small className={styles.difference}>
        {chosen ? (
          <Trans>سقف شما</Trans>
        ) : difference === undefined ? (
          <Skeleton width={44} height={12} />
        ) : (
          difference !== null && differenceOf(difference)
        )}
      </small>
    </label>
  )
})

/** In thousands up to 999, then in millions with one decimal. */
const inWords = (toman: number) => {
  const thousands = Math.round(Math.abs(toman) / 1000)
  return thousands < 1000
    ? { thousands: numberText(thousands), millions: null }
    : { thousands: null, millions: numberText(thousands / 1000, 1) }
}

/** The sign is left of the digits in both directions. */
const differenceOf = (toman: number): ReactNode => {
  const { thousands, millions } = inWords(toman)
  const signed = <SignedNumber>{`${toman < 0 ? '\u2212' : '+'}${thousands ?? millions}`}</SignedNumber>
  return thousands === null ? <Trans>{signed} میلیون</Trans> : <Trans>{signed} هزار</Trans>
}

const useSpokenCeiling = (ceiling: number, chosen: boolean, difference: number): string => {
  const { t } = useLingui()
  const name = millionsText(ceiling)
  if (chosen) return t`${name} میلیون، سقف شما`
  if (difference === 0) return t`${name} میلیون تومان`
  const { thousands, millions } = inWords(difference)
  if (thousands !== null)
    return difference > 0
      ? t`${name} میلیون، ${thousands} هزار تومان بیشتر`
      : t`${name} میلیون، ${thousands} هزار تومان کمتر`
  return difference > 0
    ? t`${name} میلیون، ${millions} میلیون تومان بیشتر`
    : t`${name} میلیون، ${millions} میلیون تومان کمتر`
}
