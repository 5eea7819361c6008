/** The order’s price is no longer what it was: decided on before the invoice can be paid. Specification: decisions, section 8 "In time". */
import { useMatches, useJourneyContext } from '../journey.ts'
import { PriceChangeSheet } from '../parts/PriceChangeSheet.tsx'
import { useLastValue } from '../parts/sheet-state.ts'

export function InvoicePriceChange() {
  const deciding = useMatches({ payment: { invoice: 'decidingOnPrice' } })
  const accepting = useMatches({ payment: { invoice: 'acceptingPrice' } })
  const change = useLastValue(useJourneyContext(({ invoice }) => invoice?.priceChange ?? null))
  const failure = useJourneyContext((memory) => memory.failure)
  return (
    change && (
      <PriceChangeSheet open={deciding || accepting} working={accepting} change={change} failure={failure} />
    )
  )
}
