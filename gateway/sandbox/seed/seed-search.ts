/** Searches of seeded orders: registered vehicles whose last policy ended ten days after the purchase. */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { DEFAULT_COVERS } from '#contract/values/covers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import type { Plate } from '#contract/values/plate.ts'

/** Days that the last policy still runs when the order is made. */
const DAYS_LEFT = 10

/** Returns the day on which an order was made whose policy of a year ends on a day. */
export const dayOfPolicyUntil = (end: string): string =>
  addToJalali(addToJalali(end, { days: 1 }), { years: -1, days: -(DAYS_LEFT + 1) })

/** A vehicle, and the answers of its owner that differ from the sample. */
export type SeededVehicle = { plate: Plate } & Partial<OffersSearch>

const vehicles: Readonly<
  Record<
    LiabilityType,
    SeededVehicle &
      Pick<OffersSearch, 'carType' | 'carUsage' | 'carModel' | 'carDetailCode' | 'carProductionYear'>
  >
> = {
  thirdparty: {
    plate: { plk1: '41', plk2: '10', plk3: '527', plkSrl: '20' },
    carType: 'car',
    carUsage: 'passenger',
    carModel: 'peugeot-207-manual',
    carDetailCode: null,
    carProductionYear: '1399',
  },
  motorcycle: {
    plate: { plk1: '127', plk2: '58463' },
    carType: 'motorcycle',
    carUsage: null,
    carModel: null,
    carDetailCode: 'moto_1cyl',
    carProductionYear: '1398',
  },
}

/** Returns the plate and the search of a product's vehicle on a day, with what differs from the sample. */
export const seedSearch = (
  product: LiabilityType,
  day: string,
  otherwise: SeededVehicle = vehicles[product],
): { plate: Plate; search: OffersSearch } => {
  const { plate: _samplePlate, ...vehicle } = vehicles[product]
  const { plate, ...answers } = otherwise
  const lastPolicyExpDate = addToJalali(day, { days: DAYS_LEFT })
  return {
    plate,
    search: {
      ...vehicle,
      carProductionMonth: null,
      policyStatus: 'with_policy',
      changeOwnershipStatus: null,
      deliveryDate: null,
      previousCompany: 'damavand',
      lastPolicyStartDate: addToJalali(lastPolicyExpDate, { years: -1 }),
      lastPolicyExpDate,
      noDamageFactor: 25,
      driverNoDamageFactor: 25,
      propertyDamageCount: 0,
      lifeDamageCount: 0,
      driverDamageCount: 0,
      policyTerm: 12,
      discountCode: null,
      sbId: null,
      ...answers,
    },
  }
}

/**
 * Returns the plate and the search of the car's own insurance on a day: with the default covers, two years
 * without a claim.
 */
export const seedCarBodySearch = (day: string): { plate: Plate; search: CarBodySearch } => ({
  plate: vehicles.thirdparty.plate,
  search: {
    carType: 'car',
    carUsage: 'passenger',
    carBrand: 'peugeot',
    carModel: 'peugeot-207-manual',
    carImported: false,
    carProductionYear: '1399',
    carProductionMonth: null,
    carValue: 740_000_000,
    carAccessoriesValue: null,
    policyStatus: 'with_policy',
    previousCompany: 'damavand',
    lastPolicyExpDate: addToJalali(day, { days: DAYS_LEFT }),
    carBodyDiscount: '2',
    thirdPartyDiscount: '5',
    installmentActive: false,
    covers: [...DEFAULT_COVERS],
    discountCode: null,
    sbId: null,
  },
})
