/**
 * Describes a call of the gateway. Each call is defined once, with `operation`, and listed in the
 * registry: the gateway's routes, the app's client and the OpenAPI document follow from it.
 */
import type { GenericSchema } from 'valibot'
import type { ErrorName } from './errors.ts'

/**
 * Callers of an operation: `anyone` without identity; `guest` with a guest's UUID or a bearer token; `user`
 * with a bearer token.
 */
export type Who = 'anyone' | 'guest' | 'user'

/**
 * The reason why a repeated call is harmless. `read` changes nothing; `key` changes something and requires an
 * Idempotency-Key; `natural` changes something that its own content identifies (one open payment per order,
 * one guest per UUID).
 */
export type Idempotency = 'read' | 'key' | 'natural'

export type Operation = {
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for each parameter, starting with /api/. */
  readonly path: `/api/${string}`
  readonly who: Who
  readonly idempotency: Idempotency
  readonly params?: GenericSchema
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  /** `multipart` has a file and a JSON part named `info`, whose schema is `body`. */
  readonly bodyKind?: 'json' | 'multipart'
  /** The envelope's `body`; absent if the answer is a file. */
  readonly answer?: GenericSchema
  readonly errors: readonly ErrorName[]
  /** Seconds for which shared caches may store the answer; absent if they may not. */
  readonly cacheSeconds?: number
}

/**
 * The part of an operation that only the gateway and the OpenAPI document read. The app's build omits it:
 * the app uses `Call`.
 */
export type GatewayOnly = 'summary' | 'params' | 'query' | 'body' | 'errors' | 'cacheSeconds'
/** The part of an operation that a caller needs. */
export type Call = Omit<Operation, GatewayOnly>

/** Returns the operation with its literal types preserved. */
export const operation = <const T extends Operation>(described: T): T => described

const GUEST_PREFIX = '/api/client/guest/'

/** The path of a guest's call (the UUID is in the query). Document 1 section 7. */
export const guestPath = (path: string): string =>
  path.startsWith('/api/client/') ? path : path.replace(/^\/api\//, GUEST_PREFIX)

/** Header that identifies a change, so that a repeated request is the same change. Decisions, section 9. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/**
 * Header of the request's id, which the app shows as the Error ID and the gateway logs. The caller may send
 * one; the answer carries the one that was logged. Document 1 section 8 "the error code is shown as an id".
 */
export const REQUEST_ID_HEADER = 'request-id'
/** Characters of a request's id that are not easily confused when they are read out. */
export const REQUEST_ID_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const REQUEST_ID_LENGTH = 8
/** Header of the app's version, document 1 section 7. */
export const APP_VERSION_HEADER = 'app-version'
/**
 * Header of the user's language, fa or en, for messages and names (of vehicles, insurers, places,
 * documents). Fields that the documents call «…Fa» have the name in that language, too. What users typed
 * is not translated.
 */
export const LOCALE_HEADER = 'locale'
