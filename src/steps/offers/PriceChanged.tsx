/** The chosen offer costs something else now: decided on before an order is made of it. Specification: decisions, section 8 "In time". */
import { useMemo } from 'react'
import { useIsIn, useMemory } from '../journey.ts'
import { type PriceChange, PriceChangedSheet } from '../parts/PriceChangedSheet.tsx'
import { useLast, useStays } from '../parts/sheet-memory.ts'
import { changeReasonOf } from './price-change.ts'

export function PriceChanged() {
  const deciding = useIsIn({ offers: 'decidingOnPrice' })
  const registering = useIsIn({ offers: 'registering' })
  const open = useStays(deciding, registering)
  const chosen = useMemory(({ choice }) => choice?.offer)
  const repriced = useMemory((memory) => memory.repriced)
  const change = useMemo<PriceChange | null>(
    () =>
      chosen && repriced
        ? { from: chosen.payableAmount, to: repriced.payableAmount, reason: changeReasonOf(chosen, repriced) }
        : null,
    [chosen, repriced],
  )
  const shown = useLast(change)
  return shown && <PriceChangedSheet open={open} working={registering} change={shown} />
}
