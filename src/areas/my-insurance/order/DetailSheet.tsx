/**
 * The detail sheet of an order: its status, holder, vehicle, cover and price, rows without a value left out.
 * Reporting and cancelling start here. A problem is reported to the expert while that is possible, to the
 * support otherwise. Document 3 sections 2 and 3, "Order detail sheet"; picture 13.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CircleX, Download, Flag, Headset } from 'lucide-react'
import { use } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { DetailRows } from './DetailRows.tsx'
import { failureText } from '../../parts/failure-text.ts'
import type { PolicyPageRef } from './policy-page-ref.ts'

export function DetailSheet({ actor, isOpen }: { actor: PolicyPageRef; isOpen: boolean }) {
  const { t } = useLingui()
  const { detail, failure } = useSelector(actor, ({ context }) => context)
  const isLoading = useSelector(actor, (snapshot) =>
    snapshot.matches({ shown: { sheet: { detail: 'loading' } } }),
  )
  const isFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ shown: { sheet: { detail: 'failed' } } }),
  )
  const isOpeningFile = useSelector(actor, (snapshot) => snapshot.matches({ shown: { file: 'opening' } }))
  const onSupport = use(AskSupport)
  const { send } = actor
  const isShown = detail !== null && !isLoading && !isFailed
  const hasFile = isShown && detail.actions.some(({ type }) => type === 'view-policy')
  return (
    <BottomSheet
      open={isOpen}
      onClose={() => send({ type: 'sheet.closed' })}
      title={<Trans>جزئیات بیمه‌نامه</Trans>}
      footer={
        hasFile ? (
          <Button
            full
            loading={isOpeningFile}
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => send({ type: 'policy-file.chosen', by: 'download' })}
          >
            <Trans>دریافت بیمه‌نامه</Trans>
          </Button>
        ) : undefined
      }
    >
      {isLoading && <RowSkeletons sentence={t`جزئیات را می‌آوریم…`} rows={7} />}
      {isFailed && (
        <Stack gap={16}>
          <ErrorPanel title={<Trans>جزئیات نرسید</Trans>} errorId={failure?.errorId} code={failure?.code}>
            {failureText(failure)}
          </ErrorPanel>
          <Row gap={12} justify="center" wrap>
            <ErrorActions onSupport={onSupport} onRetry={() => send({ type: 'retry' })} />
          </Row>
        </Stack>
      )}
      {isShown && (
        <Stack gap={12}>
          <DetailRows detail={detail} />
          <Row justify="center" wrap gap={8}>
            <Button
              kind="link"
              icon={<Flag size={18} aria-hidden="true" />}
              onClick={() => (detail.reportUntil === null ? onSupport() : send({ type: 'report.opened' }))}
            >
              <Trans>گزارش مشکل</Trans>
            </Button>
            {detail.reportUntil !== null && (
              <Button kind="link" icon={<Headset size={18} aria-hidden="true" />} onClick={onSupport}>
                <Trans>پشتیبانی</Trans>
              </Button>
            )}
            {detail.cancellable && (
              <Button
                kind="link"
                tone="danger"
                icon={<CircleX size={18} aria-hidden="true" />}
                onClick={() => send({ type: 'cancellation.opened' })}
              >
                <Trans>لغو سفارش</Trans>
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </BottomSheet>
  )
}
