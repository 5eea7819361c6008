/**
 * Whether a policy holder is who the registry knows. Specification: document 1 section 5 (the mobile must be the holder's own);
 * decisions, "Over eighteen": the policy holder, today; section 6 "company owner". Whom the sandbox does not know is believed.
 */
import type { ErrorName } from '#contract/errors.ts'
import type { PolicyHolder } from '#contract/operations/orders.ts'
import { textRef } from '#contract/texts.ts'
import { ageOn } from '#contract/values/jalali-date.ts'
import { isCompanyCode } from '#contract/values/owner-code.ts'
import { companyOf, personByCellNumber, personByNationalCode } from '../sandbox/registry.ts'
import { DomainError } from './domain-error.ts'

const ADULT = 18

/** Date and code of a person, or of a company with the day of its establishment. */
type Identity = { code: string; date: string; field: string }

/** Takes a policy holder; gives everybody it names: first the holder, then the owner where that is another. */
const identitiesOf = (holder: PolicyHolder): [Identity, ...Identity[]] => {
  if (holder.insuredType === 3)
    return [
      {
        code: holder.companyNationalId,
        date: holder.establishmentDate,
        field: 'policyHolder.establishmentDate',
      },
    ]
  const person: Identity = {
    code: holder.nationalCode,
    date: holder.birthDate,
    field: 'policyHolder.birthDate',
  }
  return holder.type === 'car_owner'
    ? [person]
    : [
        person,
        {
          code: holder.carOwnerNationalCode,
          date: holder.carOwnerBirthDate,
          field: 'policyHolder.carOwnerBirthDate',
        },
      ]
}

const dateFault = ({ code, date, field }: Identity, today: string): [string, string][] =>
  date > today ? [[field, textRef(isCompanyCode(code) ? 'date.future' : 'birth-date.future')]] : []

const ageFault = ({ code, date, field }: Identity, today: string): [string, string][] =>
  date <= today && !isCompanyCode(code) && ageOn(date, today) < ADULT
    ? [[field, textRef('birth-date.under-age')]]
    : []

/** The error of somebody whom the registry knows by another date; null where nothing speaks against them. */
const mismatch = ({ code, date }: Identity): ErrorName | null => {
  if (isCompanyCode(code))
    return (companyOf(code)?.establishmentDate ?? date) === date ? null : 'companyUnknown'
  return (personByNationalCode(code)?.birthDate ?? date) === date ? null : 'holderUnknown'
}

/** Whose number may stand for the holder: a person's own, a company's representative's. Nobody is known to represent a company that is not known. */
const numbersPerson = ({ code }: Identity): string | undefined =>
  isCompanyCode(code) ? companyOf(code)?.representative : code

/**
 * Takes a policy holder and today; gives nothing back. Throws a DomainError: invalid (a date in the future, a holder under 18),
 * holderUnknown or companyUnknown (the date of the holder or the owner is another one in the registry),
 * cellNumberNotHolders (the number is somebody else's).
 */
export const checkHolder = (holder: PolicyHolder, today: string): void => {
  const identities = identitiesOf(holder)
  const [own] = identities
  const faults = [...identities.flatMap((identity) => dateFault(identity, today)), ...ageFault(own, today)]
  if (faults.length > 0) throw new DomainError('invalid', Object.fromEntries(faults))
  for (const identity of identities) {
    const error = mismatch(identity)
    if (error !== null) throw new DomainError(error)
  }
  const numbersOwner = personByCellNumber(holder.cellNumber)
  const allowed = numbersPerson(own)
  if (numbersOwner !== undefined && allowed !== undefined && numbersOwner.nationalCode !== allowed)
    throw new DomainError('cellNumberNotHolders')
}
