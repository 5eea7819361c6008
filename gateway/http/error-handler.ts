/**
 * Answers every failure with the error envelope, without stack or content of the request. Document 1 section
 * 8.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '#contract/errors.ts'
import { REQUEST_ID_HEADER } from '#contract/operation.ts'
import { ApiError } from '../domain/api-error.ts'
import { bareHeaders } from './bare-answers.ts'
import { requestLocale } from './caller.ts'
import { errorResponse } from './error-response.ts'
import { toApiError, traceOf } from './to-api-error.ts'

const send = (error: ApiError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, answer } = errorResponse(error, requestLocale(request))
  const { retryAfterSeconds } = error.data
  request.errorCode = errors[error.errorName].code
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer)
}

/** Returns the contract's error of what was thrown. Faults are logged, with the request's id. */
export const loggedApiError = (error: unknown, request: FastifyRequest): ApiError => {
  const { apiError, isFault } = toApiError(error)
  request.errorCode = errors[apiError.errorName].code
  if (isFault)
    request.log.error(
      { trace: traceOf(error), route: request.routeOptions.url, errorCode: request.errorCode },
      apiError.errorName,
    )
  return apiError
}

/** Adds the error handler to a server. */
export const addErrorHandler = (server: FastifyInstance): void => {
  server.setErrorHandler((error, request, reply) => send(loggedApiError(error, request), request, reply))
}

/**
 * Answers a URL that the router cannot parse: broken escapes, a segment that is too long. Hooks do not run
 * for it, so it gets its headers here.
 */
export const answerMalformedUrl = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(new ApiError('notFound'), request, reply.headers({ ...bareHeaders, [REQUEST_ID_HEADER]: request.id }))

/** Answers an unknown path under /api. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(new ApiError('notFound'), request, reply)
