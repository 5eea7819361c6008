/**
 * Errors of the answers of car-body insurance by field, as text references of the contract. Specification:
 * document 3, sections 4 "Quote wizard rules" and 5.
 */
import type { CarBodyConfiguration } from '#contract/operations/car-body.ts'
import { textRef } from '#contract/texts.ts'
import { jalaliParts, latestExpiry, toGregorian } from '#contract/values/jalali-date.ts'
import type { VehicleAnswers } from './answers.ts'
import type { InsuranceAnswers } from './car-body-answers.ts'
import { only, required } from './field-errors.ts'

type Production = Pick<VehicleAnswers, 'carImported' | 'carProductionYear'>

/** The years of the car's calendar: Gregorian for imported cars, Jalali for the others. */
export const yearsOf = (
  { carImported }: Pick<VehicleAnswers, 'carImported'>,
  { carProductionYearsGC, carProductionYearsSC }: CarBodyConfiguration,
): CarBodyConfiguration['carProductionYearsSC'] =>
  carImported === true ? carProductionYearsGC : carProductionYearsSC

/** Whether the production month is required for the production year. */
export const carNeedsMonth = (vehicle: Production, configuration: CarBodyConfiguration): boolean =>
  yearsOf(vehicle, configuration).some(
    ({ code, needsMonth }) => needsMonth && code === vehicle.carProductionYear,
  )

/** Whether a month of the production year has not begun yet, in the car's calendar. */
export const isFutureCarMonth = (
  { carImported, carProductionYear }: Production,
  month: number,
  today: string,
): boolean => {
  const [year = 0, thisMonth = 0] =
    carImported === true
      ? toGregorian(today).split('-').map(Number)
      : [jalaliParts(today).year, jalaliParts(today).month]
  return carProductionYear === String(year) && month > thisMonth
}

const among = (choices: readonly { readonly code: string }[] | undefined, code: string | null) =>
  required(code) ?? (choices?.some((choice) => choice.code === code) ? undefined : textRef('choice.unknown'))

/**
 * Errors of brand, model, year, and of the month if the year needs one. Values that are not in the lists are
 * errors.
 */
export const carErrors = (vehicle: VehicleAnswers, configuration: CarBodyConfiguration | null) => {
  const brand = configuration?.cars.find(({ code }) => code === vehicle.carBrand)
  const month = vehicle.carProductionMonth
  const isFuture =
    configuration !== null && month !== null && isFutureCarMonth(vehicle, Number(month), configuration.today)
  return only({
    carBrand: among(configuration?.cars, vehicle.carBrand),
    carModel: among(brand?.models, vehicle.carModel),
    carProductionYear: among(
      configuration === null ? undefined : yearsOf(vehicle, configuration),
      vehicle.carProductionYear,
    ),
    carProductionMonth:
      configuration !== null && carNeedsMonth(vehicle, configuration)
        ? (required(month) ?? (isFuture ? textRef('date.future') : undefined))
        : undefined,
  })
}

/**
 * Errors of the earlier policy. Company, end and discount are required only if there was one; it cannot end
 * later than a policy that begins today.
 */
export const insuranceErrors = (
  { policyStatus, previousCompany, lastPolicyExpDate, carBodyDiscount }: InsuranceAnswers,
  configuration: CarBodyConfiguration | null,
) => {
  const hadPolicy = policyStatus === 'with_policy'
  const isTooLate =
    configuration !== null &&
    lastPolicyExpDate !== null &&
    lastPolicyExpDate > latestExpiry(configuration.today)
  return only({
    policyStatus: required(policyStatus),
    previousCompany: hadPolicy ? among(configuration?.companies, previousCompany) : undefined,
    lastPolicyExpDate: hadPolicy
      ? (required(lastPolicyExpDate) ?? (isTooLate ? textRef('expiry.far') : undefined))
      : undefined,
    carBodyDiscount: hadPolicy ? required(carBodyDiscount) : undefined,
  })
}
