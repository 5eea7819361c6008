/**
 * The policy holder: the vehicle's owner (a person or a company), or another person, who then names the
 * owner.
 * Specification: document 2 sections 2.8, 3 "Policy holder" and 5; decisions, section 6; pictures 06 and 06b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import { COMPANY } from '#contract/values/insured-type.ts'
import { isInspected } from '#machines/journey/quote.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { OrderAside } from '../parts/asides.ts'
import { CorrectionNote } from '../parts/CorrectionNote.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { useProductWords } from '../product.ts'
import { HolderForm, useHolderForm } from '../parts/holder/HolderForm.tsx'

export default function Holder() {
  const { t } = useLingui()
  const { vehicle } = useProductWords()
  const holder = useHolderForm()
  const isCompany = useJourneyContext((context) => context.holder.insuredType === COMPANY)
  const isInspectedFirst = useJourneyContext(({ quote }) => isInspected(quote.product))
  return (
    <StepScreen
      title={t`اطلاعات بیمه‌گذار`}
      aside={<OrderAside />}
      form={holder.form}
      action={<Trans>ثبت و ادامه</Trans>}
    >
      <CorrectionNote />
      <div>
        <Text as="h2" look="h2">
          {isCompany ? (
            <Trans>بیمه‌نامه به نام شرکت صادر شود؟</Trans>
          ) : (
            <Trans>بیمه‌نامه به نام چه کسی صادر شود؟</Trans>
          )}
        </Text>
        <Text as="div" look="small" tone="soft">
          <Trans>بیمه‌گذار کسی است که بیمه‌نامه به نام او صادر می‌شود.</Trans>{' '}
          <Hint term={t`بیمه‌گذار`}>
            <Trans>
              بیمه‌گذار طرف قرارداد با بیمه‌گر است و حق‌بیمه را می‌پردازد. می‌تواند مالک {vehicle} باشد یا شخص
              دیگری.
            </Trans>
          </Hint>
        </Text>
      </div>
      <HolderForm {...holder} />
      <Note kind="soft" icon={<CalendarClock size={20} aria-hidden="true" />}>
        {isInspectedFirst ? (
          <Trans>بیمه‌نامه پس از بازدید خودرو صادر می‌شود.</Trans>
        ) : (
          <Trans>سفارش‌هایی که تا ساعت ۲۱ کامل شوند (پنجشنبه و جمعه تا ۱۹)، همان روز صادر می‌شوند.</Trans>
        )}
      </Note>
      <FailureNote failure={holder.form.generalFailure} />
    </StepScreen>
  )
}
