/** Every chart is walked whole: what cannot be reached is a fault of the chart, or is named with its reason. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { charts } from './charts.ts'
import { testModels } from './test-models.ts'
import { explore } from './explore.ts'
import { caseName } from './event-cases.ts'
import { exploreChart } from './explore-chart.ts'

const small = Object.entries(testModels).filter(([name]) => name !== 'third-party')

const folders = ['.', 'app', 'parts'].map((name) => join(import.meta.dirname, '..', name))
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
    .map((name) => join(folder, name)),
)

describe('the walks', () => {
  it('are there for every chart that stands in a file of its own', async () => {
    const modules: readonly object[] = await Promise.all(files.map((file) => import(file)))
    const written = modules
      .flatMap((module) => Object.values(module))
      .filter((value) => value instanceof StateMachine)
    expect(written.map(({ id }) => id).toSorted()).toEqual(Object.keys(charts).toSorted())
  })
})

describe.each(small)('the chart %s', (_, walk) => {
  it('has no transition, state or answer that nothing leads to, no dead end and no failure without a way on', () => {
    expect(exploreChart(walk).coverage.faults).toEqual([])
  })
  it('takes every gesture and every end of a call somewhere', () => {
    const model = walk.model()
    const { nodes: places, edges } = explore(model)
    const taken = new Set(edges.map(({ by }) => by.name))
    const offered = places.flatMap(({ snapshot }) => model.eventCasesIn(snapshot).map(({ name }) => name))
    const told = Object.entries(walk.tables.userEvents).flatMap(([type, kinds]) =>
      Object.keys(kinds).map((kind) => caseName(type, kind)),
    )
    expect([...new Set([...offered, ...told])].filter((name) => !taken.has(name))).toEqual([])
  })
})
