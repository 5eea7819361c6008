/**
 * Panel for published content that could not be loaded: what happened, what to do, and the error's id and
 * code. The first page also shows it without React. Document 3 section 8; design language, "Error fallback".
 */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import styles from './ContentFailure.module.css'

export type ContentFailureProps = {
  errorId: string
  /** The gateway's error code; null if there was no answer with one. */
  code: number | null
  onRetry: () => void
}

export const ContentFailure = ({ errorId, code, onRetry }: ContentFailureProps) => (
  <section className={styles.failure} role="alert">
    <h2 className={styles.failureTitle}>
      <Trans>بقیهٔ صفحه نرسید</Trans>
    </h2>
    <p className={styles.failureText}>
      <Trans>استعلام شخص ثالث از همین بالا باز می‌شود. برای دیدن بقیهٔ بیمه‌ها دوباره امتحان کنید.</Trans>
    </p>
    <Button kind="tonal" icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry}>
      <Trans>تلاش دوباره</Trans>
    </Button>
    <p className={styles.failureCode}>
      <Trans>کد خطا</Trans>{' '}
      <bdi dir="ltr" className="ltr-run">
        <span data-slot="code">{code ?? ''}</span> <span data-slot="error-id">{errorId}</span>
      </bdi>
    </p>
  </section>
)
