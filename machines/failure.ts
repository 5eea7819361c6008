/** Failures of calls in charts. Specification: document 1 section 8. */
import { type ErrorName, errors } from '#contract/errors.ts'
import type { Failure } from '#contract/failure.ts'

export type { Failure } from '#contract/failure.ts'

/** The failure of a rejected actor; anything that is not a `Failure` counts as `broken`. */
export const failureOf = (thrown: unknown): Failure =>
  isFailure(thrown)
    ? thrown
    : { kind: 'broken', code: null, message: null, fields: {}, locale: null, errorId: 'E-00000' }

/** Removes the edited fields from a failure. Returns null when no refused field is left. */
export const withoutEditedFields = (failure: Failure | null, changed: object): Failure | null => {
  const standing = Object.entries(failure?.fields ?? {}).filter(
    ([path]) => !Object.hasOwn(changed, path.split('.').at(-1) ?? path),
  )
  return failure && standing.length > 0 ? { ...failure, fields: Object.fromEntries(standing) } : null
}

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'kind' in thrown &&
  'errorId' in thrown &&
  'fields' in thrown

/** Errors that are about the discount code itself. */
export const discountRefusals = [
  'discountUnknown',
  'discountExpired',
  'discountUsedUp',
  'discountOtherInsurer',
] as const satisfies readonly ErrorName[]

const codes = (names: readonly ErrorName[]): ReadonlySet<number | null> =>
  new Set(names.map((name) => errors[name].code))
const discountRefusalCodes = codes(discountRefusals)

/** Whether the gateway refused the discount code itself. The same code would be refused again. */
export const isDiscountRefused = (failure: Failure | null): boolean =>
  failure !== null && (failure.fields['discountCode'] !== undefined || discountRefusalCodes.has(failure.code))

const fileRefusalCodes = codes(['fileType', 'fileTooLarge', 'fileUnreadable'])

/** Whether the gateway refused a file itself. The same file would be refused again. */
export const isFileRefused = (failure: Failure | null): boolean =>
  failure !== null && fileRefusalCodes.has(failure.code)
