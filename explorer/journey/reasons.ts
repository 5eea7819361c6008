/** Reasons why the explorer does not reach parts of a journey. */
import type { Reasons } from '../coverage.ts'

const byAddress =
  'Changing one answer never leads here; only an address that is opened in the middle of a change does, and addresses are not tried in every state.'

const duringUpload =
  'Addresses are not tried in every state; machines/steps/leaving-uploads.test.ts tries one during an upload.'

const anotherCode =
  'One code is typed in the walks; machines/steps/typed-while-saving.test.ts types another while it is sent.'

const anotherAddress =
  'One address is typed in the walks; machines/steps/typed-while-saving.test.ts changes it while it is saved.'

/** Reasons for every journey. */
const anyReasons: Reasons = {
  'the address book is outdated': anotherAddress,
  'the address that is being saved can be edited like this': anotherAddress,
  'the address form differs from what was sent': anotherAddress,
  'offers.list.applyingDiscount | discount-code.changed | 1': anotherCode,
  'offers.list.applyingDiscount | xstate.error.actor.searchWithDiscount | 2': anotherCode,
  'payment.checking.applyingDiscount | xstate.error.actor.applyDiscount | 3': anotherCode,
  'another code was refused': anotherCode,
}

/** Reasons for the steps that every purchase has. */
const sharedReasons: Reasons = {
  ...anyReasons,
  'address.form | sheet.closed | 1': anotherAddress,
  'address.form | back | 1': anotherAddress,
  'address.savingAddress | address-draft.changed | 1': anotherAddress,
  'address.savingAddress | xstate.done.actor.saveAddress | 1': anotherAddress,
  'documents.gathering | xstate.route | 1': duringUpload,
  'cheques.gathering | xstate.route | 1': duringUpload,
  'the inquiry can start':
    'It is refused only before the configuration is there, and then the address is remembered and asked for again.',
}

/** Reasons for the third-party journey. */
export const reasons: Reasons = {
  ...sharedReasons,
  'delivery.form | sheet.closed | 1': anotherAddress,
  'delivery.form | back | 1': anotherAddress,
  'delivery.savingAddress | address-draft.changed | 1': anotherAddress,
  'delivery.savingAddress | xstate.done.actor.saveAddress | 1': anotherAddress,
  'inquiry.insurance | continue | 1': byAddress,
  'inquiry.insurance | back | 1': byAddress,
  'inquiry.claims | back | 1': byAddress,
  'the edited answer is claims': 'It is the last of its list: what is not one of the others is this one.',
}

const alwaysWhole =
  'A motorcycle has no details that another one takes away: what the registry knew of it stays whole while it is edited.'

/** Additional reasons for the motorcycle journey. */
export const motorcycleReasons: Reasons = {
  'inquiry.vehicle.checkingDraft | always | 1': alwaysWhole,
  'inquiry.vehicle.editing.showingErrors': alwaysWhole,
  'the edited vehicle is incomplete': alwaysWhole,
  'inquiry.vehicle.checkingDraft | always | 4':
    'No stubbed motorcycle is known without its policy; machines/steps/inquiry.test.ts tries it with a car.',
}

const neverLater =
  'A car-body order is never paid first: its inspection and documents come before the payment.'

/** Reasons for completing an order after its payment. */
const completingLater = [
  'holder | step.pay-first | 1',
  'holder.deciding | always | 2',
  'holder.deciding | always | 3',
  'holder.deciding | always | 4',
  'holder.readingDeadline | back | 1',
  'holder.readingDeadline | xstate.done.actor.readInstantPayment | 1',
  'holder.readingDeadline | xstate.error.actor.readInstantPayment | 1',
  'holder.readingDeadline | xstate.error.actor.readInstantPayment | 2',
  'holder.choosingWhen | complete-when.chosen | 1',
  'holder.choosingWhen | later-confirmation.changed | 1',
  'holder.choosingWhen | continue | 1',
  'holder.choosingWhen | continue | 2',
  'holder.choosingWhen | continue | 3',
  'holder.choosingWhen | continue | 4',
  'holder.choosingWhen | back | 1',
  'holder.savingWhen | back | 1',
  'holder.savingWhen | xstate.done.actor.chooseInstantPayment | 1',
  'holder.savingWhen | xstate.done.actor.chooseInstantPayment | 2',
  'holder.savingWhen | xstate.done.actor.chooseInstantPayment | 3',
  'holder.savingWhen | xstate.error.actor.chooseInstantPayment | 1',
  'holder.savingWhen | xstate.error.actor.chooseInstantPayment | 2',
  'holder.savingWhen | xstate.error.actor.chooseInstantPayment | 3',
  'holder.recalling | back | 1',
  'holder.answering | back | 1',
  'payment | step.back | 2',
  'holder.readingDeadline',
  'holder.choosingWhen',
  'holder.choosingWhen.pristine',
  'holder.choosingWhen.showingErrors',
  'holder.savingWhen',
  'the interrupted change is chooseInstantPayment',
  'completing later is offered',
  'the complete-later variant is missing',
  'completing now was chosen instead of later',
  'details follow the payment',
]

/** Reasons for the car-body journey. */
export const carBodyReasons: Reasons = {
  ...sharedReasons,
  ...Object.fromEntries(completingLater.map((name) => [name, neverLater])),
  'inspection.form | sheet.closed | 1': anotherAddress,
  'inspection.form | back | 1': anotherAddress,
  'inspection.savingAddress | address-draft.changed | 1': anotherAddress,
  'inspection.savingAddress | xstate.done.actor.saveAddress | 1': anotherAddress,
  'the edited answer is third-party':
    'It is the last of its list: what is not one of the others is this one.',
}

/**
 * Reasons for a renewal. Its address book opens over the page of the details, for the policy and for the
 * paper copy.
 */
export const renewalReasons: Reasons = {
  ...anyReasons,
  'information.form | sheet.closed | 1': anotherAddress,
  'information.form | back | 1': anotherAddress,
  'information.savingAddress | address-draft.changed | 1': anotherAddress,
  'information.savingAddress | xstate.done.actor.saveAddress | 1': anotherAddress,
  'information.deliveryBook.form | sheet.closed | 1': anotherAddress,
  'information.deliveryBook.form | back | 1': anotherAddress,
  'information.deliveryBook.savingAddress | address-draft.changed | 1': anotherAddress,
  'information.deliveryBook.savingAddress | xstate.done.actor.saveAddress | 1': anotherAddress,
}
