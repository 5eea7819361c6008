/**
 * Years without a claim in third-party insurance, which some insurers reward. Specification: document 3,
 * sections 2 and 5; decisions, section 11.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ThirdPartyDiscount } from '#contract/operations/car-body-offer.ts'
import { textRef } from '#contract/texts.ts'
import { only } from '#machines/journey/field-errors.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useMatches, useSend } from '../journey.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { useCarBodyConfiguration, useCarBodyQuote } from '../parts/car-body/car-body.ts'

/** From this answer on, some insurers give a discount. */
const REWARDED = '5'

export default function ThirdParty() {
  const { t } = useLingui()
  const send = useSend()
  const discount = useCarBodyQuote((quote) => quote.thirdPartyDiscount)
  const values = useCarBodyConfiguration()?.thirdPartyDiscounts ?? ThirdPartyDiscount.options
  const isLast = useMatches({ vehicle: 'thirdParty' })
  const form = useFormState(
    only({ discount: discount === null ? textRef('required') : undefined }),
    {},
    { emptyTexts: { discount: t`یکی از گزینه‌ها را انتخاب کنید.` } },
  )
  const title = (value: ThirdPartyDiscount): string => {
    const years = numberText(Number(value))
    if (value === '0') return t`بی‌تخفیف، یا تازه بیمه شده`
    return value === REWARDED ? t`${years} سال یا بیشتر` : t`${years} سال`
  }
  return (
    <StepScreen form={form} action={isLast ? <Trans>دیدن قیمت‌ها</Trans> : <Trans>ادامه</Trans>}>
      <Question detail={<Trans>بعضی شرکت‌ها به رانندهٔ کم‌خسارت، تا ۱۰ درصد تخفیف بدنه می‌دهند.</Trans>}>
        <Trans>چند سال در بیمهٔ شخص ثالث خسارت نداشته‌اید؟</Trans>
      </Question>
      <ChoiceField
        label={t`سال‌های بی‌خسارت در شخص ثالث`}
        isLabelHidden
        error={form.errorOf('discount')}
        missing={discount === null}
        value={discount}
        values={values}
        onChange={(chosen) => send({ type: 'third-party-discount.chosen', discount: chosen })}
        renderOption={(value) => (
          <OptionRow
            key={value}
            value={value}
            title={title(value)}
            detail={value === REWARDED ? t`روی این سابقه تخفیف بیشتری می‌گیرید.` : undefined}
            compact
          />
        )}
      />
    </StepScreen>
  )
}
