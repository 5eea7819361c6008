/** One line a request: the route's pattern, never the address, because addresses hold tokens, uuids and codes. Decisions, section 9. */
import { type FastifyError, type FastifyInstance, LogController } from 'fastify'

/** A stream that log lines are written to; nothing is logged without one. */
export type LogStream = { write(line: string): void }

/** Whatever is logged of a request, an answer or an error by anybody: nothing that a person sent. */
const serializers = {
  req: ({ method }: { method?: string }) => (method === undefined ? {} : { method }),
  res: ({ statusCode }: { statusCode?: string | number }) => (statusCode === undefined ? {} : { statusCode }),
  err: ({ name, code }: FastifyError) => ({ type: name, code, message: '', stack: '' }),
}

/** Takes where lines go; gives the server's settings that keep everything else out of them. */
export const logSettings = (stream: LogStream | undefined) => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: stream === undefined ? false : { level: 'info', stream, base: null, serializers },
})

/** Takes a server; makes it log each answer. */
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
