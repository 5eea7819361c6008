/**
 * The registry: all operations by name. The gateway's routes, the app's client and the OpenAPI document
 * are generated from it. Paths are written nowhere else.
 *
 * Operations of one area of the app are listed beside the common ones: its pages bring their own.
 */
import type { InferInput, InferOutput } from 'valibot'
import type { Operation } from './operation.ts'
import { commonOperations } from './common-operations.ts'
import { account } from './operations/account.ts'
import { carBody } from './operations/car-body.ts'
import { home } from './operations/home.ts'
import { homeContent } from './operations/home-content.ts'
import { inspection } from './operations/inspection.ts'
import { mobileInsurance } from './operations/mobile-insurance.ts'
import { myInsurance } from './operations/my-insurance.ts'
import { ownData } from './operations/own-data.ts'
import { policies } from './operations/policies.ts'
import { renewal } from './operations/renewal.ts'

export const registry = {
  ...commonOperations,
  ...home,
  ...homeContent,
  ...policies,
  ...myInsurance,
  ...mobileInsurance,
  ...account,
  ...ownData,
  ...carBody,
  ...inspection,
  ...renewal,
} satisfies Record<string, Operation>

export type OperationName = keyof typeof registry

type Part<N extends OperationName, K extends 'params' | 'query' | 'body'> =
  (typeof registry)[N] extends Record<K, infer S extends import('valibot').GenericSchema>
    ? { [P in K]: S }
    : unknown
type InputOf<T> = { [K in keyof T]: T[K] extends import('valibot').GenericSchema ? InferInput<T[K]> : never }
type OutputOf<T> = {
  [K in keyof T]: T[K] extends import('valibot').GenericSchema ? InferOutput<T[K]> : never
}

/** The caller's request: params, query and body, if the operation has them. */
export type RequestOf<N extends OperationName> = InputOf<Part<N, 'params'>> &
  InputOf<Part<N, 'query'>> &
  InputOf<Part<N, 'body'>>
/** The same, parsed: the input of the gateway’s handler. */
export type ParsedRequestOf<N extends OperationName> = OutputOf<Part<N, 'params'>> &
  OutputOf<Part<N, 'query'>> &
  OutputOf<Part<N, 'body'>>
/** The answer's `body`; undefined if the answer is a file. */
export type AnswerOf<N extends OperationName> = (typeof registry)[N] extends {
  answer: infer S extends import('valibot').GenericSchema
}
  ? InferOutput<S>
  : undefined
