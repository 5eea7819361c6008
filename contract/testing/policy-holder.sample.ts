/** Complete policy holders for tests. No other sample lists all fields. */
import type { PolicyHolder } from '../operations/policy-holder.ts'

type Person = Omit<Extract<PolicyHolder, { firstName: string }>, `carOwner${string}` | 'type'>

/** Input of a customer whom the sandbox's registry of persons knows. */
export const personAnswers = {
  firstName: 'سارا',
  lastName: 'رستگار',
  nationalCode: '0084575948',
  birthDate: '1369-02-12',
  cellNumber: '09123456789',
} as const

/** The same person as the policy holder of an order. */
export const registeredPerson = {
  insuredType: 1,
  type: 'car_owner',
  ...personAnswers,
  email: null,
} as const satisfies PolicyHolder

const unknownPerson = {
  insuredType: 1,
  firstName: 'نگار',
  lastName: 'آزمون',
  nationalCode: '1234567891',
  birthDate: '1370-05-06',
  cellNumber: '09350000001',
  email: null,
} as const satisfies Person

/** A policy holder whom the registry does not know, and therefore accepts. */
export const unregisteredPerson = { ...unknownPerson, type: 'car_owner' } as const satisfies PolicyHolder

/** Another person than the vehicle's owner. */
export const anotherPerson = {
  ...unknownPerson,
  type: 'another_person',
  carOwnerNationalCode: personAnswers.nationalCode,
  carOwnerBirthDate: personAnswers.birthDate,
} as const satisfies PolicyHolder
