/**
 * Rate limits of costly calls, per caller and, more generously, per network address. Decisions, section 9
 * "Costly calls".
 */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../domain/api-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Key of the counter that is being checked. */
    rateLimitKey: string
  }
}

/** Calls per minute. */
export type Limit = { perCaller: number; perAddress: number }

/** An address may be a whole office, so its limit is a multiple of a caller's. */
const limits = {
  registerGuest: { perCaller: 300, perAddress: 300 },
  exchangeToken: { perCaller: 120, perAddress: 120 },
  exchangeDriverToken: { perCaller: 120, perAddress: 120 },
  lookUpPlate: { perCaller: 30, perAddress: 300 },
  searchOffers: { perCaller: 60, perAddress: 600 },
  listUpsells: { perCaller: 60, perAddress: 600 },
  /** Reports carry no identity: counted by address only. */
  report: { perCaller: 30, perAddress: 30 },
  recordVitals: { perCaller: 120, perAddress: 120 },
  applyDiscount: { perCaller: 20, perAddress: 200 },
  uploadDocument: { perCaller: 60, perAddress: 300 },
  /** Sign-in codes; the caller is the mobile number. */
  signInCode: { perCaller: 20, perAddress: 120 },
  /** Opening the sign-in page, which stores a visit. */
  signInVisit: { perCaller: 300, perAddress: 300 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export type Limits = Readonly<Record<LimitName, Limit>>
export const defaultLimits: Limits = limits

const none: Limit = { perCaller: Number.MAX_SAFE_INTEGER, perAddress: Number.MAX_SAFE_INTEGER }
/** No limits, for load tests. */
export const unlimited: Limits = {
  registerGuest: none,
  exchangeToken: none,
  exchangeDriverToken: none,
  lookUpPlate: none,
  searchOffers: none,
  listUpsells: none,
  report: none,
  recordVitals: none,
  applyDiscount: none,
  uploadDocument: none,
  signInCode: none,
  signInVisit: none,
}

/**
 * Counts a call. Throws the ApiError tooMany with the seconds to wait. `caller` is null to count by address.
 */
export type Limiter = (name: string, request: FastifyRequest, caller: string | null) => Promise<void>

const isLimit = (name: string): name is LimitName => Object.hasOwn(limits, name)

/** Adds rate limiting to a server. Calls without a limit always pass. */
export const addLimits = async (server: FastifyInstance, allowed: Limits): Promise<Limiter> => {
  await server.register(rateLimit, { global: false, cache: 50_000 })
  server.decorateRequest('rateLimitKey', '')
  const counterOf = (max: number) =>
    server.createRateLimit({ max, timeWindow: 60_000, keyGenerator: (request) => request.rateLimitKey })
  const counters = new Map(
    Object.entries(allowed).map(([name, { perCaller, perAddress }]) => [
      name,
      { caller: counterOf(perCaller), address: counterOf(perAddress) },
    ]),
  )

  const count = async (
    counter: ReturnType<typeof counterOf>,
    request: FastifyRequest,
    rateLimitKey: string,
  ) => {
    request.rateLimitKey = rateLimitKey
    const counted = await counter(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiError('tooMany', { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) })
  }
  return async (name, request, caller) => {
    const counter = isLimit(name) ? counters.get(name) : undefined
    if (counter === undefined) return
    if (caller === null) await count(counter.address, request, request.ip)
    else await count(counter.caller, request, caller)
  }
}
