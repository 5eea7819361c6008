/** Calls operations by name, as a guest or a user, and validates every answer strictly with its schema. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { ErrorAnswer, type ErrorName, errors } from '#contract/errors.ts'
import { type AnswerOf, type OperationName, registry, type RequestOf } from '#contract/index.ts'
import { guestPath, IDEMPOTENCY_HEADER, type Operation } from '#contract/operation.ts'
import { errorsOf } from '#contract/errors-of.ts'
import type { TestServer } from './test-server.sample.ts'

export type Credentials = { uuid: string } | { jwt: string } | null
export type CallExtras = { key?: string | null; headers?: Record<string, string> }
export type Answered<N extends OperationName> =
  | { status: number; body: AnswerOf<N>; error: null }
  | { status: number; body: null; error: ErrorAnswer['errorData'] }

const Params = v.record(v.string(), v.unknown())
const Parts = v.object({
  params: v.optional(Params, {}),
  query: v.optional(Params, {}),
  body: v.optional(v.unknown()),
})

/** Returns the parts of any operation's request. */
export const partsOf = (request: object) => v.parse(Parts, request)

/** Returns an operation's path with its parameters. */
export const filledPath = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? '')))

/** Whether the content of an envelope is the answer that the contract defines. */
export const isAnswerOf = <N extends OperationName>(name: N, body: unknown): body is AnswerOf<N> => {
  const { answer }: Operation = registry[name]
  return answer !== undefined && v.is(answer, body)
}

export const codeOf = (name: ErrorName): number => errors[name].code

/** Sends any request for an operation, valid or not. */
export const send = (
  server: TestServer,
  name: OperationName,
  request: object,
  as: Credentials,
  { key = randomUUID(), headers = {} }: CallExtras = {},
) => {
  const operation: Operation = registry[name]
  const { params, query, body } = partsOf(request)
  const asGuest = as !== null && 'uuid' in as
  const path = filledPath(asGuest ? guestPath(operation.path) : operation.path, params)
  return server.inject({
    method: operation.method,
    url: path,
    query: Object.fromEntries(
      Object.entries({ ...query, ...(asGuest ? { uuid: as.uuid } : {}) }).map(([part, value]) => [
        part,
        String(value),
      ]),
    ),
    headers: {
      ...(as !== null && 'jwt' in as ? { authorization: `Bearer ${as.jwt}` } : {}),
      ...(operation.idempotency === 'key' && key !== null ? { [IDEMPOTENCY_HEADER]: key } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
}

/** Calls an operation. Returns its answer or the error. Throws if the contract does not allow it. */
export const call = async <N extends OperationName>(
  server: TestServer,
  name: N,
  request: RequestOf<N> & object,
  as: Credentials,
  extras: CallExtras = {},
): Promise<Answered<N>> => {
  const response = await send(server, name, request, as, extras)
  const answer: unknown = response.json()
  if (response.statusCode >= 400) {
    const error = v.parse(ErrorAnswer, answer).errorData
    if (!errorsOf(registry[name]).some((known) => errors[known].code === error.errorCode))
      throw new Error(`${name} does not say that it may answer ${error.errorCode}.`)
    return { status: response.statusCode, body: null, error }
  }
  const { body } = v.parse(v.strictObject({ body: v.unknown() }), answer)
  if (!isAnswerOf(name, body))
    throw new Error(`The answer of ${name} is not the contract's: ${response.body.slice(0, 500)}`)
  return { status: response.statusCode, body, error: null }
}

/** Like `call`; throws if the operation fails. */
export const succeed = async <N extends OperationName>(
  server: TestServer,
  name: N,
  request: RequestOf<N> & object,
  as: Credentials,
  extras: CallExtras = {},
): Promise<AnswerOf<N>> => {
  const answered = await call(server, name, request, as, extras)
  if (answered.error !== null)
    throw new Error(`${name} answered ${answered.status}: ${JSON.stringify(answered.error)}`)
  return answered.body
}

/** Registers a new guest. */
export const newGuest = async (server: TestServer): Promise<{ uuid: string }> => {
  const uuid = randomUUID()
  await succeed(server, 'registerGuest', { body: { uuid } }, null)
  return { uuid }
}
