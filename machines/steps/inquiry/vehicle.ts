/**
 * The parts of the review of the registry's vehicle that every product has: its address, and the sheet that
 * edits it. Specification: document 2 section 2.5; document 3 section 2 "Sanhub flow".
 */
import { state } from '../../journey.ts'
import { backToOffers, discardToOffers } from '../../parts/outcomes.ts'

export const vehicleMeta = {
  title: 'inquiry.vehicle',
  address: 'inquiry',
  query: 'change',
  step: '2',
  screen: 'inquiry-vehicle',
} as const

/** Events of the review beside Continue, which leads to the product's next question. */
export const reviewEvents = {
  'vehicle-edit.opened': { target: 'editing', actions: 'start editing the vehicle' },
  back: [discardToOffers, { target: '#inquiry-owner' }],
} as const

export const editingVehicle = state({
  tags: 'sheet',
  meta: { title: 'inquiry.vehicle-edit' },
  initial: 'pristine',
  states: {
    pristine: {},
    showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
  },
  on: {
    'vehicle.changed': {
      guard: {
        type: 'the vehicle can be edited like this',
        params: ({ event }) => ({ change: event.change, of: 'draft' }),
      },
      actions: 'update the edited vehicle',
    },
    continue: { guard: 'the vehicle draft differs', target: 'checkingDraft' },
    'sheet.closed': { target: 'reviewing', actions: 'discard the edited vehicle' },
    back: { target: 'reviewing', actions: 'discard the edited vehicle' },
  },
})

/**
 * An incomplete draft is refused, and one that was to be edited alone leads back; the product's own follow.
 */
export const checksDraft = [
  { guard: 'the edited vehicle is incomplete', target: 'editing.showingErrors' },
  {
    ...backToOffers,
    target: 'reviewing',
    actions: ['apply the edited vehicle', backToOffers.actions],
  },
] as const
