/**
 * Shown before the first step: loading, the failure to load, an unknown order, or a policy that cannot be
 * renewed. Specification: document 2 sections 2.1 and 8 (1034); document 1 section 8; picture 14.
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
  const isNothingToRenew = useMatches({ opening: 'nothingToRenew' })
  const failed = useFailedContent(<Trans>اطلاعات نرسید</Trans>)
  if (isNothingToRenew) return <StepScreen title={<Trans>تمدید بیمه‌نامه</Trans>} {...nothingToRenew} />
  return <StepScreen {...(isFailed ? failed : isUnknown ? unknown : fetching)} />
}

const fetching: StepContent = { busy: true, children: <Fetching /> }

function Fetching() {
  const { t } = useLingui()
  const { vehicles } = useProductWords()
  const readingOrder = useMatches({ opening: 'readingOrder' })
  const readingPolicy = useMatches({ opening: 'readingPolicy' })
  const sentence = (): string => {
    if (readingPolicy) return t`بیمه‌نامهٔ قبلی شما را می‌خوانیم…`
    return readingOrder ? t`سفارش شما را می‌خوانیم…` : t`فهرست ${vehicles} و شرکت‌های بیمه را می‌گیریم…`
  }
  return (
    <div className={styles.late}>
      <RowSkeletons sentence={sentence()} />
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

const nothingToRenew: StepContent = {
  centred: true,
  action: <Trans>خرید بیمهٔ تازه</Trans>,
  children: <NothingToRenew />,
}

function NothingToRenew() {
  const { vehicle } = useProductWords()
  return (
    <ErrorPanel title={<Trans>بیمه‌نامه‌ای برای تمدید نیست</Trans>}>
      <Trans>
        این بیمه‌نامه یا تمدید شده است، یا هنوز زمان تمدیدش نرسیده، یا {vehicle} فروخته شده است، یا بیمه‌گر آن
        را در سایت خودش تمدید می‌کند. می‌توانید بیمهٔ تازه بخرید.
      </Trans>
    </ErrorPanel>
  )
}
