/**
 * The conversation in the widget: messages appear in the log, the expert answers after a delay, and the app
 * receives the number of unread messages through the port. Nothing is stored. Contract: chat.ts.
 */
import * as v from 'valibot'
import { type FromChat, ToChat } from '#contract/chat.ts'
import type { Locale } from '#contract/texts.ts'
import { greeting } from './expert.data.ts'
import { answerTo } from './expert.ts'
import { chatMessages } from './messages.ts'

/** A plausible time to think. */
const ANSWERS_AFTER_MS = 700

/** Elements of the page that the widget uses. */
export type ChatParts = {
  log: HTMLElement
  typing: HTMLElement
  form: HTMLFormElement
  field: HTMLInputElement
  hints: readonly HTMLButtonElement[]
}

const messageElement = (page: Document, who: string, text: string, look: 'mine' | 'theirs'): HTMLElement => {
  const [paragraph, name] = [page.createElement('p'), page.createElement('span')]
  paragraph.className = `said ${look}`
  paragraph.dir = 'auto'
  name.className = 'who'
  name.textContent = `${who}: `
  paragraph.append(name, text)
  return paragraph
}

/** @param port connection to the app */
export const startConversation = (parts: ChatParts, locale: Locale, port: MessagePort): void => {
  const { log, typing, form, field, hints } = parts
  const messages = chatMessages[locale]
  const page = log.ownerDocument
  let isOpen = false
  let unread = 0

  const post = (message: FromChat): void => port.postMessage(message)
  const count = (now: number): void => {
    unread = now
    post({ type: 'getMessage', unread })
  }
  const show = (text: string, look: 'mine' | 'theirs'): void => {
    log.append(messageElement(page, look === 'mine' ? messages.you : messages.expert, text, look))
    log.scrollTop = log.scrollHeight
  }
  const expertSays = (text: string): void => {
    show(text, 'theirs')
    if (!isOpen) count(unread + 1)
  }
  const ask = (text: string): void => {
    show(text, 'mine')
    typing.hidden = false
    setTimeout(() => {
      typing.hidden = true
      expertSays(answerTo(text, locale))
    }, ANSWERS_AFTER_MS)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.trim()
    field.value = ''
    if (text !== '') ask(text)
  })
  for (const hint of hints) hint.addEventListener('click', () => ask(hint.textContent ?? ''))
  // The app does not receive key presses in its frame.
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') post({ type: 'closeWidget' })
  })
  // The frame may be opened before it is rendered; then it receives the focus later.
  page.defaultView?.addEventListener('focus', () => {
    if (isOpen && page.activeElement === page.body) field.focus()
  })
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(ToChat, data)
    if (!parsed.success) return
    isOpen = parsed.output.type === 'openWidget'
    if (!isOpen) return
    count(0)
    log.scrollTop = log.scrollHeight
    field.focus()
  })
  port.start()
  post({ type: 'ready' })
  // The greeting answers nothing, so it is no unread message.
  show(greeting[locale], 'theirs')
}
