/** The bank has not said yet: asked again every few seconds, or at once by the person. */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { Text } from '#ui/text/Text.tsx'
import type { ResultContent } from './content.ts'
import styles from './Receipt.module.css'
import { ResultMark } from './ResultMark.tsx'

export type OpenProps = { asking: boolean; onAsk: () => void; onInvoice: () => void }

export const open = ({ asking, onAsk, onInvoice }: OpenProps): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  busy: true,
  bumper: {
    action: (
      <Button full loading={asking} icon={<RotateCw size={20} aria-hidden="true" />} onClick={onAsk}>
        <Trans>پرسیدن دوباره</Trans>
      </Button>
    ),
  },
  children: (
    <div className={styles.amount}>
      <ResultMark kind="waiting" />
      <Text as="h2" look="h1">
        <Trans>پرداخت هنوز تمام نشده است</Trans>
      </Text>
      <Text tone="soft">
        <Trans>اگر پرداخت کرده‌اید کمی صبر کنید؛ هر چند ثانیه از بانک می‌پرسیم.</Trans>
      </Text>
      <Button kind="link" onClick={onInvoice}>
        <Trans>برگشت به فاکتور</Trans>
      </Button>
    </div>
  ),
})
