/** The payment did not come about: why, that nothing is lost, and the way to pay again. Specification: decisions, section 4. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentResult } from '#contract/operations/payment.ts'
import { Button } from '#ui/button/Button.tsx'
import { Money } from '#ui/format/Format.tsx'
import { Text } from '#ui/text/Text.tsx'
import type { ResultContent } from './content.ts'
import styles from './Receipt.module.css'
import { ResultMark } from './ResultMark.tsx'

type Why = { title: string; sentence: string }

const useWhy = (state: PaymentResult['state']): Why => {
  const { t } = useLingui()
  if (state === 'cancelled')
    return {
      title: t`پرداخت را لغو کردید`,
      sentence: t`مبلغی از حساب شما کم نشد. سفارش شما محفوظ است و هر وقت خواستید می‌توانید پرداخت کنید.`,
    }
  if (state === 'timed-out')
    return {
      title: t`مهلت پرداخت تمام شد`,
      sentence: t`سفارش شما محفوظ است. اگر مبلغی کم شده باشد تا ۷۲ ساعت کاری برمی‌گردد.`,
    }
  if (state === 'refused')
    return {
      title: t`بانک پرداخت را نپذیرفت`,
      sentence: t`سفارش شما محفوظ است؛ دوباره یا با کارت دیگری امتحان کنید.`,
    }
  return { title: t`هنوز پرداخت نکرده‌اید`, sentence: t`سفارش شما آمادهٔ پرداخت است.` }
}

export const unpaid = ({ result, onPay }: { result: PaymentResult; onPay: () => void }): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: {
    action: (
      <Button full onClick={onPay}>
        {result.state === 'none' ? <Trans>رفتن به فاکتور</Trans> : <Trans>پرداخت دوباره</Trans>}
      </Button>
    ),
  },
  children: <Reason result={result} />,
})

function Reason({ result }: { result: PaymentResult }) {
  const { title, sentence } = useWhy(result.state)
  return (
    <div className={styles.amount}>
      <ResultMark kind={result.state === 'none' ? 'waiting' : 'unpaid'} />
      <Text as="h2" look="h1">
        {title}
      </Text>
      <Money toman={result.amount} size="price" />
      <Text tone="soft">{sentence}</Text>
    </div>
  )
}
