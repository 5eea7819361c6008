/** Configuration and plate inquiry. Specification: document 2 sections 2.5 and 3; decisions, section 6. */
import type { InquiryRequest, SavedPlate } from '#contract/operations/inquiry.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import type { Registry } from '../../domain/registry.ts'
import { configuration } from '../../domain/configuration.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import { latestInquiries, saveInquiry } from '../../store/searches.ts'
import type { Owner } from '../../store/owners.ts'
import type { HandlerContext, Handlers } from '../handler.ts'

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

type Reader = { owner: Owner } & Pick<HandlerContext, 'db' | 'registry' | 'clock' | 'locale'>

/** The plates of the owner's latest inquiries for a product, the latest first. */
export const savedPlates = async (
  { db, owner, registry, clock, locale }: Reader,
  product: InsuranceType,
): Promise<SavedPlate[]> => {
  const requests = await latestInquiries(db, owner, product, MAX_PLATES)
  return requests.map((request) => ({
    ...request,
    carInfo: carInfoOf(registry, request, clock.today(), locale),
  }))
}

export const inquiry = {
  readToday: (_, { clock }) => Promise.resolve({ today: clock.today() }),

  readConfiguration: ({ params: { type } }, { market, clock, locale }) =>
    Promise.resolve(configuration(type, market, clock, locale)),

  listMyPlates: async ({ params: { type } }, call) => ({ plates: await savedPlates(call, type) }),

  lookUpPlate: async ({ params: { type: product }, body }, { db, owner, registry, clock, now, locale }) => {
    const { slowInsurers, silentInsurers, ...answer } = await registry.lookUpPlate(body, clock, locale)
    const asked = { product, request: body }
    return { sbId: await saveInquiry(db, owner, asked, { slowInsurers, silentInsurers }, now), ...answer }
  },
} satisfies Partial<Handlers>
