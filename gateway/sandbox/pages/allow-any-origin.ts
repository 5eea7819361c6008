/** What may be loaded by a page of ours that has no origin, such as the chat's in its sandboxed frame: style, font, script; nothing of anybody. */
import type { FastifyReply } from 'fastify'

/** Takes the reply of such a file; lets a page without an origin have it. */
export const allowAnyOrigin = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*')
