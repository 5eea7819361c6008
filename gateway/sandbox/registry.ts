/**
 * The sandbox's registry. Specification: document 2 section 2.5 and the error catalogue (1000, 1027, 1028,
 * others); document 1 section 2 (after a defective answer the user enters the data).
 */
import type { InquiryRequest } from '#contract/operations/inquiry.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { addToJalali, jalaliParts } from '#contract/values/jalali-date.ts'
import { isCarPlate, type Plate } from '#contract/values/plate.ts'
import { ApiError } from '../domain/api-error.ts'
import type { Clock } from '../domain/clock.ts'
import { needsMonth } from '../domain/production-month.ts'
import type { PlateScenario, Registry, RegistryAnswer } from '../domain/registry.ts'
import { vehicleModelOf } from '../domain/vehicle-models.ts'
import { carBodyAnswerOf } from './car-body-registry.ts'
import { bnplOf, companyOf, personByCellNumber, personByNationalCode } from './people.ts'
import { registeredMotorcycles } from './registered-motorcycles.ts'
import type { RegisteredVehicle } from './registered-vehicle.ts'
import { registeredVehicles } from './registered-vehicles.ts'
import { type Gap, messageOfGap } from './registry-messages.ts'

const keyOf = (plate: Plate): string =>
  (isCarPlate(plate) ? [plate.plk1, plate.plk2, plate.plk3, plate.plkSrl] : [plate.plk1, plate.plk2]).join(
    ' ',
  )
const all: readonly RegisteredVehicle[] = [...registeredVehicles, ...registeredMotorcycles]
const byPlate = new Map(all.map((registered) => [keyOf(registered.plate), registered]))

/** A plate's shape tells which product insures the vehicle. */
const productOf = ({ plate }: RegisteredVehicle): LiabilityType =>
  isCarPlate(plate) ? 'thirdparty' : 'motorcycle'

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

const gapOf = ({ unknown, policy }: RegisteredVehicle): Gap | null => {
  if (unknown.length > 0) return 'incomplete'
  return policy.status === 'with_policy' ? null : policy.status
}

const messageOf = (registered: RegisteredVehicle, locale: Locale): string | null => {
  const gap = gapOf(registered)
  return gap === null ? null : messageOfGap(gap, productOf(registered), locale)
}

/** Cars of this year and the previous one were made in the first month; other vehicles need no month. */
const productionOf = (registered: RegisteredVehicle, today: string) => {
  const { productionYear } = registered.vehicle
  const { year } = jalaliParts(today)
  const carProductionYear = String(
    typeof productionYear === 'number' ? Math.min(productionYear, year) : year - productionYear.yearsAgo,
  )
  const asksMonth = needsMonth(productOf(registered), carProductionYear, today)
  return { carProductionYear, carProductionMonth: asksMonth ? '1' : null }
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
    ...productionOf(registered, today),
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
  isSoldLater: false,
}

/** Returns the vehicle of a plate and its owner. Throws the ApiErrors of a lookup; takes as long as one. */
const vehicleOf = async (
  { nationalCode, ...plate }: InquiryRequest,
  clock: Clock,
): Promise<RegisteredVehicle> => {
  const registered = byPlate.get(keyOf(plate))
  if (registered === undefined) throw new ApiError('plateUnknown')
  if (registered.owner !== nationalCode) throw new ApiError('plateNotOwners')
  if (registered.outcome === 'down') throw new ApiError('registryDown')
  if (registered.outcome === 'refused') throw new ApiError('registryRefused')
  if (registered.answersAfterMs > 0) await clock.wait(registered.answersAfterMs)
  return registered
}

/**
 * Returns what the registry knows. The answer is defective if something is missing that a price needs: a part
 * of the vehicle or of its policy, the delivery date of a new vehicle, the discount's owner after a change of
 * hands.
 */
const lookUpPlate: Registry['lookUpPlate'] = async (request, clock, locale) =>
  answerOf(await vehicleOf(request, clock), clock.today(), locale)

export const registry: Registry = {
  personByNationalCode,
  personByCellNumber,
  companyOf,
  bnplOf,
  lookUpPlate,
  lookUpCarBody: async (request, clock, locale) =>
    carBodyAnswerOf(await vehicleOf(request, clock), clock.today(), locale),
  vehicleOn: (plate, today) => {
    const registered = byPlate.get(keyOf(plate))
    return registered === undefined ? null : answerOf(registered, today, 'fa')
  },
  scenarioOfPlate: (plate) => (plate === null ? undefined : byPlate.get(keyOf(plate))) ?? ordinaryScenario,
}
