/**
 * The gateway's client, run from the contract's registry: no path is written here. Specification: document 1 section 7;
 * decisions, section 9. Nothing of a call is ever logged.
 */
import axios, { type AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { errors } from '#contract/errors.ts'
import { type AnswerOf, type OperationName, registry, type RequestOf } from '#contract/index.ts'
import {
  APP_VERSION_HEADER,
  type Call,
  guestPath,
  IDEMPOTENCY_HEADER,
  LOCALE_HEADER,
} from '#contract/operation.ts'
import { activeLocale } from '../locale.ts'
import { reportCallOutcome } from '../network.ts'
import { bearerToken, dropSession, removeGuest } from '../session.ts'
import { appVersion, gatewayUrl } from '../settings.ts'
import { broken, toFailure, signedOut } from './failures.ts'
import { registeredGuest } from './registered-guest.ts'
import { dropUnknownKeys } from './drop-unknown-keys.ts'
import { bodyOf, pathOf, queryOf } from './request-parts.ts'

export type CallOptions = {
  /** Names the change, where the operation asks for a key. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Told the bytes that have left and, where it is known, how many there are. */
  onUploadProgress?: ((sent: number, of: number | undefined) => void) | undefined
  /** The file of a multipart operation. */
  file?: Blob | undefined
  /** Calls as the owner of this token, whoever is signed in. */
  token?: string | undefined
}

type Caller = { kind: 'user'; token: string } | { kind: 'guest'; uuid: string } | { kind: 'anyone' }

/** Decisions, section 1 "Envelope". */
const Envelope = v.object({ body: v.unknown() })

/** Document 1 section 7. A file of 12 MB takes longer on a slow line, and tells how far it is meanwhile. */
const [TIMEOUT_MS, UPLOAD_TIMEOUT_MS] = [30_000, 300_000]
/** Between one try and the next of a change whose first sending is still being worked on. */
const WAITS_MS = [500, 1000, 2000, 4000]

const http = axios.create({ baseURL: gatewayUrl })

const callerFor = async ({ who }: Call, token: string | null): Promise<Caller> => {
  if (who === 'anyone') return { kind: 'anyone' }
  if (token !== null) return { kind: 'user', token }
  if (who === 'user') throw signedOut()
  return { kind: 'guest', uuid: await registeredGuest((uuid) => call('registerGuest', { body: { uuid } })) }
}

const headersOf = (caller: Caller, { idempotencyKey }: CallOptions): Record<string, string> => ({
  [APP_VERSION_HEADER]: appVersion,
  [LOCALE_HEADER]: activeLocale(),
  ...(caller.kind === 'user' ? { authorization: `Bearer ${caller.token}` } : {}),
  ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
})

const configOf = (
  operation: Call,
  request: object,
  caller: Caller,
  options: CallOptions,
): AxiosRequestConfig => ({
  method: operation.method,
  url: pathOf(caller.kind === 'guest' ? guestPath(operation.path) : operation.path, request),
  params: queryOf(request, caller.kind === 'guest' ? caller.uuid : null),
  data: bodyOf(operation, request, options.file),
  headers: headersOf(caller, options),
  timeout: operation.bodyKind === 'multipart' ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
  ...(options.signal ? { signal: options.signal } : {}),
  ...(options.onUploadProgress
    ? { onUploadProgress: ({ loaded, total }) => options.onUploadProgress?.(loaded, total) }
    : {}),
})

/** A credential that the gateway does not know is dropped at once. */
const dropCredential = (caller: Caller): void => {
  if (caller.kind === 'user') dropSession(caller.token)
  if (caller.kind === 'guest') removeGuest()
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

const send = async (
  operation: Call,
  request: object,
  options: CallOptions,
  waits = WAITS_MS,
): Promise<unknown> => {
  const caller = await callerFor(operation, options.token ?? bearerToken())
  try {
    const { data } = await http.request<unknown>(configOf(operation, request, caller, options))
    reportCallOutcome('answered')
    return data
  } catch (thrown) {
    // A call that was called off says nothing of the network.
    if (axios.isAxiosError(thrown) && options.signal?.aborted !== true)
      reportCallOutcome(thrown.response === undefined ? 'unreachable' : 'answered')
    const failure = toFailure(thrown)
    if (failure.kind === 'signed-out') dropCredential(caller)
    const [wait, ...waitsAfter] = waits
    if (wait === undefined || options.signal?.aborted === true) throw failure
    // A gateway that has forgotten a guest gets a new one; there is nothing that a person could do about it.
    if (failure.kind === 'signed-out' && caller.kind === 'guest') return send(operation, request, options, [])
    if (failure.code !== errors.keyUnderWay.code) throw failure
    await pause(wait)
    return send(operation, request, options, waitsAfter)
  }
}

/** The answer is what its schema made of it: the one thing that the types cannot see. */
const isAnswerOf = <N extends OperationName>(
  _name: N,
  parsed: { success: boolean; output: unknown },
): parsed is { success: true; output: AnswerOf<N> } => parsed.success

const nothing = v.undefined()

/**
 * Calls the gateway. Takes an operation's name, its params, query and body, and how to call; gives what stands in the
 * answer's `body`. Fails with a Failure, always.
 *
 * @example const { trackingCode } = await call('registerThirdPartyOrder', { params: { provider: '1' }, body }, { idempotencyKey })
 */
export const call = async <N extends OperationName>(
  name: N,
  request: RequestOf<N> & object,
  options: CallOptions = {},
): Promise<AnswerOf<N>> => {
  const operation: Call = registry[name]
  const envelope = v.safeParse(Envelope, await send(operation, request, options))
  const schema = operation.answer ?? nothing
  const parsed = v.safeParse(
    schema,
    dropUnknownKeys(schema, envelope.success ? envelope.output.body : undefined),
  )
  if (!isAnswerOf(name, parsed)) throw broken()
  return parsed.output
}
