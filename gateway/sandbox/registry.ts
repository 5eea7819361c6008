import type { InquiryAnswer, InquiryRequest } from '#contract/operations/inquiry.ts'
import type { Clock } from '../domain/clock.ts'
import { DomainError } from '../domain/domain-error.ts'
import { people, type Person } from './people.ts'

export type { Person } from './people.ts'

/** What the registry answers, and whom among the insurers it makes slow or silent afterwards, by code. */
export type RegistryAnswer = Omit<InquiryAnswer, 'sbId'> & { slowInsurers: string[]; silentInsurers: string[] }

/** Takes a national code; gives the person, or undefined where the sandbox knows nobody by it. */
export const personByNationalCode = (nationalCode: string): Person | undefined => people.find((person) => person.nationalCode === nationalCode)

/** Takes a mobile number; gives the person that it belongs to, or undefined. */
export const personByCellNumber = (cellNumber: string): Person | undefined => people.find((person) => person.cellNumber === cellNumber)

/** Takes a mobile number; gives what its owner may do with BNPL. Whoever the sandbox does not know is registered, with an ordinary credit. */
export const bnplOf = (cellNumber: string | null): Person['bnpl'] =>
  (cellNumber === null ? undefined : personByCellNumber(cellNumber))?.bnpl ?? { eligible: true, registered: true, credit: 20_000_000 }

/** Throws a DomainError: registryDown (1000), plateNotOwners (1027), plateUnknown (1028), registryRefused (1030). */
export const lookUpPlate = async (request: InquiryRequest, clock: Clock): Promise<RegistryAnswer> => {
  throw new DomainError(request.plk1 === clock.today() ? 'registryDown' : 'plateUnknown')
}

export type ShowcaseCase = { title: string; plate: { plk1: string; plk2: string; plk3: string; plkSrl: string }; nationalCode: string; birthDate: string; cellNumber: string; leadsTo: string }
/** The handful worth printing at start. */
export const showcase: readonly ShowcaseCase[] = []
