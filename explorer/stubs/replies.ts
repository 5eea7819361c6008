/** Replies of a stubbed gateway as HTTP carries them. */
import { fa } from '#contract/error-texts/fa.ts'
import { type ErrorName, errors } from '#contract/errors.ts'
import type { OperationName } from '#contract/index.ts'
import { failuresOfOperations } from './call-failures.ts'

/** `cut` if the connection breaks. */
export type Reply = { readonly status: number; readonly data: unknown } | 'cut'

const OK = 200

export const okReply = (body: unknown): Reply => ({ status: OK, data: { body } })

export const errorReply = (error: ErrorName): Reply => ({
  status: errors[error].status,
  data: { errorData: { message: fa[error], errorCode: errors[error].code, data: {} } },
})

/** The reply of an operation that fails. @param name name of the failure */
export const failureReply = (operation: OperationName, name: string): Reply => {
  const error = failuresOfOperations([operation]).find((failure) => failure.name === name)?.error ?? null
  return error === null ? 'cut' : errorReply(error)
}
