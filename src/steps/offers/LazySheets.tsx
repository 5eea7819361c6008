/**
 * Sheets whose content is loaded when they open: the comparison, the help of the list, the answers that the
 * prices rest on. The screen prefetches the content while it is idle. Issue 3; document 2 section 2.7 "edit
 * information".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { whenIdle } from '#adapters/idle.ts'
import type { ComparedInsurer } from '#machines/journey/offer-list.ts'
import { Button } from '#ui/button/Button.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useSend } from '../journey.ts'
import { lazyPart } from '../parts/lazy-part.tsx'

const comparisonTable = lazyPart(() =>
  import('./ComparisonTable.tsx').then((module) => module.ComparisonTable),
)

export function ComparisonSheet({ insurers }: { insurers: readonly ComparedInsurer[] }) {
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
      {insurers.length === 0 ? (
        <Text tone="soft">
          <Trans>پیشنهادی برای مقایسه نمانده است.</Trans>
        </Text>
      ) : (
        <Suspense fallback={<RowSkeletons rows={8} sentence={<Trans>جدول آماده می‌شود…</Trans>} />}>
          <comparisonTable.Component insurers={insurers} />
        </Suspense>
      )}
    </BottomSheet>
  )
}

const listHelp = lazyPart(() => import('./ListHelp.tsx').then((module) => module.ListHelp))

export function ListHelpSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'explaining' } })
  const footer = (
    <Button full onClick={() => send({ type: 'continue' })}>
      <Trans>برگشت به پیشنهادها</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`ترتیب فهرست و نشان‌ها`}
      footer={footer}
      reading
    >
      <Suspense fallback={<RowSkeletons rows={6} sentence={<Trans>راهنما آماده می‌شود…</Trans>} />}>
        <listHelp.Component />
      </Suspense>
    </BottomSheet>
  )
}

const pricingAnswers = lazyPart(() => import('./PricingAnswers.tsx').then((module) => module.PricingAnswers))

export function EditSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'editing' } })
  const detail = t`هرکدام را عوض کنید، قیمت‌ها دوباره گرفته می‌شود.`
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`اطلاعاتی که قیمت با آن حساب شده`}
      detail={detail}
    >
      <Suspense fallback={<RowSkeletons rows={6} sentence={<Trans>اطلاعات شما آماده می‌شود…</Trans>} />}>
        <pricingAnswers.Component />
      </Suspense>
    </BottomSheet>
  )
}

/** Most often opened first. */
const parts = [pricingAnswers, comparisonTable, listHelp]

/**
 * Loads the content of the sheets once the screen is idle. A failed load is repeated when the sheet opens.
 */
export const usePrefetchedSheets = (): void => {
  useEffect(() => whenIdle(() => parts.forEach((part) => void part.preload().catch(() => undefined))), [])
}
