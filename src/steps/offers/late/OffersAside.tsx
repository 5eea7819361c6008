/**
 * Column beside the list from 900 px on: the insured vehicle, and the sum of the chosen offer. Design
 * language, picture 16.
 */
import { useLingui } from '@lingui/react/macro'
import type { Offer } from '#contract/operations/offers.ts'
import { dateText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { percentText } from '#ui/format/numbers.ts'
import { useJourneyContext } from '../../journey.ts'
import { useLiabilityQuote } from '../../liability.ts'
import { termText } from '../../parts/term-text.ts'
import { useProductWords } from '../../product.ts'
import { InsuredCard, PriceLinesCard } from './AsideCards.tsx'
import { previousInsurerName } from '../facts/offer-texts.ts'
import { vehicleName } from '../../parts/vehicle/vehicle-name.ts'

export function OffersAside({ offer }: { offer: Offer | undefined }) {
  return (
    <>
      <Insured />
      {offer && <Summary offer={offer} />}
    </>
  )
}

function Insured() {
  const { t } = useLingui()
  const name = useJourneyContext(vehicleName)
  const year = useJourneyContext(({ quote: { vehicle } }) => vehicle.carProductionYear)
  const history = useLiabilityQuote((answers) => answers.history)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const insurer = useJourneyContext(previousInsurerName)
  const months = useLiabilityQuote(({ policyTerm }) => policyTerm)
  const { vehicleFirst } = useProductWords()
  const [made, end] = [
    digitsText(year ?? ''),
    history.lastPolicyExpDate === null ? '' : dateText(history.lastPolicyExpDate, { today }),
  ]
  return (
    <InsuredCard
      facts={[
        { label: vehicleFirst, value: t`${name}، ${made}` },
        { label: t`بیمهٔ قبلی`, value: insurer && t`${insurer}، تا ${end}` },
        {
          label: t`تخفیف عدم خسارت`,
          value: history.noDamageFactor === null ? null : percentText(history.noDamageFactor),
        },
        { label: t`مدت`, value: termText(months ?? 0) },
      ]}
    />
  )
}

function Summary({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const { delayPenalty } = offer
  const lines = [
    { label: t`حق‌بیمه با مالیات`, toman: offer.payableAmountWithoutDiscount - delayPenalty },
    { label: t`تخفیف‌ها`, toman: offer.totalDiscountValue === 0 ? null : -offer.totalDiscountValue },
    { label: t`جریمهٔ دیرکرد`, toman: delayPenalty === 0 ? null : delayPenalty },
  ]
  return <PriceLinesCard offer={offer} lines={lines} />
}
