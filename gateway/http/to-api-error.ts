/** Converts a thrown value to an error of the contract. Document 1 section 8. */
import type { FastifyError } from 'fastify'
import { ApiError } from '../domain/api-error.ts'

const [BAD_REQUEST, SERVER_ERROR] = [400, 500]
const RETRY_AFTER_SECONDS = 5

/** The database refuses connections, closes them, or cannot be reached. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: connection failures, too many connections, shutdown, crash, start.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])
/** Errors of the PostgreSQL client that have no code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Whether an error, or what caused it, is that a service which the gateway needs cannot be reached. */
const isUnavailable = (error: unknown): boolean => {
  // A storage that does not answer has its own error.
  if (!(error instanceof Error) || error.name === 'TimeoutError') return false
  if (UNAVAILABLE_CODES.has(codeOf(error) ?? '') || UNAVAILABLE_MESSAGES.test(error.message)) return true
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [error.cause]
  return causes.some(isUnavailable)
}

/**
 * Returns the contract's error. Requests that Fastify itself refuses (broken JSON, too large, wrong content
 * type) are invalid. `isFault` is true for what has to be looked into.
 */
export const toApiError = (error: unknown): { apiError: ApiError; isFault: boolean } => {
  if (error instanceof ApiError) return { apiError: error, isFault: false }
  const status = isFastifyError(error) ? (error.statusCode ?? SERVER_ERROR) : SERVER_ERROR
  if (status >= BAD_REQUEST && status < SERVER_ERROR)
    return { apiError: new ApiError('invalid'), isFault: false }
  return isUnavailable(error)
    ? { apiError: new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }), isFault: true }
    : { apiError: new ApiError('broken'), isFault: true }
}

/** Stack frames without messages, because a database error contains the values of the failed query. */
export const traceOf = (error: unknown): { name: string; code: string | undefined; stack: string }[] => {
  if (!(error instanceof Error)) return []
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n')
  return [{ name: error.name, code: codeOf(error), stack: frames }, ...traceOf(error.cause)]
}
