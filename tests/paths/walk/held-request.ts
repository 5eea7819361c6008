/**
 * A request of the app that a walk holds until it knows how to end it. The browser and jsdom hold requests in
 * their own ways, and end them alike.
 */
import type { OperationName } from '#contract/index.ts'

export type GatewayAnswer = {
  readonly status: number
  /** The envelope, or the error. */
  readonly data: unknown
  /** Gives this answer to the app. */
  readonly pass: () => Promise<void>
}

export type HeldRequest = {
  readonly operation: OperationName
  /** A guest calls. */
  readonly isGuests: boolean
  /** Sends it to the gateway; the app does not know the answer yet. */
  readonly ask: () => Promise<GatewayAnswer>
  /** Ends it with another answer. */
  readonly reply: (status: number, data: unknown) => Promise<void>
  /** Ends it as without a connection. */
  readonly cut: () => Promise<void>
}

/** The requests of the app that wait for their end. */
export type HeldRequests<Held extends HeldRequest = HeldRequest> = {
  /**
   * Waits for a request of one of these operations and removes it from the queue; the latest if there are
   * several.
   */
  readonly take: (operations: readonly string[], why: string) => Promise<Held>
  /** Ends requests of these operations as they arrive. Returns a function that stops this. */
  readonly answer: (operations: readonly string[], end: (request: Held) => Promise<void>) => () => void
}
