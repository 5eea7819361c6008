/**
 * The policy holder: the vehicle's owner (a person or a company) or another person. Prefilling and validation
 * of the form, and its conversion to the order's value. Specification: document 2 sections 3 "Policy holder"
 * and 5; decisions, section 6 "company owner".
 */
import { holderCode, ownerCode, type PolicyHolder } from '#contract/operations/policy-holder.ts'
import { textRef } from '#contract/texts.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { CompanyName } from '#contract/values/company-name.ts'
import { CompanyNationalId } from '#contract/values/company-national-id.ts'
import { COMPANY, PERSON } from '#contract/values/insured-type.ts'
import { ageOn } from '#contract/values/jalali-date.ts'
import { NationalCode } from '#contract/values/national-code.ts'
import { isCompanyCode, OwnerCode } from '#contract/values/owner-code.ts'
import { PersonName } from '#contract/values/person-name.ts'
import type { HolderAnswers } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { isValid, notAfter, only, problemOf, todayOf } from './field-errors.ts'
import { type KnownHolder, withKnownHolder, withoutKnownHolder } from './known-holder.ts'
import { isPaidFirst } from './order-completeness.ts'

/** Only an owner can be a company: another person who insures the vehicle is a person. */
export const holderKind = ({
  type,
  insuredType,
}: Pick<HolderAnswers, 'type' | 'insuredType'>): 'person' | 'company' | 'another-person' => {
  if (type === 'another_person') return 'another-person'
  return insuredType === COMPANY ? 'company' : 'person'
}

/** The name on the policy, from the form or from a saved order. */
export const holderName = (holder: HolderAnswers | PolicyHolder): string =>
  holder.type === 'car_owner' && holder.insuredType === COMPANY
    ? holder.companyName
    : `${holder.firstName} ${holder.lastName}`

type HolderAndOwner = { holder: HolderAnswers; ownerNationalCode: string; knownHolder: KnownHolder | null }

/** Prefills the owner code, known from the inquiry, unless the user has typed another. */
export const withOwnerCode = ({
  holder,
  ownerNationalCode,
}: Omit<HolderAndOwner, 'knownHolder'>): HolderAnswers => {
  if (holder.type === 'another_person')
    return {
      ...holder,
      insuredType: PERSON,
      carOwnerNationalCode: holder.carOwnerNationalCode || ownerNationalCode,
    }
  return isCompanyCode(ownerNationalCode)
    ? { ...holder, insuredType: COMPANY, companyNationalId: holder.companyNationalId || ownerNationalCode }
    : {
        ...holder,
        insuredType: holder.companyNationalId === '' ? PERSON : holder.insuredType,
        nationalCode: holder.nationalCode || ownerNationalCode,
      }
}

/** Prefills the owner code when the form opens, unless the user has begun to enter a person. */
export const withPrefilledOwnerCode = (context: HolderAndOwner): HolderAnswers => {
  const { holder, knownHolder } = context
  const prefilled =
    holderKind(holder) === 'person' && holder.firstName !== '' ? holder : withOwnerCode(context)
  return withKnownHolder(prefilled, knownHolder)
}

/**
 * Switching to another person moves the owner's code from the holder's field to its own field, and clears the
 * data that was filled in for the owner. Typed data stays.
 */
export const updateHolder = (
  { holder, ownerNationalCode, knownHolder }: HolderAndOwner,
  change: Partial<HolderAnswers>,
): HolderAnswers => {
  const next = { ...holder, ...change }
  if (next.type === holder.type) return next
  const typed = next.type === 'another_person' ? withoutKnownHolder(next, knownHolder) : next
  const isOwners = next.type === 'another_person' && next.nationalCode === ownerNationalCode
  return withKnownHolder(
    withOwnerCode({
      holder: { ...typed, nationalCode: isOwners ? '' : typed.nationalCode },
      ownerNationalCode,
    }),
    knownHolder,
  )
}

/** An empty company name has a message of its own, not that of a first name. */
const lastNameProblem = (name: string): string | undefined =>
  name.trim() === '' ? textRef('last-name.required') : problemOf(PersonName, name)

const birthProblem = (birth: string | null, today: string): string | undefined => {
  if (birth === null) return textRef('birth-date.required')
  if (birth > today) return textRef('birth-date.future')
  return ageOn(birth, today) < 18 ? textRef('birth-date.under-age') : undefined
}

