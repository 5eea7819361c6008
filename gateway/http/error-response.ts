/**
 * The HTTP status and the error envelope of an ApiError. Document 1 section 8; decisions, section 1
 * "Envelope".
 */
import { missingSentence } from '#contract/missing-names.ts'
import { errorText } from '#contract/error-texts.ts'
import { type ErrorAnswer, errors } from '#contract/errors.ts'
import { addLanguage, type Locale, translate } from '#contract/texts.ts'
import { en } from '#contract/texts/en.ts'
import type { ApiError } from '../domain/api-error.ts'

addLanguage('en', en)

/** Returns what an error answers, its texts in the given language. */
export const errorResponse = (
  { errorName, data: { fields, missing, product, retryAfterSeconds } }: ApiError,
  locale: Locale,
): { status: number; answer: ErrorAnswer } => ({
  status: errors[errorName].status,
  answer: {
    errorData: {
      message: missing
        ? `${errorText(errorName, locale)} ${missingSentence(missing, product ?? 'thirdparty', locale)}`
        : errorText(errorName, locale),
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
        ...(product === undefined ? {} : { product }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      },
    },
  },
})
