/**
 * The session of the operator page: a cookie of this path only, which scripts cannot read and other sites
 * cannot send. Decisions, sections 8 and 9.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#contract/texts.ts'
import type { Gateway } from '../../http/gateway.ts'
import { ownOrigin } from '../../http/origins.ts'
import {
  OPERATOR_SESSION_MS,
  type OperatorSession,
  operatorSessionOf,
} from '../../store/operator-sessions.ts'
import { inLanguage, languageOf } from '../pages/paths.ts'
import { OPERATOR_PATH, OPERATOR_SIGN_IN_PATH } from './paths.ts'

const SEE_OTHER = 303
const COOKIE = 'separ-operator'
const TOKEN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`)

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares passwords in constant time, whatever their lengths. */
export const isPassword = (typed: string, password: string): boolean =>
  timingSafeEqual(digestOf(typed), digestOf(password))

/** Sets the cookie to a session's token, or removes it. */
export const setSessionCookie = (
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): FastifyReply => {
  const parts = [
    `${COOKIE}=${token ?? ''}`,
    `Path=${OPERATOR_PATH}`,
    `Max-Age=${token === null ? 0 : OPERATOR_SESSION_MS / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(ownOrigin(gateway, request).startsWith('https:') ? ['Secure'] : []),
  ]
  return reply.header('set-cookie', parts.join('; '))
}

/** Returns the session of a request, or null. */
export const sessionOf = async (
  { store: { db }, instant }: Gateway,
  request: FastifyRequest,
): Promise<OperatorSession | null> => {
  const token = TOKEN.exec(request.headers.cookie ?? '')?.[1]
  return token === undefined ? null : operatorSessionOf(db, token, instant())
}

/** A request of an operator who is signed in. */
export type Operated = {
  request: FastifyRequest
  reply: FastifyReply
  session: OperatorSession
  locale: Locale
}

/** Returns a route handler for signed-in operators. Other requests are redirected to the sign-in. */
export const forOperators =
  (gateway: Gateway, handle: (operated: Operated) => Promise<FastifyReply>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = languageOf(request)
    const session = await sessionOf(gateway, request)
    return session === null
      ? reply.redirect(inLanguage(OPERATOR_SIGN_IN_PATH, locale), SEE_OTHER)
      : handle({ request, reply, session, locale })
  }
