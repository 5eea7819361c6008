/** The order’s price is no longer what it was: decided on before the invoice can be paid. Specification: decisions, section 8 "In time". */
import { useIsIn, useMemory } from '../journey.ts'
import { PriceChangedSheet } from '../parts/PriceChangedSheet.tsx'
import { useLast } from '../parts/sheet-memory.ts'

export function PriceChanged() {
  const deciding = useIsIn({ payment: { invoice: 'decidingOnPrice' } })
  const accepting = useIsIn({ payment: { invoice: 'acceptingPrice' } })
  const change = useLast(useMemory(({ invoice }) => invoice?.priceChange ?? null))
  const failure = useMemory((memory) => memory.failure)
  return (
    change && (
      <PriceChangedSheet open={deciding || accepting} working={accepting} change={change} failure={failure} />
    )
  )
}
