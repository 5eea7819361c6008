/** An error of the contract: thrown by any layer, answered by the HTTP layer as the error envelope. */
import type { ErrorName } from '#contract/errors.ts'

export type ApiErrorData = {
  /** Text references by the path of the field in the request's body. */
  fields?: Readonly<Record<string, string>>
  /** Names of the parts that an incomplete order still needs. */
  missing?: readonly string[]
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
