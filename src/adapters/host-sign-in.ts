/**
 * Asks the host app, which shows this page in a frame or a web view, for a sign-in. Only origins that the
 * operator lists are trusted. Decisions, section 9 "Running inside the super-app".
 */
import * as v from 'valibot'
import { FromHost, type ToHost } from '#contract/opener.ts'
import { randomText } from './random.ts'
import { hostOrigins } from './allowed-origins.ts'

export type HostSignIn = { token: string; state: string; known: true }

const STATE_LENGTH = 32

/** A web view has no parent window: its app injects a bridge with one method. */
const Bridge = v.object({ SeparHost: v.object({ receive: v.function() }) })

const send = (message: ToHost): void => {
  const bridge = v.safeParse(Bridge, window)
  if (bridge.success) bridge.output.SeparHost.receive(JSON.stringify(message))
  // The state must be known only to those who may answer.
  else if (window.parent !== window)
    for (const origin of hostOrigins()) window.parent.postMessage(message, origin)
}

/** @returns the host's sign-in, or null where the host has no user @param signal stops waiting */
export const requestHostSignIn = (signal: AbortSignal): Promise<HostSignIn | null> =>
  new Promise((resolve) => {
    const state = randomText(STATE_LENGTH)
    const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
      const message = v.safeParse(FromHost, data)
      if (!hostOrigins().includes(origin) || !message.success || message.output.state !== state) return
      removeEventListener('message', onMessage)
      resolve(
        message.output.type === 'separ.token' ? { token: message.output.token, state, known: true } : null,
      )
    }
    addEventListener('message', onMessage)
    signal.addEventListener('abort', () => removeEventListener('message', onMessage))
    send({ type: 'separ.ready', state })
  })
