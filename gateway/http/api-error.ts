/** A refusal on its way out: which error of the contract, and what its data names. Document 1 section 8; decisions, section 1 "Envelope". */
import { errorText } from '#contract/error-texts.ts'
import { type ErrorAnswer, type ErrorName, errors } from '#contract/errors.ts'
import { addLanguage, type Locale, translate } from '#contract/texts.ts'
import { en } from '#contract/texts/en.ts'
import { DomainError } from '../domain/domain-error.ts'

addLanguage('en', en)

export type ApiErrorData = {
  /** Text references by path of the field. */
  fields?: Readonly<Record<string, string>>
  missing?: readonly string[]
  retryAfterSeconds?: number
}

export class ApiError extends Error {
  override readonly name = 'Refusal'
  readonly errorName: ErrorName
  readonly data: ApiErrorData

  constructor(errorName: ErrorName, data: ApiErrorData = {}) {
    super(errorName)
    this.errorName = errorName
    this.data = data
  }
}

/** Takes anything that was thrown; gives the refusal that it is, or null where it is a fault of ours. */
export const toApiError = (thrown: unknown): ApiError | null => {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof DomainError)
    return new ApiError(thrown.errorName, thrown.fields === undefined ? {} : { fields: thrown.fields })
  return null
}

/** Takes a refusal and a language; gives the HTTP status and the envelope. */
export const errorResponse = (
  { errorName, data: { fields, missing, retryAfterSeconds } }: ApiError,
  locale: Locale,
): { status: number; answer: ErrorAnswer } => ({
  status: errors[errorName].status,
  answer: {
    errorData: {
      message: errorText(errorName, locale),
      errorCode: errors[errorName].code,
      data: {
        ...(fields === undefined
          ? {}
          : {
              fields: Object.fromEntries(
                Object.entries(fields).map(([path, ref]) => [path, translate(ref, locale)]),
              ),
            }),
        ...(missing === undefined ? {} : { missing: [...missing] }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      },
    },
  },
})
