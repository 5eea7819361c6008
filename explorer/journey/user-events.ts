/**
 * User events of a journey with their payloads, each with a name. The types require a line for
 * each event.
 */
import { personAnswers } from '#contract/testing/policy-holder.sample.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { carBodyConfiguration, carBodyOffer, inactiveCarBodyOffer } from '../stubs/car-body-answers.ts'
import { plates } from '../stubs/products.ts'
import {
  bare,
  type Classes,
  ownCarBodyEvents,
  ownRenewalEvents,
  sharedAnswers,
  type UserEventType,
} from './own-events.ts'
import { addressUid, configuration, inactiveOffer, offer, otherAddressUid } from '../stubs/gateway-answers.ts'

const emptyAddress = { province: '', city: '', address: '', plaqueNumber: '', unitNumber: '', postalCode: '' }
const wholeAddress = {
  province: 'tehran',
  city: 'tehran',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
}
const person = personAnswers
/** Events of every journey. */
const sharedEvents = {
  continue: bare,
  back: bare,
  retry: bare,
  'sheet.closed': bare,
  'labels.relocalised': { '': { configuration, order: null, invoice: null, insurers: null } },
  'session.changed': { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
  'plate.changed': { whole: { change: plates.thirdparty } },
  'owner-code.changed': { valid: { value: '0084575948' } },
  'manual-entry.chosen': bare,
  'saved-plate.picked': {
    '': { plate: plates.thirdparty, nationalCode: '0084575948' },
  },
  'vehicle-edit.opened': bare,
  'vehicle.changed': {
    'to a truck': { change: { carType: 'truck' } },
    'to a car': { change: { carType: 'car' } },
    'another model': { change: { carModel: 'peugeot-pars' } },
    'brand, model and year': {
      change: {
        carBrand: 'peugeot',
        carModel: 'peugeot-207-manual',
        carProductionYear: '1399',
      },
    },
    'model taken away': { change: { carModel: null } },
  },
  'edit-sheet.opened': bare,
  'arrangement-sheet.opened': bare,
  'arrangement.changed': {
    'by instalments': { change: { sort: 'instalments' } },
    'by cheques only': { change: { chequesOnly: true } },
  },
  'arrangement.cleared': bare,
  'list-help.opened': bare,
  'comparison.toggled': {
    damavand: { companyCode: 'damavand' },
    aftab: { companyCode: 'aftab' },
    hamoon: { companyCode: 'hamoon' },
    sahand: { companyCode: 'sahand' },
  },
  'comparison.started': { '': { companyCode: null }, 'with a card': { companyCode: 'damavand' } },
  'comparison.opened': bare,
  'equal-rows.toggled': bare,
  'share.chosen': bare,
  'upsell.accepted': { '': { upsellingId: 'upsell-1' } },
  'offer.chosen': {
    plain: { offer },
    'with an alternative': { offer: { ...offer, hasUpSelling: true } },
    'not sold': { offer: inactiveOffer },
  },
  'payment-type.chosen': {
    cash: { paymentType: 'cash' },
    instalments: { paymentType: 'bnpl' },
    cheques: { paymentType: 'installment' },
  },
  'payment-type-sheet.opened': bare,
  'price.refused': bare,
  'bank-page.reopened': bare,
  'discount-sheet.opened': bare,
  'discount-code.changed': { 'a code': { value: 'SEPAR30' } },
  'discount.submitted': bare,
  'discount.removed': bare,
  'holder.changed': { 'the owner, whole': { change: person } },
  'address-book.opened': bare,
  'address.picked': { '': { uid: addressUid }, another: { uid: otherAddressUid } },
  'address-form.opened': {
    empty: { uid: null, draft: emptyAddress },
    whole: { uid: addressUid, draft: wholeAddress },
  },
  'address-draft.changed': { whole: { change: wholeAddress } },
  'address-deletion.asked': { '': { uid: addressUid } },
  'documents-later.changed': { later: { later: true } },
  'cheques-later.changed': { later: { later: true } },
  'uploads.abandoned': bare,
  'upload.begun': { 'a card': { tag: 'national-card' }, 'a cheque': { tag: 'cheque-1' } },
  'upload.ended': { 'a card': { tag: 'national-card' }, 'a cheque': { tag: 'cheque-1' } },
  'upload.changed': {
    'a card': { tag: 'national-card', imageId: 'image-1' },
    'a cheque': { tag: 'cheque-1', imageId: 'image-2' },
  },
} as const satisfies { readonly [T in UserEventType]?: Classes<T> }

/** Events of liability insurances only. */
const liabilityEvents = {
  'status.changed': {
    'never insured': { change: { insured: 'without' } },
    'new vehicle, delivered': { change: { insured: 'new', deliveryDate: '1404-08-20' } },
    'insured, same owner': { change: { insured: 'yes', plateHistory: 'with_policy' } },
    'insured, another owner': { change: { insured: 'yes', plateHistory: 'ownership_change' } },
  },
  'history.changed': {
    'policy entered': {
      change: {
        previousCompany: 'damavand',
        lastPolicyStartDate: '1403-09-04',
        lastPolicyExpDate: '1404-09-04',
      },
    },
    'a discount comes along': { change: { changeOwnershipStatus: 'another_thirdparty_discount' } },
    'no discount comes along': { change: { changeOwnershipStatus: 'no_another_thirdparty_discount' } },
    'discounts chosen': { change: { noDamageFactor: 35, driverNoDamageFactor: 35 } },
    'no claims': { change: { receivedCompensation: false } },
    'one claim': {
      change: {
        receivedCompensation: true,
        propertyDamageCount: 1,
        lifeDamageCount: 0,
        driverDamageCount: 0,
      },
    },
  },
  'ceiling.chosen': { '200 million': { ceiling: 200_000_000 }, 'the lowest': { ceiling: 53_300_000 } },
  'term.chosen': { 'six months': { policyTerm: 6 }, 'twelve months': { policyTerm: 12 } },
  'ceiling-sheet.opened': bare,
  'term-sheet.opened': bare,
  'complete-when.chosen': { now: { when: 'now' }, later: { when: 'later' } },
  'later-confirmation.changed': { confirmed: { confirmed: true } },
  'delivery.changed': {
    'no paper': { change: { paper: false } },
    'paper, with a time': { change: { paper: true, timeCode: 'slot-1' } },
  },
  'answer-change.chosen': {
    ...sharedAnswers,
    status: { answer: 'status' },
    policy: { answer: 'policy' },
    ownership: { answer: 'ownership' },
    discounts: { answer: 'discounts' },
    claims: { answer: 'claims' },
    delivery: { answer: 'delivery' },
  },
} as const satisfies { readonly [T in UserEventType]?: Classes<T> }

/** A case or more of each event, by the journey's name of the case. */
export type UserEvents = { readonly [T in UserEventType]?: Classes<T> }

/** User events of the third-party journey. */
export const userEvents: UserEvents = { ...sharedEvents, ...liabilityEvents }

/** Cases of every event that some journey has; the types require each of them. */
export const allUserEvents: { readonly [T in UserEventType]: Classes<T> } = {
  ...sharedEvents,
  ...liabilityEvents,
  ...ownCarBodyEvents,
  'renewal-claims.opened': ownRenewalEvents['renewal-claims.opened'],
  'same-as-last-year.chosen': ownRenewalEvents['same-as-last-year.chosen'],
  'renewal-claims.changed': ownRenewalEvents['renewal-claims.changed'],
  'partners.toggled': ownRenewalEvents['partners.toggled'],
  'holder-edit.opened': ownRenewalEvents['holder-edit.opened'],
  'delivery-place.chosen': ownRenewalEvents['delivery-place.chosen'],
}

const motorcycleEvents: UserEvents = {
  ...userEvents,
  'plate.changed': { whole: { change: plates.motorcycle } },
  'saved-plate.picked': { '': { plate: plates.motorcycle, nationalCode: '0084575948' } },
  'vehicle.changed': {
    'another class': { change: { carDetailCode: 'moto_2cyl' } },
    'class and year': { change: { carDetailCode: 'moto_1cyl', carProductionYear: '1399' } },
  },
}

const carBodyEvents: UserEvents = {
  ...sharedEvents,
  ...ownCarBodyEvents,
  'labels.relocalised': {
    '': { configuration: carBodyConfiguration, order: null, invoice: null, insurers: null },
  },
  'vehicle.changed': {
    'another model': { change: { carModel: 'peugeot-pars' } },
    'another brand': { change: { carBrand: 'saipa' } },
    'brand, model and year': {
      change: { carBrand: 'peugeot', carModel: 'peugeot-207-manual', carProductionYear: '1399' },
    },
    'model taken away': { change: { carModel: null } },
    'all of it, in the other calendar': {
      change: {
        carBrand: 'peugeot',
        carModel: 'peugeot-207-manual',
        carImported: true,
        carProductionYear: '2020',
      },
    },
  },
  'offer.chosen': {
    plain: { offer: carBodyOffer },
    'with an alternative': { offer: { ...carBodyOffer, hasUpSelling: true } },
    'not sold': { offer: inactiveCarBodyOffer },
  },
}

/** Events of a renewal: those that it shares with third-party insurance, and its own. */
const renewalEvents: UserEvents = {
  continue: bare,
  back: bare,
  retry: bare,
  'sheet.closed': bare,
  'labels.relocalised': sharedEvents['labels.relocalised'],
  'session.changed': sharedEvents['session.changed'],
  'list-help.opened': bare,
  'offer.chosen': sharedEvents['offer.chosen'],
  'payment-type.chosen': sharedEvents['payment-type.chosen'],
  'payment-type-sheet.opened': bare,
  'price.refused': bare,
  'bank-page.reopened': bare,
  'discount-sheet.opened': bare,
  'discount-code.changed': sharedEvents['discount-code.changed'],
  'discount.submitted': bare,
  'discount.removed': bare,
  'holder.changed': sharedEvents['holder.changed'],
  'address-book.opened': bare,
  'address.picked': sharedEvents['address.picked'],
  'address-form.opened': sharedEvents['address-form.opened'],
  'address-draft.changed': sharedEvents['address-draft.changed'],
  'address-deletion.asked': sharedEvents['address-deletion.asked'],
  'ceiling.chosen': liabilityEvents['ceiling.chosen'],
  'term.chosen': liabilityEvents['term.chosen'],
  'ceiling-sheet.opened': bare,
  'term-sheet.opened': bare,
  ...ownRenewalEvents,
}

const eventsByJourney: Readonly<Record<JourneyId, UserEvents>> = {
  'third-party': userEvents,
  motorcycle: motorcycleEvents,
  'car-body': carBodyEvents,
  renewal: renewalEvents,
}

/** User events of a journey. Plate and details differ by vehicle. */
export const userEventsOf = (journey: JourneyId): UserEvents => eventsByJourney[journey]
