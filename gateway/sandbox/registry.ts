/**
 * The sandbox's registry. Specification: document 2 section 2.5 and the error catalogue (1000, 1027, 1028,
 * others); document 1 section 2 (after a defective answer the user enters the data).
 */
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { Locale } from '#contract/texts.ts'
import { addToJalali, jalaliParts } from '#contract/values/jalali-date.ts'
import type { Plate } from '#contract/values/plate.ts'
import { ApiError } from '../domain/api-error.ts'
import type { Clock } from '../domain/clock.ts'
import { needsMonth } from '../domain/production-month.ts'
import type { PlateScenario, Registry, RegistryAnswer } from '../domain/registry.ts'
import { vehicleModelOf } from '../domain/vehicle-models.ts'
import { bnplOf, companyOf, personByCellNumber, personByNationalCode } from './people.ts'
import { type RegisteredVehicle, registeredVehicles } from './registered-vehicles.ts'

const keyOf = ({ plk1, plk2, plk3, plkSrl }: Plate): string => [plk1, plk2, plk3, plkSrl].join(' ')
const byPlate = new Map(registeredVehicles.map((registered) => [keyOf(registered.plate), registered]))

const messages = {
  fa: {
    incomplete: 'بخشی از اطلاعات این خودرو در سامانه نبود؛ جاهای خالی را خودتان کامل کنید.',
    ownership_change: 'مالک این خودرو عوض شده است؛ سابقهٔ بیمه را خودتان کامل کنید.',
    new: 'این خودرو هنوز بیمه‌نامه‌ای ندارد؛ تاریخ تحویل آن را وارد کنید.',
  },
  en: {
    incomplete: 'Some details of this vehicle were not in the registry; fill in the gaps yourself.',
    ownership_change: 'This vehicle has changed hands; fill in its insurance history yourself.',
    new: 'This vehicle has no policy yet; enter the day it was delivered.',
  },
} as const satisfies Record<Locale, Record<string, string>>

const policyOf = (policy: RegisteredVehicle['policy'], today: string) => {
  if (policy.status === 'new') {
    return {
      previousCompany: null,
      lastPolicyStartDate: null,
      lastPolicyExpDate: null,
      noDamageFactor: null,
      driverNoDamageFactor: null,
    }
  }
  const lastPolicyExpDate = addToJalali(today, { days: policy.endsIn })
  // After a change of hands the percentages belong to the previous owner.
  const own = policy.status === 'with_policy'
  return {
    previousCompany: policy.company,
    lastPolicyStartDate: addToJalali(lastPolicyExpDate, { years: -1 }),
    lastPolicyExpDate,
    noDamageFactor: own ? policy.noClaim : null,
    driverNoDamageFactor: own ? policy.driverNoClaim : null,
  }
}

const messageOf = ({ unknown, policy }: RegisteredVehicle, locale: Locale): string | null => {
  if (unknown.length > 0) return messages[locale].incomplete
  return policy.status === 'with_policy' ? null : messages[locale][policy.status]
}

/** Vehicles of this year and the previous one were made in the first month; earlier ones need no month. */
const productionOf = ({ productionYear }: RegisteredVehicle['vehicle'], today: string) => {
  const { year } = jalaliParts(today)
  const carProductionYear = String(
    typeof productionYear === 'number' ? Math.min(productionYear, year) : year - productionYear.yearsAgo,
  )
  return { carProductionYear, carProductionMonth: needsMonth(carProductionYear, today) ? '1' : null }
}

const answerOf = (registered: RegisteredVehicle, today: string, locale: Locale): RegistryAnswer => {
  const { vehicle, policy, unknown } = registered
  const { carType, carUsage, carModel, carDetailCode } = vehicle
  const message = messageOf(registered, locale)
  const known: RegistryAnswer = {
    isDefective: message !== null,
    message,
    carType,
    carUsage,
    carModel,
    carDetailCode,
    carBrand: carModel === null ? null : (vehicleModelOf(carModel)?.brand.code ?? null),
    ...productionOf(vehicle, today),
    policyStatus: policy.status,
    ...policyOf(policy, today),
    slowInsurers: [...registered.slow],
    silentInsurers: [...registered.silent],
  }
  return { ...known, ...Object.fromEntries(unknown.map((part) => [part, null])) }
}

const ordinaryScenario: PlateScenario = {
  closed: [],
  upsells: 'answered',
  firstPrices: 'valid',
  orderPrices: 'valid',
}

/**
 * Returns what the registry knows. The answer is defective if something is missing that a price needs: a part
 * of the vehicle or of its policy, the delivery date of a new vehicle, the discount's owner after a change of
 * hands.
 */
const lookUpPlate = async (
  { nationalCode, ...plate }: InquiryRequest,
  clock: Clock,
  locale: Locale,
): Promise<RegistryAnswer> => {
  const registered = byPlate.get(keyOf(plate))
  if (registered === undefined) throw new ApiError('plateUnknown')
  if (registered.owner !== nationalCode) throw new ApiError('plateNotOwners')
  if (registered.outcome === 'down') throw new ApiError('registryDown')
  if (registered.outcome === 'refused') throw new ApiError('registryRefused')
  if (registered.answersAfterMs > 0) await clock.wait(registered.answersAfterMs)
  return answerOf(registered, clock.today(), locale)
}

export const registry: Registry = {
  personByNationalCode,
  personByCellNumber,
  companyOf,
  bnplOf,
  lookUpPlate,
  vehicleOn: (plate, today) => {
    const registered = byPlate.get(keyOf(plate))
    return registered === undefined ? null : answerOf(registered, today, 'fa')
  },
  scenarioOfPlate: (plate) => (plate === null ? undefined : byPlate.get(keyOf(plate))) ?? ordinaryScenario,
}
