/**
 * How a call may fail, as the app sees it: adapters turn every failure into one of these, charts and screens
 * read it. Specification: document 1 section 8; decisions, section 9.
 */

export type Failure = {
  /**
   * `refused` the gateway said no (4xx) and why; `unreachable` no answer came (network, time-out);
   * `broken` the answer made no sense or was a 5xx; `signed-out` the bearer token is not valid any more.
   */
  readonly kind: 'refused' | 'unreachable' | 'broken' | 'signed-out'
  /** The contract's numeric error code, where the gateway gave one. */
  readonly code: number | null
  /** Message for the user in their language; null if the app shows its own. */
  readonly message: string | null
  /** Refused fields with their sentences. */
  readonly fields: Readonly<Record<string, string>>
  /** What a person quotes to support, «E-50417». */
  readonly errorId: string
}
