/**
 * The widget's script in the frame: waits for the app's port and ignores further ones. Decisions, section 9
 * "Chat widget".
 */
import * as v from 'valibot'
import { ChatPort } from '#contract/chat.ts'
import { startConversation } from './conversation.ts'

const part = <E extends HTMLElement>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The chat's page has no ${id}`)
  return found
}

let isConnected = false
addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
  if (isConnected || port === undefined || source !== window.parent || !v.is(ChatPort, data)) return
  isConnected = true
  const hints = [...part('hints', HTMLElement).querySelectorAll('button')]
  const parts = {
    log: part('log', HTMLElement),
    typing: part('typing', HTMLElement),
    form: part('form', HTMLFormElement),
    field: part('message', HTMLInputElement),
    hints,
  }
  startConversation(parts, document.documentElement.lang === 'en' ? 'en' : 'fa', port)
})
