/**
 * Messages between the app and the chat widget. They use a port that the app passes to the widget's
 * sandboxed frame once it is loaded. Specification: document 1 section 7 "Chat widget events"; decisions,
 * section 9 "Chat widget".
 */
import * as v from 'valibot'

/** Path of the widget in the reference gateway; `lang` in its query is fa or en. */
export const CHAT_PATH = '/sandbox/chat'

/** The only message to the frame's window: it contains the port. */
export const ChatPort = v.object({ type: v.literal('separ.chat.port') })

/** App to widget: it was shown or hidden. */
export const ToChat = v.variant('type', [
  v.object({ type: v.literal('openWidget') }),
  v.object({ type: v.literal('closeWidget') }),
])
export type ToChat = v.InferOutput<typeof ToChat>

/** Widget to app: ready to be opened; number of unread messages; closed by the user. */
export const FromChat = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({
    type: v.literal('getMessage'),
    unread: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  }),
  v.object({ type: v.literal('closeWidget') }),
])
export type FromChat = v.InferOutput<typeof FromChat>
