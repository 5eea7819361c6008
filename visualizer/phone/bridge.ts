/**
 * Joins a phone to whoever looks on, over a channel of the browser: other pages of this origin in the same
 * browser, and nobody else.
 */
import * as v from 'valibot'
import { CHANNEL, type FromPhone, type Preset, ToPhone } from '../protocol/protocol.ts'
import type { Phone } from './phone.ts'

export type Bridge = {
  /** Something is otherwise: it is told once the present turn is over. */
  readonly publishScene: () => void
  /** Takes the name of a question, and why it could not be answered, or null. */
  readonly reportDone: (ask: string, problem: string | null) => void
  /** The page begins again, as the same phone. */
  readonly keepName: () => void
}

/**
 * Takes a phone, and what changes its language; tells whoever looks on of it from now on, and gives it what
 * they ask.
 */
export const openBridge = (
  { name, scene, ask }: Phone,
  speak: (language: Preset['language']) => Promise<null>,
): Bridge => {
  const channel = new BroadcastChannel(CHANNEL)
  const say = (message: FromPhone) => channel.postMessage(message)
  const here = () => say({ kind: 'here', phone: name, scene: scene() })
  let isDue = false
  let isStaying = false

  const changed = (): void => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      here()
    })
  }
  const answered = (to: string, problem: string | null): void => {
    here()
    say({ kind: 'done', phone: name, ask: to, problem })
  }

  channel.addEventListener('message', ({ data }) => {
    const heard = v.safeParse(ToPhone, data)
    if (!heard.success) return
    const message = heard.output
    if (message.kind === 'who') here()
    else if (message.phone === name)
      void (message.kind === 'speak' ? speak(message.language) : ask(message)).then((problem) =>
        answered(message.ask, problem),
      )
  })
  addEventListener('pagehide', () => {
    if (!isStaying) say({ kind: 'gone', phone: name })
  })
  addEventListener('pageshow', changed)
  const stay = () => {
    isStaying = true
  }
  return { publishScene: changed, reportDone: answered, keepName: stay }
}
