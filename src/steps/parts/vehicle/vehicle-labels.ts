/** Labels of a vehicle's codes, from the configuration. Specification: document 2 sections 2.5 and 3. */
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import { type AnyConfiguration, liabilityConfigurationOf } from '#machines/journey/configurations.ts'
import { monthText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'

type Titled = { code: string; title: string }

/** The title of a code in its list, or null. */
export const titleOf = (choices: readonly Titled[] | undefined, code: string | null): string | null =>
  choices?.find((choice) => choice.code === code)?.title ?? null

/** The insurer's name in the current language, or null. */
export const insurerOf = (companies: readonly Titled[] | undefined, code: string | null): string | null => {
  const found = companies?.find((company) => company.code === code)
  return found === undefined ? null : insurerName({ companyCode: found.code, companyFa: found.title })
}

export type VehicleLabels = { [K in Exclude<keyof VehicleAnswers, 'carImported'>]: string | null }

const monthOf = (month: string | null): string | null => (month === null ? null : monthText(Number(month)))

/** «۱۳۹۹», or with its month «مهر ۱۴۰۴». */
const producedIn = ({ carProductionYear, carProductionMonth }: VehicleAnswers): string | null => {
  if (carProductionYear === null) return null
  const year = digitsText(carProductionYear)
  const month = monthOf(carProductionMonth)
  return month === null ? year : `${month} ${year}`
}

/** Vehicle types belong to liability insurances; car-body insurance has cars only. */
const typeOf = (carType: string | null, configuration: AnyConfiguration | null) =>
  liabilityConfigurationOf({ configuration })?.carTypes.find(({ code }) => code === carType)

/**
 * A label for each part of a vehicle; null where it is unknown or does not apply to the type.
 * The label of the year includes the month.
 */
export const vehicleLabels = (
  vehicle: VehicleAnswers,
  configuration: AnyConfiguration | null,
): VehicleLabels => {
  const type = typeOf(vehicle.carType, configuration)
  const brand = configuration?.cars.find(({ code }) => code === vehicle.carBrand)
  return {
    carType: type?.title ?? null,
    carUsage: titleOf(type?.usages, vehicle.carUsage),
    carBrand: brand?.title ?? null,
    carModel: titleOf(brand?.models, vehicle.carModel),
    carDetailCode: titleOf(type?.details, vehicle.carDetailCode),
    carProductionYear: producedIn(vehicle),
    carProductionMonth: monthOf(vehicle.carProductionMonth),
  }
}

/**
 * Whether this type is described by seats, by tonnage, or by brand and model; null while the type is
 * unknown.
 */
export const picksOf = (carType: string | null, configuration: AnyConfiguration | null) =>
  typeOf(carType, configuration)?.picks ?? null
