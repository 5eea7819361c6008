/** Configuration, the registry, prices. Specification: document 2 sections 2.1, 2.5 and 2.7. */
import type { RequestOf } from '#contract/index.ts'
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import { call } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import { queryClient } from '../../query-client.ts'
import { PROVIDER, reading, THIRD_PARTY } from './calling.ts'

export const inquiryCalls = {
  'load the configuration': reading((_: undefined, signal) => call('readThirdPartyConfiguration', { params: PROVIDER }, { signal })),

  'look up the plate': reading((body: InquiryRequest, signal) => call('lookUpPlate', { params: { ...THIRD_PARTY, ...PROVIDER }, body }, { signal })),

  'search offers': reading(async (body: RequestOf<'searchThirdPartyOffers'>['body'], signal) => {
    const offers = await call('searchThirdPartyOffers', { params: PROVIDER, body }, { signal })
    const { searchTrackingCode, appliedDiscount, message } = offers
    queryClient.setQueryData(listKeys.offers(searchTrackingCode), offers)
    return { searchTrackingCode, appliedDiscount: appliedDiscount !== null, message }
  }),
}
