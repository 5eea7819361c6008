/** Every chart has a test model, and the explorer reaches all of it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { charts } from './charts.ts'
import { caseName } from './event-cases.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { testModels } from './test-models.ts'

const smallCharts = Object.entries(testModels).filter(([name]) => name !== 'third-party')

const folders = ['.', 'app', 'areas', 'parts'].map((name) => join(import.meta.dirname, '../machines', name))
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
    .map((name) => join(folder, name)),
)

describe('the test models', () => {
  it('exist for every chart that has a file of its own', async () => {
    const modules: readonly object[] = await Promise.all(files.map((file) => import(file)))
    const machines = modules
      .flatMap((module) => Object.values(module))
      .filter((value) => value instanceof StateMachine)
    expect(machines.map(({ id }) => id).toSorted()).toEqual(Object.keys(charts).toSorted())
  })
})

describe.each(smallCharts)('the chart %s', (_, testModel) => {
  const { model, exploration, coverage } = explorationOf(testModel)

  it('has no unreachable transition, state or guard answer, no dead end, no failure without a way out', () => {
    expect(coverage.faults).toEqual([])
  })
  it('takes every user event and every result of a call in some state', () => {
    const { nodes, edges } = exploration
    const taken = new Set(edges.map(({ by }) => by.name))
    const possible = nodes.flatMap(({ snapshot }) => model.eventCasesIn(snapshot).map(({ name }) => name))
    const all = Object.entries(testModel.tables.userEvents).flatMap(([type, payloads]) =>
      Object.keys(payloads).map((name) => caseName(type, name)),
    )
    expect([...new Set([...possible, ...all])].filter((name) => !taken.has(name))).toEqual([])
  })
})
