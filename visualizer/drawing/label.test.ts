import { describe, expect, it } from 'vitest'
import { charts } from '#explorer/charts.ts'
import { diagramOf, type DiagramTransition } from '#explorer/diagrams/diagram.ts'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { graphOf } from './graph.ts'
import { labelRows } from './label.ts'

const transition = (event: string, branch: number, guard: string | null = null): DiagramTransition => ({
  name: `here | ${event} | ${branch}`,
  state: 'here',
  event,
  guard,
  targets: ['there'],
  actions: [],
  tells: null,
  description: null,
})

describe('the rows of a label', () => {
  it('know their transitions: an event’s row all of its event, a guard’s row its own', () => {
    const rows = labelRows(
      [transition('back', 1), transition('xstate.error.actor.call', 1, 'it is refused')],
      'en',
      false,
    )
    expect(rows.map(({ text, transitions }) => [text, ...transitions])).toEqual([
      ['Back', 'here | back | 1'],
      ['Failed', 'here | xstate.error.actor.call | 1'],
      ['it is refused', 'here | xstate.error.actor.call | 1'],
    ])
  })
  it('count those that do not fit, and know them, too', () => {
    const rows = labelRows(
      [transition('back', 1), ...[1, 2, 3].map((branch) => transition('retry', branch, `guard ${branch}`))],
      'en',
      false,
    )
    expect(rows.map(({ kind, transitions }) => [kind, transitions.length])).toEqual([
      ['event', 1],
      ['event', 3],
      ['more', 3],
    ])
  })
  it('leave out no transition of any line', () => {
    for (const machine of Object.values(charts)) {
      const chart = diagramOf(machine)
      const byName = new Map(chart.transitions.map((each) => [each.name, each]))
      for (const { transitions } of [null, ...stepsOf(chart)].flatMap((step) => graphOf(chart, step).lines)) {
        const rows = labelRows(
          transitions.flatMap((name) => byName.get(name) ?? []),
          'fa',
          false,
        )
        expect(new Set(rows.flatMap((row) => row.transitions))).toEqual(new Set(transitions))
      }
    }
  })
})
