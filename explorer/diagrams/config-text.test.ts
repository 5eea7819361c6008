import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, getNextSnapshot } from 'xstate'
import { charts } from '../charts.ts'
import { transitionsOf } from '../transitions.ts'
import { session } from '#machines/app/session.ts'
import { configText } from './config-text.ts'
import { diagramOf } from './diagram.ts'
import { readConfig } from './read-config.ts'

const read = (machine: AnyStateMachine): AnyStateMachine => readConfig(configText(machine))

/** Transitions that enter their state again although they lead inside it. */
const reentering = (machine: AnyStateMachine): readonly string[] =>
  transitionsOf(machine)
    .filter(({ definition }) => definition.reenter)
    .map(({ name }) => name)

describe('the JSON of a chart', () => {
  it.each(Object.entries(charts))('%s has the states and transitions of the chart', (_name, machine) => {
    expect(diagramOf(read(machine))).toEqual(diagramOf(machine))
    expect(reentering(read(machine))).toEqual(reentering(machine))
  })
  it('keeps the events that a state forbids: a logout is not interrupted', () => {
    const chart = read(session)
    const clearing = chart.resolveState({ value: { user: 'clearingData' }, context: {} })
    for (const type of ['session.changed', 'logout.chosen'])
      expect(getNextSnapshot(chart, clearing, { type }).value).toEqual({ user: 'clearingData' })
  })
})
