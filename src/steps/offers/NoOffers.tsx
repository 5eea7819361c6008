/** Nobody sells under these conditions: experts can help, whoever was late can be asked again, and the answers can be changed. Specification: document 2 section 8 "Empty offers". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Headset, RotateCw } from 'lucide-react'
import { use } from 'react'
import type { MissingInsurer } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useSend } from '../journey.ts'
import { MissingInsurers } from './MissingInsurers.tsx'

export function NoOffers({
  missing,
  onAskAgain,
}: {
  missing: readonly MissingInsurer[]
  onAskAgain: () => void
}) {
  const { t } = useLingui()
  const send = useSend()
  const isAnyLate = missing.some(({ reason }) => reason === 'late')
  const actions = (
    <>
      <Button full icon={<Headset size={21} aria-hidden="true" />} onClick={use(AskSupport)}>
        <Trans>کمک گرفتن از کارشناس</Trans>
      </Button>
      {isAnyLate && (
        <Button kind="link" icon={<RotateCw size={18} aria-hidden="true" />} onClick={onAskAgain}>
          <Trans>قیمت گرفتن دوباره</Trans>
        </Button>
      )}
      <Button kind="link" onClick={() => send({ type: 'edit-sheet.opened' })}>
        <Trans>دیدن و ویرایش اطلاعات</Trans>
      </Button>
    </>
  )
  return (
    <Stack gap={24}>
      <EmptyState title={t`پیشنهادی پیدا نشد`} action={actions}>
        <Trans>
          با این شرایط بیمه‌گری قیمت نداد. سقف یا مدت دیگری انتخاب کنید؛ کارشناسان ما هم راهنمایی‌تان می‌کنند.
        </Trans>
      </EmptyState>
      <MissingInsurers missing={missing} />
    </Stack>
  )
}
