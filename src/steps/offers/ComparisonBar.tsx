/** Stays at the foot of the list as soon as an offer is marked, and opens the comparison from two on. Issue 3, "compare two or three side by side". */
import { Trans } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useSend } from '../journey.ts'
import styles from './ComparisonBar.module.css'

/** `count` offers are marked. */
export function ComparisonBar({ count }: { count: number }) {
  const send = useSend()
  if (count === 0) return null
  const number = numberText(count)
  return (
    <div className={styles.bar}>
      <Button kind="link" onClick={() => send({ type: 'comparison.cleared' })}>
        <Trans>پاک کردن</Trans>
      </Button>
      <Button
        kind="tonal"
        className={styles.compare}
        icon={<Scale size={20} aria-hidden="true" />}
        blocked={count < 2}
        onClick={() => send({ type: 'comparison.opened' })}
      >
        {count < 2 ? <Trans>یک پیشنهاد دیگر هم علامت بزنید</Trans> : <Trans>مقایسهٔ {number} پیشنهاد</Trans>}
      </Button>
    </div>
  )
}
