/**
 * Checks a policy holder against the registry. Specification: document 1 section 5 (the mobile number must be
 * the holder's own); decisions, "Over eighteen" (the policy holder, today) and section 6 "company owner". A
 * person or company that the registry does not know is accepted.
 */
import type { ErrorName } from '#contract/errors.ts'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import { textRef } from '#contract/texts.ts'
import { ageOn } from '#contract/values/jalali-date.ts'
import { isCompanyCode } from '#contract/values/owner-code.ts'
import { ApiError } from './api-error.ts'
import type { Registry } from './registry.ts'

const ADULT_AGE = 18
/** Maximum age of a person, in years. */
const OLDEST_AGE = 120

/** Code and birth date of a person, or code and establishment date of a company. */
type Identity = { code: string; date: string; field: string }

/** Returns the holder, and the owner if that is another person. */
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

const dateErrors = ({ code, date, field }: Identity, today: string): [string, string][] => {
  if (date > today) return [[field, textRef(isCompanyCode(code) ? 'date.future' : 'birth-date.future')]]
  return !isCompanyCode(code) && ageOn(date, today) > OLDEST_AGE ? [[field, textRef('malformed')]] : []
}

const ageErrors = ({ code, date, field }: Identity, today: string): [string, string][] =>
  date <= today && !isCompanyCode(code) && ageOn(date, today) < ADULT_AGE
    ? [[field, textRef('birth-date.under-age')]]
    : []

/** Returns an error if the registry has another date for the code. */
const mismatch = (registry: Registry, { code, date }: Identity): ErrorName | null => {
  if (isCompanyCode(code))
    return (registry.companyOf(code)?.establishmentDate ?? date) === date ? null : 'companyUnknown'
  return (registry.personByNationalCode(code)?.birthDate ?? date) === date ? null : 'holderUnknown'
}

/**
 * The person whose mobile number is valid for the holder; undefined for a company that the registry does not
 * know.
 */
const numberOwnerCode = (registry: Registry, { code }: Identity): string | undefined =>
  isCompanyCode(code) ? registry.companyOf(code)?.representative : code

/**
 * Throws an ApiError: invalid (a date in the future or too long ago, a holder under 18), holderUnknown or
 * companyUnknown (the registry has another date for the holder or the owner), cellNumberNotHolders (the
 * number belongs to another person).
 */
export const checkHolder = (registry: Registry, holder: PolicyHolder, today: string): void => {
  const identities = identitiesOf(holder)
  const [own] = identities
  const errors = [...identities.flatMap((identity) => dateErrors(identity, today)), ...ageErrors(own, today)]
  if (errors.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(errors) })
  for (const identity of identities) {
    const error = mismatch(registry, identity)
    if (error !== null) throw new ApiError(error)
  }
  const numberOwner = registry.personByCellNumber(holder.cellNumber)
  const allowed = numberOwnerCode(registry, own)
  if (numberOwner !== undefined && allowed !== undefined && numberOwner.nationalCode !== allowed)
    throw new ApiError('cellNumberNotHolders')
}
