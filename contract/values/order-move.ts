/** Inputs of a move by a person: a reason, and the wrong fields of the details. Decisions, section 10. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { toPersianLetters } from './person-name.ts'

const [SHORTEST_REASON, LONGEST_REASON] = [3, 300]

/** A reason of 3 to 300 characters; line breaks and control characters become spaces. */
export const MoveReason = v.pipe(
  v.string(textRef('reason.required')),
  v.transform((typed) =>
    toPersianLetters(typed)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ),
  v.nonEmpty(textRef('reason.required')),
  v.minLength(SHORTEST_REASON, textRef('reason.short')),
  v.maxLength(LONGEST_REASON, textRef('reason.long')),
)

/**
 * Fields of the policy holder and of the policy's address, by their names in `PolicyHolder` and
 * `AddressFields`.
 */
export const DetailField = v.picklist(
  [
    'firstName',
    'lastName',
    'nationalCode',
    'birthDate',
    'cellNumber',
    'companyName',
    'companyNationalId',
    'establishmentDate',
    'carOwnerNationalCode',
    'carOwnerBirthDate',
    'province',
    'city',
    'address',
    'plaqueNumber',
    'unitNumber',
    'postalCode',
  ],
  textRef('choice.unknown'),
)
export type DetailField = v.InferOutput<typeof DetailField>

const AddressField = v.picklist(['province', 'city', 'address', 'plaqueNumber', 'unitNumber', 'postalCode'])

/** Whether a field belongs to the policy's address; the others belong to the policy holder. */
export const isAddressField = (field: DetailField): field is v.InferOutput<typeof AddressField> =>
  v.is(AddressField, field)

/** Actors that move an order. */
export const OrderActor = v.picklist([
  'customer',
  'bank',
  'gateway',
  'expert',
  'insurer',
  'operator',
  'courier',
  'visitor',
])
export type OrderActor = v.InferOutput<typeof OrderActor>
