/** Converts the errors of calls to the contract's `Failure`. Specification: document 1 section 8. */
import { type AxiosError, isAxiosError } from 'axios'
import * as v from 'valibot'
import { ErrorAnswer, errors } from '#contract/errors.ts'
import type { Failure } from '#contract/failure.ts'
import { translate, textRef } from '#contract/texts.ts'
import { activeLocale } from '../locale.ts'
import { randomText } from '../random.ts'
import { dropUnknownKeys } from './drop-unknown-keys.ts'

const UNAUTHORIZED = 401
const SERVER_FAULT = 500

/** Digits and capitals that are not easily confused. */
const newErrorId = (): string => `E-${randomText(5, '23456789ABCDEFGHJKMNPQRSTVWXYZ')}`

const failure = (kind: Failure['kind'], details?: Partial<Failure>): Failure => ({
  kind,
  code: null,
  message: null,
  fields: {},
  errorId: newErrorId(),
  ...details,
})

/** Failures without an answer of the gateway. */
export const signedOut = (): Failure => failure('signed-out', { code: errors.signInNeeded.code })
export const broken = (): Failure => failure('broken')
export const unreachable = (): Failure => failure('unreachable')
/** What the app asks for does not exist, as the app itself knows. */
export const notFound = (): Failure =>
  failure('refused', { code: errors.notFound.code, message: translate(textRef('not-found'), activeLocale()) })

const detailsOf = (answer: unknown): Partial<Failure> => {
  const parsed = v.safeParse(ErrorAnswer, dropUnknownKeys(ErrorAnswer, answer))
  if (!parsed.success) return {}
  const { message, errorCode, data } = parsed.output.errorData
  return { message, code: errorCode, fields: data.fields ?? {} }
}

const kindOf = (status: number, details: Partial<Failure>): Failure['kind'] => {
  if (status === UNAUTHORIZED) return 'signed-out'
  // The gateway still processes the first request of this change: without its answer the key must be kept.
  if (details.code === errors.keyUnderWay.code) return 'unreachable'
  return status >= SERVER_FAULT || details.code === undefined ? 'broken' : 'refused'
}

const ofAxios = ({ response }: AxiosError): Failure => {
  if (response === undefined) return unreachable()
  const details = detailsOf(response.data)
  return failure(kindOf(response.status, details), details)
}

/** Converts what a call threw. Anything but an answer or a missing answer is `broken`. */
export const toFailure = (thrown: unknown): Failure => (isAxiosError(thrown) ? ofAxios(thrown) : broken())
