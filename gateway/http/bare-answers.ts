/**
 * Answers to requests that never become one of Fastify's: headers that are too large, broken HTTP, an
 * expectation. They have the error envelope and the security headers, too. Document 1 section 8; decisions,
 * section 9.
 */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { REQUEST_ID_HEADER } from '#contract/operation.ts'
import { ApiError } from '../domain/api-error.ts'
import { errorResponse } from './error-response.ts'
import { newRequestId } from './request-log.ts'

/** Headers of an answer that is no page and loads nothing. */
export const bareHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
}

const [BAD_REQUEST, TIMEOUT, EXPECTATION_FAILED, HEADERS_TOO_LARGE] = [400, 408, 417, 431]

/** Their language is not known. */
const body = (): string => JSON.stringify(errorResponse(new ApiError('invalid'), 'fa').answer)

const headersOf = (content: string): Record<string, string> => ({
  ...bareHeaders,
  [REQUEST_ID_HEADER]: newRequestId(),
  'content-length': String(Buffer.byteLength(content)),
  connection: 'close',
})

const statusOf = ({ code }: NodeJS.ErrnoException): number => {
  if (code === 'HPE_HEADER_OVERFLOW') return HEADERS_TOO_LARGE
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TIMEOUT : BAD_REQUEST
}

/** Answers what is not HTTP, or too slow, and closes the connection. */
export const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const [status, content] = [statusOf(error), body()]
    const lines = Object.entries(headersOf(content)).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${content}`)
  }
  socket.destroySoon()
}

/** Answers requests with an `Expect` header that is not `100-continue`. */
export const answerExpectations = (server: Server): void => {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const content = body()
    response.writeHead(EXPECTATION_FAILED, headersOf(content)).end(content)
  })
}
