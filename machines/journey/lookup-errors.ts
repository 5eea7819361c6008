/**
 * Lookup errors after which the user can enter the details by hand. Specification: document 2 section 8;
 * decisions, section 1 "Lookup error 1027 or 1000".
 */
import { type ErrorName, errors } from '#contract/errors.ts'
import type { Failure } from '../failure.ts'

const codes = (...names: ErrorName[]): ReadonlySet<number | null> =>
  new Set(names.map((name) => errors[name].code))

const endingCodes = codes('registryDown', 'plateNotOwners')
const offeringCodes = codes('registryDown', 'plateNotOwners', 'registryRefused')

/** Whether the second error of this kind in one inquiry leads to manual entry without a question. */
export const endsTheInquiry = (code: number | null): boolean => endingCodes.has(code)

/** Whether the page offers manual entry together with this failure. */
export const offersManualEntry = (failure: Failure | null): boolean =>
  offeringCodes.has(failure?.code ?? null)
