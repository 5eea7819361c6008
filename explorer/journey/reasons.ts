/** What the explorer does not reach in the third-party journey, and why that is right. */
import type { Reasons } from '../coverage.ts'

const byAddress =
  'Changing one answer never leads here; only an address that is opened in the middle of a change does, and addresses are not tried in every state.'

const duringUpload =
  'Addresses are not tried in every state; machines/steps/leaving-uploads.test.ts tries one during an upload.'

export const reasons: Reasons = {
  'documents.gathering | xstate.route | 1': duringUpload,
  'cheques.gathering | xstate.route | 1': duringUpload,
  'inquiry.insurance | continue | 1': byAddress,
  'inquiry.insurance | back | 1': byAddress,
  'inquiry.claims | back | 1': byAddress,
  'the edited answer is claims': 'It is the last of its list: what is not one of the others is this one.',
  'the inquiry can start':
    'It is refused only before the configuration is there, and then the address is remembered and asked for again.',
}

const alwaysWhole =
  'A motorcycle has no details that another one takes away: what the registry knew of it stays whole while it is edited.'

/** What is not reached in the motorcycle journey in addition. */
export const motorcycleReasons: Reasons = {
  'inquiry.vehicle.checkingDraft | always | 1': alwaysWhole,
  'inquiry.vehicle.editing.showingErrors': alwaysWhole,
  'the edited vehicle is incomplete': alwaysWhole,
}
