/** The timeline of instalments: the first today, the others a month apart. Design language, picture 05. */
import { Trans } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'
import { dateText } from '../format/dates.ts'
import { digitsText } from '../format/digits.ts'
import styles from './Instalments.module.css'

/** Due dates in order («1404-08-24»); the first is shown as today. */
export function Instalments({ dates }: { dates: readonly string[] }) {
  return (
    <ol className={styles.line} style={spread(dates.length)}>
      {dates.map((date, index) => (
        <li key={date} className={classNames(styles.stop, index === 0 && styles.today)}>
          <i className={styles.dot} />
          <span className={styles.name}>
            {index === 0 ? <Trans>امروز</Trans> : <Ordinal number={index + 1} />}
          </span>
          <span className={styles.date}>{dateText(date, { short: true })}</span>
        </li>
      ))}
    </ol>
  )
}

function Ordinal({ number }: { number: number }) {
  const which = digitsText(number)
  return <Trans>قسط {which}</Trans>
}

const spread = (count: number): Record<string, string> => ({
  gridTemplateColumns: `repeat(${count}, 1fr)`,
  '--half': `${50 / count}%`,
})
