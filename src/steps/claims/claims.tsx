/**
 * Compensation received from the previous policy, and how often of each kind: property, then life, then driver.
 * Specification: document 2 section 5 "Claims step"; section 3 (claim counts 0 to 3).
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { claimErrors } from '#machines/journey/answer-errors.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { VehicleAside } from '../parts/asides.ts'
import { ClaimCounts } from './ClaimCounts.tsx'

const answerOf = (received: boolean | null) => {
  if (received === null) return null
  return received ? 'yes' : 'no'
}

export default function Claims() {
  const { t } = useLingui()
  const send = useSend()
  const history = useJourneyContext((memory) => memory.history)
  const form = useFormState(claimErrors(history))
  const rows = {
    no: (
      <OptionRow
        key="no"
        value="no"
        title={t`نه، خسارتی نگرفته‌ام`}
        detail={t`تخفیف عدم خسارت شما سر جایش می‌ماند.`}
      />
    ),
    yes: (
      <OptionRow
        key="yes"
        value="yes"
        title={t`بله، خسارت گرفته‌ام`}
        detail={t`تعداد دفعه‌ها را می‌پرسیم؛ تخفیف کمتر می‌شود.`}
      />
    ),
  }
  return (
    <StepScreen
      title={<Trans>بیمهٔ شخص ثالث</Trans>}
      aside={<VehicleAside />}
      form={form}
      action={<Trans>دیدن قیمت‌ها</Trans>}
    >
      <Question>
        <Trans>از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟</Trans>
      </Question>
      <ChoiceField
        label={t`خسارت از بیمه‌نامهٔ قبلی`}
        hint={
          <Hint term={t`دریافت خسارت`}>
            <Trans>
              یعنی شما مقصر تصادفی بوده‌اید و شرکت بیمه از همین بیمه‌نامه به طرف مقابل یا به خودتان پول داده
              است.
            </Trans>
          </Hint>
        }
        error={form.errorOf('receivedCompensation')}
        value={answerOf(history.receivedCompensation)}
        values={['no', 'yes']}
        onChange={(answer) =>
          send({ type: 'history.changed', change: { receivedCompensation: answer === 'yes' } })
        }
        renderOption={(value) => rows[value]}
      />
      {history.receivedCompensation && <ClaimCounts history={history} errorOf={form.errorOf} />}
    </StepScreen>
  )
}
