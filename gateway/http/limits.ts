/**
 * Rate limits of costly calls and of changes, per caller and, more generously, per network address. They are
 * counted in the database, so that several processes share them. Decisions, section 9 "Costly calls".
 */
import { callbackify } from 'node:util'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '#contract/operation.ts'
import { ApiError } from '../domain/api-error.ts'
import { countCall, type LimitCount, removeOldCounters } from '../store/limit-counters.ts'
import type { Store } from '../store/database.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Key of the counter that is being checked. */
    rateLimitKey: string
  }
}

/** Calls per minute. */
export type Limit = { perCaller: number; perAddress: number }

const WINDOW_MS = 60_000

/** An address may be a whole office, so its limit is a multiple of a caller's. */
const limits = {
  registerGuest: { perCaller: 300, perAddress: 300 },
  exchangeToken: { perCaller: 120, perAddress: 120 },
  exchangeDriverToken: { perCaller: 120, perAddress: 120 },
  lookUpPlate: { perCaller: 30, perAddress: 300 },
  lookUpCarBody: { perCaller: 30, perAddress: 300 },
  searchOffers: { perCaller: 60, perAddress: 600 },
  searchCarBodyOffers: { perCaller: 60, perAddress: 600 },
  searchRenewalOffers: { perCaller: 60, perAddress: 600 },
  quoteRenewal: { perCaller: 60, perAddress: 600 },
  listUpsells: { perCaller: 60, perAddress: 600 },
  /** Reports carry no identity: counted by address only. */
  report: { perCaller: 30, perAddress: 30 },
  recordVitals: { perCaller: 120, perAddress: 120 },
  applyDiscount: { perCaller: 20, perAddress: 200 },
  uploadDocument: { perCaller: 60, perAddress: 300 },
  /** All other changes together. */
  change: { perCaller: 120, perAddress: 1200 },
  /** Sign-in codes; the caller is the mobile number. */
  signInCode: { perCaller: 20, perAddress: 120 },
  /** Codes that confirm the deletion of an account. */
  startDeletion: { perCaller: 5, perAddress: 120 },
  /** Opening the sign-in page, which stores a visit, and its other forms. */
  signInVisit: { perCaller: 300, perAddress: 300 },
  /** Passwords tried on the operator page. */
  operatorSignIn: { perCaller: 5, perAddress: 5 },
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
  lookUpCarBody: none,
  searchOffers: none,
  searchCarBodyOffers: none,
  searchRenewalOffers: none,
  quoteRenewal: none,
  listUpsells: none,
  report: none,
  recordVitals: none,
  applyDiscount: none,
  uploadDocument: none,
  change: none,
  signInCode: none,
  startDeletion: none,
  signInVisit: none,
  operatorSignIn: none,
}

const isLimit = (name: string): name is LimitName => Object.hasOwn(limits, name)

/** Returns the limit of an operation: its own, or that of changes; null for a call that only reads. */
export const limitOf = (name: string, { idempotency }: Pick<Operation, 'idempotency'>): LimitName | null => {
  if (isLimit(name)) return name
  return idempotency === 'read' ? null : 'change'
}

/**
 * Counts a call. Throws the ApiError tooMany with the seconds to wait. `limit` is null for a call that always
 * passes, `caller` to count by address.
 */
export type Limiter = (
  limit: LimitName | null,
  request: FastifyRequest,
  caller: string | null,
) => Promise<void>

type Counting = { store: Store; instant: () => Date; limits: Limits }

/**
 * Returns the counters of the database for the plugin. A counter that is over its limit is not written again
 * in its window, so that a flood of refused calls costs nothing.
 */
const databaseCounters = ({ store: { db }, instant }: Counting): new () => FastifyRateLimitStore => {
  const exceeded = new Map<string, { end: number; calls: number }>()
  let cleanedUntil = 0

  const current = ({ calls, remainingMs }: LimitCount) => ({ current: calls, ttl: remainingMs })
  const count = async (key: string, max: number): Promise<ReturnType<typeof current>> => {
    const now = instant()
    const known = exceeded.get(key)
    if (known !== undefined && known.end > now.getTime())
      return current({ calls: known.calls, remainingMs: known.end - now.getTime() })
    if (now.getTime() >= cleanedUntil) {
      cleanedUntil = now.getTime() + WINDOW_MS
      exceeded.clear()
      await removeOldCounters(db, new Date(now.getTime() - WINDOW_MS))
    }
    const counted = await countCall(db, key, { windowMs: WINDOW_MS, now })
    if (counted.calls > max)
      exceeded.set(key, { end: now.getTime() + counted.remainingMs, calls: counted.calls })
    return current(counted)
  }
  const countThenCall = callbackify(count)

  return class DatabaseCounters implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, _window, max) => {
      countThenCall(key, max, callback)
    }
    child: FastifyRateLimitStore['child'] = () => this
  }
}

/** Adds rate limiting to a server. */
export const addLimits = async (server: FastifyInstance, gateway: Counting): Promise<Limiter> => {
  await server.register(rateLimit, { global: false, store: databaseCounters(gateway) })
  server.decorateRequest('rateLimitKey', '')
  const counterOf = (max: number) =>
    server.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: (request) => request.rateLimitKey })
  const counters = new Map(
    Object.values(gateway.limits)
      .flatMap(({ perCaller, perAddress }) => [perCaller, perAddress])
      .map((max) => [max, counterOf(max)]),
  )

  return async (limit, request, caller) => {
    if (limit === null) return
    const { perCaller, perAddress } = gateway.limits[limit]
    const max = caller === null ? perAddress : perCaller
    const counter = counters.get(max)
    if (counter === undefined || max === Number.MAX_SAFE_INTEGER) return
    request.rateLimitKey = caller === null ? `${limit} from ${request.ip}` : `${limit} by ${caller}`
    const counted = await counter(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiError('tooMany', { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) })
  }
}
