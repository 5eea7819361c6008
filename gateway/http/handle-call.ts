/**
 * Handles one call: rate limit, caller, parsed request, handler, and for changes one execution per
 * idempotency key. Decisions, sections 8 and 9.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ErrorAnswer } from '#contract/errors.ts'
import { type OperationName, type ParsedRequestOf, registry } from '#contract/index.ts'
import { IDEMPOTENCY_HEADER, LOCALE_HEADER, type Operation } from '#contract/operation.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { FileResponse } from '../documents/file-response.ts'
import { receiveUpload, type Upload } from '../documents/receive-upload.ts'
import { ApiError } from '../domain/api-error.ts'
import { deviceOf } from '../domain/device.ts'
import { hashOf } from '../store/credentials.ts'
import type { Database } from '../store/database.ts'
import { type KeyedChange, RefusedChange, runOnce, type StoredResponse } from '../store/run-once.ts'
import { encodingFor, JoinedAnswer } from './cache/joined-answer.ts'
import { bearerTokenOf, type Caller, callerOf, isCallerOf, requestLocale } from './caller.ts'
import { errorResponse } from './error-response.ts'
import type { Gateway } from './gateway.ts'
import type { CallOf, HandlerContext, Handlers } from './handler.ts'
import { varyBy } from './headers.ts'
import { type Limiter, limitOf } from './limits.ts'
import { appOrigin, ownOrigin } from './origins.ts'
import { parseRequest, productOf, type RawRequest } from './parse-request.ts'
import { sendFile } from './send-file.ts'

export type CallDependencies = { gateway: Gateway; handlers: Handlers; limiter: Limiter }

type Effect = () => Promise<void>
type Run = (db: Database) => Promise<StoredResponse>
type Received = { caller: Caller; raw: RawRequest; upload: Upload | null; key: string | null }

const KEY = /^[\w-]{8,128}$/
const OK = 200
const SERVER_ERROR = 500

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

/**
 * A refusal (4xx) is stored as the key's answer. A fault (5xx) is not, so that repeating the call tries
 * again.
 */
const asStoredRefusal = (error: unknown, locale: Locale): unknown => {
  if (!(error instanceof ApiError)) return error
  const response = errorResponse(error, locale)
  return response.status < SERVER_ERROR ? new RefusedChange(response) : error
}

/** Runs a change and stores its answer in one transaction, then the effects that no transaction can undo. */
const runKeyed = async (
  { gateway }: CallDependencies,
  change: KeyedChange,
  run: Run,
  locale: Locale,
  effects: { ifCommitted: readonly Effect[]; otherwise: readonly Effect[] },
): Promise<StoredResponse> => {
  const runOrRefuse: Run = (tx) =>
    run(tx).catch((error: unknown) => {
      throw asStoredRefusal(error, locale)
    })
  const response = await runOnce(gateway.store.db, change, gateway.instant(), runOrRefuse)
  const isCommitted = typeof response === 'object' && response.status === OK && !response.repeated
  // Housekeeping later removes what a failed effect leaves behind.
  for (const effect of isCommitted ? effects.ifCommitted : effects.otherwise)
    await effect().catch(() => undefined)
  if (response === 'key-reused') throw new ApiError('keyReused')
  if (response === 'in-progress') throw new ApiError('keyUnderWay')
  return response
}

const contextOf = (
  { gateway }: CallDependencies,
  request: FastifyRequest,
  product: InsuranceType | null,
  effects: Effect[],
): Omit<HandlerContext, 'db'> => ({
  ...gateway.backends,
  now: gateway.instant(),
  locale: requestLocale(request),
  encoding: encodingFor(request.headers['accept-encoding']),
  pricedAnswers: gateway.pricedAnswers,
  token: bearerTokenOf(request),
  device: deviceOf(request.headers['user-agent']),
  product,
  clock: gateway.clock,
  files: gateway.files,
  fixedVariants: gateway.fixedVariants,
  ownOrigin: ownOrigin(gateway, request),
  appOrigin: appOrigin(gateway, request),
  logWarning: (line, message) => request.log.warn(line, message),
  logMeasurement: (line, message) => request.log.info(line, message),
  afterCommit: (effect) => {
    effects.push(effect)
  },
})

