/** The sheets of the offers. Each is mounted when it first opens, so that a press renders no closed sheet. */
import { isIn } from '#machines/journey-state.ts'
import { useSelector } from '@xstate/react'
import { type ComponentType, Suspense, useState } from 'react'
import { type JourneySnapshot, useJourney } from '../journey.ts'
import { sheetParts } from './lazy-parts.ts'

type SheetName = keyof typeof sheetParts

const isOpen: Readonly<Record<SheetName, (at: JourneySnapshot) => boolean>> = {
  ceiling: (at) => isIn(at, { offers: { list: 'choosingCeiling' } }),
  term: (at) => isIn(at, { offers: { list: 'choosingTerm' } }),
  arrangement: (at) => isIn(at, { offers: { list: 'arranging' } }),
  help: (at) => isIn(at, { offers: { list: 'explaining' } }),
  comparison: (at) => isIn(at, { offers: { list: 'comparing' } }),
  discount: (at) =>
    isIn(at, { offers: { list: 'enteringDiscount' } }) ||
    isIn(at, { offers: { list: 'applyingDiscount' } }) ||
    isIn(at, { offers: { list: 'removingDiscount' } }),
  edit: (at) => isIn(at, { offers: { list: 'editing' } }),
  alternative: (at) => isIn(at, { offers: 'choosingAlternative' }),
  payment: (at) => isIn(at, { offers: 'choosingPayment' }) || isIn(at, { offers: 'reviewingInstalments' }),
  priceChange: (at) => isIn(at, { offers: 'decidingOnPrice' }),
}

const liabilitySheet = (name: SheetName) => (
  <MountedSheet key={name} part={sheetParts[name]} isOpen={isOpen[name]} />
)

const names = [
  'ceiling',
  'term',
  'arrangement',
  'help',
  'comparison',
  'discount',
  'edit',
  'alternative',
  'payment',
  'priceChange',
] as const satisfies readonly SheetName[]

export const Sheets = () => names.map(liabilitySheet)

const ofRenewal: readonly SheetName[] = ['ceiling', 'term', 'help', 'discount', 'payment', 'priceChange']

/** The sheets of a renewal's offers. */
export const RenewalSheets = () => ofRenewal.map(liabilitySheet)

type MountedSheetProps = {
  part: { Component: ComponentType }
  isOpen: (at: JourneySnapshot) => boolean
}

/** Stays mounted afterwards for its closing transition. */
export function MountedSheet({ part, isOpen: openIn }: MountedSheetProps) {
  const open = useSelector(useJourney(), openIn)
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
