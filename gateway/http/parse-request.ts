/** Reads a request by its operation's schemas, strictly: unknown keys are refused. Decisions, section 9 "Requests are parsed strictly". */
import * as v from 'valibot'
import { type OperationName, type ParsedRequestOf, registry } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { textRef } from '#contract/texts.ts'
import { ApiError } from './api-error.ts'

export type RawRequest = { params: unknown; query: unknown; body: unknown }

const nothing = v.strictObject({})
const MOST_FIELDS = 30

const refOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type !== 'strict_object') return issue.message
  return issue.expected === 'never'
    ? textRef('unknown-key')
    : textRef(issue.received === 'undefined' ? 'required' : 'malformed')
}

const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> =>
  Object.fromEntries(
    issues
      .slice(0, MOST_FIELDS)
      .toReversed()
      .map((issue) => [v.getDotPath(issue) ?? 'body', refOf(issue)]),
  )

const parse = (schema: v.GenericSchema, input: unknown): unknown => {
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true })
  if (!parsed.success) throw new ApiError('invalid', { fields: fieldsOf(parsed.issues) })
  return parsed.output
}

/** A path whose parameters name nothing is a path that is not there. */
const parseParams = (schema: v.GenericSchema, input: unknown): unknown => {
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true })
  if (!parsed.success) throw new ApiError('notFound')
  return parsed.output
}

/** Three parsed parts are the parsed request of the operation whose schemas parsed them: the one thing that the types cannot see. */
const isRequestOf = <N extends OperationName>(_name: N, parsed: object): parsed is ParsedRequestOf<N> =>
  Object.keys(parsed).length <= 3

/** Takes an operation's name and a raw request; gives it parsed. Throws a Refusal: notFound for the path, invalid for query and body, each field named. */
export const parseRequest = <N extends OperationName>(name: N, raw: RawRequest): ParsedRequestOf<N> => {
  const operation: Operation = registry[name]
  const params = operation.params === undefined ? {} : { params: parseParams(operation.params, raw.params) }
  const query = { query: parse(operation.query ?? nothing, raw.query) }
  const body = operation.body === undefined ? {} : { body: parse(operation.body, raw.body) }
  const parsed = { ...params, ...(operation.query === undefined ? {} : query), ...body }
  if (!isRequestOf(name, parsed)) throw new Error('A request has more parts than three.')
  return parsed
}
