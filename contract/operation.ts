/**
 * What one call of the gateway is. Every call is written once, with `operation`, and listed in the registry:
 * the gateway's routes, the app's client and the OpenAPI document all come from it.
 */
import type { GenericSchema } from 'valibot'
import type { ErrorName } from './errors.ts'

/**
 * Who may call: `anyone` without identity; `guest` with a guest uuid or a bearer token; `user` with a bearer
 * token.
 */
export type Who = 'anyone' | 'guest' | 'user'

/**
 * How a repeat is made harmless. `read` changes nothing; `key` changes something and must carry an
 * Idempotency-Key; `natural` changes something that its own content makes unique (one open payment an order,
 * one guest a uuid).
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
  /** `multipart` carries a file and a JSON part named `info`, whose schema is `body`. */
  readonly bodyKind?: 'json' | 'multipart'
  /** The envelope's `body`; absent if the answer is a file. */
  readonly answer?: GenericSchema
  readonly errors: readonly ErrorName[]
}

/**
 * What only the gateway and the documents read of an operation. The app's build leaves it out: what runs
 * there sees a `Call`.
 */
export type GatewayOnly = 'summary' | 'params' | 'query' | 'body' | 'errors'
/** What a caller needs to know of an operation. */
export type Call = Omit<Operation, GatewayOnly>

/** Returns the operation with its literal types preserved. */
export const operation = <const T extends Operation>(described: T): T => described

const GUEST_PREFIX = '/api/client/guest/'

/** The path that a guest calls (the uuid goes into the query). Document 1 section 7. */
export const guestPath = (path: string): string =>
  path.startsWith('/api/client/') ? path : path.replace(/^\/api\//, GUEST_PREFIX)

/** Header that names a change, so that a repeat of it is the same change. Decisions, section 9. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** Header of the app's version, document 1 section 7. */
export const APP_VERSION_HEADER = 'app-version'
/**
 * Header of the reader's language, fa or en: messages and names (of vehicles, insurers, places, documents)
 * come in it. Fields that the documents call «…Fa» hold the name in that language, too. What a person typed
 * stays as it was typed.
 */
export const LOCALE_HEADER = 'locale'
