import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { support } from './support.ts'

const begin = () => {
  const clock = new SimulatedClock()
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const actor = createActor(
    support.provide({
      actions: {
        'show that the chat is unavailable': note('not there'),
        'open the widget': note('open'),
        'close the widget': note('close'),
      },
    }),
    { clock },
  ).start()
  actor.send({ type: 'support.opened' })
  return { actor, clock, done, state: () => actor.getSnapshot().value }
}

describe('support', () => {
  it('opens and closes, and loads the chat when it is first opened', () => {
    const { actor, state } = begin()
    expect(state()).toEqual({ sheet: 'open', chat: 'loading' })
    actor.send({ type: 'support.closed' })
    expect(state()).toEqual({ sheet: 'closed', chat: 'loading' })
  })

  it('says that the chat is unavailable until the widget is ready, and after ten seconds without an answer', () => {
    const { actor, clock, done, state } = begin()
    actor.send({ type: 'chat.chosen' })
    clock.increment(10_000)
    expect(state()).toMatchObject({ sheet: 'open', chat: 'silent' })
    actor.send({ type: 'chat.chosen' })
    expect(done).toEqual(['not there', 'not there'])
    actor.send({ type: 'support.closed' })
    actor.send({ type: 'support.opened' })
    expect(state()).toMatchObject({ chat: 'loading' })
  })

  it('closes for the chat, which then has no unread messages', () => {
    const { actor, done, state } = begin()
    actor.send({ type: 'chat.ready' })
    actor.send({ type: 'chat.unread', unread: 2 })
    expect(actor.getSnapshot().context.unread).toBe(2)
    actor.send({ type: 'chat.chosen' })
    expect(state()).toEqual({ sheet: 'closed', chat: { ready: 'shown' } })
    expect(actor.getSnapshot().context.unread).toBe(0)
    actor.send({ type: 'chat.closed' })
    expect(state()).toEqual({ sheet: 'closed', chat: { ready: 'hidden' } })
    expect(done).toEqual(['open', 'close'])
  })
})
