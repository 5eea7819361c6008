import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { differencesOf } from '#explorer/diagrams/difference.ts'
import { unionOf } from './union.ts'

it('one drawing contains both versions, with added and removed parts', () => {
  const before = diagramOf(
    createMachine({ id: 'door', initial: 'open', states: { open: { on: { push: 'closed' } }, closed: {} } }),
  )
  const after = diagramOf(
    createMachine({ id: 'door', initial: 'open', states: { open: { on: { pull: 'shut' } }, shut: {} } }),
  )
  const { chart, changes } = unionOf(before, after, differencesOf(before, after))
  expect(chart.states.map(({ place }) => place)).toEqual(['(any)', 'open', 'shut', 'closed'])
  expect([...changes]).toEqual([
    ['shut', 'added'],
    ['closed', 'removed'],
    ['open | pull | 1', 'added'],
    ['open | push | 1 (removed)', 'removed'],
  ])
  expect(chart.transitions.map(({ name, targets }) => `${name} ${targets.join()}`)).toEqual([
    'open | pull | 1 shut',
    'open | push | 1 (removed) closed',
  ])
})
