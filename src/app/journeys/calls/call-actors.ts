/** How a chart's actor calls the gateway: a reading call, or a change that is written down before it leaves. */
import { fromPromise } from 'xstate'
import type { ChangeInput } from '#machines/journey/requests.ts'
import type { ChangeName } from '#machines/journey/changes.ts'

/** What the calls of one running journey need. */
export type CallContext = {
  /** Done when the journey, with the intent of the change under way, is kept. Decisions, section 9. */
  flush: () => Promise<void>
}

export const THIRD_PARTY = { type: 'thirdparty' } as const
export const PROVIDER = { provider: '1' } as const

/** Takes what reads; gives the actor. */
export const readActor = <Output, Input = undefined>(
  read: (input: Input, signal: AbortSignal) => Promise<Output>,
) => fromPromise<Output, Input>(({ input, signal }) => read(input, signal))

/** What a call that changes something carries besides its body. */
export type ChangeOptions = { idempotencyKey: string; signal: AbortSignal }

/** Takes the desk; gives what makes the actor of a change: the intent is kept, then the call leaves with its key. */
export const changeActor =
  ({ flush: saved }: CallContext) =>
  <N extends ChangeName, Output>(
    _change: N,
    make: (body: ChangeInput<N>['body'], keyed: ChangeOptions) => Promise<Output>,
  ) =>
    fromPromise<Output, ChangeInput<N>>(async ({ input: { body, key }, signal }) => {
      await saved()
      return make(body, { idempotencyKey: key, signal })
    })
