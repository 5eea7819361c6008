/** Configuration, registry and prices of car-body insurance. Document 3 sections 2, 3 and 7. */
import { callsWith } from '#adapters/gateway/client.ts'
import { carBody, CarBodyConfiguration } from '#contract/operations/car-body.ts'
import { withOfflineFallback } from '../../persistence/persisted-journeys.ts'
import { PROVIDER } from './call-actors.ts'
import { carBodyOrderActors } from './inspection.ts'
import type { OffersAnswers, ProductCalls } from './product-calls.ts'

const { call } = callsWith(carBody)
const params = PROVIDER

const offersIn = (answer: OffersAnswers) => ('offers' in answer ? answer.offers : [])

export const carBodyCalls: ProductCalls = {
  orderActors: carBodyOrderActors,
  readConfiguration: (signal) =>
    withOfflineFallback(
      { machine: 'car-body.configuration', trackingCode: null },
      CarBodyConfiguration,
      call('readCarBodyConfiguration', { params }, { signal }),
    ),
  lookUp: (body, signal) => {
    if (!('plk3' in body)) throw new Error('A motorcycle’s plate in a car-body journey')
    return call('lookUpCarBody', { params, body }, { signal })
  },
  listPlates: (signal) => call('listMyCarBodyPlates', { params }, { signal }),
  search: (body, signal) => {
    if (!('covers' in body)) throw new Error('A search of a liability insurance in a car-body journey')
    return call('searchCarBodyOffers', { params, body }, { signal })
  },
  offersIn,
  offerIn: (answer, { companyCode }) =>
    offersIn(answer).find((one) => one.companyCode === companyCode) ?? null,
  relabelled: (answer, labels) =>
    'offers' in answer
      ? { ...answer, offers: answer.offers.map((offer) => ({ ...offer, ...labels[offer.companyCode] })) }
      : answer,
}
