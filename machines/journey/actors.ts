/**
 * The calls of a journey as named placeholders, with the types of input and output. The app provides the
 * real actors, and tests provide fakes. Each fails with a `Failure`.
 */
import { fromPromise } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { BnplAccount } from '#contract/operations/offers.ts'
import type { RenewalDetail, SearchHistory } from '#contract/operations/renewal.ts'
import type { AnyOffer } from './any-offer.ts'
import type { AnyConfiguration } from './configurations.ts'
import type { PictureBox } from './context-schema.ts'
import type { KnownHolder } from './known-holder.ts'
import type { ChangeInput } from './requests.ts'
import type { AnySearch } from './search.ts'

const placeholder = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`«${name}» was not provided`)))

/** The registry's answer of any product. */
export type AnyInquiryAnswer = AnswerOf<'lookUpPlate'> | AnswerOf<'lookUpCarBody'>

/** The part of a search's answer that guards and messages need. */
export type SearchSummary = {
  searchTrackingCode: string
  appliedDiscount: boolean
  message: string | null
  bnplAccount: BnplAccount
}

/** The upload boxes of documents or cheques, and whether missing pictures may follow after the payment. */
export type PictureList = { documents: PictureBox[]; laterAllowed: boolean }

type OfOrder = { trackingCode: string }
type OfPolicy = { renewableTrackingCode: string }

export const actors = {
  'load the configuration': placeholder<AnyConfiguration>('load the configuration'),
  /** `next` says that the invoice is read afterwards, so that it can be asked for at once. */
  'read the order': placeholder<AnswerOf<'readOrder'>, OfOrder & { next?: 'invoice' }>('read the order'),
  'look up the plate': placeholder<AnyInquiryAnswer, InquiryRequest>('look up the plate'),
  /** Stores the whole answer in the query cache; returns the part that guards need. */
  'search offers': placeholder<SearchSummary, AnySearch>('search offers'),
  /** Stores the plates in the query cache; returns how many there are. */
  'list the saved plates': placeholder<{ count: number }>('list the saved plates'),
  'list the experiments': placeholder<AnswerOf<'listExperiments'>>('list the experiments'),
  'list the alternatives': placeholder<
    AnswerOf<'listUpsells'>,
    { searchTrackingCode: string; companyCode: string; liabilityPropertyDamage: number | null }
  >('list the alternatives'),
  /** Searches again, and returns the offer of that insurer and ceiling; null if it is no longer on sale. */
  'reprice the choice': placeholder<
    SearchSummary & { offer: AnyOffer | null },
    {
      search: AnySearch
      companyCode: string
      liabilityPropertyDamage: number | null
    }
  >('reprice the choice'),
  'register the order': placeholder<OfOrder, ChangeInput<'registerOrder'>>('register the order'),
  /** Fails with 1034 if there is nothing to renew. */
  'read the renewal': placeholder<RenewalDetail, OfPolicy>('read the renewal'),
  'read the search history': placeholder<SearchHistory, OfPolicy & { id: string }>('read the search history'),
  /** The price of «same as last year»; null if the insurer does not sell it now. */
  'quote the renewal': placeholder<AnswerOf<'quoteRenewal'>, OfPolicy>('quote the renewal'),
  'register the renewal': placeholder<OfOrder, ChangeInput<'registerRenewal'>>('register the renewal'),
  'confirm the renewal': placeholder<void, ChangeInput<'confirmRenewal'>>('confirm the renewal'),
  'read the known holder': placeholder<KnownHolder>('read the known holder'),
  'save the policy holder': placeholder<void, ChangeInput<'savePolicyHolder'>>('save the policy holder'),
  'list the addresses': placeholder<{ uid: string; enable: boolean }[], OfOrder>('list the addresses'),
  'save the address': placeholder<{ uid: string }, ChangeInput<'saveAddress'>>('save the address'),
  'delete the address': placeholder<void, ChangeInput<'deleteAddress'>>('delete the address'),
  'save the policy address': placeholder<void, ChangeInput<'savePolicyInfo'>>('save the policy address'),
  /** Stores the days in the query cache; returns whether one of their slots is free. */
  'list the delivery times': placeholder<{ hasFreeSlot: boolean }, OfOrder>('list the delivery times'),
  /** The addresses, each with whether the order's insurer can inspect a car there. */
  'list the inspection places': placeholder<{ uid: string; enable: boolean }[], OfOrder>(
    'list the inspection places',
  ),
  /**
   * Stores the days in the query cache; returns the codes of the slots that can be chosen, the earliest
   * first.
   */
  'list the inspection times': placeholder<{ freeVisits: string[] }, OfOrder>('list the inspection times'),
  'save the inspection place': placeholder<void, ChangeInput<'saveInspectionPlace'>>(
    'save the inspection place',
  ),
  'save the inspection time': placeholder<{ heldUntil: string }, ChangeInput<'saveInspectionTime'>>(
    'save the inspection time',
  ),
  /** Resolves when an unpaid order loses its slot. */
  'wait until the slot is given back': placeholder<void, { heldUntil: string }>(
    'wait until the slot is given back',
  ),
  'accept the terms': placeholder<{ acceptedAt: string }, ChangeInput<'acceptTerms'>>('accept the terms'),
  'start the visit': placeholder<void, ChangeInput<'startVisit'>>('start the visit'),
  'save the delivery address': placeholder<
    AnswerOf<'saveDeliveryAddress'>,
    ChangeInput<'saveDeliveryAddress'>
  >('save the delivery address'),
  'save the delivery time': placeholder<void, ChangeInput<'saveDeliveryTime'>>('save the delivery time'),
  'complete the order': placeholder<void, ChangeInput<'completeOrder'>>('complete the order'),
  'list the documents': placeholder<PictureList, OfOrder>('list the documents'),
  'submit the documents': placeholder<void, ChangeInput<'submitDocuments'>>('submit the documents'),
  /** Stores the payment orders in the query cache; returns the cheques among them. */
  'list the cheques': placeholder<PictureList, OfOrder>('list the cheques'),
  'submit the cheques': placeholder<void, ChangeInput<'submitCheques'>>('submit the cheques'),
  'read the completion deadline': placeholder<AnswerOf<'readInstantPayment'>, OfOrder>(
    'read the completion deadline',
  ),
  'choose to pay first': placeholder<void, ChangeInput<'chooseInstantPayment'>>('choose to pay first'),
  'change the payment type': placeholder<void, ChangeInput<'changePaymentType'>>('change the payment type'),
  'accept the new price': placeholder<void, ChangeInput<'acceptPriceChange'>>('accept the new price'),
  'read the invoice': placeholder<AnswerOf<'readInvoice'>, OfOrder>('read the invoice'),
  'apply the discount code': placeholder<{ message: string }, ChangeInput<'applyDiscount'>>(
    'apply the discount code',
  ),
  'remove the discount code': placeholder<{ message: string }, ChangeInput<'removeDiscount'>>(
    'remove the discount code',
  ),
  'start the payment': placeholder<{ paymentUrl: string }, OfOrder>('start the payment'),
  /**
   * Polls, and asks at once when the tab becomes visible or the bank’s window closes. Resolves when the
   * attempt has ended.
   */
  'watch the payment': placeholder<'paid' | 'cancelled' | 'timed-out' | 'refused' | 'closed', OfOrder>(
    'watch the payment',
  ),
}
