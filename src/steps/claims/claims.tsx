/**
 * Claims on the previous policy, and how often of each kind: property, then life, then driver.
 * Specification: document 2 section 5 "Claims step"; section 3 (claim counts 0 to 3).
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { claimErrors } from '#machines/journey/answer-errors.ts'
import { historyFieldBefore, type OrderedHistoryField } from '#machines/journey/answer-order.ts'
import type { ClaimCount, HistoryAnswers } from '#machines/journey/answers.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { VehicleAside } from '../parts/asides.ts'

const answerOf = (received: boolean | null) => {
  if (received === null) return null
  return received ? 'yes' : 'no'
}

export default function Claims() {
  const { t } = useLingui()
  const send = useSend()
  const history = useJourneyContext((context) => context.quote.history)
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
    <StepScreen aside={<VehicleAside />} form={form} action={<Trans>دیدن قیمت‌ها</Trans>}>
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

type Kind = 'financialDamages' | 'lifeDamages' | 'driverDamages'
type ClaimCountsProps = { history: HistoryAnswers; errorOf: (kind: Kind) => string | undefined }

const counts: readonly ClaimCount[] = [0, 1, 2, 3]

/** How often of each kind. Each count is disabled until the one before it is answered. */
function ClaimCounts({ history, errorOf: problemOf }: ClaimCountsProps) {
  const { t } = useLingui()
  const send = useSend()
  const titles: Record<ClaimCount, string> = {
    0: t`هیچ‌بار`,
    1: t`یک بار`,
    2: t`دو بار`,
    3: t`سه بار یا بیشتر`,
  }
  const found = (count: number) => numberText(count)
  const reasons: Partial<Record<OrderedHistoryField, string>> = {
    financialDamages: t`اول تعداد خسارت مالی را انتخاب کنید.`,
    lifeDamages: t`اول تعداد خسارت جانی را انتخاب کنید.`,
  }
  const part = (kind: Kind) => {
    const before = historyFieldBefore(kind, history)
    return {
      value: history[kind] === null ? null : String(history[kind]),
      onChange: (chosen: string) => {
        const count = counts.find((each) => String(each) === chosen)
        if (count !== undefined) send({ type: 'history.changed', change: { [kind]: count } })
      },
      options: counts.map((count) => ({ value: String(count), title: titles[count], tile: null })),
      placeholder: t`چند بار؟`,
      countText: (count: number) => t`${found(count)} مورد پیدا شد`,
      disabledReason: before === null ? undefined : reasons[before],
      error: before === null ? problemOf(kind) : undefined,
    }
  }
  return (
    <>
      <PickerField
        {...part('financialDamages')}
        label={t`خسارت مالی`}
        hint={
          <Hint term={t`خسارت مالی`}>
            <Trans>آسیب به خودرو یا اموال دیگران که شما مقصرش بوده‌اید.</Trans>
          </Hint>
        }
        title={t`چند بار خسارت مالی گرفته‌اید؟`}
      />
      <PickerField
        {...part('lifeDamages')}
        label={t`خسارت جانی`}
        hint={
          <Hint term={t`خسارت جانی`}>
            <Trans>آسیب بدنی یا فوت دیگران، با دیه‌ای که بیمه پرداخته است.</Trans>
          </Hint>
        }
        title={t`چند بار خسارت جانی گرفته‌اید؟`}
      />
      <PickerField
        {...part('driverDamages')}
        label={t`خسارت راننده`}
        hint={
          <Hint term={t`خسارت راننده`}>
            <Trans>آسیب بدنی خود رانندهٔ مقصر.</Trans>
          </Hint>
        }
        title={t`چند بار خسارت راننده گرفته‌اید؟`}
      />
    </>
  )
}
