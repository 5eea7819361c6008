/**
 * The previous policy entered by hand: insurer, start and end.
 * Specification: document 2 sections 2.6 and 5 "Previous policy".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { addToJalali, jalaliParts } from '#contract/values/jalali-date.ts'
import { previousPolicyErrors } from '#machines/journey/answer-errors.ts'
import { yearlyExpiry } from '#machines/journey/previous-policy.ts'
import { DateField } from '#ui/date/DateField.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { useLiabilityQuote } from '../liability.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { VehicleAside } from '../parts/asides.ts'

/** Years back on the wheel. An older policy could only mean the highest late fee. */
const YEARS_BACK = 20

export default function Policy() {
  const { t } = useLingui()
  const send = useSend()
  const history = useLiabilityQuote((quote) => quote.history)
  const companies = useJourneyContext((context) => context.configuration?.companies)
  const today = useJourneyContext((context) => context.configuration?.today ?? '')
  const form = useFormState(
    previousPolicyErrors(history, today),
    {},
    {
      emptyTexts: {
        previousCompany: t`شرکت بیمهٔ قبلی را انتخاب کنید.`,
        lastPolicyStartDate: t`تاریخ شروع را انتخاب کنید.`,
        lastPolicyExpDate: t`تاریخ پایان را انتخاب کنید.`,
      },
    },
  )
  const { lastPolicyStartDate: from, lastPolicyExpDate: to } = history
  const isYearly = from !== null && to === yearlyExpiry(from)
  const { year } = jalaliParts(today)
  const dates = { today, firstYear: year - YEARS_BACK }
  const found = (count: number) => numberText(count)
  return (
    <StepScreen aside={<VehicleAside />} form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question detail={<Trans>همه روی بیمه‌نامهٔ قبلی نوشته شده است.</Trans>}>
        <Trans>بیمه‌نامهٔ قبلی از کدام شرکت است؟</Trans>
      </Question>
      <PickerField
        label={t`شرکت بیمهٔ قبلی`}
        hint={
          <Hint term={t`شرکت بیمهٔ قبلی`}>
            <Trans>
              شرکتی که بیمه‌نامه را صادر کرده است، نه فروشنده یا نمایندگی آن. نامش بالای بیمه‌نامه است.
            </Trans>
          </Hint>
        }
        title={t`انتخاب شرکت بیمه`}
        placeholder={t`انتخاب کنید`}
        error={form.errorOf('previousCompany')}
        value={history.previousCompany}
        onChange={(previousCompany) => send({ type: 'history.changed', change: { previousCompany } })}
        options={(companies ?? []).map(({ code, title }) => ({
          value: code,
          title: insurerName({ companyCode: code, companyFa: title }),
          tile: <InsurerLogo slug={code} />,
        }))}
        countText={(count) => t`${found(count)} شرکت`}
      />
      <DateField
        {...dates}
        label={t`تاریخ شروع`}
        title={t`تاریخ شروع بیمه‌نامهٔ قبلی`}
        error={form.errorOf('lastPolicyStartDate')}
        value={history.lastPolicyStartDate}
        start={addToJalali(today, { years: -1 })}
        onChange={(lastPolicyStartDate) => {
          send({ type: 'history.changed', change: { lastPolicyStartDate } })
          form.markTouched('lastPolicyStartDate')
        }}
      />
      <DateField
        {...dates}
        label={t`تاریخ پایان`}
        help={
          isYearly
            ? t`یک سال پس از شروع گذاشته‌ایم؛ اگر روی بیمه‌نامه چیز دیگری است، عوض کنید.`
            : t`معمولاً یک سال پس از شروع.`
        }
        title={t`تاریخ پایان بیمه‌نامهٔ قبلی`}
        error={form.errorOf('lastPolicyExpDate')}
        value={history.lastPolicyExpDate}
        start={from ? yearlyExpiry(from) : today}
        lastYear={year + 2}
        onChange={(lastPolicyExpDate) => {
          send({ type: 'history.changed', change: { lastPolicyExpDate } })
          form.markTouched('lastPolicyExpDate')
        }}
      />
    </StepScreen>
  )
}