const respond = async <N extends OperationName>(
  name: N,
  dependencies: CallDependencies,
  request: FastifyRequest,
  { caller, raw, upload, key }: Received,
): Promise<StoredResponse> => {
  const { gateway, handlers } = dependencies
  const operation: Operation = registry[name]
  const parsed: ParsedRequestOf<N> = parseRequest(name, raw)
  const effects: Effect[] = []
  const context = contextOf(dependencies, request, productOf(parsed), effects)
  const run: Run = async (db) => {
    const call = { ...caller, ...context, ...(upload === null ? {} : { file: upload.file }), db }
    if (!isCallerOf(name, call) || !isCallOf(name, call, upload)) throw new ApiError('signInNeeded')
    const answer: unknown = await handlers[name](parsed, call)
    const isEnvelope = answer instanceof FileResponse || answer instanceof JoinedAnswer
    if (gateway.checkAnswers && operation.answer !== undefined)
      v.parse(operation.answer, answer instanceof JoinedAnswer ? answer.decode() : answer)
    return { status: OK, answer: isEnvelope ? answer : { body: answer } }
  }
  if (key === null || caller.owner === null) return run(gateway.store.db)
  const bodyHash = hashOf(JSON.stringify([parsed, upload?.file.hash]))
  // Saved before the transaction, which a slow storage would keep open. After a fault the file remains,
  // because it is unknown whether the transaction was committed.
  if (upload !== null) await gateway.files.save(upload.path, upload.file.imageId)
  const removeFile = upload === null ? [] : [() => gateway.files.remove(upload.file.imageId)]
  return runKeyed(
    dependencies,
    { owner: caller.owner, key, operation: name, bodyHash },
    run,
    context.locale,
    { ifCommitted: effects, otherwise: removeFile },
  )
}

/** Sends an answer that is encoded already, with the headers that the compression of other answers sets. */
const sendJoined = (reply: FastifyReply, { bytes, encoding }: JoinedAnswer<object>): FastifyReply => {
  if (encoding !== 'identity') varyBy(reply, 'accept-encoding').header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(bytes)
}

/** Returns the route handler of an operation. */
export const handleCall = <N extends OperationName>(
  name: N,
  dependencies: CallDependencies,
  onGuestPath: boolean,
) => {
  const { gateway, limiter } = dependencies
  const operation: Operation = registry[name]
  const limit = limitOf(name, operation)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await limiter(limit, request, null)
    const caller = await callerOf(name, gateway, request, onGuestPath)
    if (caller.owner !== null) await limiter(limit, request, caller.owner)
    const key = operation.idempotency === 'key' ? keyOf(request) : null
    const upload = operation.bodyKind === 'multipart' ? await receiveUpload(request, gateway.dataDir) : null
    const raw = {
      params: request.params,
      query: onGuestPath ? withoutUuid(request.query) : request.query,
      body: upload?.info ?? request.body,
    }
    const { status, answer } = await respond(name, dependencies, request, {
      caller,
      raw,
      upload,
      key,
    }).finally(() => upload?.discard())
    if (answer instanceof FileResponse) return sendFile(reply, answer)
    if (answer instanceof JoinedAnswer) return sendJoined(reply, answer)
    if (operation.cacheSeconds !== undefined && status === OK)
      varyBy(reply, LOCALE_HEADER).header('cache-control', `public, max-age=${operation.cacheSeconds}`)
    // The stored refusal of a change does not pass the error handler.
    if (v.is(ErrorAnswer, answer)) request.errorCode = answer.errorData.errorCode
    return reply.code(status).send(answer)
  }
}
