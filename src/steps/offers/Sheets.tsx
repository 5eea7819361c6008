/** The sheets of the offers. Each is mounted when it first opens, so that a press renders no closed sheet. */
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { type JourneySnapshot, useJourney } from '../journey.ts'
import { sheetParts } from './lazy-parts.ts'

type SheetName = keyof typeof sheetParts

const isOpen: Readonly<Record<SheetName, (at: JourneySnapshot) => boolean>> = {
  ceiling: (at) => at.matches({ offers: { list: 'choosingCeiling' } }),
  term: (at) => at.matches({ offers: { list: 'choosingTerm' } }),
  arrangement: (at) => at.matches({ offers: { list: 'arranging' } }),
  help: (at) => at.matches({ offers: { list: 'explaining' } }),
  comparison: (at) => at.matches({ offers: { list: 'comparing' } }),
  discount: (at) =>
    at.matches({ offers: { list: 'enteringDiscount' } }) ||
    at.matches({ offers: { list: 'applyingDiscount' } }) ||
    at.matches({ offers: { list: 'removingDiscount' } }),
  edit: (at) => at.matches({ offers: { list: 'editing' } }),
  alternative: (at) => at.matches({ offers: 'choosingAlternative' }),
  payment: (at) =>
    at.matches({ offers: 'choosingPayment' }) || at.matches({ offers: 'reviewingInstalments' }),
  priceChange: (at) => at.matches({ offers: 'decidingOnPrice' }),
}

export const Sheets = () => (
  <>
    <MountedSheet name="ceiling" />
    <MountedSheet name="term" />
    <MountedSheet name="arrangement" />
    <MountedSheet name="help" />
    <MountedSheet name="comparison" />
    <MountedSheet name="discount" />
    <MountedSheet name="edit" />
    <MountedSheet name="alternative" />
    <MountedSheet name="payment" />
    <MountedSheet name="priceChange" />
  </>
)

/** Stays mounted afterwards for its closing transition. */
function MountedSheet({ name }: { name: SheetName }) {
  const part = sheetParts[name]
  const open = useSelector(useJourney(), isOpen[name])
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <part.Component />
      </Suspense>
    )
  )
}
