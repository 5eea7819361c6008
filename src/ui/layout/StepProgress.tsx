/**
 * One 5 px segment per step, filled in reading direction; the colour follows the share of completed steps.
 * Design language, "App bar".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { digitsText } from '../format/digits.ts'
import styles from './StepProgress.module.css'

export type StepProgressProps = {
  /** The current step, from 1. */
  step: number
  steps: number
  /** Name of the current step. */
  name: ReactNode
  /** Name of the next step; none for the last one. */
  next?: ReactNode
}

/** The design's colour for a share of completed steps. */
export const progressTone = (step: number, steps: number): 'p25' | 'p50' | 'p65' | 'p100' => {
  const percent = (step / steps) * 100
  if (percent <= 25) return 'p25'
  if (percent <= 50) return 'p50'
  return percent <= 65 ? 'p65' : 'p100'
}

export function StepProgress({ step, steps, name, next }: StepProgressProps) {
  const { t } = useLingui()
  const at = digitsText(step)
  const of = digitsText(steps)
  return (
    <div className={classNames(styles.progress, styles[progressTone(step, steps)])}>
      <div
        className={styles.segments}
        role="progressbar"
        aria-label={t`پیشرفت خرید`}
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={step}
        aria-valuetext={t`گام ${at} از ${of}`}
      >
        {Array.from({ length: steps }, (_, index) => (
          <i key={index} className={classNames(styles.segment, index < step && styles.passed)} />
        ))}
      </div>
      <div className={styles.caption}>
        <span>
          <b className={styles.count}>
            <Trans>
              گام {at} از {of}
            </Trans>
          </b>{' '}
          · {name}
        </span>
        {next && (
          <span className={styles.next}>
            <Trans>بعدی: {next}</Trans>
          </span>
        )}
      </div>
    </div>
  )
}
