/**
 * Origins of the gateway and of the apps that may use it. Decisions, section 9: one configured allow-list.
 */
import type { FastifyRequest } from 'fastify'
import type { Gateway } from './gateway.ts'
import { ApiError } from '../domain/api-error.ts'

/** Returns this gateway's origin. Throws the ApiError invalid for a malformed host. */
export const ownOrigin = (
  { publicOrigin }: Pick<Gateway, 'publicOrigin'>,
  request: FastifyRequest,
): string => {
  if (publicOrigin !== undefined) return publicOrigin
  const address = `${request.protocol}://${request.host}`
  if (!URL.canParse(address)) throw new ApiError('invalid')
  return new URL(address).origin
}

/** Whether an origin serves the app. */
export const isAllowedOrigin = (
  gateway: Pick<Gateway, 'publicOrigin' | 'allowedOrigins'>,
  request: FastifyRequest,
  origin: string,
): boolean => origin === ownOrigin(gateway, request) || gateway.allowedOrigins.includes(origin)

/** Returns the calling app's origin: the request's if it is allowed, otherwise the gateway's own. */
export const appOrigin = (
  gateway: Pick<Gateway, 'publicOrigin' | 'allowedOrigins'>,
  request: FastifyRequest,
): string => {
  const { origin } = request.headers
  return origin !== undefined && isAllowedOrigin(gateway, request, origin)
    ? origin
    : ownOrigin(gateway, request)
}

/** Whether a page of this gateway posted a form, according to one of two browser headers. */
export const isSameOriginPost = (
  gateway: Pick<Gateway, 'publicOrigin'>,
  request: FastifyRequest,
): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return request.headers.origin === ownOrigin(gateway, request)
}
