/**
 * Errors of an address by field, as text references of the contract. Specification: document 1 section 5
 * "Address".
 */
import { AddressFields } from '#contract/operations/addresses.ts'
import type { AddressDraft } from './answers.ts'
import { only, problemOf } from './field-errors.ts'

export const addressErrors = (draft: AddressDraft) => {
  const { province, city, address, plaqueNumber, unitNumber, postalCode } = AddressFields.entries
  return only({
    province: problemOf(province, draft.province),
    city: problemOf(city, draft.city),
    address: problemOf(address, draft.address),
    plaqueNumber: problemOf(plaqueNumber, draft.plaqueNumber),
    unitNumber: problemOf(unitNumber, draft.unitNumber),
    postalCode: problemOf(postalCode, draft.postalCode),
  })
}
