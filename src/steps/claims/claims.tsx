/**
 * Claims on the previous policy, and how often of each kind: property, then life, then driver.
 * Specification: document 2 section 5 "Claims step"; section 3 (claim counts 0 to 3).
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { claimErrors } from '#machines/journey/answer-errors.ts'
import { historyFieldBefore, type OrderedHistoryField } from '#machines/journey/answer-order.ts'
import type { ClaimCount, HistoryAnswers } from '#machines/journey/answers.ts'
import { InlineChips } from '#ui/choice/InlineChips.tsx'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { useSend } from '../journey.ts'
import { useLiabilityQuote } from '../liability.ts'
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
  const history = useLiabilityQuote((quote) => quote.history)
  const count = t`تعداد را انتخاب کنید.`
  const form = useFormState(
    claimErrors(history),
    {},
    {
      emptyTexts: {
        receivedCompensation: t`بله یا نه را انتخاب کنید.`,
        propertyDamageCount: count,
        lifeDamageCount: count,
        driverDamageCount: count,
      },
    },
  )
  const rows = {
    no: (
      <OptionRow
        key="no"
        value="no"
        title={t`نه، خسارتی نگرفته‌ام`}
        detail={t`تخفیف شما ۵ درصد بیشتر می‌شود، تا ۷۰ درصد.`}
      />
    ),
    yes: (
      <OptionRow
        key="yes"
        value="yes"
        title={t`بله، خسارت گرفته‌ام`}
        detail={t`تعدادشان را انتخاب می‌کنید؛ تخفیف کمتر می‌شود.`}
      />
    ),
  }
  return (
    <StepScreen aside={<VehicleAside />} form={form} action={<Trans>دیدن قیمت‌ها</Trans>}>
      <Question
        detail={
          <Trans>
            یعنی شما مقصر تصادفی بوده‌اید و شرکت بیمه از همین بیمه‌نامه به طرف مقابل یا به خودتان پول داده است.
          </Trans>
        }
      >
        <Trans>از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟</Trans>
      </Question>
      <ChoiceField
        label={t`خسارت از بیمه‌نامهٔ قبلی`}
        isLabelHidden
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

type Kind = 'propertyDamageCount' | 'lifeDamageCount' | 'driverDamageCount'
type ClaimCountsProps = { history: HistoryAnswers; errorOf: (kind: Kind) => string | undefined }

const counts: readonly ClaimCount[] = [0, 1, 2, 3]

/** How often of each kind. Each count is disabled until the one above it is answered. */
function ClaimCounts({ history, errorOf: problemOf }: ClaimCountsProps) {
  const { t } = useLingui()
  const send = useSend()
  const titles: Record<ClaimCount, string> = { 0: t`نداشتم`, 1: t`۱ بار`, 2: t`۲ بار`, 3: t`۳ و بیشتر` }
  const chips = counts.map((count) => ({ value: String(count), title: titles[count] }))
  const reasons: Partial<Record<OrderedHistoryField, string>> = {
    propertyDamageCount: t`اول تعداد خسارت مالی را انتخاب کنید.`,
    lifeDamageCount: t`اول تعداد خسارت جانی را انتخاب کنید.`,
  }
  const part = (kind: Kind) => {
    const before = historyFieldBefore(kind, history)
    return {
      value: history[kind] === null ? null : String(history[kind]),
      onChange: (chosen: string) => {
        const count = counts.find((each) => String(each) === chosen)
        if (count !== undefined) send({ type: 'history.changed', change: { [kind]: count } })
      },
      chips,
      disabledReason: before === null ? undefined : reasons[before],
      error: before === null ? problemOf(kind) : undefined,
    }
  }
  return (
    <>
      <InlineChips
        {...part('propertyDamageCount')}
        label={t`خسارت مالی`}
        hint={
          <Hint term={t`خسارت مالی`}>
            <Trans>آسیب به خودرو یا اموال دیگران که شما مقصرش بوده‌اید.</Trans>
          </Hint>
        }
      />
      <InlineChips
        {...part('lifeDamageCount')}
        label={t`خسارت جانی`}
        hint={
          <Hint term={t`خسارت جانی`}>
            <Trans>آسیب بدنی یا فوت دیگران، با دیه‌ای که بیمه پرداخته است.</Trans>
          </Hint>
        }
      />
      <InlineChips
        {...part('driverDamageCount')}
        label={t`خسارت راننده`}
        hint={
          <Hint term={t`خسارت راننده`}>
            <Trans>آسیب بدنی خود رانندهٔ مقصر.</Trans>
          </Hint>
        }
      />
    </>
  )
}
