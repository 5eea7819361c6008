/** Which origins are ours. Decisions, section 9: one allow-list from configuration. */
import type { FastifyRequest } from 'fastify'
import type { Gateway } from './gateway.ts'
import { ApiError } from './api-error.ts'

/** Gives where this gateway is reached, as scheme and host. Throws the Refusal invalid for a host that cannot be one. */
export const ownOrigin = (
  { publicOrigin }: Pick<Gateway, 'publicOrigin'>,
  request: FastifyRequest,
): string => {
  if (publicOrigin !== undefined) return publicOrigin
  const address = `${request.protocol}://${request.host}`
  if (!URL.canParse(address)) throw new ApiError('invalid')
  return new URL(address).origin
}

/** Takes an origin; tells whether an app of ours is served from there. */
export const isAllowedOrigin = (
  gateway: Pick<Gateway, 'publicOrigin' | 'allowedOrigins'>,
  request: FastifyRequest,
  origin: string,
): boolean => origin === ownOrigin(gateway, request) || gateway.allowedOrigins.includes(origin)

/** Gives where the app that calls is served from: the request’s origin where it is ours, else the gateway’s own. */
export const appOrigin = (
  gateway: Pick<Gateway, 'publicOrigin' | 'allowedOrigins'>,
  request: FastifyRequest,
): string => {
  const { origin } = request.headers
  return origin !== undefined && isAllowedOrigin(gateway, request, origin)
    ? origin
    : ownOrigin(gateway, request)
}

/** Takes a form that was posted; tells whether a page of this gateway posted it. A browser says so in one of two headers. */
export const isSameOriginPost = (
  gateway: Pick<Gateway, 'publicOrigin'>,
  request: FastifyRequest,
): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return request.headers.origin === ownOrigin(gateway, request)
}
