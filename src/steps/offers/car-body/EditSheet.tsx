/**
 * The answers that the prices depend on, each with a button that edits it. Document 3 section 2 "Car-body
 * offers page".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { coverListText } from '#ui/covers/cover-names.ts'
import { dateText } from '#ui/format/dates.ts'
import { numberText, percentText, roundTomanText } from '#ui/format/numbers.ts'
import { useJourneyContext } from '../../journey.ts'
import { EditSheetOf, type PricingAnswer, useOwner } from '../late/PricingAnswers.tsx'
import { insurerOf } from '../../parts/vehicle/vehicle-labels.ts'
import { vehicleName } from '../../parts/vehicle/vehicle-name.ts'
import { insuredValue, useCarBodyConfiguration, useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import { producedText } from '../../parts/car-body/months.ts'

export function CarBodyEditSheet() {
  const { t } = useLingui()
  const quote = useCarBodyQuote((answers) => answers)
  const name = useJourneyContext(vehicleName)
  const configuration = useCarBodyConfiguration()
  const { value, insurance, thirdPartyDiscount } = quote
  const accessories = value.hasAccessories ? roundTomanText(value.carAccessoriesValue ?? 0) : null
  const insurer = insurerOf(configuration?.companies, insurance.previousCompany)
  const end =
    insurance.lastPolicyExpDate === null
      ? ''
      : dateText(insurance.lastPolicyExpDate, { today: configuration?.today })
  const percent = configuration?.carBodyDiscounts.find(
    ({ code }) => code === insurance.carBodyDiscount,
  )?.percent
  const discount = percentText(percent ?? 0)
  const years = numberText(Number(thirdPartyDiscount ?? 0))
  const produced = producedText(quote.vehicle) ?? ''
  const answers: readonly PricingAnswer[] = [
    { answer: 'owner', label: t`پلاک و مالک`, ...useOwner() },
    {
      answer: 'vehicle',
      label: t`مشخصات خودرو`,
      value: t`${name}، ${produced}`,
    },
    {
      answer: 'value',
      label: t`ارزش بیمه‌شده`,
      value: roundTomanText(insuredValue(quote)),
      note: accessories !== null && <Trans>با {accessories} لوازم غیرفابریک</Trans>,
    },
    {
      answer: 'insurance',
      label: t`بیمهٔ بدنهٔ قبلی`,
      value:
        insurance.policyStatus === 'new'
          ? t`صفر کیلومتر`
          : insurer === null
            ? t`بیمهٔ بدنه ندارد`
            : t`${insurer} تا ${end}`,
      note: insurer !== null && <Trans>تخفیف عدم خسارت {discount}</Trans>,
    },
    { answer: 'third-party', label: t`بی‌خسارت در شخص ثالث`, value: t`${years} سال` },
  ]
  return (
    <EditSheetOf
      answers={answers}
      foot={<Trans>پوشش‌ها: {coverListText(quote.covers)}. آن‌ها را در خود فهرست عوض کنید.</Trans>}
    />
  )
}
