/**
 * The brands and models that car-body insurance knows: passenger cars. Specification: document 3 section 3.
 */
import { type VehicleBrand, vehicleBrands, vehicleModelOf } from '../vehicle-models.ts'

const isPassengerCar = ({ tariffClass }: VehicleBrand['models'][number]): boolean =>
  !tariffClass.startsWith('truck')

/** Brands with their passenger cars; a brand without any is missing. */
export const passengerBrands: readonly VehicleBrand[] = vehicleBrands
  .map((brand) => ({ ...brand, models: brand.models.filter(isPassengerCar) }))
  .filter(({ models }) => models.length > 0)

/** Returns a passenger car with its brand; undefined for a pickup or an unknown code. */
export const passengerModelOf = (code: string): ReturnType<typeof vehicleModelOf> => {
  const found = vehicleModelOf(code)
  return found !== undefined && isPassengerCar(found.model) ? found : undefined
}
