/**
 * What the sandbox's registry keeps of a vehicle: plate, owner, last policy, and behaviour of registry and
 * market; and short ways to write it down. Days are relative to today, so that the sandbox looks the same
 * every day. Decisions, section 8 ("Steerable by testers", "In time").
 */
import type { InquiryAnswer } from '#contract/operations/inquiry.ts'
import type { CarPlate, MotorcyclePlate, Plate } from '#contract/values/plate.ts'
import type { PlateScenario } from '../domain/registry.ts'
import type { TariffClass } from '../domain/tariff-figures.ts'
import { DEFAULT_USAGE } from '../domain/vehicle-types.ts'

/** Relative to the current year. */
type RelativeYear = { yearsAgo: number }

type Vehicle = {
  carType: string
  carUsage: string | null
  carModel: string | null
  carDetailCode: TariffClass | null
  productionYear: number | RelativeYear
}

/**
 * Insurer, days until the end (negative if it has ended), and the no-claim percentages printed on the policy.
 */
type LastPolicy = {
  status: 'with_policy' | 'ownership_change'
  company: string
  endsIn: number
  noClaim: number
  driverNoClaim: number
}

/** Behaviour of the registry and the market for the plate. */
type Behaviour = PlateScenario & {
  /** `down` and `refused` are answered with an error. */
  outcome: 'answered' | 'down' | 'refused'
  answersAfterMs: number
  /** Parts that the registry does not know. */
  unknown: readonly (keyof InquiryAnswer)[]
  /** Insurers that respond late or never, by code. */
  slow: readonly string[]
  silent: readonly string[]
}

/** `owner` is a person's national code or a company's national id. */
export type RegisteredVehicle<P extends Plate = Plate> = {
  owner: string
  plate: P
  vehicle: Vehicle
  policy: LastPolicy | { status: 'new' }
} & Behaviour

export const THIS_YEAR: RelativeYear = { yearsAgo: 0 }
export const LAST_YEAR: RelativeYear = { yearsAgo: 1 }

export const car = (
  carModel: string,
  productionYear: Vehicle['productionYear'],
  carUsage = DEFAULT_USAGE,
): Vehicle => ({ carType: 'car', carUsage, carModel, carDetailCode: null, productionYear })
export const heavy = (
  carType: string,
  carDetailCode: TariffClass,
  productionYear: Vehicle['productionYear'],
): Vehicle => ({ carType, carUsage: null, carModel: null, carDetailCode, productionYear })
export const motorcycle = (carDetailCode: TariffClass, productionYear: Vehicle['productionYear']): Vehicle =>
  heavy('motorcycle', carDetailCode, productionYear)
export const insured = (
  company: string,
  endsIn: number,
  noClaim: number,
  driverNoClaim: number,
): LastPolicy => ({
  status: 'with_policy',
  company,
  endsIn,
  noClaim,
  driverNoClaim,
})
export const changedHands = (company: string, endsIn: number): LastPolicy => ({
  status: 'ownership_change',
  company,
  endsIn,
  noClaim: 0,
  driverNoClaim: 0,
})
export const brandNew = { status: 'new' } as const

const ordinary: Behaviour = {
  outcome: 'answered',
  answersAfterMs: 0,
  unknown: [],
  slow: [],
  silent: [],
  closed: [],
  upsells: 'answered',
  firstPrices: 'valid',
  orderPrices: 'valid',
  isSoldLater: false,
}

/** `written` is a plate's four parts: two digits, the letter's code, three digits, the region. */
export const registered = (
  owner: string,
  written: string,
  vehicle: Vehicle,
  policy: RegisteredVehicle['policy'],
  behaviour: Partial<Behaviour> = {},
): RegisteredVehicle<CarPlate> => {
  const [plk1 = '', plk2 = '', plk3 = '', plkSrl = ''] = written.split(' ')
  return { owner, plate: { plk1, plk2, plk3, plkSrl }, vehicle, policy, ...ordinary, ...behaviour }
}

/** `written` is a motorcycle's plate: three digits above, five below. */
export const registeredMotorcycle = (
  owner: string,
  written: string,
  vehicle: Vehicle,
  policy: RegisteredVehicle['policy'],
  behaviour: Partial<Behaviour> = {},
): RegisteredVehicle<MotorcyclePlate> => {
  const [plk1 = '', plk2 = ''] = written.split(' ')
  return { owner, plate: { plk1, plk2 }, vehicle, policy, ...ordinary, ...behaviour }
}
