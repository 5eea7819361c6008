import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { faq } from './faq.ts'

const all = { 'third-party': ['a', 'b'], 'car-body': ['c'], mobile: ['d'] }
const none = { 'third-party': [], 'car-body': [], mobile: [] }

const start = () => {
  const effects: string[] = []
  const actor = createActor(
    faq.provide({
      actions: {
        'ask an expert': () => void effects.push('expert'),
        'go back': () => void effects.push('back'),
      },
    }),
    { input: { mode: 'third-party', listed: all } },
  ).start()
  const shown = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.open]
  }
  return { actor, effects, shown }
}

describe('the questions', () => {
  it('have the first one of a mode open, and at most one open at a time', () => {
    const { actor, shown } = start()
    expect(shown()).toEqual(['browsing', 'a'])
    actor.send({ type: 'question.toggled', id: 'b' })
    expect(shown()).toEqual(['browsing', 'b'])
    actor.send({ type: 'question.toggled', id: 'b' })
    expect(shown()).toEqual(['browsing', null])
    actor.send({ type: 'mode.changed', mode: 'mobile' })
    expect(shown()).toEqual(['browsing', 'd'])
  })
  it('are found in this mode, in another mode, or in none', () => {
    const { actor, shown } = start()
    actor.send({ type: 'query.changed', query: 'x', listed: { ...none, 'third-party': ['b'] } })
    expect(shown()).toEqual(['found', 'b'])
    actor.send({ type: 'mode.changed', mode: 'car-body' })
    expect(shown()).toEqual(['elsewhere', null])
    actor.send({ type: 'query.changed', query: 'xy', listed: none })
    expect(shown()).toEqual(['nothing', null])
    actor.send({ type: 'query.changed', query: '  ', listed: all })
    expect(shown()).toEqual(['browsing', 'c'])
  })
  it('stay open in another language, in which the search may match other questions', () => {
    const { actor, shown } = start()
    actor.send({ type: 'query.changed', query: 'x', listed: { ...none, 'third-party': ['a', 'b'] } })
    actor.send({ type: 'question.toggled', id: 'b' })
    actor.send({ type: 'language.changed', listed: { ...none, 'third-party': ['b'] } })
    expect(shown()).toEqual(['found', 'b'])
    actor.send({ type: 'language.changed', listed: none })
    expect(shown()).toEqual(['nothing', 'b'])
  })
  it('lead to an expert and back', () => {
    const { actor, effects } = start()
    actor.send({ type: 'expert.chosen' })
    actor.send({ type: 'back' })
    expect(effects).toEqual(['expert', 'back'])
  })
})
