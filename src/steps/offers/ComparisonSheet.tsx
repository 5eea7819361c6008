/** The marked offers side by side, and the bar that opens it. Issue 3, "compare two or three side by side". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { numberText } from '#ui/format/numbers.ts'
import type { BumperProps } from '#ui/layout/Bumper.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useIsIn, useSend } from '../journey.ts'
import type { Column } from './comparison.ts'

const ComparisonTable = lazy(() => import('./ComparisonTable.tsx').then((module) => ({ default: module.ComparisonTable })))

export function ComparisonSheet({ columns }: { columns: readonly Column[] }) {
  const { t } = useLingui()
  const send = useSend()
  const open = useIsIn({ offers: { list: 'comparing' } })
  const detail = t`مبلغ‌ها به تومان است؛ آنچه فرق دارد پررنگ است.`
  return (
    <BottomSheet open={open} onClose={() => send({ type: 'sheet.closed' })} title={t`مقایسهٔ پیشنهادها`} detail={detail} wide>
      {columns.length === 0 ? (
        <Text tone="soft">
          <Trans>پیشنهادی برای مقایسه نمانده است.</Trans>
        </Text>
      ) : (
        <Suspense fallback={<RowSkeletons rows={8} sentence={<Trans>جدول آماده می‌شود…</Trans>} />}>
          <ComparisonTable columns={columns} />
        </Suspense>
      )}
    </BottomSheet>
  )
}

/** Takes how many offers are marked; gives the bumper that compares them, undefined where none is. */
export const useComparisonBar = (count: number): BumperProps | undefined => {
  const send = useSend()
  if (count === 0) return undefined
  const number = numberText(count)
  return {
    action: (
      <>
        <Button kind="link" onClick={() => send({ type: 'comparison.cleared' })}>
          <Trans>پاک کردن</Trans>
        </Button>
        <Button kind="tonal" icon={<Scale size={20} aria-hidden="true" />} blocked={count < 2} onClick={() => send({ type: 'comparison.opened' })}>
          {count < 2 ? <Trans>یک پیشنهاد دیگر هم علامت بزنید</Trans> : <Trans>مقایسهٔ {number} پیشنهاد</Trans>}
        </Button>
      </>
    ),
  }
}
