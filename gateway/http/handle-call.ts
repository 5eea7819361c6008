/**
 * One call from request to answer: who asks, how often, what exactly, then the handler, once for an idempotency key.
 * Decisions, sections 8 and 9.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type OperationName, type ParsedRequestOf, registry } from '#contract/index.ts'
import { IDEMPOTENCY_HEADER, LOCALE_HEADER, type Operation } from '#contract/operation.ts'
import type { Locale } from '#contract/texts.ts'
import { receiveUpload, type Upload } from '../documents/receive-upload.ts'
import { FileResponse } from '../documents/file-response.ts'
import { hashOf } from '../store/credentials.ts'
import type { Database } from '../store/database.ts'
import { type KeyedChange, runOnce, type StoredResponse, RefusedChange } from '../store/run-once.ts'
import { type Caller, callerOf, isCallerOf } from './caller.ts'
import type { Gateway } from './gateway.ts'
import type { CallOf, Handlers } from './handler.ts'
import type { Limiter } from './limits.ts'
import { appOrigin, ownOrigin } from './origins.ts'
import { parseRequest, type RawRequest } from './parse-request.ts'
import { errorResponse, ApiError, toApiError } from './api-error.ts'
import { sendFile } from './send-file.ts'

export type CallDependencies = { gateway: Gateway; handlers: Handlers; limiter: Limiter }

type Effect = () => Promise<void>

const KEY = /^[\w-]{8,128}$/
const OK = 200
const SERVER_FAULT = 500

/** Takes a request; gives the language that its answer is wanted in. */
export const requestLocale = (request: FastifyRequest): Locale =>
  request.headers[LOCALE_HEADER] === 'en' ? 'en' : 'fa'

const keyOf = (request: FastifyRequest): string => {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (typeof key !== 'string' || !KEY.test(key)) throw new ApiError('keyMissing')
  return key
}

const withoutUuid = (query: unknown): unknown =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(Object.entries(query).filter(([key]) => key !== 'uuid'))
    : query

const isCallOf = <N extends OperationName>(
  _name: N,
  call: object,
  upload: Upload | null,
): call is CallOf<N> & object => 'db' in call && (upload !== null) === 'file' in call

/** A refusal by the rules is an answer like any other, and is kept; a fault (5xx) is not, so that a repeat tries again. */
const settledRefusal = (error: unknown, locale: Locale): unknown => {
  const refusal = toApiError(error)
  if (refusal === null) return error
  const settled = errorResponse(refusal, locale)
  return settled.status < SERVER_FAULT ? new RefusedChange(settled) : error
}

type Run = (db: Database) => Promise<StoredResponse>

/** Runs a change in one transaction with its key; what no transaction can undo happens after it, by whether it was made now. */
const runKeyed = async (
  { gateway }: CallDependencies,
  change: KeyedChange,
  run: Run,
  locale: Locale,
  effects: { made: readonly Effect[]; notMade: readonly Effect[] },
): Promise<StoredResponse> => {
  const refusing: Run = (tx) =>
    run(tx).catch((error: unknown) => {
      throw settledRefusal(error, locale)
    })
  const settled = await runOnce(gateway.store.db, change, gateway.instant(), refusing)
  const isMade = typeof settled === 'object' && settled.status === OK && !settled.repeated
  // What an effect leaves behind when it fails is swept up later.
  for (const effect of isMade ? effects.made : effects.notMade) await effect().catch(() => undefined)
  if (settled === 'key-reused') throw new ApiError('keyReused')
  if (settled === 'under-way') throw new ApiError('keyUnderWay')
  return settled
}

/** Takes an operation's name and who calls it with what; gives the settled answer. */
const settleCall = async <N extends OperationName>(
  name: N,
  answerer: CallDependencies,
  request: FastifyRequest,
  from: { caller: Caller; raw: RawRequest; upload: Upload | null; key: string | null },
): Promise<StoredResponse> => {
  const { gateway, handlers } = answerer
  const { caller, raw, upload, key } = from
  const operation: Operation = registry[name]
  const parsed: ParsedRequestOf<N> = parseRequest(name, raw)
  const effects: Effect[] = []
  const surroundings = {
    ...caller,
    now: gateway.instant(),
    locale: requestLocale(request),
    clock: gateway.clock,
    files: gateway.files,
    fixedVariants: gateway.fixedVariants,
    ownOrigin: ownOrigin(gateway, request),
    appOrigin: appOrigin(gateway, request),
    warn: (line: Readonly<Record<string, string>>, message: string) => request.log.warn(line, message),
    measure: (line: Readonly<Record<string, string | number>>, message: string) =>
      request.log.info(line, message),
    afterwards: (effect: Effect) => {
      effects.push(effect)
    },
    ...(upload === null ? {} : { file: upload.file }),
  }
  const run: Run = async (db) => {
    const call = { ...surroundings, db }
    if (!isCallerOf(name, call) || !isCallOf(name, call, upload)) throw new ApiError('signInNeeded')
    const answer: unknown = await handlers[name](parsed, call)
    if (gateway.checkAnswers && operation.answer !== undefined) v.parse(operation.answer, answer)
    return { status: OK, answer: answer instanceof FileResponse ? answer : { body: answer } }
  }
  if (key === null || caller.owner === null) return run(gateway.store.db)
  const bodyHash = hashOf(JSON.stringify([parsed, upload?.file.hash]))
  // Kept before the transaction, which a slow storage would hold open. A fault leaves the file behind: nobody knows whether the transaction is in the database.
  if (upload !== null) await gateway.files.save(upload.path, upload.file.imageId)
  const takeBack = upload === null ? [] : [() => gateway.files.remove(upload.file.imageId)]
  return runKeyed(
    answerer,
    { owner: caller.owner, key, operation: name, bodyHash },
    run,
    surroundings.locale,
    { made: effects, notMade: takeBack },
  )
}

/** Takes an operation's name; gives what answers a request for it. */
export const handleCall = <N extends OperationName>(
  name: N,
  answerer: CallDependencies,
  onGuestPath: boolean,
) => {
  const { gateway, limiter } = answerer
  const operation: Operation = registry[name]

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await limiter(name, request, null)
    const caller = await callerOf(name, gateway, request, onGuestPath)
    if (caller.owner !== null) await limiter(name, request, caller.owner)
    const key = operation.idempotency === 'key' ? keyOf(request) : null
    const upload = operation.bodyKind === 'multipart' ? await receiveUpload(request, gateway.dataDir) : null
    const raw = {
      params: request.params,
      query: onGuestPath ? withoutUuid(request.query) : request.query,
      body: upload?.info ?? request.body,
    }
    const { status, answer } = await settleCall(name, answerer, request, {
      caller,
      raw,
      upload,
      key,
    }).finally(() => upload?.discard())
    if (answer instanceof FileResponse) return sendFile(reply, answer)
    return reply.code(status).send(answer)
  }
}
