/**
 * What happens on a path, in words for people: «guest, lookup refused twice, entry by hand, in instalments, cancelled at the
 * bank, paid». What every purchase has is not said.
 */
import type { GestureType } from './gestures.ts'

/** null where doing it says nothing of which path it is. */
export const deeds: { readonly [T in GestureType]: string | null } = {
  continue: null, back: 'back', retry: 'try again', 'sheet.closed': 'sheet closed', 'session.changed': null, 'names.renewed': null, 'plate.changed': null, 'owner-code.changed': null,
  'manual-entry.chosen': 'entry by hand', 'saved-plates.opened': 'saved plates', 'saved-plate.picked': 'plate picked', 'vehicle-edit.opened': 'vehicle edited',
  'vehicle.changed': null, 'status.changed': '', 'history.changed': '', 'ceiling.chosen': 'another ceiling', 'term.chosen': 'term of', 'ceiling-sheet.opened': 'ceilings',
  'term-sheet.opened': 'terms', 'edit-sheet.opened': 'answers', 'answer-change.chosen': 'change of', 'arrangement-sheet.opened': 'order and filters',
  'arrangement.changed': 'ordered', 'arrangement.cleared': 'filters cleared', 'list-help.opened': 'help on the list', 'comparison.toggled': 'marked', 'comparison.opened': 'compared',
  'comparison.cleared': 'marks cleared', 'share.chosen': 'shared', 'upsell.accepted': 'alternative taken', 'offer.chosen': 'offer', 'payment-type.chosen': 'by',
  'payment-type-sheet.opened': 'ways of paying', 'price.refused': 'price refused', 'discount-sheet.opened': 'discount code', 'discount-code.changed': null, 'discount.submitted': 'code sent',
  'discount.removed': 'code removed', 'complete-when.chosen': 'complete', 'later-confirmation.changed': null, 'holder.changed': null, 'address-book.opened': 'address book',
  'address.picked': 'address picked', 'address-form.opened': 'address form', 'address-draft.changed': null, 'address-deletion.asked': 'address deleted', 'delivery.changed': '',
  'documents-later.changed': 'documents later', 'cheques-later.changed': 'cheques later', 'upload.begun': 'sending', 'upload.ended': null, 'upload.changed': 'sent',
}

/** By the id of the call. */
export const calls: Readonly<Record<string, string>> = {
  listExperiments: 'experiments', loadConfiguration: 'configuration', readOrder: 'order', listMyPlates: 'plates', lookUpPlate: 'lookup', searchOffers: 'search', searchWithDiscount: 'search with a code',
  searchWithoutDiscount: 'search without the code', listUpsells: 'alternatives', registerOrder: 'registering', priceAgain: 'priced again', readInstantPayment: 'deadline', chooseInstantPayment: 'paying first',
  saveHolder: 'holder', listAddresses: 'addresses', saveAddress: 'saving the address', deleteAddress: 'deleting the address', savePolicyAddress: 'policy address', listDeliveryTimes: 'times',
  saveDeliveryAddress: 'delivery', saveDeliveryTime: 'delivery time', completeOrder: 'closing of the details', listDocuments: 'documents', submitDocuments: 'submitting documents', listCheques: 'cheques',
  submitCheques: 'submitting cheques', readAnswers: 'answers', changePaymentType: 'change of the way of paying', readInvoice: 'invoice', acceptPriceChange: 'new price', applyDiscount: 'code on the invoice',
  removeDiscount: 'removing the code', startPayment: 'payment', watchPayment: 'at the bank',
}
