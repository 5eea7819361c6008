/** Short name of the insured vehicle. Specification: document 2 sections 2.7 and 3. */
import type { JourneyContext } from '#machines/journey/context.ts'
import { inLanguage, isolated } from '#ui/format/language.ts'
import { vehicleLabels } from './vehicle-labels.ts'

const RIGHT_TO_LEFT_MARK = '\u200F'

/**
 * Isolates a name from the direction of the text around it. In Persian, a name that ends in Latin letters
 * needs a mark, or the digits after it would take its direction: «کوییک S · ۱۳۹۹».
 */
const isolatedName = (name: string): string =>
  isolated(/[A-Za-z]$/.test(name) ? inLanguage(`${name}${RIGHT_TO_LEFT_MARK}`, name) : name)

/**
 * Brand and model, «پژو ۲۰۷»; of a vehicle without a model its type and class, «موتورسیکلت دنده‌ای، یک
 * سیلندر».
 */
export const vehicleName = ({ quote: { vehicle }, configuration }: JourneyContext): string => {
  const { carType, carDetailCode, carBrand, carModel } = vehicleLabels(vehicle, configuration)
  if (carBrand === null || carModel === null)
    return [carType, carDetailCode]
      .flatMap((part) => (part === null ? [] : isolated(part)))
      .join(inLanguage(' ', ', '))
  return isolatedName(carModel.startsWith(carBrand) ? carModel : `${carBrand} ${carModel}`)
}
