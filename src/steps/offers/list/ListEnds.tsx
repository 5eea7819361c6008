/** Header and footer of every list of offers: the announcement of its sort order, and the foot. */
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleQuestionMark, RotateCw, Share2 } from 'lucide-react'
import { memo, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { momentText } from '#ui/format/moments.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../../journey.ts'
import { isRenewal, useSortNames } from '../facts/listed-offers.ts'
import styles from '../facts/OfferList.module.css'

/** Scrolls to the user's choice if the list appears with one, for example on return from a later step. */
export const useScrollToChoice = (companyCode: string | undefined): void => {
  const atFirst = useRef(companyCode)
  useLayoutEffect(() => {
    if (atFirst.current === undefined) return
    const card = document.querySelector(`[data-company="${atFirst.current}"]`)
    card?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }, [])
}

/** Announces the number of offers and their order, also after a filter. */
export function OrderStatus({ listed, all }: { listed: number; all: number }) {
  const sort = useJourneyContext(({ arrangement }) => arrangement.sort)
  const [count, whole, order] = [numberText(listed), numberText(all), useSortNames()[sort]]
  return (
    <p role="status" className="visually-hidden">
      <Trans>
        {count} پیشنهاد از {whole} پیشنهاد، به ترتیب {order}
      </Trans>
    </p>
  )
}

/** Memoised: another ceiling changes nothing here. */
export const Foot = memo(function Foot({ validUntil }: { validUntil: string }) {
  const { t } = useLingui()
  const send = useSend()
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const until = momentText(validUntil, today)
  const ofRenewal = useJourneyContext(isRenewal)
  return (
    <div className={styles.foot}>
      <Text look="micro" tone="quiet">
        <Trans>این قیمت‌ها تا {until} معتبرند.</Trans>
      </Text>
      <Button
        kind="link"
        icon={<RotateCw size={16} aria-hidden="true" />}
        onClick={() => send({ type: 'retry' })}
      >
        <Trans>به‌روزرسانی قیمت‌ها</Trans>
      </Button>
      <Button
        kind="link"
        icon={<CircleQuestionMark size={16} aria-hidden="true" />}
        onClick={() => send({ type: 'list-help.opened' })}
      >
        <Trans>سپر چطور مقایسه می‌کند؟</Trans>
      </Button>
      {!ofRenewal && (
        <Button
          kind="link"
          icon={<Share2 size={16} aria-hidden="true" />}
          label={t`فرستادن پیشنهادها برای دیگران`}
          onClick={() => send({ type: 'share.chosen' })}
        >
          <Trans>فرستادن برای دیگران</Trans>
        </Button>
      )}
    </div>
  )
})
