// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromChat, ToChat } from '#contract/chat.ts'
import type { Locale } from '#contract/texts.ts'
import { startConversation } from './conversation.ts'
import { greeting } from './expert.data.ts'

/** A port to this test: records the widget's messages; `says` sends a message of the app. */
class TestPort extends EventTarget {
  readonly said: FromChat[] = []
  postMessage(message: FromChat) {
    this.said.push(message)
  }
  start() {
    return undefined
  }
  says(message: ToChat | object) {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
}
const isPort = (port: TestPort): port is TestPort & MessagePort => 'start' in port

const begin = (locale: Locale = 'fa') => {
  document.body.innerHTML = `<div id="log"></div><p id="typing" hidden></p>
    <button id="hint">قیمت بیمه چقدر است؟</button>
    <form><input id="message"><button>Send</button></form>`
  const port = new TestPort()
  const [log, typing, form, field, hint] = [
    document.getElementById('log'),
    document.getElementById('typing'),
    document.querySelector('form'),
    document.querySelector('input'),
    document.querySelector('button'),
  ]
  if (log === null || typing === null || form === null || field === null || hint === null || !isPort(port))
    throw new Error('The page is not whole.')
  startConversation({ log, typing, form, field, hints: [hint] }, locale, port)
  const write = (text: string) => {
    field.value = text
    form.requestSubmit()
  }
  return { port, log, typing, field, hint, write }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the chat’s widget', () => {
  it('reports that it is ready, and greets without an unread message', () => {
    const { port, log } = begin()
    expect(port.said).toEqual([{ type: 'ready' }])
    expect(log.textContent).toContain(greeting.fa)
  })
  it('has nothing unread when open, and counts messages after it was closed', () => {
    const { port, write, typing } = begin()
    port.says({ type: 'openWidget' })
    write('سلام')
    expect(typing.hidden).toBe(false)
    port.says({ type: 'closeWidget' })
    vi.advanceTimersByTime(1000)
    expect(typing.hidden).toBe(true)
    expect(port.said.slice(1)).toEqual([
      { type: 'getMessage', unread: 0 },
      { type: 'getMessage', unread: 1 },
    ])
  })
  it('shows messages as text and answers them', () => {
    const { log, write, field } = begin('en')
    write('  <img src=x> price?  ')
    expect(field.value).toBe('')
    vi.advanceTimersByTime(1000)
    expect([...log.children].map((said) => said.textContent)).toEqual([
      expect.stringContaining('sandbox'),
      'You: <img src=x> price?',
      expect.stringContaining('The price depends'),
    ])
    expect(log.querySelector('img')).toBeNull()
  })
  it('sends a suggested question on a press, and nothing if the field is empty', () => {
    const { log, hint, write } = begin()
    write('   ')
    hint.click()
    vi.advanceTimersByTime(1000)
    expect(log.children).toHaveLength(3)
  })
  it('asks the app to close it on Escape', () => {
    const { port } = begin()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(port.said.at(-1)).toEqual({ type: 'closeWidget' })
  })
  it('moves the focus to its field when the frame receives it', () => {
    const { port, field } = begin()
    globalThis.dispatchEvent(new Event('focus'))
    expect(document.activeElement).toBe(document.body)
    port.says({ type: 'openWidget' })
    field.blur()
    globalThis.dispatchEvent(new Event('focus'))
    expect(document.activeElement).toBe(field)
  })
  it('ignores unknown messages', () => {
    const { port } = begin()
    port.says({ type: 'sendEverything' })
    expect(port.said).toHaveLength(1)
  })
})
