/**
 * Parses requests with their operation's schemas; unknown keys are refused. Decisions, section 9 "Requests
 * are parsed strictly".
 */
import * as v from 'valibot'
import { type OperationName, type ParsedRequestOf, registry } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { textRef } from '#contract/texts.ts'
import { ApiError } from '../domain/api-error.ts'

export type RawRequest = { params: unknown; query: unknown; body: unknown }

const nothing = v.strictObject({})
const MAX_FIELDS = 30

const refOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type !== 'strict_object') return issue.message
  return issue.expected === 'never'
    ? textRef('unknown-key')
    : textRef(issue.received === 'undefined' ? 'required' : 'malformed')
}

const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> =>
  Object.fromEntries(
    issues
      .slice(0, MAX_FIELDS)
      .toReversed()
      .map((issue) => [v.getDotPath(issue) ?? 'body', refOf(issue)]),
  )

const parse = (schema: v.GenericSchema, input: unknown): unknown => {
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true })
  if (!parsed.success) throw new ApiError('invalid', { fields: fieldsOf(parsed.issues) })
  return parsed.output
}

/** A path with invalid parameters does not exist. */
const parseParams = (schema: v.GenericSchema, input: unknown): unknown => {
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true })
  if (!parsed.success) throw new ApiError('notFound')
  return parsed.output
}

/** Type guard for parts that the operation's schemas have parsed, which the types cannot express. */
const isRequestOf = <N extends OperationName>(_name: N, parsed: object): parsed is ParsedRequestOf<N> =>
  Object.keys(parsed).length <= 3

/** Throws the ApiErrors notFound for the path and invalid for query and body, which names each field. */
export const parseRequest = <N extends OperationName>(name: N, raw: RawRequest): ParsedRequestOf<N> => {
  const operation: Operation = registry[name]
  const params = operation.params === undefined ? {} : { params: parseParams(operation.params, raw.params) }
  const query = { query: parse(operation.query ?? nothing, raw.query) }
  const body = operation.body === undefined ? {} : { body: parse(operation.body, raw.body) }
  const parsed = { ...params, ...(operation.query === undefined ? {} : query), ...body }
  if (!isRequestOf(name, parsed)) throw new Error('A request has more than three parts.')
  return parsed
}
