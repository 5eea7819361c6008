/** Registers a seeded order of any product, priced by the tariff of its day, as the offers step does. */
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { searchCarBodyOffers } from '../../domain/car-body/search-offers.ts'
import { makeClock } from '../../domain/clock.ts'
import type { Moment } from '../../domain/issuing.ts'
import type { OrderedOffer } from '../../domain/ordered-product.ts'
import { searchOffers } from '../../domain/search-offers.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import type { Gateway } from '../../http/gateway.ts'
import { buyerOf } from '../../http/handlers/load-search.ts'
import { newTrackingCode } from '../../store/credentials.ts'
import { type NewOrder, registerOrder } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { seedCarBodySearch, seedSearch } from './seed-search.ts'
import type { SeededOrder } from './seeded-orders.ts'

/** Dependencies of creating orders. */
export type Seeding = Pick<Gateway, 'store' | 'backends' | 'clock' | 'instant' | 'files' | 'publicOrigin'>

type Search = Pick<NewOrder, 'search' | 'plate' | 'ceiling'> & { offers: readonly OrderedOffer[] }

const CEILING = 200_000_000

const liabilityOffers = async (
  { backends: { market, registry } }: Seeding,
  user: User,
  { product, vehicle, ceiling }: SeededOrder & { product: LiabilityType },
  day: string,
): Promise<Search> => {
  const { plate, search } = seedSearch(product, day, vehicle)
  const clock = makeClock(day)
  const { offersPerCoverage } = await searchOffers(search, buyerOf(registry, user, 'fa'), {
    market,
    clock,
    product,
  })
  const chosen = ceiling === 'smallest' ? Math.min(...Object.keys(offersPerCoverage).map(Number)) : CEILING
  return { plate, search, ceiling: chosen, offers: offersPerCoverage[String(chosen)] ?? [] }
}

const carBodyOffers = async (
  { backends: { market, registry } }: Seeding,
  user: User,
  day: string,
): Promise<Search> => {
  const { plate, search } = seedCarBodySearch(day)
  const clock = makeClock(day)
  const { offers } = await searchCarBodyOffers(search, buyerOf(registry, user, 'fa'), { market, clock })
  return { plate, search, ceiling: null, offers }
}

/** Registers the order at its moment. Returns its tracking code. */
export const registerSeededOrder = async (
  gateway: Seeding,
  user: User,
  seeded: SeededOrder,
  { at, day }: Moment,
): Promise<string> => {
  const { product, paymentType, companyCode } = seeded
  const { offers, search, plate, ceiling } =
    product === 'carbody'
      ? await carBodyOffers(gateway, user, day)
      : await liabilityOffers(gateway, user, { ...seeded, product }, day)
  const isWanted = (offer: OrderedOffer) =>
    offer.active &&
    (companyCode === null || offer.companyCode === companyCode) &&
    (paymentType === 'cash' || offer[paymentType] !== null)
  const offer = offers.find(isWanted)
  const insurer = gateway.backends.market.insurerOf(offer?.companyCode ?? '')
  if (offer === undefined || insurer === undefined) throw new Error('No insurer sells the seeded order.')
  return registerOrder(
    gateway.store.db,
    {
      userId: user.id,
      product,
      searchTrackingCode: newTrackingCode(),
      companyCode: insurer.code,
      ceiling,
      paymentType,
      search,
      offer,
      vehicleTitle: vehicleTitleOf(search),
      plate,
      deliveryMode: product === 'carbody' ? 'no_delivery' : insurer.deliveryMode,
      discountCode: null,
      priceValidUntil: at,
      chequesFrom: day,
    },
    at,
  )
}
