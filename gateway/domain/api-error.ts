/** An error of the contract: thrown by any layer, answered by the HTTP layer as the error envelope. */
import type { ErrorName } from '#contract/errors.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'

export type ApiErrorData = {
  /** Text references by the path of the field in the request's body. */
  fields?: Readonly<Record<string, string>>
  /** The parts or pictures that an incomplete order still needs. The message names them. */
  missing?: readonly string[]
  /** Product of the order, whose documents `missing` names, or of the policy that cannot be renewed. */
  product?: InsuranceType
  retryAfterSeconds?: number
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly errorName: ErrorName
  readonly data: ApiErrorData

  constructor(errorName: ErrorName, data: ApiErrorData = {}) {
    super(errorName)
    this.errorName = errorName
    this.data = data
  }
}
