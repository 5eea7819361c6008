/**
 * How a call may fail, as the charts see it. Adapters turn every failure into one of these before a chart hears of it.
 * Specification: document 1 section 8; decisions, section 9.
 */

export type Failure = {
  /**
   * `refused` the gateway said no (4xx) and why; `unreachable` no answer came (network, time-out);
   * `broken` the answer made no sense or was a 5xx; `signed-out` the bearer token is not valid any more.
   */
  readonly kind: 'refused' | 'unreachable' | 'broken' | 'signed-out'
  /** The contract's numeric error code, where the gateway gave one. */
  readonly code: number | null
  /** A sentence for the person, in their language; null where the app has to say it in its own words. */
  readonly message: string | null
  /** Refused fields with their sentences. */
  readonly fields: Readonly<Record<string, string>>
  /** What a person quotes to support, «E-50417». */
  readonly errorId: string
}

/** Takes whatever an actor failed with; gives the failure in it, or `broken` for anything else. */
export const failureOf = (thrown: unknown): Failure =>
  isFailure(thrown) ? thrown : { kind: 'broken', code: null, message: null, fields: {}, errorId: 'E-00000' }

/** Takes a failure and what a person has just changed; gives what is left to say of it: nothing once no refused field stands. */
export const forgiven = (failure: Failure | null, changed: object): Failure | null => {
  const standing = Object.entries(failure?.fields ?? {}).filter(([path]) => !Object.hasOwn(changed, path.split('.').at(-1) ?? path))
  return failure && standing.length > 0 ? { ...failure, fields: Object.fromEntries(standing) } : null
}

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'errorId' in thrown && 'fields' in thrown
