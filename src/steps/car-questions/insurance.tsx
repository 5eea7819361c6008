/**
 * The question whether the car has a car-body policy, and its insurer, last day and no-claim discount.
 * Specification: document 3, sections 2 "Manual quote wizard", 4 and 5; design language, "Inline choice
 * chips"; picture 32.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CarBodyPolicyStatus, CarBodyDiscount } from '#contract/operations/car-body-offer.ts'
import { addToJalali, daysBetween, jalaliParts } from '#contract/values/jalali-date.ts'
import type { InsuranceAnswers } from '#machines/journey/car-body-answers.ts'
import { insuranceErrors } from '#machines/journey/car-body-errors.ts'
import { InlineChips } from '#ui/choice/InlineChips.tsx'
import { DateField } from '#ui/date/DateField.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { numberText, percentText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { useSend } from '../journey.ts'
import { type FormState, useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { useCarBodyConfiguration, useCarBodyQuote } from '../parts/car-body/car-body.ts'

/** Number of past years on the wheel. Older policies give no discount. */
const YEARS_BACK = 5

type Form = FormState<keyof InsuranceAnswers>

export default function Insurance() {
  const { t } = useLingui()
  const send = useSend()
  const insurance = useCarBodyQuote((quote) => quote.insurance)
  const configuration = useCarBodyConfiguration()
  const form: Form = useFormState(
    insuranceErrors(insurance, configuration),
    {},
    {
      emptyTexts: {
        policyStatus: t`یکی از گزینه‌ها را انتخاب کنید.`,
        previousCompany: t`شرکت بیمهٔ قبلی را انتخاب کنید.`,
        lastPolicyExpDate: t`تاریخ پایان را انتخاب کنید.`,
        carBodyDiscount: t`درصد را انتخاب کنید؛ اگر تخفیفی ننوشته است، «ندارد».`,
      },
    },
  )
  const names: Record<CarBodyPolicyStatus, string> = {
    with_policy: t({ message: 'دارد', context: 'car-body policy' }),
    without: t({ message: 'ندارد', context: 'car-body policy' }),
    new: t`صفر کیلومتر`,
  }
  return (
    <StepScreen form={form} action={<Trans>ادامه</Trans>}>
      <Question>
        <Trans>این خودرو بیمهٔ بدنه دارد؟</Trans>
      </Question>
      <InlineChips
        label={t`وضعیت بیمهٔ بدنه`}
        isLabelHidden
        value={insurance.policyStatus}
        error={form.errorOf('policyStatus')}
        missing={insurance.policyStatus === null}
        onChange={(status) => {
          const policyStatus = CarBodyPolicyStatus.options.find((each) => each === status)
          if (policyStatus) send({ type: 'insurance.changed', change: { policyStatus } })
        }}
        chips={(configuration?.policyStatuses ?? []).map((value) => ({ value, title: names[value] }))}
      />
      {insurance.policyStatus === 'with_policy' && <EarlierPolicy insurance={insurance} form={form} />}
    </StepScreen>
  )
}

function EarlierPolicy({ insurance, form }: { insurance: InsuranceAnswers; form: Form }) {
  const { t } = useLingui()
  const send = useSend()
  const configuration = useCarBodyConfiguration()
  const today = configuration?.today ?? ''
  const { year } = jalaliParts(today)
  const found = (count: number) => numberText(count)
  return (
    <>
      <PickerField
        label={t`شرکت بیمهٔ قبلی`}
        title={t`انتخاب شرکت بیمه`}
        placeholder={t`انتخاب کنید`}
        mark={insurance.previousCompany && <InsurerLogo slug={insurance.previousCompany} size="small" />}
        value={insurance.previousCompany}
        error={form.errorOf('previousCompany')}
        missing={insurance.previousCompany === null}
        onChange={(previousCompany) => send({ type: 'insurance.changed', change: { previousCompany } })}
        options={(configuration?.companies ?? []).map(({ code, title }) => ({
          value: code,
          title: insurerName({ companyCode: code, companyFa: title }),
          tile: <InsurerLogo slug={code} />,
        }))}
        countText={(count) => t`${found(count)} شرکت`}
      />
      <DateField
        label={t`پایان بیمه‌نامه`}
        title={t`پایان بیمه‌نامهٔ قبلی`}
        today={today}
        firstYear={year - YEARS_BACK}
        lastYear={year + 1}
        weekday
        help={useEndHelp(insurance.lastPolicyExpDate, today)}
        value={insurance.lastPolicyExpDate}
        error={form.errorOf('lastPolicyExpDate')}
        missing={insurance.lastPolicyExpDate === null}
        onChange={(lastPolicyExpDate) => {
          send({ type: 'insurance.changed', change: { lastPolicyExpDate } })
          form.markTouched('lastPolicyExpDate')
        }}
      />
      <NoClaimDiscount insurance={insurance} form={form} />
      <Note kind="warn">
        <Trans>این سابقه باید مال خود شما باشد. تخفیف مالک قبلی به شما نمی‌رسد و هنگام صدور رد می‌شود.</Trans>
      </Note>
    </>
  )
}

/** Remaining days of the earlier policy, and the beginning of the new one. */
const useEndHelp = (end: string | null, today: string): string | undefined => {
  const { t } = useLingui()
  if (end === null || today === '') return undefined
  const left = daysBetween(today, end)
  const days = numberText(Math.abs(left))
  if (left > 0) return t`${days} روز دیگر؛ بیمهٔ تازه از فردای همان روز شروع می‌شود.`
  if (left === 0) return t`امروز تمام می‌شود؛ بیمهٔ تازه از فردا شروع می‌شود.`
  return addToJalali(end, { years: 1 }) < today
    ? t`بیش از یک سال پیش تمام شده است.`
    : t`${days} روز پیش تمام شده است؛ بیمهٔ تازه از روز صدور شروع می‌شود.`
}

function NoClaimDiscount({ insurance, form }: { insurance: InsuranceAnswers; form: Form }) {
  const { t } = useLingui()
  const send = useSend()
  const discounts = useCarBodyConfiguration()?.carBodyDiscounts ?? []
  const chips = discounts.map(({ code, percent }) => {
    const years = numberText(Number(code))
    return percent === 0
      ? { value: code, title: t({ message: 'ندارد', context: 'discount' }) }
      : { value: code, title: percentText(percent), detail: t`${years} سال` }
  })
  return (
    <InlineChips
      label={t`تخفیف عدم خسارت بدنه`}
      help={t`همان درصدی که روی بیمه‌نامه نوشته شده است، نه بیشتر.`}
      value={insurance.carBodyDiscount}
      error={form.errorOf('carBodyDiscount')}
      missing={insurance.carBodyDiscount === null}
      onChange={(code) => {
        const carBodyDiscount = CarBodyDiscount.options.find((each) => each === code)
        if (carBodyDiscount) send({ type: 'insurance.changed', change: { carBodyDiscount } })
      }}
      chips={chips}
    />
  )
}
