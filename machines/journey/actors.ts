/**
 * The calls that a journey makes, as named placeholders: what each is given and what it answers.
 * Real ones are provided where the app starts, fake ones where a test starts. Each fails with a `Failure`.
 */
import { fromPromise } from 'xstate'
import type { AnswerOf, RequestOf } from '#contract/index.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { ChangeInput } from './requests.ts'

const placeholder = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`«${name}» was not provided`)))

type OfOrder = { trackingCode: string }

export const actors = {
  'load the configuration': placeholder<AnswerOf<'readThirdPartyConfiguration'>>('load the configuration'),
  'read the order': placeholder<AnswerOf<'readThirdPartyOrder'>, OfOrder>('read the order'),
  'look up the plate': placeholder<AnswerOf<'lookUpPlate'>, InquiryRequest>('look up the plate'),
  /** Keeps the whole answer in the query cache; answers what guards need of it. */
  'search offers': placeholder<{ searchTrackingCode: string; appliedDiscount: boolean; message: string | null }, RequestOf<'searchThirdPartyOffers'>['body']>('search offers'),
  'register the order': placeholder<OfOrder, ChangeInput<'registerThirdPartyOrder'>>('register the order'),
  'save the policy holder': placeholder<void, ChangeInput<'savePolicyHolder'>>('save the policy holder'),
  'list the addresses': placeholder<{ uid: string; enable: boolean }[], OfOrder>('list the addresses'),
  'save the address': placeholder<{ uid: string }, ChangeInput<'saveAddress'>>('save the address'),
  'delete the address': placeholder<void, ChangeInput<'deleteAddress'>>('delete the address'),
  'save the policy address': placeholder<void, ChangeInput<'savePolicyInfo'>>('save the policy address'),
  'list the delivery times': placeholder<void, OfOrder>('list the delivery times'),
  'save the delivery address': placeholder<{ isPost: boolean }, ChangeInput<'saveDeliveryAddress'>>('save the delivery address'),
  'save the delivery time': placeholder<void, ChangeInput<'saveDeliveryTime'>>('save the delivery time'),
  'complete the order': placeholder<void, ChangeInput<'completeOrder'>>('complete the order'),
  'list the documents': placeholder<{ documents: { tag: string; imageId: string | null }[]; laterAllowed: boolean }, OfOrder>('list the documents'),
  'submit the documents': placeholder<void, ChangeInput<'submitDocuments'>>('submit the documents'),
  'read the invoice': placeholder<AnswerOf<'readInvoice'>, OfOrder>('read the invoice'),
  'apply the discount code': placeholder<{ message: string }, ChangeInput<'applyDiscount'>>('apply the discount code'),
  'remove the discount code': placeholder<{ message: string }, ChangeInput<'removeDiscount'>>('remove the discount code'),
  'start the payment': placeholder<{ paymentUrl: string }, OfOrder>('start the payment'),
  /** Asks now and then, whenever the tab is seen again, and when the bank’s window closes; answers when the attempt has ended. */
  'watch the payment': placeholder<'paid' | 'cancelled' | 'timed-out' | 'refused' | 'closed', OfOrder>('watch the payment'),
}
