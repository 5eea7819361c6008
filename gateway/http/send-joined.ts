/** Sends an answer that is encoded already, with the headers that the compression of other answers sets. */
import type { FastifyReply } from 'fastify'
import type { JoinedAnswer } from './cache/joined-answer.ts'

export const sendJoined = (reply: FastifyReply, { bytes, encoding }: JoinedAnswer<object>): FastifyReply => {
  if (encoding !== 'identity') {
    const varies = [reply.getHeader('vary'), 'accept-encoding'].filter((part) => part !== undefined)
    reply.header('vary', varies.join(', ')).header('content-encoding', encoding)
  }
  return reply.type('application/json; charset=utf-8').send(bytes)
}
