/**
 * Lists from the gateway in the query cache. The charts' actors fetch them and screens only read them.
 * House, "How data flows".
 */
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/index.ts'

/** Query keys, one per list. */
export const listKeys = {
  offers: (searchTrackingCode: string): QueryKey => ['offers', searchTrackingCode],
  addresses: (): QueryKey => ['addresses'],
  provinces: (): QueryKey => ['provinces'],
  deliveryTimes: (trackingCode: string): QueryKey => ['delivery-times', trackingCode],
  inspectionTimes: (trackingCode: string): QueryKey => ['inspection-times', trackingCode],
  documents: (trackingCode: string): QueryKey => ['documents', trackingCode],
  installmentDocuments: (trackingCode: string): QueryKey => ['installment-documents', trackingCode],
  savedPlates: (): QueryKey => ['saved-plates'],
}

/** Subscribes to a cached list; fetches nothing. */
const useList = <T>(queryKey: QueryKey): T | undefined =>
  useQuery<T>({
    queryKey,
    queryFn: () => Promise.reject(new Error('Only actors fetch lists')),
    enabled: false,
  }).data

export const useOffers = (searchTrackingCode: string | null) =>
  useList<AnswerOf<'searchOffers'>>(listKeys.offers(searchTrackingCode ?? ''))
export const useRenewalOffers = (searchTrackingCode: string | null) =>
  useList<AnswerOf<'searchRenewalOffers'>>(listKeys.offers(searchTrackingCode ?? ''))
export const useCarBodyOffers = (searchTrackingCode: string | null) =>
  useList<AnswerOf<'searchCarBodyOffers'>>(listKeys.offers(searchTrackingCode ?? ''))
export const useAddresses = () => useList<AnswerOf<'listAddresses'>>(listKeys.addresses())?.addresses ?? []
/** Cities where the order's insurer inspects cars; empty until its places are read. */
export const useInspectionCities = () =>
  useList<AnswerOf<'listAddresses'>>(listKeys.addresses())?.inspectionCities ?? []
export const useProvinces = () => useList<AnswerOf<'listProvinces'>>(listKeys.provinces())?.provinces ?? []
export const useDeliveryTimes = (trackingCode: string) =>
  useList<AnswerOf<'listDeliveryTimes'>>(listKeys.deliveryTimes(trackingCode))?.deliveryTimes ?? []
export const useInspectionTimes = (trackingCode: string) =>
  useList<AnswerOf<'listInspectionTimes'>>(listKeys.inspectionTimes(trackingCode))?.inspectTimes ?? []
/** Postage of a paper copy; undefined until the delivery times are read. */
export const useDeliveryAmount = (trackingCode: string) =>
  useList<AnswerOf<'listDeliveryTimes'>>(listKeys.deliveryTimes(trackingCode))?.deliveryAmount
export const useDocuments = (trackingCode: string) =>
  useList<AnswerOf<'listDocuments'>>(listKeys.documents(trackingCode))
export const useSavedPlates = () => useList<AnswerOf<'listMyPlates'>>(listKeys.savedPlates())?.plates ?? []
export const useInstallmentDocuments = (trackingCode: string) =>
  useList<AnswerOf<'listInstallmentDocuments'>>(listKeys.installmentDocuments(trackingCode))
