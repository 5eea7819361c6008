/**
 * Logs one line per request with the route's pattern; URLs contain tokens, uuids and codes. Decisions,
 * section 9.
 */
import { type FastifyError, type FastifyInstance, LogController } from 'fastify'

/** Receives log lines; without a stream nothing is logged. */
export type LogStream = { write(line: string): void }

/** Serialisers for all log lines, which omit everything that users send. */
const serializers = {
  req: ({ method }: { method?: string }) => (method === undefined ? {} : { method }),
  res: ({ statusCode }: { statusCode?: string | number }) => (statusCode === undefined ? {} : { statusCode }),
  err: ({ name, code }: FastifyError) => ({ type: name, code, message: '', stack: '' }),
}

/** Returns the server's log settings. */
export const logSettings = (stream: LogStream | undefined) => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: stream === undefined ? false : { level: 'info', stream, base: null, serializers },
})

/** Logs every answer of a server. */
export const addRequestLog = (server: FastifyInstance): void => {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}
