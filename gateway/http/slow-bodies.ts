/**
 * Cuts requests whose body arrives too slowly, so that they hold neither a connection nor a shutdown. Only an
 * upload of a signed-in user may take minutes. Document 1 section 7 (timeouts of the app).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type BodyTimeouts = {
  /** For a body that is not an upload. */
  jsonMs: number
  /** For the whole request, an upload included. */
  uploadMs: number
  /** For bodies that are still arriving when the server begins to close. */
  closingMs: number
}

export const defaultBodyTimeouts: BodyTimeouts = { jsonMs: 20_000, uploadMs: 300_000, closingMs: 2000 }

/** Time to read an answer that came before the whole body. */
const READ_ANSWER_MS = 1000

/** Whether more of the body is to come. */
const isArriving = ({ raw: { complete, headers } }: FastifyRequest): boolean =>
  !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)

const cut = (request: FastifyRequest): void => {
  if (isArriving(request)) request.raw.destroy()
}

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') === true

/** Adds the time limits to a server. */
export const addBodyTimeouts = (
  server: FastifyInstance,
  { jsonMs, uploadMs, closingMs }: BodyTimeouts,
): void => {
  const arriving = new Map<FastifyRequest, NodeJS.Timeout>()
  const settle = (request: FastifyRequest): void => {
    clearTimeout(arriving.get(request))
    arriving.delete(request)
  }

  server.addHook('onRequest', (request, _reply, done) => {
    if (isArriving(request)) {
      const timer = setTimeout(() => cut(request), isUpload(request) ? uploadMs : jsonMs).unref()
      arriving.set(request, timer)
      request.raw.once('end', () => settle(request)).once('close', () => settle(request))
    }
    done()
  })
  // A request can be refused before its whole body has arrived. The rest of the body is not read.
  server.addHook('onResponse', (request, _reply, done) => {
    if (isArriving(request)) setTimeout(() => cut(request), READ_ANSWER_MS).unref()
    done()
  })
  server.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const request of arriving.keys()) cut(request)
    }, closingMs).unref()
    done()
  })
}
