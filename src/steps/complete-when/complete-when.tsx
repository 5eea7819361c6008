/**
 * Whether the details are given now, or after paying and until a deadline: variant B of the experiment complete-later.
 * Specification: document 2 section 4 "Complete now or later"; decisions, section 5.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { whenErrors } from '#machines/journey/answer-errors.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { dateText } from '#ui/format/dates.ts'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { OrderAside } from '../parts/asides.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { LaterTerms } from './LaterTerms.tsx'

export default function CompleteWhen() {
  const { t } = useLingui()
  const reading = useMatches({ holder: 'readingDeadline' })
  const ready = useChoosing()
  const waiting = {
    busy: true,
    children: <RowSkeletons sentence={t`مهلت تکمیل اطلاعات خوانده می‌شود…`} rows={3} />,
  }
  return <StepScreen title={t`اطلاعات بیمه‌گذار`} aside={<OrderAside />} {...(reading ? waiting : ready)} />
}

/** The day until which the details may come, spelled; empty while the order is not known. */
const useDeadline = (): string => {
  const deadline = useJourneyContext(({ order }) => order?.instantPaymentInfo?.deadline)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  return deadline === undefined ? '' : dateText(deadline, { today, weekday: true })
}

const useChoosing = (): StepContent => {
  const { t } = useLingui()
  const send = useSend()
  const completeWhen = useJourneyContext((memory) => memory.completeWhen)
  const laterConfirmed = useJourneyContext((memory) => memory.laterConfirmed)
  const form = useFormState(whenErrors({ completeWhen, laterConfirmed }))
  const deadline = useDeadline()
  const rows = {
    now: (
      <OptionRow
        key="now"
        value="now"
        title={t`الان کامل می‌کنم`}
        detail={t`بعد از پرداخت کاری نمی‌ماند و صدور زودتر شروع می‌شود.`}
      />
    ),
    later: (
      <OptionRow
        key="later"
        value="later"
        title={t`بعد از پرداخت کامل می‌کنم`}
        detail={t`اول پرداخت می‌کنید؛ برای بقیه تا ${deadline} وقت دارید.`}
        openWhenChosen
      >
        <LaterTerms
          deadline={deadline}
          error={
            form.errorOf('laterConfirmed') && t`اگر می‌خواهید بعد از پرداخت کامل کنید، این جمله را تأیید کنید.`
          }
        />
      </OptionRow>
    ),
  }
  return {
    form,
    action: completeWhen === 'later' ? <Trans>رفتن به پرداخت</Trans> : <Trans>ادامه</Trans>,
    children: (
      <>
        <Question detail={<Trans>مشخصات بیمه‌گذار، نشانی و مدارک برای صدور بیمه‌نامه لازم است.</Trans>}>
          <Trans>اطلاعات را الان کامل می‌کنید یا بعد از پرداخت؟</Trans>
        </Question>
        <ChoiceField
          label={t`زمان تکمیل اطلاعات`}
          error={form.errorOf('completeWhen') && t`یکی از این دو را انتخاب کنید.`}
          value={completeWhen}
          values={['now', 'later']}
          onChange={(when) => send({ type: 'complete-when.chosen', when })}
          renderOption={(value) => rows[value]}
        />
        <FailureNote failure={form.generalFailure} />
      </>
    ),
  }
}
