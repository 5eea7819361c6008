import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { visibleToast, type Toast, toasts } from './toasts.ts'

const toast = (text: string, more: Partial<Toast> = {}): Toast => ({
  key: text,
  kind: 'info',
  text,
  appears: 'now',
  ...more,
})

const begin = (kept: readonly Toast[] = []) => {
  const clock = new SimulatedClock()
  const actor = createActor(toasts, { input: { saved: kept }, clock }).start()
  const say = (said: Toast) => actor.send({ type: 'toast.added', toast: said })
  const seen = () => visibleToast(actor.getSnapshot().context)?.text ?? null
  return { actor, say, seen, pass: (ms: number) => clock.increment(ms) }
}

describe('toasts', () => {
  it('are shown one after another, each for its own time', () => {
    const { say, seen, pass } = begin()
    say(toast('first', { kind: 'success' }))
    say(toast('second'))
    expect(seen()).toBe('first')
    pass(1_999)
    expect(seen()).toBe('first')
    pass(1)
    expect(seen()).toBe('second')
    pass(6_000)
    expect(seen()).toBeNull()
  })

  it('replace the toast with the same key, and their time starts again', () => {
    const { say, seen, pass } = begin()
    say(toast('saving', { key: 'save' }))
    pass(5_000)
    say(toast('saved', { key: 'save' }))
    pass(5_999)
    expect(seen()).toBe('saved')
    pass(1)
    expect(seen()).toBeNull()
  })

  it('are removed by their key; without a key the visible one', () => {
    const { actor, say, seen } = begin()
    for (const text of ['first', 'second', 'third']) say(toast(text))
    actor.send({ type: 'toast.removed', key: 'second' })
    expect(seen()).toBe('first')
    actor.send({ type: 'toast.removed' })
    expect(seen()).toBe('third')
  })

  it('stay while they are read, and for their whole time afterwards', () => {
    const { actor, say, seen, pass } = begin()
    say(toast('long'))
    pass(5_000)
    actor.send({ type: 'toast.paused' })
    pass(60_000)
    expect(seen()).toBe('long')
    actor.send({ type: 'toast.resumed' })
    pass(5_999)
    expect(seen()).toBe('long')
    pass(1)
    expect(seen()).toBeNull()
  })

  it('for the next page are not shown before it', () => {
    const { actor, say, seen } = begin()
    say(toast('later', { appears: 'after-navigate' }))
    expect(seen()).toBeNull()
    actor.send({ type: 'navigated' })
    expect(seen()).toBe('later')
  })

  it('for after a reload are shown by the next page only', () => {
    const { actor, say, seen } = begin()
    say(toast('after all', { appears: 'after-reload' }))
    actor.send({ type: 'navigated' })
    expect(seen()).toBeNull()
    expect(begin(actor.getSnapshot().context.toasts).seen()).toBe('after all')
  })
})
