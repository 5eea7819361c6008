/**
 * Answers every failure with the error envelope, without stack or content of the request. Document 1 section
 * 8.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../domain/api-error.ts'
import { requestLocale } from './caller.ts'
import { errorResponse } from './error-response.ts'

const [BAD_REQUEST, SERVER_ERROR] = [400, 500]

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

/**
 * Requests that Fastify itself refuses (broken JSON, too large, wrong content type) are invalid. Faults
 * return null.
 */
const toApiError = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error
  const status = isFastifyError(error) ? (error.statusCode ?? SERVER_ERROR) : SERVER_ERROR
  return status >= BAD_REQUEST && status < SERVER_ERROR ? new ApiError('invalid') : null
}

/** Stack frames without messages, because a database error contains the values of the failed query. */
const traceOf = (error: unknown): { name: string; code: string | undefined; stack: string }[] => {
  if (!(error instanceof Error)) return []
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return [{ name: error.name, code, stack: frames }, ...traceOf(error.cause)]
}

const send = (error: ApiError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, answer } = errorResponse(error, requestLocale(request))
  const { retryAfterSeconds } = error.data
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer)
}

/** Adds the error handler to a server. */
export const addErrorHandler = (server: FastifyInstance): void => {
  server.setErrorHandler((error, request, reply) => {
    const apiError = toApiError(error)
    if (apiError === null)
      request.log.error({ trace: traceOf(error), route: request.routeOptions.url }, 'broken')
    return send(apiError ?? new ApiError('broken'), request, reply)
  })
}

/** Answers a URL that the router cannot parse: broken escapes, a segment that is too long. */
export const answerMalformedUrl = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(new ApiError('notFound'), request, reply)

/** Answers an unknown path under /api. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(new ApiError('notFound'), request, reply)
