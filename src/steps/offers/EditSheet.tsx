/** Everything the prices rest on, fetched when it is asked for; what is changed leads back here, the rest is kept. Specification: document 2 section 2.7 "edit information". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMatches, useSend } from '../journey.ts'
import { lazyPart } from '../parts/lazy-part.tsx'

export const answerLines = lazyPart(() => import('./AnswerLines.tsx').then((module) => module.AnswerLines))

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
        <answerLines.Component />
      </Suspense>
    </BottomSheet>
  )
}
