/**
 * The sheet with the marked offers side by side. Issue 3, "compare two or three side by side"; picture 35.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { comparedInsurers } from '#machines/journey/offer-list.ts'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../../../journey.ts'
import { useLiabilityQuote } from '../../../liability.ts'
import { comparisonRows } from './comparison-rows.ts'
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx'
import { useOffersAnswer } from '../../facts/listed-offers.ts'

type ComparisonSheetOfProps<O extends AnyOffer> = Omit<ComparisonTableProps<O>, 'market'> & {
  /** Undefined while prices load. */
  market: ComparisonTableProps<O>['market'] | undefined
  title: string
}

/** The sheet of every product; its rows are the product's. */
export function ComparisonSheetOf<O extends AnyOffer>({
  insurers,
  market,
  title,
  rowsOf,
}: ComparisonSheetOfProps<O>) {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'comparing' } })
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={title}
      detail={t`مبلغ‌ها به تومان است.`}
      wide
    >
      {market === undefined || insurers.length === 0 ? (
        <Text tone="soft">
          <Trans>پیشنهادی برای مقایسه نمانده است.</Trans>
        </Text>
      ) : (
        <ComparisonTable insurers={insurers} market={market} rowsOf={rowsOf} />
      )}
    </BottomSheet>
  )
}

export function ComparisonSheet() {
  const { t } = useLingui()
  const answer = useOffersAnswer()
  const ceiling = useLiabilityQuote((quote) => quote.liabilityPropertyDamage)
  const months = useLiabilityQuote(({ policyTerm }) => policyTerm ?? 0)
  const compared = useJourneyContext((context) => context.compared)
  const insurers = useMemo(
    () => (answer ? comparedInsurers(answer, ceiling, compared) : []),
    [answer, ceiling, compared],
  )
  return (
    <ComparisonSheetOf
      insurers={insurers}
      market={answer?.market}
      title={t`مقایسهٔ پیشنهادها`}
      rowsOf={(columns) => comparisonRows(columns, { months, records: answer?.market.insurers ?? [] })}
    />
  )
}
