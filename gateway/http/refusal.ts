/** A refusal on its way out: which error of the contract, and what its data names. Document 1 section 8; decisions, section 1 "Envelope". */
import { errorText } from '#contract/error-texts.ts'
import { type ErrorAnswer, type ErrorName, errors } from '#contract/errors.ts'
import { addLanguage, type Locale, say } from '#contract/texts.ts'
import { en } from '#contract/texts/en.ts'
import { DomainError } from '../domain/domain-error.ts'

addLanguage('en', en)

export type RefusalData = {
  /** Text references by path of the field. */
  fields?: Readonly<Record<string, string>>
  missing?: readonly string[]
  retryAfterSeconds?: number
}

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly errorName: ErrorName
  readonly data: RefusalData

  constructor(errorName: ErrorName, data: RefusalData = {}) {
    super(errorName)
    this.errorName = errorName
    this.data = data
  }
}

/** Takes anything that was thrown; gives the refusal that it is, or null where it is a fault of ours. */
export const refusalOf = (thrown: unknown): Refusal | null => {
  if (thrown instanceof Refusal) return thrown
  if (thrown instanceof DomainError)
    return new Refusal(thrown.errorName, thrown.fields === undefined ? {} : { fields: thrown.fields })
  return null
}

/** Takes a refusal and a language; gives the HTTP status and the envelope. */
export const answerOf = (
  { errorName, data: { fields, missing, retryAfterSeconds } }: Refusal,
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
                Object.entries(fields).map(([path, ref]) => [path, say(ref, locale)]),
              ),
            }),
        ...(missing === undefined ? {} : { missing: [...missing] }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      },
    },
  },
})
