/**
 * Comparison of a stated price with the market: a track of three parts with a marker, and a text. Design
 * language, "Range word".
 */
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ValueRange } from '#contract/values/car-value.ts'
import { classNames } from '../class-names.ts'
import styles from './RangeTrack.module.css'

export type RangeTrackProps = {
  range: ValueRange
  value: number
  /** Both ends of the usual range. */
  from: number
  to: number
}

const ranges = ['smaller', 'in-range', 'bigger'] as const satisfies readonly ValueRange[]

/** Percents of the track at which the middle part begins and ends: the parts are 1 to 1.7 to 1. */
const [BEGIN, END] = [27, 73]
/** Percents that keep the marker inside the track. */
const [LEAST, MOST] = [3, 97]

const placeOf = ({ range, value, from, to }: RangeTrackProps): number => {
  const part =
    range === 'smaller'
      ? (value / from) * BEGIN
      : range === 'in-range'
        ? BEGIN + ((value - from) / (to - from)) * (END - BEGIN)
        : END + ((value - to) / to) * (100 - END)
  return Math.min(MOST, Math.max(LEAST, part))
}

export function RangeTrack(props: RangeTrackProps) {
  const { t } = useLingui()
  const { range } = props
  const words = { smaller: t`کمتر از بازار`, 'in-range': t`در بازهٔ بازار`, bigger: t`بیشتر از بازار` }
  const Icon = range === 'in-range' ? CircleCheck : TriangleAlert
  return (
    <div role="img" aria-label={words[range]} className={styles.track}>
      <div className={styles.bar}>
        {ranges.map((each) => (
          <i
            key={each}
            className={classNames(
              each === 'in-range' && styles.usual,
              each !== 'in-range' && each === range && styles.unusual,
            )}
          />
        ))}
        <b
          className={classNames(styles.marker, range !== 'in-range' && styles.warned)}
          style={{ insetInlineStart: `${placeOf(props)}%` }}
        />
      </div>
      <div className={styles.words}>
        {ranges.map((each) =>
          each === range ? (
            <b key={each} className={classNames(styles.word, range !== 'in-range' && styles.warnedWord)}>
              <Icon size={15} aria-hidden="true" />
              {words[each]}
            </b>
          ) : (
            <span key={each}>{words[each]}</span>
          ),
        )}
      </div>
    </div>
  )
}
