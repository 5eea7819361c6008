/** What all calls of the third-party journey share. The actors of changing calls are in `changes.ts`. */
import { fromPromise } from 'xstate'

export const THIRD_PARTY = { type: 'thirdparty' } as const
export const PROVIDER = { provider: '1' } as const

/** Creates the actor of a reading call. */
export const readActor = <Output, Input = undefined>(
  read: (input: Input, signal: AbortSignal) => Promise<Output>,
) => fromPromise<Output, Input>(({ input, signal }) => read(input, signal))
