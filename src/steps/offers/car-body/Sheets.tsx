/** The sheets of the car-body offers. Each is mounted when it first opens. */
import { isIn } from '#machines/journey-state.ts'
import type { JourneySnapshot } from '../../journey.ts'
import { MountedSheet } from '../Sheets.tsx'
import { sheetParts } from './lazy-parts.ts'

type SheetName = keyof typeof sheetParts

const isOpen: Readonly<Record<SheetName, (at: JourneySnapshot) => boolean>> = {
  covers: (at) => isIn(at, { offers: { list: 'choosingCovers' } }),
  levels: (at) =>
    isIn(at, { offers: { list: 'choosingLevel' } }) ||
    isIn(at, { offers: { list: { choosingCovers: 'choosingLevel' } } }),
  explanation: (at) => isIn(at, { offers: { list: { choosingCovers: 'explaining' } } }),
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

/** A sheet that is opened from another one comes after it. */
const names = [
  'covers',
  'levels',
  'explanation',
  'arrangement',
  'help',
  'comparison',
  'discount',
  'edit',
  'alternative',
  'payment',
  'priceChange',
] as const satisfies readonly SheetName[]

export const CarBodySheets = () =>
  names.map((name) => <MountedSheet key={name} part={sheetParts[name]} isOpen={isOpen[name]} />)
