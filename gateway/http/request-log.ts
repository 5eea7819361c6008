/**
 * Logs one line per request with the route's pattern; URLs contain tokens, uuids and codes. Decisions,
 * section 9. A line carries the request's id, which the app shows with an error, and the error's code.
 */
import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { REQUEST_ID_HEADER, REQUEST_ID_LENGTH, REQUEST_ID_LETTERS } from '#contract/operation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The contract's code of the error that answers this request, or null. */
    errorCode: number | null
  }
}

/** Receives log lines; without a stream nothing is logged. */
export type LogStream = { write(line: string): void }

/** Serialisers for all log lines, which omit everything that users send. */
const serializers = {
  req: ({ method }: { method?: string }) => (method === undefined ? {} : { method }),
  res: ({ statusCode }: { statusCode?: string | number }) => (statusCode === undefined ? {} : { statusCode }),
  err: ({ name, code }: FastifyError) => ({ type: name, code, message: '', stack: '' }),
}

const REQUEST_ID = new RegExp(`^E-[${REQUEST_ID_LETTERS}]{${REQUEST_ID_LENGTH}}$`)

/** Returns a new id, which users can read out. */
export const newRequestId = (): string =>
  `E-${Array.from({ length: REQUEST_ID_LENGTH }, () =>
    REQUEST_ID_LETTERS.charAt(randomInt(REQUEST_ID_LETTERS.length)),
  ).join('')}`

/** Returns the id that the caller gave the request, if it is one; otherwise a new one. */
const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const { [REQUEST_ID_HEADER]: sent } = headers
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : newRequestId()
}

/** Returns the server's log settings. */
export const logSettings = (stream: LogStream | undefined) => ({
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: requestIdOf,
  logger: stream === undefined ? false : { level: 'info', stream, base: null, serializers },
})

/** Logs every answer of a server, and answers with the request's id. */
export const addRequestLog = (server: FastifyInstance): void => {
  server.decorateRequest('errorCode', null)
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ...(request.errorCode === null ? {} : { errorCode: request.errorCode }),
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
