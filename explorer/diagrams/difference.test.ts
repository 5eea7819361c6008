import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { thirdParty } from '#machines/third-party.ts'
import { diagramOf } from './diagram.ts'
import { configText } from './config-text.ts'
import { differencesOf, differenceText } from './difference.ts'
import { readConfig } from './read-config.ts'

const chart = (config: Parameters<typeof createMachine>[0]) => diagramOf(createMachine(config))
const before = chart({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { push: [{ guard: 'it is locked', target: 'locked' }, { target: 'open' }] } },
    locked: { on: { turn: 'closed' } },
    open: { on: { pull: 'closed' } },
  },
})

describe('two versions of a chart', () => {
  it('have no difference if only the order of branches differs', () => {
    expect(differencesOf(before, before)).toEqual([])
    expect(differenceText([])).toBe('no difference\n')
  })
  it('differ in an added state, its transitions and its guard', () => {
    const after = chart({
      id: 'door',
      initial: 'closed',
      states: {
        closed: {
          on: {
            push: [
              { guard: 'it is jammed', target: 'jammed' },
              { guard: 'it is locked', target: 'locked' },
              { target: 'open' },
            ],
          },
        },
        locked: { on: { turn: 'closed' } },
        jammed: {},
        open: { on: { pull: 'closed' } },
      },
    })
    expect(differenceText(differencesOf(before, after))).toBe(
      '+ state jammed\n+ transition closed | push | 1  [it is jammed] → jammed\n+ guard it is jammed\n',
    )
    expect(differencesOf(after, before).map(({ change, kind }) => `${change} ${kind}`)).toEqual([
      'removed state',
      'removed transition',
      'removed guard',
    ])
  })
  it('differ in a changed target and in a changed guard', () => {
    const after = chart({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { push: [{ guard: 'it is bolted', target: 'locked' }, { target: 'open' }] } },
        locked: { on: { turn: 'open' } },
        open: { on: { pull: 'closed' } },
      },
    })
    expect(differenceText(differencesOf(before, after))).toBe(
      '~ transition closed | push | 1  [it is locked] → locked  ⇒  [it is bolted] → locked\n~ transition locked | turn | 1  → closed  ⇒  → open\n+ guard it is bolted\n- guard it is locked\n',
    )
  })
})

describe('an exported chart', () => {
  it('is read back without loss', () => {
    expect(
      differenceText(differencesOf(diagramOf(thirdParty), diagramOf(readConfig(configText(thirdParty))))),
    ).toBe('no difference\n')
  })
  it('is refused with a plain message if it is no chart', () => {
    expect(() => readConfig('{"id":1}')).toThrow('This is not the JSON of a chart.')
  })
})
