/**
 * Identifies the caller: by bearer token, or on the guest path by the guest's uuid. Document 1 sections 6 and
 * 7. Also reads the language that the caller wants answers in.
 */
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type OperationName, registry } from '#contract/index.ts'
import { LOCALE_HEADER } from '#contract/operation.ts'
import { GuestUuid } from '#contract/operations/session.ts'
import type { Locale } from '#contract/texts.ts'
import { ApiError } from '../domain/api-error.ts'
import { type Owner, ownerOfUser, type User, userOfToken } from '../store/owners.ts'
import type { Gateway } from './gateway.ts'
import type { CallerOf } from './handler.ts'

export type Caller = { owner: Owner | null; user: User | null }

const GuestQuery = v.object({ uuid: GuestUuid })
const BEARER = /^Bearer ([\w-]{16,128})$/

export const requestLocale = (request: FastifyRequest): Locale =>
  request.headers[LOCALE_HEADER] === 'en' ? 'en' : 'fa'

/** Returns the bearer token of a request, or null. */
export const bearerTokenOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null

const callingUser = async ({ store, instant }: Gateway, request: FastifyRequest): Promise<Caller> => {
  const token = bearerTokenOf(request)
  const user = token === null ? null : await userOfToken(store.db, token, instant())
  if (user === null) throw new ApiError('signInNeeded')
  return { owner: ownerOfUser(user.id), user }
}

const callingGuest = async ({ knownGuests, instant }: Gateway, request: FastifyRequest): Promise<Caller> => {
  const query = v.safeParse(GuestQuery, request.query)
  const owner = query.success ? await knownGuests(query.output.uuid.toLowerCase(), instant()) : null
  if (owner === null) throw new ApiError('signInNeeded')
  return { owner, user: null }
}

/** Throws the ApiError signInNeeded if the operation needs a caller and the request identifies none. */
export const callerOf = (
  name: OperationName,
  gateway: Gateway,
  request: FastifyRequest,
  onGuestPath: boolean,
): Promise<Caller> => {
  if (registry[name].who === 'anyone') return Promise.resolve({ owner: null, user: null })
  return onGuestPath ? callingGuest(gateway, request) : callingUser(gateway, request)
}

/** Whether the operation allows this caller. */
export const isCallerOf = <N extends OperationName>(
  name: N,
  caller: object & Partial<Caller>,
): caller is CallerOf<N> & object => {
  const { who } = registry[name]
  return who === 'anyone' || (caller.owner !== null && (who === 'guest' || caller.user !== null))
}
