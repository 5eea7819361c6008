/**
 * A list without offers: no insurer sells, or the filters exclude every offer. Document 2 section 8 "Empty
 * offers".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Headset, RotateCw } from 'lucide-react'
import { use } from 'react'
import type { MissingInsurer } from '#contract/operations/offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Illustration } from '#ui/illustration/Illustration.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useJourneyContext, useSend } from '../../journey.ts'
import { isRenewal } from '../facts/listed-offers.ts'
import { MissingInsurers } from '../facts/MissingInsurers.tsx'

/**
 * No insurer sells under these conditions. Offers support, another request to late insurers, and editing the
 * answers.
 */
export function NoOffers({ missing }: { missing: readonly MissingInsurer[] }) {
  const { t } = useLingui()
  const send = useSend()
  const ofRenewal = useJourneyContext(isRenewal)
  const isAnyLate = missing.some(({ reason }) => reason === 'late')
  const actions = (
    <>
      <Button full icon={<Headset size={21} aria-hidden="true" />} onClick={use(AskSupport)}>
        <Trans>کمک گرفتن از کارشناس</Trans>
      </Button>
      {isAnyLate && (
        <Button
          kind="link"
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={() => send({ type: 'retry' })}
        >
          <Trans>به‌روزرسانی قیمت‌ها</Trans>
        </Button>
      )}
      {!ofRenewal && (
        <Button kind="link" onClick={() => send({ type: 'edit-sheet.opened' })}>
          <Trans>دیدن و ویرایش اطلاعات</Trans>
        </Button>
      )}
    </>
  )
  return (
    <Stack gap={24}>
      <EmptyState title={t`پیشنهادی پیدا نشد`} action={actions} picture={<Illustration name="no-offers" />}>
        <Trans>
          با این شرایط بیمه‌گری قیمت نداد. سقف یا مدت دیگری انتخاب کنید؛ کارشناسان ما هم راهنمایی‌تان می‌کنند.
        </Trans>
      </EmptyState>
      <MissingInsurers missing={missing} />
    </Stack>
  )
}

/** The filters exclude every offer. `all` is the number of offers without them. */
export function NoMatchingOffers({ all }: { all: number }) {
  const { t } = useLingui()
  const send = useSend()
  const count = numberText(all)
  const actions = (
    <>
      <Button full onClick={() => send({ type: 'arrangement.cleared' })}>
        <Trans>نمایش همه</Trans>
      </Button>
      <Button kind="link" onClick={() => send({ type: 'arrangement-sheet.opened' })}>
        <Trans>تغییر فیلترها</Trans>
      </Button>
    </>
  )
  return (
    <EmptyState
      title={t`با این فیلترها پیشنهادی نیست`}
      action={actions}
      picture={<Illustration name="no-offers" />}
    >
      <Trans>{count} بیمه‌گر قیمت داده‌اند؛ فیلترها را بردارید تا همه را ببینید.</Trans>
    </EmptyState>
  )
}
