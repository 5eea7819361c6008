/**
 * The widget at work in its page: what is said appears in the log, the expert answers after a while, and whoever holds the other
 * end of the port hears how much of it nobody has read. It is kept nowhere but here. Contract: chat.ts.
 */
import * as v from 'valibot'
import { type FromChat, ToChat } from '#contract/chat.ts'
import type { Locale } from '#contract/texts.ts'
import { answerTo, greeting } from './expert.ts'
import { chatMessages } from './messages.ts'

/** As long as somebody would think about it. */
const ANSWERS_AFTER_MS = 700

/** The parts of the page that the widget moves. */
export type ChatParts = {
  log: HTMLElement
  typing: HTMLElement
  form: HTMLFormElement
  field: HTMLInputElement
  hints: readonly HTMLButtonElement[]
}

const saidBy = (page: Document, who: string, text: string, look: 'mine' | 'theirs'): HTMLElement => {
  const [paragraph, name] = [page.createElement('p'), page.createElement('span')]
  paragraph.className = `said ${look}`
  paragraph.dir = 'auto'
  name.className = 'who'
  name.textContent = `${who}: `
  paragraph.append(name, text)
  return paragraph
}

/** Takes the parts of the page, its language and the port to the app; begins the conversation. */
export const startConversation = (parts: ChatParts, locale: Locale, port: MessagePort): void => {
  const { log, typing, form, field, hints } = parts
  const words = chatMessages[locale]
  const page = log.ownerDocument
  let isOpen = false
  let unread = 0

  const tell = (message: FromChat): void => port.postMessage(message)
  const count = (now: number): void => {
    unread = now
    tell({ type: 'getMessage', unread })
  }
  const show = (text: string, look: 'mine' | 'theirs'): void => {
    log.append(saidBy(page, look === 'mine' ? words.you : words.expert, text, look))
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
  // The app around the frame does not hear keys that are pressed in it.
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'closeWidget' })
  })
  // The frame may be told that it is open before it is drawn; the focus comes after.
  page.defaultView?.addEventListener('focus', () => {
    if (isOpen && page.activeElement === page.body) field.focus()
  })
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = v.safeParse(ToChat, data)
    if (!heard.success) return
    isOpen = heard.output.type === 'openWidget'
    if (!isOpen) return
    count(0)
    log.scrollTop = log.scrollHeight
    field.focus()
  })
  port.start()
  tell({ type: 'ready' })
  expertSays(greeting[locale])
}
