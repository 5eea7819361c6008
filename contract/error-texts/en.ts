/** The message of each error in English. */
import type { ErrorName } from '../errors.ts'

export const en: Readonly<Record<ErrorName, string>> = {
  registryDown: 'The Sanhub registry is not responding.',
  plateNotOwners: 'This plate is not registered to this national code; check both.',
  plateUnknown: 'This plate is not in the Sanhub registry; check the plate.',
  registryRefused: 'The Sanhub registry did not answer for this plate.',
  nothingToRenew:
    'This policy cannot be renewed here: it is too early, it was renewed already, the vehicle was sold, or its insurer renews at its own site.',
  discountUnknown: 'We do not know this discount code; check its letters and digits.',
  discountExpired: 'This discount code has expired; use another one, or go on without a code.',
  discountOtherInsurer:
    'This discount code is not for the insurer you chose; use another one, or go on without a code.',
  discountUsedUp: 'This discount code is used up; use another one, or go on without a code.',
  searchExpired: 'These prices are no longer valid; we are getting new ones.',
  offerUnavailable: 'This offer is no longer sold; choose another one.',
  paymentMethodUnavailable: 'This offer cannot be paid this way; choose another payment method.',
  searchRefused:
    'These details cannot be priced; check the type, the year of production and the insurance history.',
  priceChanged: 'The price of this order has changed; see the new price and decide.',
  orderClosed: 'This order is paid and cannot be changed.',
  orderIncomplete: 'Some details of the order are still missing.',
  instantUnavailable: 'This order cannot be paid before its details are complete; complete them first.',
  policyNotIssued: 'The policy of this order has not been issued yet.',
  statusChanged: 'The status of this order has changed, and this is no longer possible; see the new status.',
  cellNumberNotHolders: 'This mobile number is not in the policy holder’s name; enter one that is.',
  holderUnknown:
    'The national code and the date of birth do not match; compare both with the birth certificate.',
  companyUnknown:
    'The national ID and the date of establishment do not match; compare both with the registration notice.',
  slotTaken: 'This time is no longer free; choose another one.',
  inspectionUnavailable: 'This insurer makes no visits at this address; choose another address.',
  visitNotToday: 'Start the visit on its day.',
  nothingToPay: 'There is no payment under way for this order.',
  signInTokenRefused: 'Sign-in did not complete; sign in again.',
  accountInUse:
    'The account cannot be deleted while an order is under way; wait until it is issued or refunded.',
  codeExpired: 'This code has expired; ask for a new one.',
  fileType: 'Send a JPG or PNG photo, or a PDF.',
  fileTooLarge: 'The file is over 12 MB; send a smaller one.',
  fileUnreadable: 'This file cannot be opened; send another.',
  invalid: 'Some of the details are wrong; check the marked fields.',
  signInNeeded: 'Sign in to go on.',
  notFound: 'We could not find this.',
  keyReused: 'This request was sent before with other details; reload the page.',
  keyMissing: 'This request was sent incomplete; reload the page.',
  keyUnderWay: 'The same request is under way; wait a moment.',
  tooMany: 'Too many requests in a row; wait a little and try again.',
  broken: 'Something went wrong on our side; try again.',
  unavailable: 'The service is unavailable for a moment; wait a little and try again.',
}
