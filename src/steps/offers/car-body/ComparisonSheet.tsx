/**
 * The marked car-body offers side by side, with the covers as rows. Design language, "Compare"; picture 35.
 */
import { useLingui } from '@lingui/react/macro'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import { useJourneyContext } from '../../journey.ts'
import { ComparisonSheetOf } from '../late/comparison/ComparisonSheet.tsx'
import { useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import { carBodyComparisonRows } from './comparison-rows.ts'
import { useCarBodyAnswer, useKnownCovers } from './listed.ts'

export type ComparedOffer = {
  readonly companyCode: string
  readonly companyFa: string
  readonly offer: CarBodyOffer
}

export function CarBodyComparisonSheet() {
  const { t } = useLingui()
  const answer = useCarBodyAnswer()
  const compared = useJourneyContext((context) => context.compared)
  const chosen = useCarBodyQuote(({ covers }) => covers)
  const known = useKnownCovers()
  const insurers = compared.flatMap((companyCode): ComparedOffer[] => {
    const offer = answer?.offers.find((each) => each.companyCode === companyCode)
    return offer === undefined ? [] : [{ companyCode, companyFa: offer.companyFa, offer }]
  })
  return (
    <ComparisonSheetOf
      insurers={insurers}
      market={answer?.market}
      title={insurers.length > 2 ? t`مقایسهٔ سه بیمه‌نامه` : t`مقایسهٔ دو بیمه‌نامه`}
      rowsOf={(columns) =>
        carBodyComparisonRows(
          columns.flatMap(({ offer }) => offer ?? []),
          { known, chosen, records: answer?.market.insurers ?? [] },
        )
      }
    />
  )
}
