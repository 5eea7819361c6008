/** The policy holder of an order. Specification: document 2 sections 3 and 5; decisions, section 6. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { CellNumber } from '../values/cell-number.ts'
import { CompanyName } from '../values/company-name.ts'
import { CompanyNationalId } from '../values/company-national-id.ts'
import { COMPANY, PERSON } from '../values/insured-type.ts'
import { JalaliDate } from '../values/jalali-date.ts'
import { NationalCode } from '../values/national-code.ts'
import { OwnerCode } from '../values/owner-code.ts'
import { PersonName } from '../values/person-name.ts'

/** A company that owns the vehicle. The mobile number is its owner's or legal representative's. */
const company = {
  companyName: CompanyName,
  companyNationalId: CompanyNationalId,
  establishmentDate: JalaliDate,
  cellNumber: CellNumber,
}

const person = {
  firstName: PersonName,
  lastName: PersonName,
  nationalCode: NationalCode,
  birthDate: JalaliDate,
  cellNumber: CellNumber,
}

/**
 * The policy holder: the owner; or another person, who names the owner, too; or a company that owns the
 * vehicle (insured type 3). If another person names a company as the owner, its establishment date is in
 * place of the birth date.
 */
export const PolicyHolder = v.variant(
  'type',
  [
    v.variant(
      'insuredType',
      [
        v.strictObject({
          insuredType: v.literal(PERSON),
          type: v.literal('car_owner'),
          ...person,
          email: v.null(),
        }),
        v.strictObject({
          insuredType: v.literal(COMPANY),
          type: v.literal('car_owner'),
          ...company,
          email: v.null(),
        }),
      ],
      textRef('choice.unknown'),
    ),
    v.strictObject({
      insuredType: v.literal(PERSON),
      type: v.literal('another_person'),
      ...person,
      email: v.null(),
      carOwnerNationalCode: OwnerCode,
      carOwnerBirthDate: JalaliDate,
    }),
  ],
  textRef('choice.unknown'),
)
export type PolicyHolder = v.InferOutput<typeof PolicyHolder>

/** The national code of a policy holder, or the national ID of a company. */
export const holderCode = (holder: PolicyHolder): string =>
  holder.type === 'car_owner' && holder.insuredType === COMPANY
    ? holder.companyNationalId
    : holder.nationalCode

/** The full name of a policy holder, or the name of a company. */
export const holderName = (holder: PolicyHolder): string =>
  holder.type === 'car_owner' && holder.insuredType === COMPANY
    ? holder.companyName
    : `${holder.firstName} ${holder.lastName}`

/** The code of the vehicle's owner, who may be the policy holder. */
export const ownerCode = (holder: PolicyHolder): string =>
  holder.type === 'another_person' ? holder.carOwnerNationalCode : holderCode(holder)
