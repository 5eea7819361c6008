/**
 * Whether a policy holder is who the registry knows. Specification: document 1 section 5 (the mobile must be the holder's own);
 * decisions, "Over eighteen": the policy holder, today. Somebody whom the sandbox does not know is believed.
 */
import type { PolicyHolder } from '#contract/operations/orders.ts'
import { textRef } from '#contract/texts.ts'
import { ageOn } from '#contract/values/jalali-date.ts'
import { personByCellNumber, personByNationalCode } from '../sandbox/registry.ts'
import { DomainError } from './domain-error.ts'

const ADULT = 18

const isKnownOtherwise = (nationalCode: string, birthDate: string): boolean => {
  const known = personByNationalCode(nationalCode)
  return known !== undefined && known.birthDate !== birthDate
}

const birthDateFields = (holder: PolicyHolder, today: string): Record<string, string> => {
  const fields: Record<string, string> = {}
  if (holder.birthDate > today) fields['policyHolder.birthDate'] = textRef('birth-date.future')
  else if (ageOn(holder.birthDate, today) < ADULT) fields['policyHolder.birthDate'] = textRef('birth-date.under-age')
  if (holder.type === 'another_person' && holder.carOwnerBirthDate > today) fields['policyHolder.carOwnerBirthDate'] = textRef('birth-date.future')
  return fields
}

/**
 * Takes a policy holder and today; gives nothing back. Throws a DomainError: invalid (a birth date in the future, a holder under 18),
 * holderUnknown (holder's or owner's birth date is another one in the registry), cellNumberNotHolders (the number is somebody else's).
 */
export const checkHolder = (holder: PolicyHolder, today: string): void => {
  const fields = birthDateFields(holder, today)
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', fields)
  if (isKnownOtherwise(holder.nationalCode, holder.birthDate)) throw new DomainError('holderUnknown')
  if (holder.type === 'another_person' && isKnownOtherwise(holder.carOwnerNationalCode, holder.carOwnerBirthDate)) throw new DomainError('holderUnknown')
  const numbersOwner = personByCellNumber(holder.cellNumber)
  if (numbersOwner !== undefined && numbersOwner.nationalCode !== holder.nationalCode) throw new DomainError('cellNumberNotHolders')
}
