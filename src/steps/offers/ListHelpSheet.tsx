/** The sheet that explains the list; what it says is fetched when it is opened. Issue 3, "What badges mean". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMatches, useSend } from '../journey.ts'
import { lazyPart } from '../parts/lazy-part.tsx'

export const listHelp = lazyPart(() => import('./ListHelp.tsx').then((module) => module.ListHelp))

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
