/**
 * Origins of the gateway and of the apps that may use it. Decisions, section 9: one configured allow-list.
 */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from './gateway.ts'
import { ApiError } from '../domain/api-error.ts'

/** Names that no one can register: a machine, a container, a network without a public domain. */
const LOCAL_NAME = /^[^.]+$|\.(localhost|local|internal|lan|test|home\.arpa)$/

/**
 * Whether a host that a request names may be ours. A public name has to be set as PUBLIC_ORIGIN: otherwise
 * links would lead wherever a request says, and any domain that resolves to this machine would be ours.
 */
const isTrustedHost = ({ hostname }: URL): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || LOCAL_NAME.test(hostname)

/** Returns this gateway's origin. Throws the ApiError invalid for a malformed or foreign host. */
export const ownOrigin = (
  { publicOrigin }: Pick<Gateway, 'publicOrigin'>,
  request: FastifyRequest,
): string => {
  if (publicOrigin !== undefined) return publicOrigin
  const address = `${request.protocol}://${request.host}`
  if (!URL.canParse(address)) throw new ApiError('invalid')
  const url = new URL(address)
  if (!isTrustedHost(url)) {
    request.log.warn('A request names a host that is not ours. Set PUBLIC_ORIGIN to serve a public name.')
    throw new ApiError('invalid')
  }
  return url.origin
}

/** Whether an origin serves the app. */
export const isAllowedOrigin = (
  gateway: Pick<Gateway, 'publicOrigin' | 'allowedOrigins'>,
  request: FastifyRequest,
  origin: string,
): boolean => origin === ownOrigin(gateway, request) || gateway.allowedOrigins.includes(origin)

/** Returns an address of the app, or null: an http address without credentials, on an allowed origin. */
export const appAddress = (
  gateway: Pick<Gateway, 'publicOrigin' | 'allowedOrigins'>,
  request: FastifyRequest,
  text: string,
): URL | null => {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain && isAllowedOrigin(gateway, request, url.origin) ? url : null
}

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
