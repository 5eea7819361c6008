/**
 * The state's registry: persons, companies and registered vehicles. The sandbox provides it. Document 2
 * section 2.5.
 */
import type { CarBodyInquiryAnswer } from '#contract/operations/car-body.ts'
import type { InquiryAnswer, InquiryRequest } from '#contract/operations/inquiry.ts'
import type { Locale } from '#contract/texts.ts'
import type { Plate } from '#contract/values/plate.ts'
import type { Clock } from './clock.ts'

/** A customer's standing with the BNPL provider; `credit` is the loan beyond the first instalment, toman. */
export type BnplStanding = { eligible: boolean; registered: boolean; credit: number }

export type Person = {
  firstName: string
  lastName: string
  nationalCode: string
  birthDate: string
  cellNumber: string
  bnpl: BnplStanding
}

export type Company = {
  /** Eleven digits. */
  nationalId: string
  name: string
  establishmentDate: string
  /** National code of the person whose mobile number represents the company. */
  representative: string
}

/** Insurers that will respond late or never to the search of an inquiry, by code. */
type LateInsurers = { slowInsurers: string[]; silentInsurers: string[] }

/** The answer to a plate inquiry for third-party or motorcycle insurance. */
export type RegistryAnswer = Omit<InquiryAnswer, 'sbId'> & LateInsurers

/** The same for car-body insurance. */
export type CarBodyRegistryAnswer = Omit<CarBodyInquiryAnswer, 'sbId'> & LateInsurers

/** Behaviour of the market for a plate. It varies only for plates of testers; see the sandbox's vehicles. */
export type PlateScenario = {
  /** Insurers that quote a price and do not sell at present. */
  closed: readonly string[]
  /** Whether asking for alternatives fails. */
  upsells: 'answered' | 'broken'
  /**
   * Whether prices of the first search of an inquiry remain valid or expire at once;
   * the next search then returns the same prices, or higher ones.
   */
  firstPrices: 'valid' | 'expire' | 'expire-and-rise'
  /** Whether the price of an order remains valid, or expires at once and rises. */
  orderPrices: 'valid' | 'rise'
  /** Whether the vehicle changes hands before a policy that was bought here ends. */
  isSoldLater: boolean
}

export type Registry = {
  personByNationalCode(nationalCode: string): Person | undefined
  personByCellNumber(cellNumber: string): Person | undefined
  companyOf(nationalId: string): Company | undefined
  /** BNPL standing by mobile number; the default standing for guests (null) and unknown numbers. */
  bnplOf(cellNumber: string | null): BnplStanding
  /** Throws the ApiErrors plateUnknown, plateNotOwners, registryDown and registryRefused. */
  lookUpPlate(request: InquiryRequest, clock: Clock, locale: Locale): Promise<RegistryAnswer>
  /** The same for car-body insurance, with the same errors. */
  lookUpCarBody(request: InquiryRequest, clock: Clock, locale: Locale): Promise<CarBodyRegistryAnswer>
  /** A registered vehicle, or null. */
  vehicleOn(
    plate: Plate,
    today: string,
  ): Pick<RegistryAnswer, 'carType' | 'carModel' | 'carDetailCode' | 'carProductionYear'> | null
  scenarioOfPlate(plate: Plate | null): PlateScenario
}

/** Returns the full name of the person of a mobile number, or null. */
export const nameOfNumber = (registry: Registry, cellNumber: string): string | null => {
  const person = registry.personByCellNumber(cellNumber)
  return person === undefined ? null : `${person.firstName} ${person.lastName}`
}
