/**
 * The sandbox registry's data of a car for car-body insurance. Specification: document 3 section 3 ("Plate
 * lookup response"); decisions, section 11.
 */
import { ThirdPartyDiscount } from '#contract/operations/car-body-offer.ts'
import type { Locale } from '#contract/texts.ts'
import { usualValue } from '#contract/values/car-value.ts'
import { addToJalali, jalaliParts } from '#contract/values/jalali-date.ts'
import { passengerModelOf } from '../domain/car-body/passenger-cars.ts'
import { carAge, carNeedsMonth, otherYear } from '../domain/car-body/production-years.ts'
import type { CarBodyRegistryAnswer } from '../domain/registry.ts'
import { type CarBodyHistory, carBodyHistories } from './car-body-history.data.ts'
import type { RegisteredVehicle } from './registered-vehicle.ts'
import { messageOfGap } from './registry-messages.ts'

/** Points of the third-party no-claim discount for each year. */
const POINTS_A_YEAR = 5
const builtInIran: CarBodyHistory = { imported: false, policy: null }

const noPassengerCar: Readonly<Record<Locale, string>> = {
  fa: 'این خودرو سواری نیست؛ بیمهٔ بدنه اینجا فقط برای سواری است.',
  en: 'This is no passenger car; car-body insurance is sold here for passenger cars only.',
}

type Car = Pick<
  CarBodyRegistryAnswer,
  'carBrand' | 'carModel' | 'carImported' | 'carProductionYear' | 'carProductionMonth' | 'usualValue'
>
const unknownCar: Car = {
  carBrand: null,
  carModel: null,
  carImported: null,
  carProductionYear: null,
  carProductionMonth: null,
  usualValue: null,
}

const carOf = ({ vehicle }: RegisteredVehicle, imported: boolean, today: string): Car => {
  const known = vehicle.carModel === null ? undefined : passengerModelOf(vehicle.carModel)
  if (known === undefined) return unknownCar
  const { productionYear } = vehicle
  const jalaliYear =
    typeof productionYear === 'number' ? productionYear : jalaliParts(today).year - productionYear.yearsAgo
  const year = imported ? otherYear(false, jalaliYear) : jalaliYear
  const produced = {
    carImported: imported,
    carProductionYear: String(year),
    carProductionMonth: carNeedsMonth(imported, year, today) ? '1' : null,
  }
  return {
    ...produced,
    carBrand: known.brand.code,
    carModel: known.model.code,
    usualValue: usualValue(known.model.newValue, carAge(produced, today)),
  }
}

type Policy = Pick<
  CarBodyRegistryAnswer,
  'policyStatus' | 'previousCompany' | 'lastPolicyExpDate' | 'carBodyDiscount'
>

/**
 * A discount belongs to the owner who earned it. After a change of ownership the car counts as never insured.
 */
const policyOf = ({ policy }: RegisteredVehicle, history: CarBodyHistory, today: string): Policy => {
  const isOwn = policy.status === 'with_policy'
  if (history.policy === null || !isOwn)
    return {
      policyStatus: policy.status === 'new' ? 'new' : 'without',
      previousCompany: null,
      lastPolicyExpDate: null,
      carBodyDiscount: null,
    }
  return {
    policyStatus: 'with_policy',
    previousCompany: history.policy.company,
    lastPolicyExpDate: addToJalali(today, { days: history.policy.endsIn }),
    carBodyDiscount: history.policy.discount,
  }
}

/** Years without a third-party claim, from the discount that the owner's policy shows. */
const thirdPartyOf = ({ policy }: RegisteredVehicle): CarBodyRegistryAnswer['thirdPartyDiscount'] => {
  if (policy.status !== 'with_policy') return null
  const years = Math.floor(policy.noClaim / POINTS_A_YEAR)
  return ThirdPartyDiscount.options.findLast((code) => Number(code) <= years) ?? null
}

/**
 * Returns the car. The answer is defective if the car is no passenger car or is unknown to the registry. Then
 * the user enters it by hand.
 */
export const carBodyAnswerOf = (
  registered: RegisteredVehicle,
  today: string,
  locale: Locale,
): CarBodyRegistryAnswer => {
  const history = carBodyHistories[registered.owner] ?? builtInIran
  const isKnown = !registered.unknown.includes('carModel')
  const car = isKnown ? carOf(registered, history.imported, today) : unknownCar
  const message = isKnown
    ? car.carModel === null
      ? noPassengerCar[locale]
      : null
    : messageOfGap('incomplete', 'thirdparty', locale)
  return {
    isDefective: message !== null,
    message,
    ...car,
    ...policyOf(registered, history, today),
    thirdPartyDiscount: thirdPartyOf(registered),
    slowInsurers: [...registered.slow],
    silentInsurers: [...registered.silent],
  }
}
