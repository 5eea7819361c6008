/** A vehicle's codes in words, from the lists of the configuration. Specification: document 2 sections 2.5 and 3. */
import type { ThirdPartyConfiguration } from '#contract/operations/third-party-configuration.ts'
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import { monthText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'

type Titled = { code: string; title: string }

/** Takes a list and a code; gives the title of that entry, null where the list has none. */
export const titleOf = (choices: readonly Titled[] | undefined, code: string | null): string | null =>
  choices?.find((choice) => choice.code === code)?.title ?? null

/** Takes the list of insurers and a code; gives the insurer's name, null where the list has none. */
export const insurerOf = (companies: readonly Titled[] | undefined, code: string | null): string | null => {
  const found = companies?.find((company) => company.code === code)
  return found === undefined ? null : insurerName({ companyCode: found.code, companyFa: found.title })
}

export type VehicleLabels = { [K in keyof VehicleAnswers]: string | null }

const monthOf = (month: string | null): string | null => (month === null ? null : monthText(Number(month)))

/** «۱۳۹۹», or with its month «مهر ۱۴۰۴». */
const producedIn = ({ carProductionYear, carProductionMonth }: VehicleAnswers): string | null => {
  if (carProductionYear === null) return null
  const year = digitsText(carProductionYear)
  const month = monthOf(carProductionMonth)
  return month === null ? year : `${month} ${year}`
}

/** Takes a vehicle and the configuration; gives each part in words, null where it is not known or does not belong to its type. The year comes with its month. */
export const vehicleLabels = (
  vehicle: VehicleAnswers,
  configuration: ThirdPartyConfiguration | null,
): VehicleLabels => {
  const type = configuration?.carTypes.find(({ code }) => code === vehicle.carType)
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

/** Whether a vehicle of this type is told by seats, by tonnage, or by brand and model; null until the type is known. */
export const picksOf = (carType: string | null, configuration: ThirdPartyConfiguration | null) =>
  configuration?.carTypes.find(({ code }) => code === carType)?.picks ?? null
