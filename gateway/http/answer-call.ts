/**
 * One call from request to answer: who asks, how often, what exactly, then the handler, once for an idempotency key.
 * Decisions, sections 8 and 9.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type OperationName, type ParsedRequestOf, registry } from '#contract/index.ts'
import { IDEMPOTENCY_HEADER, LOCALE_HEADER, type Operation } from '#contract/operation.ts'
import type { Locale } from '#contract/texts.ts'
import { receiveUpload, type Upload } from '../documents/receive-file.ts'
import { StoredFile } from '../documents/stored-file.ts'
import { hashOf } from '../store/credentials.ts'
import { runOnce, type Settled, SettledOtherwise } from '../store/run-once.ts'
import { callerOf, isCallerOf } from './caller.ts'
import type { Gateway } from './gateway.ts'
import type { CallOf, Handlers } from './handler.ts'
import type { Limiter } from './limits.ts'
import { appOrigin, ownOrigin } from './origins.ts'
import { parseRequest } from './parse-request.ts'
import { answerOf, Refusal, refusalOf } from './refusal.ts'
import { sendFile } from './send-file.ts'

export type CallAnswerer = { gateway: Gateway; handlers: Handlers; limiter: Limiter }

const KEY = /^[\w-]{8,128}$/
const OK = 200
const SERVER_FAULT = 500

/** Takes a request; gives the language that its answer is wanted in. */
export const localeOf = (request: FastifyRequest): Locale => (request.headers[LOCALE_HEADER] === 'en' ? 'en' : 'fa')

const keyOf = (request: FastifyRequest): string => {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal('keyMissing')
  return key
}

const withoutUuid = (query: unknown): unknown =>
  typeof query === 'object' && query !== null ? Object.fromEntries(Object.entries(query).filter(([key]) => key !== 'uuid')) : query

const isCallOf = <N extends OperationName>(_name: N, call: object, upload: Upload | null): call is CallOf<N> & object =>
  'db' in call && (upload !== null) === ('file' in call)

/** A refusal by the rules is an answer like any other, and is kept; a fault (5xx) is not, so that a repeat tries again. */
const settledRefusal = (error: unknown, locale: Locale): unknown => {
  const refusal = refusalOf(error)
  if (refusal === null) return error
  const settled = answerOf(refusal, locale)
  return settled.status < SERVER_FAULT ? new SettledOtherwise(settled) : error
}

/** Takes an operation's name; gives what answers a request for it. */
export const answerCall = <N extends OperationName>(name: N, { gateway, handlers, limiter }: CallAnswerer, onGuestPath: boolean) => {
  const operation: Operation = registry[name]

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await limiter(name, request, null)
    const caller = await callerOf(name, gateway, request, onGuestPath)
    if (caller.owner !== null) await limiter(name, request, caller.owner)
    const key = operation.idempotency === 'key' ? keyOf(request) : null
    const upload = operation.bodyKind === 'multipart' ? await receiveUpload(request, gateway.dataDir) : null
    const effects: (() => Promise<void>)[] = []
    try {
      const parsed = parseRequest(name, { params: request.params, query: onGuestPath ? withoutUuid(request.query) : request.query, body: upload?.info ?? request.body })
      const now = gateway.instant()
      const locale = localeOf(request)
      const run = async (db: Gateway['store']['db']): Promise<Settled> => {
        const call = {
          ...caller, db, now, locale, clock: gateway.clock, dataDir: gateway.dataDir,
          ownOrigin: ownOrigin(gateway, request), appOrigin: appOrigin(gateway, request),
          afterwards: (effect: () => Promise<void>) => { effects.push(effect) },
          ...(upload === null ? {} : { file: upload.file }),
        }
        if (!isCallerOf(name, call) || !isCallOf(name, call, upload)) throw new Refusal('signInNeeded')
        const answer: unknown = await handlers[name](parsed, call)
        if (gateway.checkAnswers && operation.answer !== undefined) v.parse(operation.answer, answer)
        return { status: OK, answer: answer instanceof StoredFile ? answer : { body: answer } }
      }
      if (key === null || caller.owner === null) return await send(await run(gateway.store.db))
      const bodyHash = hashOf(JSON.stringify([parsed satisfies ParsedRequestOf<N>, upload?.file.hash]))
      const change = { owner: caller.owner, key, operation: name, bodyHash }
      const settled = await runOnce(gateway.store.db, change, now, (tx) => run(tx).catch((error: unknown) => { throw settledRefusal(error, locale) }))
      if (settled === 'key-reused') throw new Refusal('keyReused')
      if (settled === 'under-way') throw new Refusal('keyUnderWay')
      // What an effect leaves behind when it fails is swept up at the next start.
      if (settled.status === OK && !settled.repeated) for (const effect of effects) await effect().catch(() => undefined)
      return await send(settled)
    } finally {
      await upload?.discard()
    }

    async function send({ status, answer }: Settled): Promise<unknown> {
      return answer instanceof StoredFile ? sendFile(reply, answer) : reply.code(status).send(answer)
    }
  }
}
