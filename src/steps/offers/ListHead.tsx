/** Above the list: how many offers and in which order, how that came about, and a link to share. Issue 3, "What badges mean" and "Share a quote". */
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleQuestionMark, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Arrangement } from '#machines/journey/answers.ts'
import { Button } from '#ui/button/Button.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { ArrangementChip } from './ArrangementChip.tsx'
import styles from './ListHead.module.css'

const orders: Record<Arrangement['sort'], ReactNode> = {
  price: <Trans>از ارزان به گران</Trans>,
  instalments: <Trans>از کمترین قسط اول</Trans>,
  branches: <Trans>از بیشترین شعبه</Trans>,
}

/** `listed` of `all` offers are shown. */
export function ListHead({ listed, all }: { listed: number; all: number }) {
  const { t } = useLingui()
  const send = useSend()
  const sort = useJourneyContext(({ arrangement }) => arrangement.sort)
  const [shown, whole, order] = [numberText(listed), numberText(all), orders[sort]]
  return (
    <div className={styles.head}>
      <div role="status">
        <Text as="h2" look="caption" tone="soft">
          {listed === all ? (
            <Trans>
              {shown} پیشنهاد، {order}
            </Trans>
          ) : (
            <Trans>
              {shown} پیشنهاد از {whole} پیشنهاد، {order}
            </Trans>
          )}
        </Text>
      </div>
      <div className={styles.presses}>
        <Button
          kind="link"
          className={styles.quiet}
          icon={<CircleQuestionMark size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'list-help.opened' })}
        >
          <Trans>ترتیب فهرست و نشان‌ها</Trans>
        </Button>
        <Button
          kind="link"
          className={styles.quiet}
          icon={<Share2 size={16} aria-hidden="true" />}
          label={t`اشتراک‌گذاری پیشنهادها`}
          onClick={() => send({ type: 'share.chosen' })}
        >
          <Trans>اشتراک‌گذاری</Trans>
        </Button>
        <span className={styles.wide}>
          <ArrangementChip />
        </span>
      </div>
    </div>
  )
}
