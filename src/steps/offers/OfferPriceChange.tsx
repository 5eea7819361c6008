/** The chosen offer costs something else now: decided on before an order is made of it. Specification: decisions, section 8 "In time". */
import { useMemo } from 'react'
import { useMatches, useJourneyContext } from '../journey.ts'
import { type PriceChange, PriceChangeSheet } from '../parts/PriceChangeSheet.tsx'
import { useLastValue, useStaysOpen } from '../parts/sheet-state.ts'
import { priceChangeReason } from './price-change.ts'

export function OfferPriceChange() {
  const deciding = useMatches({ offers: 'decidingOnPrice' })
  const registering = useMatches({ offers: 'registering' })
  const open = useStaysOpen(deciding, registering)
  const chosen = useJourneyContext(({ choice }) => choice?.offer)
  const repriced = useJourneyContext((memory) => memory.repriced)
  const change = useMemo<PriceChange | null>(
    () =>
      chosen && repriced
        ? {
            from: chosen.payableAmount,
            to: repriced.payableAmount,
            reason: priceChangeReason(chosen, repriced),
          }
        : null,
    [chosen, repriced],
  )
  const shown = useLastValue(change)
  return shown && <PriceChangeSheet open={open} working={registering} change={shown} />
}
