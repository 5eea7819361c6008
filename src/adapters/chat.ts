/**
 * The chat's widget, which runs in a sandboxed frame and is spoken to over a port only. What it says is parsed; anything else is
 * not heard. Decisions, section 9 "Chat widget".
 */
import * as v from 'valibot'
import { CHAT_PATH, FromChat, type ToChat } from '#contract/chat.ts'
import { activeLocale } from './locale.ts'
import { gatewayUrl } from './settings.ts'

export type ChatEvent =
  | { type: 'chat.ready' }
  | { type: 'chat.unread'; unread: number }
  | { type: 'chat.closed' }

let port: MessagePort | null = null
let hear: (said: ChatEvent) => void = () => undefined

const heard = (said: FromChat): ChatEvent => {
  if (said.type === 'ready') return { type: 'chat.ready' }
  return said.type === 'getMessage' ? { type: 'chat.unread', unread: said.unread } : { type: 'chat.closed' }
}

const say = (message: ToChat): void => port?.postMessage(message)

/** Address of the widget in the reader's language. */
export const chatAddress = (): string => `${gatewayUrl}${CHAT_PATH}?lang=${activeLocale()}`

/** Takes who hears what the widget says. */
export const onWidgetEvent = (listener: (said: ChatEvent) => void): void => {
  hear = listener
}

/** Takes the window of the widget's frame, once it is loaded: hands it a port of its own. A sandboxed frame has no origin to name. */
export const connectWidget = (frame: Window): void => {
  const channel = new MessageChannel()
  port?.close()
  port = channel.port1
  channel.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(FromChat, data)
    if (parsed.success) hear(heard(parsed.output))
  })
  channel.port1.start()
  frame.postMessage({ type: 'separ.chat.port' }, '*', [channel.port2])
}

export const openWidget = (): void => say({ type: 'openWidget' })
export const closeWidget = (): void => say({ type: 'closeWidget' })
