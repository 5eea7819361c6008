/** Configuration and inquiry. Specification: document 2 sections 2.5 and 3; decisions, section 6. */
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { Locale } from '#contract/texts.ts'
import { thirdPartyConfiguration } from '../../domain/third-party-configuration.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import { lookUpPlate, vehicleOn } from '../../sandbox/registry.ts'
import { latestInquiries, saveInquiry } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'

const MOST_PLATES = 10

/** What the registry did not know then, it does not tell here either: a car without a model is «سواری». */
const carInfoOf = (request: InquiryRequest, today: string, locale: Locale) => {
  const vehicle = vehicleOn(request, today)
  if (vehicle === null) return { carModel: '', carProductionYear: '' }
  const { carType, carModel, carDetailCode, carProductionYear } = vehicle
  return {
    carModel: vehicleTitleOf({ carType: carType ?? '', carModel, carDetailCode }, locale),
    carProductionYear: carProductionYear ?? '',
  }
}

export const thirdParty = {
  readThirdPartyConfiguration: (_request, { clock, locale }) =>
    Promise.resolve(thirdPartyConfiguration(clock, locale)),

  listMyPlates: async (_request, { db, owner, clock, locale }) => {
    const requests = await latestInquiries(db, owner, MOST_PLATES)
    return {
      plates: requests.map((request) => ({ ...request, carInfo: carInfoOf(request, clock.today(), locale) })),
    }
  },

  lookUpPlate: async ({ body }, { db, owner, clock, now, locale }) => {
    const { slowInsurers, silentInsurers, ...answer } = await lookUpPlate(body, clock, locale)
    return { sbId: await saveInquiry(db, owner, body, { slowInsurers, silentInsurers }, now), ...answer }
  },
} satisfies Partial<Handlers>
