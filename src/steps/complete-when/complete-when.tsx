/**
 * Whether the details are given now, or after paying and until a deadline: variant B of the experiment complete-later.
 * Specification: document 2 section 4 "Complete now or later"; decisions, section 5.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { whenProblems } from '#machines/journey/answers.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { dateText } from '#ui/format/dates.ts'
import { useIsIn, useMemory, useSend } from '../journey.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { OrderAside } from '../parts/asides.ts'
import { useProblems } from '../parts/problems.ts'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { LaterTerms } from './LaterTerms.tsx'

export default function CompleteWhen() {
  const { t } = useLingui()
  const reading = useIsIn({ holder: 'readingDeadline' })
  const ready = useChoosing()
  const waiting = {
    busy: true,
    children: <RowSkeletons sentence={t`مهلت تکمیل اطلاعات خوانده می‌شود…`} rows={3} />,
  }
  return <StepScreen title={t`اطلاعات بیمه‌گذار`} aside={<OrderAside />} {...(reading ? waiting : ready)} />
}

/** The day until which the details may come, spelled; empty while the order is not known. */
const useDeadline = (): string => {
  const deadline = useMemory(({ order }) => order?.instantPaymentInfo?.deadline)
  const today = useMemory(({ configuration }) => configuration?.today)
  return deadline === undefined ? '' : dateText(deadline, { today, weekday: true })
}

const useChoosing = (): StepContent => {
  const { t } = useLingui()
  const send = useSend()
  const completeWhen = useMemory((memory) => memory.completeWhen)
  const laterConfirmed = useMemory((memory) => memory.laterConfirmed)
  const form = useProblems(whenProblems({ completeWhen, laterConfirmed }))
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
            form.problemOf('laterConfirmed') &&
            t`اگر می‌خواهید بعد از پرداخت کامل کنید، این جمله را تأیید کنید.`
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
          error={form.problemOf('completeWhen') && t`یکی از این دو را انتخاب کنید.`}
          value={completeWhen}
          values={['now', 'later']}
          onChange={(when) => send({ type: 'complete-when.chosen', when })}
          row={(value) => rows[value]}
        />
        <FailureNote failure={form.unsaid} />
      </>
    ),
  }
}
