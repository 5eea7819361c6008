/** Converts the errors of calls to the contract's `Failure`. Specification: document 1 section 8. */
import { type AxiosError, type AxiosResponse, isAxiosError } from 'axios'
import * as v from 'valibot'
import { ErrorAnswer, errors } from '#contract/errors.ts'
import type { Failure } from '#contract/failure.ts'
import { type Locale, translate, textRef } from '#contract/texts.ts'
import { LOCALE_HEADER, REQUEST_ID_HEADER } from '#contract/operation.ts'
import { activeLocale } from '../locale.ts'
import { newRequestId } from '../request-id.ts'
import { parseKnownKeys } from './parse-known-keys.ts'

const UNAUTHORIZED = 401
const SERVER_FAULT = 500

const failure = (kind: Failure['kind'], details?: Partial<Failure>): Failure => ({
  kind,
  code: null,
  message: null,
  fields: {},
  locale: null,
  errorId: newRequestId(),
  ...details,
})

/** Failures without an answer of the gateway. */
export const signedOut = (): Failure => failure('signed-out', { code: errors.signInNeeded.code })
/** @param errorId id of the request, if one was answered in a way that makes no sense */
export const broken = (errorId = newRequestId()): Failure => failure('broken', { errorId })
export const unreachable = (): Failure => failure('unreachable')
/** What the app asks for does not exist, as the app itself knows. */
export const notFound = (): Failure =>
  failure('refused', {
    code: errors.notFound.code,
    message: translate(textRef('not-found'), activeLocale()),
    locale: activeLocale(),
  })

/** @param locale the locale of the request, in which the gateway answers */
const detailsOf = (answer: unknown, locale: Locale): Partial<Failure> => {
  const parsed = parseKnownKeys(ErrorAnswer, answer)
  if (!parsed.success) return {}
  const { message, errorCode, data } = parsed.output.errorData
  const { fields = {}, product, missing } = data
  return { message, code: errorCode, fields, product, missing, locale }
}

const Unsuccessful = v.object({
  successful: v.literal(false),
  errorData: v.object({ message: v.string(), errorCode: v.optional(v.number()) }),
})

/**
 * The refusal in an answer that came with a success status, as another gateway may answer an upload; null if
 * there is none. Document 1 section 8 "Upload".
 */
export const refusalIn = (answer: unknown, errorId: string): Failure | null => {
  const parsed = v.safeParse(Unsuccessful, answer)
  if (!parsed.success) return null
  const { message, errorCode = null } = parsed.output.errorData
  return failure('refused', { message, code: errorCode, locale: activeLocale(), errorId })
}

const kindOf = (status: number, details: Partial<Failure>): Failure['kind'] => {
  if (status === UNAUTHORIZED) return 'signed-out'
  // The gateway still processes the first request of this change: without its answer the key must be kept.
  if (details.code === errors.keyUnderWay.code) return 'unreachable'
  return status >= SERVER_FAULT || details.code === undefined ? 'broken' : 'refused'
}

/** The gateway's answer names the id that it logged; another gateway's may not. */
const requestIdOf = (response: AxiosResponse, sent: string): string => {
  const answered: unknown = response.headers[REQUEST_ID_HEADER]
  return typeof answered === 'string' && answered !== '' ? answered : sent
}

/** The language may have been changed since the request was sent. */
const localeOf = ({ config }: AxiosError): Locale =>
  config?.headers.get(LOCALE_HEADER) === 'en' ? 'en' : 'fa'

const ofAxios = (error: AxiosError, sent: string): Failure => {
  const { response } = error
  if (response === undefined) return failure('unreachable', { errorId: sent })
  const details = detailsOf(response.data, localeOf(error))
  return failure(kindOf(response.status, details), { ...details, errorId: requestIdOf(response, sent) })
}

/**
 * Converts what a call threw. Anything but an answer or a missing answer is `broken`.
 * @param requestId the id that the request was sent with
 */
export const toFailure = (thrown: unknown, requestId = newRequestId()): Failure =>
  isAxiosError(thrown) ? ofAxios(thrown, requestId) : broken(requestId)
