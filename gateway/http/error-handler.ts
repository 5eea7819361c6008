/** Every failure leaves as the envelope of errors: never a stack, never a word of what was sent. Document 1 section 8. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestLocale } from './handle-call.ts'
import { errorResponse, ApiError, toApiError } from './api-error.ts'

const [BAD_REQUEST, SERVER_FAULT] = [400, 500]

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

/** What Fastify itself refuses (broken JSON, a body too large, another content type) is a bad request. */
const asRefusal = (error: unknown): ApiError | null => {
  const refusal = toApiError(error)
  if (refusal !== null) return refusal
  const status = isFastifyError(error) ? (error.statusCode ?? SERVER_FAULT) : SERVER_FAULT
  return status >= BAD_REQUEST && status < SERVER_FAULT ? new ApiError('invalid') : null
}

/** Where a fault happened, without messages: a database names the values of a failed query in them. */
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

const send = (refusal: ApiError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, answer } = errorResponse(refusal, requestLocale(request))
  const { retryAfterSeconds } = refusal.data
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer)
}

/** Takes a server; makes it answer every failure, and every path that is not there. */
export const addErrorHandler = (server: FastifyInstance): void => {
  server.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal === null)
      request.log.error({ trace: traceOf(error), route: request.routeOptions.url }, 'broken')
    return send(refusal ?? new ApiError('broken'), request, reply)
  })
}

/** Answers an address that no route can be looked for by: broken escapes, a part that is too long. */
export const answerMalformedUrl = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(new ApiError('notFound'), request, reply)

/** Answers a path under /api that is not there. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(new ApiError('notFound'), request, reply)