const establishmentProblem = (date: string | null, today: string): string | undefined =>
  date === null ? textRef('establishment-date.required') : notAfter(today, date)

/** An owner that is a company has an establishment date instead of a birth date. */
const ownersDateProblem = (
  { carOwnerNationalCode, carOwnerBirthDate }: HolderAnswers,
  today: string,
): string | undefined => {
  if (isCompanyCode(carOwnerNationalCode)) return establishmentProblem(carOwnerBirthDate, today)
  return carOwnerBirthDate === null ? textRef('birth-date.required') : undefined
}

export const holderErrors = (holder: HolderAnswers, today: string) => {
  const kind = holderKind(holder)
  const another = kind === 'another-person'
  const ofPerson = (problem: string | undefined) => (kind === 'company' ? undefined : problem)
  const ofCompany = (problem: string | undefined) => (kind === 'company' ? problem : undefined)
  return only({
    firstName: ofPerson(problemOf(PersonName, holder.firstName)),
    lastName: ofPerson(lastNameProblem(holder.lastName)),
    nationalCode: ofPerson(problemOf(NationalCode, holder.nationalCode)),
    birthDate: ofPerson(birthProblem(holder.birthDate, today)),
    companyName: ofCompany(problemOf(CompanyName, holder.companyName)),
    companyNationalId: ofCompany(problemOf(CompanyNationalId, holder.companyNationalId)),
    establishmentDate: ofCompany(establishmentProblem(holder.establishmentDate, today)),
    cellNumber: problemOf(CellNumber, holder.cellNumber),
    carOwnerNationalCode: another ? problemOf(OwnerCode, holder.carOwnerNationalCode) : undefined,
    carOwnerBirthDate: another ? ownersDateProblem(holder, today) : undefined,
  })
}

/** The form as the policy holder of an order. */
export const policyHolderOf = (holder: HolderAnswers): PolicyHolder => {
  const kind = holderKind(holder)
  if (kind === 'company') {
    const { companyName, companyNationalId, establishmentDate, cellNumber } = holder
    return {
      insuredType: COMPANY,
      type: 'car_owner',
      companyName,
      companyNationalId,
      establishmentDate: establishmentDate ?? '',
      cellNumber,
      email: null,
    }
  }
  const person = {
    firstName: holder.firstName,
    lastName: holder.lastName,
    nationalCode: holder.nationalCode,
    birthDate: holder.birthDate ?? '',
    cellNumber: holder.cellNumber,
    email: null,
  }
  return kind === 'person'
    ? { insuredType: PERSON, type: 'car_owner', ...person }
    : {
        insuredType: PERSON,
        type: 'another_person',
        ...person,
        carOwnerNationalCode: holder.carOwnerNationalCode,
        carOwnerBirthDate: holder.carOwnerBirthDate ?? '',
      }
}

/**
 * The fields whose code differs from the order's holder or owner while the order has documents: the gateway
 * then removes the pictures that show the former name. Decision 035.
 */
export const replacedCodes = ({
  holder,
  order,
}: Pick<JourneyContext, 'holder' | 'order'>): ReadonlySet<keyof HolderAnswers> => {
  const saved = order?.policyHolder ?? null
  // A paid order that was returned for its details keeps its pictures.
  if (order?.status === 'paid' && !isPaidFirst({ order })) return new Set()
  if (saved === null || !(order?.documents.submitted || order?.documents.later)) return new Set()
  const next = policyHolderOf(holder)
  const isReplaced = (codeOf: typeof holderCode) =>
    codeOf(next) !== codeOf(saved) && problemOf(OwnerCode, codeOf(next)) === undefined
  const kind = holderKind(holder)
  const fields = new Set<keyof HolderAnswers>()
  if (isReplaced(holderCode)) fields.add(kind === 'company' ? 'companyNationalId' : 'nationalCode')
  if (kind === 'another-person' && isReplaced(ownerCode)) fields.add('carOwnerNationalCode')
  return fields
}

export const holderGuards = {
  'the policy holder is complete': ({ context }: { context: JourneyContext }) =>
    isValid(holderErrors(context.holder, todayOf(context))),
}
