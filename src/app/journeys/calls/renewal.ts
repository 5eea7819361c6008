/** Configuration, policy and prices of a renewal. Document 2 sections 2.9 and 7; decisions, section 12. */
import type { Product } from '#machines/journey/quote.ts'
import { PROVIDER } from './call-actors.ts'
import { ceilingOffers, readLiabilityConfiguration } from './liability.ts'
import type { ProductCalls } from './product-calls.ts'
import { call, liabilityType, readRenewal, renewalActors } from './renewal-actors.ts'

const notAsked = () => Promise.reject(new Error('A renewal asks the registry nothing'))

/** @param product of the policy, asked at the time of a call */
export const renewalCalls = (product: () => Product): ProductCalls => ({
  orderActors: renewalActors,
  readConfiguration: (signal) => readLiabilityConfiguration(liabilityType(product()), signal),
  lookUp: notAsked,
  listPlates: notAsked,
  readRenewal: (renewableTrackingCode) => readRenewal({ renewableTrackingCode }),
  search: (body, signal) => {
    if (!('renewableTrackingCode' in body)) throw new Error('A search of another journey in a renewal')
    return call('searchRenewalOffers', { params: PROVIDER, body }, { signal })
  },
  ...ceilingOffers,
  relabelled: (answer, labels) => {
    const relabelled = ceilingOffers.relabelled(answer, labels)
    if (!('renewableOffer' in relabelled)) return relabelled
    const renewableOffer = relabelled.renewableOffer.map((offered) => ({
      ...offered,
      title: labels[offered.companyCode]?.companyTitle ?? offered.title,
      thirdPartyOffer: offered.thirdPartyOffer && {
        ...offered.thirdPartyOffer,
        ...labels[offered.companyCode],
      },
    }))
    return { ...relabelled, renewableOffer }
  },
})
