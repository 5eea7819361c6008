/**
 * Whether the vehicle was insured before: with a policy, new, or without one. With a policy, asks whether
 * the owner changed.
 * Specification: document 2 sections 2.6, 3 "Policy status codes" and 4 "Policy status".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { statusErrors } from '#machines/journey/answer-errors.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { DateField } from '#ui/date/DateField.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { useLiabilityQuote } from '../liability.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { VehicleAside } from '../parts/asides.ts'
import { useProductWords } from '../product.ts'

export default function Status() {
  const { t } = useLingui()
  const send = useSend()
  const status = useLiabilityQuote((quote) => quote.status)
  const today = useJourneyContext((context) => context.configuration?.today ?? '')
  const { vehicle, vehicleFirst } = useProductWords()
  const form = useFormState(
    statusErrors(status, today),
    {},
    {
      emptyTexts: {
        insured: t`یکی از گزینه‌ها را انتخاب کنید.`,
        plateHistory: t`یکی از گزینه‌ها را انتخاب کنید.`,
        deliveryDate: t`تاریخ تحویل را انتخاب کنید.`,
      },
    },
  )
  const insured = {
    yes: (
      <OptionRow key="yes" value="yes" title={t`بیمه داشته است`} detail={t`حتی اگر تاریخ آن گذشته باشد.`} />
    ),
    new: (
      <OptionRow
        key="new"
        value="new"
        title={t`${vehicle} نو است`}
        detail={t`صفرکیلومتر است و هنوز بیمه نشده است.`}
      />
    ),
    without: (
      <OptionRow
        key="without"
        value="without"
        title={t`بیمه نداشته است`}
        detail={t`جریمهٔ دیرکرد یک سال به حق‌بیمه اضافه می‌شود.`}
      />
    ),
  }
  const histories = {
    with_policy: (
      <OptionRow
        key="with_policy"
        value="with_policy"
        title={t`مالک عوض نشده است`}
        detail={t`بیمه‌نامهٔ قبلی به نام همین مالک است؛ تخفیف‌هایش می‌ماند.`}
      />
    ),
    ownership_change: (
      <OptionRow
        key="ownership_change"
        value="ownership_change"
        title={t`مالک عوض شده است`}
        detail={t`${vehicle} را با بیمهٔ مالک قبلی خریده‌اید؛ تخفیف‌های او با خودش می‌رود.`}
      />
    ),
  }
  return (
    <StepScreen aside={<VehicleAside />} form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question>
        <Trans>{vehicle} بیمهٔ شخص ثالث داشته است؟</Trans>
      </Question>
      <ChoiceField
        label={t`وضعیت بیمهٔ ${vehicle}`}
        hint={
          <Hint term={t`وضعیت بیمهٔ ${vehicle}`}>
            <Trans>
              سابقهٔ بیمهٔ {vehicle} تا امروز است؛ از روی آن معلوم می‌شود تخفیف عدم خسارت دارید یا جریمهٔ دیرکرد.
            </Trans>
          </Hint>
        }
        error={form.errorOf('insured')}
        value={status.insured}
        values={['yes', 'new', 'without']}
        onChange={(value) => send({ type: 'status.changed', change: { insured: value } })}
        renderOption={(value) => insured[value]}
      />
      {status.insured === 'yes' && (
        <ChoiceField
          label={t`مالک ${vehicleFirst} از بیمهٔ قبلی تا حالا عوض شده؟`}
          hint={
            <Hint term={t`انتقال مالکیت`}>
              <Trans>
                یعنی پس از صدور بیمه‌نامهٔ قبلی، سند {vehicle} به نام کس دیگری شده است. تخفیف‌های بیمه مال شخص
                است، نه {vehicle}.
              </Trans>
            </Hint>
          }
          error={form.errorOf('plateHistory')}
          value={status.plateHistory}
          values={['with_policy', 'ownership_change']}
          onChange={(plateHistory) => send({ type: 'status.changed', change: { plateHistory } })}
          renderOption={(value) => histories[value]}
        />
      )}
      {status.insured === 'new' && (
        <DateField
          label={t`تاریخ تحویل ${vehicleFirst}`}
          help={t`روی برگ تحویل یا سند کارخانه نوشته شده است.`}
          title={t`تاریخ تحویل ${vehicleFirst}`}
          error={form.errorOf('deliveryDate')}
          value={status.deliveryDate}
          today={today}
          firstYear={Number(today.slice(0, 4)) - 1}
          onChange={(deliveryDate) => send({ type: 'status.changed', change: { deliveryDate } })}
        />
      )}
    </StepScreen>
  )
}
