/**
 * Parses requests with their operation's schemas; unknown keys are refused. Decisions, section 9 "Requests
 * are parsed strictly".
 */
import * as v from 'valibot'
import { type OperationName, type ParsedRequestOf, registry } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { inquiryRequests } from '#contract/operations/inquiry.ts'
import { InsuranceType } from '#contract/operations/parameters.ts'
import { textRef } from '#contract/texts.ts'
import { ApiError } from '../domain/api-error.ts'

export type RawRequest = { params: unknown; query: unknown; body: unknown }

const nothing = v.strictObject({})

/** Schemas of bodies that depend on the product in the path. */
const bodiesByProduct: Partial<
  Record<OperationName, Readonly<Partial<Record<InsuranceType, v.GenericSchema>>>>
> = {
  lookUpPlate: inquiryRequests,
}
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

const InPath = v.object({ params: v.object({ type: InsuranceType }) })
const InUpload = v.object({ body: v.object({ insuranceType: InsuranceType }) })

/**
 * Returns the product that a parsed request names, in its path or in the description of an upload, or null.
 */
export const productOf = (parsed: object): InsuranceType | null => {
  if (v.is(InPath, parsed)) return parsed.params.type
  return v.is(InUpload, parsed) ? parsed.body.insuranceType : null
}

const bodySchema = (name: OperationName, params: object): v.GenericSchema | undefined => {
  const { body }: Operation = registry[name]
  const product = productOf(params)
  return (product === null ? undefined : bodiesByProduct[name]?.[product]) ?? body
}

/** Throws the ApiErrors notFound for the path and invalid for query and body, which names each field. */
export const parseRequest = <N extends OperationName>(name: N, raw: RawRequest): ParsedRequestOf<N> => {
  const operation: Operation = registry[name]
  const params = operation.params === undefined ? {} : { params: parseParams(operation.params, raw.params) }
  const query = { query: parse(operation.query ?? nothing, raw.query) }
  const schema = bodySchema(name, params)
  const body = schema === undefined ? {} : { body: parse(schema, raw.body) }
  const parsed = { ...params, ...(operation.query === undefined ? {} : query), ...body }
  if (!isRequestOf(name, parsed)) throw new Error('A request has more than three parts.')
  return parsed
}
