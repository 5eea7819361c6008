/** What is insured in short names, as the summary beside the list and the step's caption show it. Document 2 sections 2.7 and 3. */
import type { JourneyContext } from '#machines/journey/context.ts'
import { digitsText } from '#ui/format/digits.ts'
import { inLanguage, isolated } from '#ui/format/language.ts'
import { insurerOf, vehicleLabels } from '../parts/vehicle/vehicle-labels.ts'

const RIGHT_TO_LEFT_MARK = '\u200F'

/** In English a Persian name keeps to itself. In Persian: a name that ends in Latin letters would draw the digits after it to its own direction: «کوییک S · ۱۳۹۹». */
const named = (name: string): string =>
  isolated(/[A-Za-z]$/.test(name) ? inLanguage(`${name}${RIGHT_TO_LEFT_MARK}`, name) : name)

/** Takes the memory; gives the vehicle in one short name, «پژو ۲۰۷», or its type where it has no model. */
export const vehicleName = ({ vehicle, configuration }: JourneyContext): string => {
  const { carType, carBrand, carModel } = vehicleLabels(vehicle, configuration)
  if (carBrand === null || carModel === null) return carType === null ? '' : isolated(carType)
  return named(carModel.startsWith(carBrand) ? carModel : `${carBrand} ${carModel}`)
}

/** Takes the memory; gives «پژو ۲۰۷ · ۱۳۹۹», without the year where it is not known. */
export const vehicleCaption = (memory: JourneyContext): string =>
  [vehicleName(memory), digitsText(memory.vehicle.carProductionYear ?? '')]
    .filter((part) => part !== '')
    .join(' · ')

/** Takes the memory; gives the previous insurer’s name, or null where there was none. */
export const previousInsurerName = ({ history, configuration }: JourneyContext): string | null =>
  insurerOf(configuration?.companies, history.company)
