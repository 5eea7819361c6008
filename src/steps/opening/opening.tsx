/**
 * Shown before the first step: loading, the failure to load, or an unknown order.
 * Specification: document 2 section 2.1; document 1 section 8; picture 14.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { useMatches } from '../journey.ts'
import { useFailedContent } from '../parts/FailureNote.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { useProductWords } from '../product.ts'
import styles from './opening.module.css'

export default function Opening() {
  const isFailed = useMatches({ opening: 'failed' })
  const isUnknown = useMatches({ opening: 'orderUnknown' })
  const failed = useFailedContent(<Trans>اطلاعات نرسید</Trans>)
  return <StepScreen {...(isFailed ? failed : isUnknown ? unknown : fetching)} />
}

const fetching: StepContent = { busy: true, children: <Fetching /> }

function Fetching() {
  const { t } = useLingui()
  const { vehicles } = useProductWords()
  const readingOrder = useMatches({ opening: 'readingOrder' })
  return (
    <div className={styles.late}>
      <RowSkeletons
        sentence={readingOrder ? t`سفارش شما را می‌خوانیم…` : t`فهرست ${vehicles} و شرکت‌های بیمه را می‌گیریم…`}
      />
    </div>
  )
}

const unknown: StepContent = {
  centred: true,
  action: <Trans>رفتن به صفحهٔ اصلی</Trans>,
  children: (
    <ErrorPanel title={<Trans>چنین سفارشی پیدا نشد</Trans>}>
      <Trans>کد پیگیری این نشانی را بررسی کنید. شاید هم سفارش با شمارهٔ موبایل دیگری ثبت شده باشد.</Trans>
    </ErrorPanel>
  ),
}
