/** Answers of the gateway that the page received last: user actions and expectations depend on them. */
import type { AnswerOf, OperationName } from '#contract/index.ts'
import { isAnswerOf } from '#gateway/testing/client.sample.ts'
import { isOffersAnswer, isSearch, type OffersAnswer } from './listed-offers.ts'

export type PageData = {
  /** The order that the page knows; null before there is one. */
  trackingCode: string | null
  /** Where the payment that was started last goes on. */
  paymentUrl: string | null
  offers: OffersAnswer | null
  days: AnswerOf<'listDeliveryTimes'> | null
  plates: AnswerOf<'listMyPlates'> | null
  addresses: AnswerOf<'listAddresses'> | null
  provinces: AnswerOf<'listProvinces'> | null
}

export const emptyPageData = (trackingCode: string | null): PageData => ({
  trackingCode,
  paymentUrl: null,
  offers: null,
  days: null,
  plates: null,
  addresses: null,
  provinces: null,
})

/** Returns the part of the page's data that this answer replaces; empty for all other operations. */
export const pageDataFrom = (operation: OperationName, body: unknown): Partial<PageData> => {
  if (isSearch(operation) && isOffersAnswer(body)) return { offers: body }
  if (operation === 'listDeliveryTimes' && isAnswerOf(operation, body)) return { days: body }
  if (operation === 'listMyPlates' && isAnswerOf(operation, body)) return { plates: body }
  if (operation === 'listMyCarBodyPlates' && isAnswerOf(operation, body)) return { plates: body }
  if (operation === 'listAddresses' && isAnswerOf(operation, body)) return { addresses: body }
  if (operation === 'listProvinces' && isAnswerOf(operation, body)) return { provinces: body }
  if (operation === 'startPayment' && isAnswerOf(operation, body)) return { paymentUrl: body.paymentUrl }
  return (operation === 'registerOrder' || operation === 'registerRenewal') && isAnswerOf(operation, body)
    ? { trackingCode: body.trackingCode }
    : {}
}
