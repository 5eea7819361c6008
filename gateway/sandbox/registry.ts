/**
 * The sandbox's registry: what is known of a plate and its owner. Specification: document 2 section 2.5 and the error catalogue
 * (1000, 1027, 1028, any other); document 1 section 2 (a defective result sends the person to manual entry).
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { InquiryAnswer, InquiryRequest } from '#contract/operations/inquiry.ts'
import type { Locale } from '#contract/texts.ts'
import { addToJalali, jalaliParts } from '#contract/values/jalali-date.ts'
import type { Plate } from '#contract/values/plate.ts'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/domain-error.ts'
import { needsMonth } from '../domain/production-month.ts'
import { type RegisteredVehicle, registeredVehicles } from './registered-vehicles.ts'
import { vehicleModelOf } from './vehicle-models.ts'

export { companyOf } from './companies.ts'
export { bnplOf, personByCellNumber, personByNationalCode } from './people.ts'
export { showcase } from './showcase.ts'

/** What the registry answers, and whom among the insurers it makes slow or silent afterwards, by code. */
export type RegistryAnswer = Omit<InquiryAnswer, 'sbId'> & {
  slowInsurers: string[]
  silentInsurers: string[]
}

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
  // The percents of a vehicle that changed hands belong to whoever sold it.
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

/** Whatever was made this year or the last was made in the first month of it. Earlier ones need no month. */
const producedOf = ({ productionYear }: RegisteredVehicle['vehicle'], today: string) => {
  const { year } = jalaliParts(today)
  const carProductionYear = String(
    typeof productionYear === 'number' ? Math.min(productionYear, year) : year - productionYear.yearsAgo,
  )
  return { carProductionYear, carProductionMonth: needsMonth(carProductionYear, today) ? '1' : null }
}

const answerOf = (registered: RegisteredVehicle, today: string, locale: Locale = 'fa'): RegistryAnswer => {
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
    ...producedOf(vehicle, today),
    policyStatus: policy.status,
    ...policyOf(policy, today),
    slowInsurers: [...registered.slow],
    silentInsurers: [...registered.silent],
  }
  return { ...known, ...Object.fromEntries(unknown.map((part) => [part, null])) }
}

/** How the sandbox plays a plate after it was looked up, for testers; an ordinary vehicle is sold by all, at prices that stand. */
export type PlateScenario = Pick<RegisteredVehicle, 'closed' | 'upsells' | 'firstPrices' | 'orderPrices'>
const ordinaryManners: PlateScenario = {
  closed: [],
  upsells: 'answered',
  firstPrices: 'stand',
  orderPrices: 'stand',
}

/** Takes the plate that a search is about, or null where there is none; gives how the sandbox plays it. */
export const scenarioOfPlate = (plate: Plate | null): PlateScenario =>
  (plate === null ? undefined : byPlate.get(keyOf(plate))) ?? ordinaryManners

/** Takes a plate and today; gives what the registry knows of its vehicle, or null where it knows none. */
export const vehicleOn = (
  plate: Plate,
  today: string,
): Pick<RegistryAnswer, 'carType' | 'carModel' | 'carDetailCode' | 'carProductionYear'> | null => {
  const registered = byPlate.get(keyOf(plate))
  return registered === undefined ? null : answerOf(registered, today)
}

/**
 * Takes a plate with its owner's code, a person's or a company's, and a language; gives what is known. Defective where something is missing that a price needs:
 * a part of the vehicle or of its policy, the delivery date of a new vehicle, whose discounts count after a change of hands.
 * Throws a DomainError: plateUnknown (1028), plateNotOwners (1027), registryDown (1000), registryRefused (1030).
 */
export const lookUpPlate = async (
  { nationalCode, ...plate }: InquiryRequest,
  clock: Clock,
  locale: Locale = 'fa',
): Promise<RegistryAnswer> => {
  const registered = byPlate.get(keyOf(plate))
  if (registered === undefined) throw new DomainError('plateUnknown')
  if (registered.owner !== nationalCode) throw new DomainError('plateNotOwners')
  if (registered.outcome === 'down') throw new DomainError('registryDown')
  if (registered.outcome === 'refused') throw new DomainError('registryRefused')
  if (registered.answersAfterMs > 0) await wait(registered.answersAfterMs)
  return answerOf(registered, clock.today(), locale)
}
