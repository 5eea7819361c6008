/** One line a request: the route's pattern, never the address, because addresses hold tokens, uuids and codes. Decisions, section 9. */
import type { FastifyInstance } from 'fastify'

/** A stream that log lines are written to; nothing is logged without one. */
export type LogStream = { write(line: string): void }

/** Takes where lines go; gives the server's settings that keep everything else out of them. */
export const logSettings = (stream: LogStream | undefined) => ({
  disableRequestLogging: true,
  logger: stream === undefined ? false : { level: 'info', stream, base: null },
})

/** Takes a server; makes it log each answer. */
export const addRequestLog = (server: FastifyInstance): void => {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info({ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}
