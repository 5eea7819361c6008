/** Code that all calls of a journey share. The actors of changing calls are in `changes.ts`. */
import { fromPromise } from 'xstate'

export const PROVIDER = { provider: '1' } as const

/** Creates the actor of a reading call. */
export const readActor = <Output, Input = undefined>(
  read: (input: Input, signal: AbortSignal) => Promise<Output>,
) => fromPromise<Output, Input>(({ input, signal }) => read(input, signal))
