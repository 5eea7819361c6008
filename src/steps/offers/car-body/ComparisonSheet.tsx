/** The marked car-body offers side by side, with the covers as rows. Design language, "Compare"; picture 35. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { ComparisonTable } from '../ComparisonTable.tsx'
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
  const send = useSend()
  const open = useMatches({ offers: { list: 'comparing' } })
  const answer = useCarBodyAnswer()
  const compared = useJourneyContext((context) => context.compared)
  const chosen = useCarBodyQuote(({ covers }) => covers)
  const known = useKnownCovers()
  const insurers = compared.flatMap((companyCode): ComparedOffer[] => {
    const offer = answer?.offers.find((each) => each.companyCode === companyCode)
    return offer === undefined ? [] : [{ companyCode, companyFa: offer.companyFa, offer }]
  })
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`مقایسهٔ پیشنهادها`}
      detail={t`مبلغ‌ها به تومان است.`}
      wide
    >
      {answer === undefined || insurers.length === 0 ? (
        <Text tone="soft">
          <Trans>پیشنهادی برای مقایسه نمانده است.</Trans>
        </Text>
      ) : (
        <ComparisonTable
          insurers={insurers}
          market={answer.market}
          rowsOf={(columns) =>
            carBodyComparisonRows(
              columns.flatMap(({ offer }) => offer ?? []),
              { known, chosen, records: answer.market.insurers },
            )
          }
        />
      )}
    </BottomSheet>
  )
}
