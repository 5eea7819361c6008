/**
 * The app that shows this page in a frame or a web view of its own: asked for a sign-in once, heard only from origins that the
 * operator lists. Decisions, section 9 "Running inside the super-app".
 */
import * as v from 'valibot'
import { FromHost, type ToHost } from '#contract/opener.ts'
import { randomText } from './random.ts'
import { hostOrigins } from './settings.ts'

export type HostSignIn = { token: string; state: string; known: true }

const STATE_LENGTH = 32

/** A web view has no parent: its app puts a bridge of one method into the page. */
const Bridge = v.object({ SeparHost: v.object({ receive: v.function() }) })

const ask = (message: ToHost): void => {
  const bridge = v.safeParse(Bridge, window)
  if (bridge.success) bridge.output.SeparHost.receive(JSON.stringify(message))
  // The question holds nothing secret but a state, which only those who may answer are to know.
  else if (window.parent !== window)
    for (const origin of hostOrigins()) window.parent.postMessage(message, origin)
}

/** Takes what ends the waiting. Done with a sign-in of the host's, or null where it has nobody. */
export const requestHostSignIn = (signal: AbortSignal): Promise<HostSignIn | null> =>
  new Promise((resolve) => {
    const state = randomText(STATE_LENGTH)
    const heard = ({ origin, data }: MessageEvent<unknown>): void => {
      const said = v.safeParse(FromHost, data)
      if (!hostOrigins().includes(origin) || !said.success || said.output.state !== state) return
      removeEventListener('message', heard)
      resolve(said.output.type === 'separ.token' ? { token: said.output.token, state, known: true } : null)
    }
    addEventListener('message', heard)
    signal.addEventListener('abort', () => removeEventListener('message', heard))
    ask({ type: 'separ.ready', state })
  })
