/**
 * The chat widget, which runs in a sandboxed frame and communicates over a message port. Its messages are
 * parsed; anything else is ignored. Decisions, section 9 "Chat widget".
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
let notify: (event: ChatEvent) => void = () => undefined

const toChatEvent = (message: FromChat): ChatEvent => {
  if (message.type === 'ready') return { type: 'chat.ready' }
  return message.type === 'getMessage'
    ? { type: 'chat.unread', unread: message.unread }
    : { type: 'chat.closed' }
}

const post = (message: ToChat): void => port?.postMessage(message)

/** Address of the widget in the active locale. */
export const chatAddress = (): string => `${gatewayUrl}${CHAT_PATH}?lang=${activeLocale()}`

export const onWidgetEvent = (listener: (event: ChatEvent) => void): void => {
  notify = listener
}

/**
 * Sends a message port to the loaded frame. A sandboxed frame has an opaque origin, so the target origin is
 * `*`.
 */
export const connectWidget = (frame: Window): void => {
  const channel = new MessageChannel()
  port?.close()
  port = channel.port1
  channel.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(FromChat, data)
    if (parsed.success) notify(toChatEvent(parsed.output))
  })
  channel.port1.start()
  frame.postMessage({ type: 'separ.chat.port' }, '*', [channel.port2])
}

export const openWidget = (): void => post({ type: 'openWidget' })
export const closeWidget = (): void => post({ type: 'closeWidget' })
