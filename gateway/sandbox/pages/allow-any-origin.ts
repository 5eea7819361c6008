/** Headers for public files that pages without an origin load, such as the chat in its sandboxed frame. */
import type { FastifyReply } from 'fastify'

export const allowAnyOrigin = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*')
