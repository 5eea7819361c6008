/** Configuration, registry and prices of a liability insurance. Document 2 sections 2.1, 2.5 and 2.7. */
import { call } from '#adapters/gateway/client.ts'
import { Configuration } from '#contract/operations/configuration.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { journeyOf } from '#machines/journeys.ts'
import { withOfflineFallback } from '../../persistence/persisted-journeys.ts'
import { PROVIDER } from './call-actors.ts'
import type { OffersAnswers, ProductCalls } from './product-calls.ts'

/** Offers by their ceilings. Those of car-body insurance have none. */
const byCeiling = (answer: OffersAnswers) => ('offersPerCoverage' in answer ? answer.offersPerCoverage : {})

/** The configuration of a liability insurance; the stored one if the gateway cannot be reached. */
export const readLiabilityConfiguration = (
  type: LiabilityType,
  signal?: AbortSignal,
): Promise<Configuration> =>
  withOfflineFallback(
    { machine: `${journeyOf(type)}.configuration`, trackingCode: null },
    Configuration,
    call('readConfiguration', { params: { type, ...PROVIDER } }, { signal }),
  )

/** Access to offers by ceiling. */
export const ceilingOffers: Pick<ProductCalls, 'offersIn' | 'offerIn' | 'relabelled'> = {
  offersIn: (answer) => Object.values(byCeiling(answer)).flat(),
  offerIn: (answer, { companyCode, liabilityPropertyDamage }) =>
    byCeiling(answer)[String(liabilityPropertyDamage)]?.find((one) => one.companyCode === companyCode) ??
    null,
  relabelled: (answer, labels) => {
    if (!('offersPerCoverage' in answer)) return answer
    const offersPerCoverage = Object.fromEntries(
      Object.entries(answer.offersPerCoverage).map(([ceiling, offers]) => [
        ceiling,
        offers.map((offer) => ({ ...offer, ...labels[offer.companyCode] })),
      ]),
    )
    return { ...answer, offersPerCoverage }
  },
}

export const liabilityCalls = (type: LiabilityType): ProductCalls => {
  const params = { type, ...PROVIDER }
  return {
    orderActors: () => ({}),
    readConfiguration: (signal) => readLiabilityConfiguration(type, signal),
    lookUp: (body, signal) => call('lookUpPlate', { params, body }, { signal }),
    listPlates: (signal) => call('listMyPlates', { params }, { signal }),
    search: (body, signal) => {
      if ('covers' in body || 'renewableTrackingCode' in body)
        throw new Error('A search of another journey in the purchase of a liability insurance')
      return call('searchOffers', { params, body }, { signal })
    },
    ...ceilingOffers,
  }
}
