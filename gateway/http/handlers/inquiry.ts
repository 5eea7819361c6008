/** Configuration and plate inquiry. Specification: document 2 sections 2.5 and 3; decisions, section 6. */
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { Locale } from '#contract/texts.ts'
import type { Registry } from '../../domain/registry.ts'
import { configuration } from '../../domain/configuration.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import { latestInquiries, saveInquiry } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'

const MAX_PLATES = 10

/** Describes a vehicle by what the registry knows: a car without a model is «سواری». */
const carInfoOf = ({ vehicleOn }: Registry, request: InquiryRequest, today: string, locale: Locale) => {
  const vehicle = vehicleOn(request, today)
  if (vehicle === null) return { carModel: '', carProductionYear: '' }
  const { carType, carModel, carDetailCode, carProductionYear } = vehicle
  return {
    carModel: vehicleTitleOf({ carType: carType ?? '', carModel, carDetailCode }, locale),
    carProductionYear: carProductionYear ?? '',
  }
}

export const inquiry = {
  readConfiguration: ({ params: { type } }, { market, clock, locale }) =>
    Promise.resolve(configuration(type, market, clock, locale)),

  listMyPlates: async ({ params: { type } }, { db, owner, registry, clock, locale }) => {
    const requests = await latestInquiries(db, owner, type, MAX_PLATES)
    return {
      plates: requests.map((request) => ({
        ...request,
        carInfo: carInfoOf(registry, request, clock.today(), locale),
      })),
    }
  },

  lookUpPlate: async ({ params: { type: product }, body }, { db, owner, registry, clock, now, locale }) => {
    const { slowInsurers, silentInsurers, ...answer } = await registry.lookUpPlate(body, clock, locale)
    const asked = { product, request: body }
    return { sbId: await saveInquiry(db, owner, asked, { slowInsurers, silentInsurers }, now), ...answer }
  },
} satisfies Partial<Handlers>
