/**
 * HTTP client of the gateway. Method, path and schemas of a call come from the contract's registry. Calls
 * are never logged. Specification: document 1 section 7; decisions, section 9.
 */
import axios, { type AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { errors } from '#contract/errors.ts'
import { commonOperations } from '#contract/common-operations.ts'
import type { AnswerOf, OperationName, RequestOf } from '#contract/index.ts'
import {
  APP_VERSION_HEADER,
  type Call,
  guestPath,
  IDEMPOTENCY_HEADER,
  LOCALE_HEADER,
  REQUEST_ID_HEADER,
} from '#contract/operation.ts'
import { activeLocale } from '../locale.ts'
import { reportCallOutcome } from '../network.ts'
import { bearerToken, dropSession, guest, removeGuest, storeGuest } from '../session.ts'
import { appVersion, gatewayUrl } from '../settings.ts'
import { newRequestId } from '../request-id.ts'
import { broken, refusalIn, toFailure, signedOut } from './failures.ts'
import { parseKnownKeys } from './parse-known-keys.ts'

export type CallOptions = {
  /** Identifies a change, where the operation requires a key. */
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Receives the bytes sent and, where known, their total. */
  onUploadProgress?: ((sent: number, of: number | undefined) => void) | undefined
  /** The file of a multipart operation. */
  file?: Blob | undefined
  /** Calls with this token instead of the session's; also a call that anyone may make. */
  token?: string | undefined
  /** The answer is a file. */
  expectsFile?: boolean | undefined
}

type Caller = { kind: 'user'; token: string } | { kind: 'guest'; uuid: string } | { kind: 'anyone' }

/** Decisions, section 1 "Envelope". */
const Envelope = v.object({ body: v.unknown() })

/** Document 1 section 7. An upload of 12 MB takes longer on a slow connection, and shows its progress. */
const [TIMEOUT_MS, UPLOAD_TIMEOUT_MS] = [30_000, 300_000]
/** Delays between retries of a change that the gateway is still processing. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000]

const http = axios.create({ baseURL: gatewayUrl })

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

const toEntries = (fields: unknown): [string, string][] =>
  typeof fields === 'object' && fields !== null
    ? Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, string][] =>
        value === undefined || value === null ? [] : [[name, String(value)]],
      )
    : []

/** Fills the `:name` parts of a path with the request's params. */
export const pathOf = (path: string, { params }: Parts): string => {
  const values = new Map(toEntries(params))
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}

/** @param uuid of the guest who calls, or null */
const queryOf = ({ query }: Parts, uuid: string | null): Record<string, string> =>
  Object.fromEntries([...toEntries(query), ...(uuid === null ? [] : [['uuid', uuid]])])

/** JSON, or for a file a form with the JSON as part `info`. */
const bodyOf = ({ bodyKind }: Call, { body }: Parts, file: Blob | undefined): unknown => {
  if (bodyKind !== 'multipart') return body
  const form = new FormData()
  form.append('info', JSON.stringify(body))
  if (file) form.append('file', file)
  return form
}

let registering: { uuid: string; done: Promise<void> } | null = null

/**
 * Registers the guest before their first call, once for concurrent calls. Document 1 section 4.
 * @returns the uuid
 */
const registeredGuest = async (): Promise<string> => {
  const { uuid, createdAt, registered } = guest()
  if (registered) return uuid
  if (registering?.uuid !== uuid) {
    const done = commonCalls
      .call('registerGuest', { body: { uuid } })
      .then(() => storeGuest({ uuid, createdAt, registered: true }))
    registering = { uuid, done }
    done.catch(() => undefined).finally(() => (registering = null))
  }
  await registering.done
  return uuid
}

/** Registers a guest who is not registered yet, so that their first call does not wait for it. */
export const registerGuestAhead = (): void => {
  if (bearerToken() === null) registeredGuest().catch(() => undefined)
}

const callerFor = async ({ who }: Call, options: CallOptions): Promise<Caller> => {
  if (who === 'anyone' && options.token === undefined) return { kind: 'anyone' }
  const token = options.token ?? bearerToken()
  if (token !== null) return { kind: 'user', token }
  if (who === 'user') throw signedOut()
  return { kind: 'guest', uuid: await registeredGuest() }
}

const headersOf = (
  caller: Caller,
  requestId: string,
  { idempotencyKey }: CallOptions,
): Record<string, string> => ({
  [REQUEST_ID_HEADER]: requestId,
  [APP_VERSION_HEADER]: appVersion,
  [LOCALE_HEADER]: activeLocale(),
  ...(caller.kind === 'user' ? { authorization: `Bearer ${caller.token}` } : {}),
  ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
})

const configOf = (
  operation: Call,
  request: object,
  caller: Caller,
  requestId: string,
  options: CallOptions,
): AxiosRequestConfig => ({
  method: operation.method,
  url: pathOf(caller.kind === 'guest' ? guestPath(operation.path) : operation.path, request),
  params: queryOf(request, caller.kind === 'guest' ? caller.uuid : null),
  data: bodyOf(operation, request, options.file),
  headers: headersOf(caller, requestId, options),
  timeout: operation.bodyKind === 'multipart' ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
  ...(options.signal ? { signal: options.signal } : {}),
  ...(options.expectsFile ? { responseType: 'blob' } : {}),
  ...(options.onUploadProgress
    ? { onUploadProgress: ({ loaded, total }) => options.onUploadProgress?.(loaded, total) }
    : {}),
})

/** Removes a credential that the gateway has rejected. */
const dropCredential = (caller: Caller): void => {
  if (caller.kind === 'user') dropSession(caller.token)
  if (caller.kind === 'guest') removeGuest()
}

/** A refusal is JSON also where a file was asked for. */
const readRefusal = async (thrown: unknown): Promise<void> => {
  if (!axios.isAxiosError(thrown) || !(thrown.response?.data instanceof Blob)) return
  const text = await thrown.response.data.text()
  try {
    thrown.response.data = JSON.parse(text)
  } catch {
    thrown.response.data = null
  }
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

const send = async (
  operation: Call,
  request: object,
  options: CallOptions,
  delays = RETRY_DELAYS_MS,
): Promise<{ data: unknown; requestId: string }> => {
  const caller = await callerFor(operation, options)
  const requestId = newRequestId()
  try {
    const { data } = await http.request<unknown>(configOf(operation, request, caller, requestId, options))
    reportCallOutcome('answered')
    return { data, requestId }
  } catch (thrown) {
    // An aborted call says nothing about the network.
    if (axios.isAxiosError(thrown) && options.signal?.aborted !== true)
      reportCallOutcome(thrown.response === undefined ? 'unreachable' : 'answered')
    if (options.expectsFile) await readRefusal(thrown)
    const failure = toFailure(thrown, requestId)
    if (failure.kind === 'signed-out') dropCredential(caller)
    const [delay, ...remainingDelays] = delays
    if (delay === undefined || options.signal?.aborted === true) throw failure
    // The gateway does not know this guest any more: a new one is registered, without asking the user.
    if (failure.kind === 'signed-out' && caller.kind === 'guest') return send(operation, request, options, [])
    if (failure.code !== errors.keyUnderWay.code) throw failure
    await pause(delay)
    return send(operation, request, options, remainingDelays)
  }
}

/** TypeScript cannot relate an operation's name to its parsed answer; this type guard does. */
const isAnswerOf = <N extends OperationName>(
  _name: N,
  parsed: { success: boolean; output: unknown },
): parsed is { success: true; output: AnswerOf<N> } => parsed.success

const nothing = v.undefined()

/** The calls of some operations. Every one throws a Failure, always. */
type Calls<Names extends OperationName> = {
  /**
   * Calls an operation of the gateway.
   * @returns the `body` of the answer, parsed with the operation's schema
   * @example const { trackingCode } = await call('registerOrder', { params, body }, { idempotencyKey })
   */
  call<N extends Names>(name: N, request: RequestOf<N> & object, options?: CallOptions): Promise<AnswerOf<N>>
  /** Calls an operation whose answer is a file. */
  callForFile<N extends Names>(name: N, request: RequestOf<N> & object, options?: CallOptions): Promise<Blob>
}

const callsOf = <Names extends OperationName>(operations: Readonly<Record<Names, Call>>): Calls<Names> => ({
  call: async (name, request, options = {}) => {
    const operation = operations[name]
    const { data, requestId } = await send(operation, request, options)
    const envelope = v.safeParse(Envelope, data)
    const refusal = refusalIn(envelope.success ? envelope.output.body : data, requestId)
    if (refusal !== null) throw refusal
    const schema = operation.answer ?? nothing
    const parsed = parseKnownKeys(schema, envelope.success ? envelope.output.body : undefined)
    if (!isAnswerOf(name, parsed)) throw broken(requestId)
    return parsed.output
  },
  callForFile: async (name, request, options = {}) => {
    const { data, requestId } = await send(operations[name], request, { ...options, expectsFile: true })
    if (!(data instanceof Blob)) throw broken(requestId)
    return data
  },
})

const commonCalls = callsOf(commonOperations)

/** The calls that every page may make. */
export const { call, callForFile } = commonCalls

/**
 * Returns them with the calls of more operations. The pages of an area bring those that only they need.
 * @example const { call } = callsWith(account)
 */
export const callsWith = <Names extends OperationName>(
  operations: Readonly<Record<Names, Call>>,
): Calls<Names | keyof typeof commonOperations> => callsOf({ ...commonOperations, ...operations })
