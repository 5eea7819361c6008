/**
 * Known data of a returning user: the mobile number of the sign-in, and the latest policy holder. It fills
 * empty fields of the form and never replaces typed values. Specification: decisions, section 2 "Data of a
 * returning holder".
 */
import type { AnswerOf } from '#contract/index.ts'
import { COMPANY } from '#contract/values/insured-type.ts'
import type { HolderAnswers } from './answers.ts'

export type KnownHolder = AnswerOf<'readHolder'>

/** For a user without known data. */
export const nothingKnown: KnownHolder = { cellNumber: '', policyHolder: null, addressUid: null }

/** Data of the latest policy holder about one national code or company ID. */
type Facts = Partial<Pick<HolderAnswers, 'firstName' | 'lastName' | 'companyName' | 'cellNumber'>> & {
  /** Date of birth, or of establishment. */
  readonly origin: string
}

/** By national code or company id. */
const factsByCode = ({ policyHolder: holder }: KnownHolder): ReadonlyMap<string, Facts> => {
  if (holder === null) return new Map()
  if (holder.type === 'car_owner' && holder.insuredType === COMPANY) {
    const { companyName, cellNumber, establishmentDate: origin } = holder
    return new Map([[holder.companyNationalId, { companyName, cellNumber, origin }]])
  }
  const { firstName, lastName, cellNumber, birthDate: origin } = holder
  const facts = new Map<string, Facts>()
  if (holder.type === 'another_person')
    facts.set(holder.carOwnerNationalCode, { origin: holder.carOwnerBirthDate })
  return facts.set(holder.nationalCode, { firstName, lastName, cellNumber, origin })
}

/** The owner code of the user's latest order, for an inquiry without one. */
const usualCode = ({ policyHolder: holder }: KnownHolder): string =>
  holder?.type === 'car_owner' && holder.insuredType !== COMPANY ? holder.nationalCode : ''

const texts = ['firstName', 'lastName', 'nationalCode', 'cellNumber', 'companyName'] as const
const dates = ['birthDate', 'establishmentDate', 'carOwnerBirthDate'] as const
type KnownFields = Partial<Pick<HolderAnswers, (typeof texts)[number] | (typeof dates)[number]>>

/** The known fields of this kind of holder, by the codes in the form. */
const knownFields = (holder: HolderAnswers, known: KnownHolder): KnownFields => {
  const facts = factsByCode(known)
  if (holder.type === 'another_person')
    return { carOwnerBirthDate: facts.get(holder.carOwnerNationalCode)?.origin ?? null }
  if (holder.insuredType === COMPANY) {
    const { companyName = '', cellNumber, origin } = facts.get(holder.companyNationalId) ?? {}
    return { companyName, establishmentDate: origin ?? null, cellNumber: cellNumber ?? known.cellNumber }
  }
  const code = holder.nationalCode || usualCode(known)
  const { firstName = '', lastName = '', cellNumber, origin } = facts.get(code) ?? {}
  return {
    nationalCode: facts.has(code) ? code : '',
    firstName,
    lastName,
    birthDate: origin ?? null,
    cellNumber: cellNumber ?? known.cellNumber,
  }
}

/** Fills the empty fields with known data. */
export const withKnownHolder = (holder: HolderAnswers, known: KnownHolder | null): HolderAnswers => {
  if (known === null) return holder
  const fields = knownFields(holder, known)
  const filled = { ...holder }
  for (const name of texts) filled[name] = holder[name] || (fields[name] ?? '')
  for (const name of dates) filled[name] = holder[name] ?? fields[name] ?? null
  return filled
}

/**
 * The form without prefilled data, which does not belong to another person and is not stored in the browser.
 */
export const withoutKnownHolder = (holder: HolderAnswers, known: KnownHolder | null): HolderAnswers => {
  if (known === null) return holder
  const fields = { ...knownFields(holder, known), ...knownFields({ ...holder, type: 'car_owner' }, known) }
  const rest = { ...holder }
  for (const name of texts) if (holder[name] === fields[name]) rest[name] = ''
  for (const name of dates) if (holder[name] === fields[name]) rest[name] = null
  return rest
}
