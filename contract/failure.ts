/**
 * The failure of a call in the app. Adapters convert every failure to this type; charts and screens read
 * it. Specification: document 1 section 8; decisions, section 9.
 */
import type { InsuranceType } from './values/insurance-type.ts'
import type { Locale } from './texts.ts'

export type Failure = {
  /**
   * `refused`: the gateway refused (4xx), with a code; `unreachable`: no answer (network, timeout);
   * `broken`: an invalid answer or a 5xx; `signed-out`: the bearer token is no longer valid.
   */
  readonly kind: 'refused' | 'unreachable' | 'broken' | 'signed-out'
  /** The contract's numeric error code, if the gateway answered with one. */
  readonly code: number | null
  /** Message for the user in their language; null if the app shows its own. */
  readonly message: string | null
  /** Messages by refused field. */
  readonly fields: Readonly<Record<string, string>>
  /** Product of the order or the policy that the failure is about, if the gateway names it. */
  readonly product?: InsuranceType | undefined
  /** Missing parts or pictures of an incomplete order, if the gateway names them. */
  readonly missing?: readonly string[] | undefined
  /** The language of these messages; null if there are none. */
  readonly locale: Locale | null
  /** The id of the request, which users quote to support and the gateway logs: «E-7K3M9QPX». */
  readonly errorId: string
}
