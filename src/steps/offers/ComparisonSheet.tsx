/** The marked offers side by side. Issue 3, "compare two or three side by side". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useSend } from '../journey.ts'
import { lazyPart } from '../parts/lazy-part.tsx'
import type { ComparisonColumn } from './comparison.ts'

export const comparisonTable = lazyPart(() =>
  import('./ComparisonTable.tsx').then((module) => module.ComparisonTable),
)

export function ComparisonSheet({ columns }: { columns: readonly ComparisonColumn[] }) {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'comparing' } })
  const detail = t`مبلغ‌ها به تومان؛ تفاوت‌ها پررنگ‌اند.`
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`مقایسهٔ پیشنهادها`}
      detail={detail}
      wide
    >
      {columns.length === 0 ? (
        <Text tone="soft">
          <Trans>پیشنهادی برای مقایسه نمانده است.</Trans>
        </Text>
      ) : (
        <Suspense fallback={<RowSkeletons rows={8} sentence={<Trans>جدول آماده می‌شود…</Trans>} />}>
          <comparisonTable.Component columns={columns} />
        </Suspense>
      )}
    </BottomSheet>
  )
}
