/**
 * The discounts printed on a policy: third-party first, then the driver's. After a change of hands they are
 * those of another vehicle's policy, because the previous owner's do not count. Specification: document 2
 * section 5 ("must be exactly what is written on the policy").
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { discountErrors } from '#machines/journey/answer-errors.ts'
import { historyFieldBefore } from '#machines/journey/answer-order.ts'
import { policyStatusOf } from '#machines/journey/previous-policy.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { numberText, percentText } from '#ui/format/numbers.ts'
import { PickerField } from '#ui/picker/PickerField.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { useLiabilityConfiguration, useLiabilityQuote } from '../liability.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { VehicleAside } from '../parts/asides.ts'
import { useProductWords } from '../product.ts'

const rowsOf = (percents: readonly number[] | undefined) =>
  (percents ?? []).map((percent) => ({ value: String(percent), title: percentText(percent), tile: null }))
const valueOf = (percent: number | null) => (percent === null ? null : String(percent))

export default function Discounts() {
  const { t } = useLingui()
  const send = useSend()
  const history = useLiabilityQuote((quote) => quote.history)
  const configuration = useLiabilityConfiguration()
  const isOfAnother = useJourneyContext((context) => policyStatusOf(context) === 'ownership_change')
  const { vehicleOf } = useProductWords()
  const empty = t`درصد را انتخاب کنید؛ اگر تخفیفی ننوشته است، صفر.`
  const form = useFormState(
    discountErrors(history),
    {},
    { emptyTexts: { noDamageFactor: empty, driverNoDamageFactor: empty } },
  )
  const waits = historyFieldBefore('driverNoDamageFactor', history) !== null
  const common = {
    placeholder: t`انتخاب کنید`,
    help: t`دقیقاً همان درصدی که روی بیمه‌نامه نوشته شده است.`,
    countText: (count: number) => t`${numberText(count)} درصد`,
    columns: 5,
  }
  return (
    <StepScreen aside={<VehicleAside />} form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question detail={<Trans>اگر تخفیفی ننوشته است، صفر را انتخاب کنید.</Trans>}>
        {isOfAnother ? (
          <Trans>روی بیمه‌نامهٔ {vehicleOf} دیگرتان چند درصد تخفیف نوشته شده؟</Trans>
        ) : (
          <Trans>روی بیمه‌نامهٔ قبلی چند درصد تخفیف نوشته شده؟</Trans>
        )}
      </Question>
      <PickerField
        {...common}
        label={t`تخفیف عدم خسارت شخص ثالث`}
        hint={
          <Hint term={t`تخفیف عدم خسارت`}>
            <Trans>
              برای هر سالی که از بیمهٔ شخص ثالث خسارتی نگرفته‌اید، ۵ درصد به این تخفیف اضافه می‌شود، تا ۷۰ درصد.
            </Trans>
          </Hint>
        }
        title={t`تخفیف عدم خسارت`}
        error={form.errorOf('noDamageFactor')}
        value={valueOf(history.noDamageFactor)}
        onChange={(percent) => send({ type: 'history.changed', change: { noDamageFactor: Number(percent) } })}
        options={rowsOf(configuration?.noDamageFactors)}
      />
      <PickerField
        {...common}
        label={t`تخفیف حوادث راننده`}
        hint={
          <Hint term={t`تخفیف حوادث راننده`}>
            <Trans>
              بخش دیگری از همان بیمه‌نامه که آسیب بدنی خود راننده را می‌پوشاند و تخفیف جداگانه دارد.
            </Trans>
          </Hint>
        }
        title={t`تخفیف حوادث راننده`}
        disabledReason={waits ? t`اول تخفیف عدم خسارت را انتخاب کنید.` : undefined}
        error={waits ? undefined : form.errorOf('driverNoDamageFactor')}
        value={valueOf(history.driverNoDamageFactor)}
        onChange={(percent) =>
          send({ type: 'history.changed', change: { driverNoDamageFactor: Number(percent) } })
        }
        options={rowsOf(configuration?.driverNoDamageFactors)}
      />
      <Note>
        <Trans>
          پیش از صدور، درصدها را با سامانهٔ سنهاب مقایسه می‌کنند. اگر فرق داشته باشند، حق‌بیمه عوض می‌شود.
        </Trans>
      </Note>
    </StepScreen>
  )
}
