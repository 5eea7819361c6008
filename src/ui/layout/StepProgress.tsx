/**
 * The phases of a purchase as segments, filled in reading direction, each with its name below; the colour
 * follows the filled share of the whole. Large text leaves space for the name of the current phase and the
 * count. Design language, "Phases progress".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { digitsText } from '../format/digits.ts'
import styles from './StepProgress.module.css'

export type StepProgressProps = {
  /** Names of all phases. */
  names: readonly string[]
  /** The current phase, from 1. */
  position: number
  /** Filled share of the current segment, from 0 to 1. */
  fill: number
}

/** The design's colour for a percentage of the whole. */
export const progressTone = (percent: number): 'p25' | 'p50' | 'p65' | 'p100' => {
  if (percent <= 25) return 'p25'
  if (percent <= 50) return 'p50'
  return percent <= 65 ? 'p65' : 'p100'
}

export function StepProgress({ names, position, fill }: StepProgressProps) {
  const { t } = useLingui()
  const percent = ((position - 1 + fill) / names.length) * 100
  const current = names[position - 1] ?? ''
  const at = digitsText(position)
  const of = digitsText(names.length)
  return (
    <div className={classNames(styles.progress, styles[progressTone(percent)])}>
      <div
        className={styles.phases}
        role="progressbar"
        aria-label={t`پیشرفت خرید`}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={t`${current}، بخش ${at} از ${of}`}
      >
        <ol>
          {names.map((name, index) => (
            <Phase key={name} name={name} fill={index + 1 < position ? 1 : index < position ? fill : 0} />
          ))}
        </ol>
        <span className={styles.count}>
          <Trans>
            {at} از {of}
          </Trans>
        </span>
      </div>
    </div>
  )
}

/** A phase is done when it is full, and current when it is filled in part. */
function Phase({ name, fill }: { name: string; fill: number }) {
  const state = fill === 1 ? styles.done : fill > 0 && styles.current
  return (
    <li className={classNames(state)}>
      <span className={styles.segment}>{fill > 0 && <i style={{ inlineSize: `${fill * 100}%` }} />}</span>
      <span className={styles.name}>
        {fill === 1 && <Check size={13} aria-hidden="true" />}
        {name}
      </span>
    </li>
  )
}
