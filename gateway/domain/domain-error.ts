/** A refusal by a rule of the domain: which error of the contract it is, and which fields are at fault. The HTTP layer words it. */
import type { ErrorName } from '#contract/errors.ts'

/** `fields` holds, by path in the request's body, the text reference that a person is to read. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly errorName: ErrorName
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor(errorName: ErrorName, fields?: Readonly<Record<string, string>>) {
    super(errorName)
    this.errorName = errorName
    this.fields = fields
  }
}
