/** A small chart is explored from one table, whatever features of XState it uses. */
import { describe, expect, it } from 'vitest'
import { diagramOf } from './diagrams/diagram.ts'
import { mermaidOf } from './diagrams/mermaid.ts'
import { delayOf } from './manual-clock.ts'
import { pathCoverOf } from './path-cover.ts'
import { explore } from './explore.ts'
import { EACH_LETTER, planted, plantedTestModel } from './planted-chart.sample.ts'
import { replay } from './replay.ts'
import { smallTestModel } from './small-chart.ts'
import { catalogueOf, exploreChart } from './test-model.ts'

const explored = exploreChart(plantedTestModel)
const { coverage, paths } = explored

describe('a small chart with parallel regions, a listener and a computed delay', () => {
  it('is explored whole', () => {
    expect(coverage.faults).toEqual([])
    expect(coverage.transitions.reached).toBe(coverage.transitions.all)
    expect(coverage.transitions.all).toBeGreaterThan(12)
  })
  it('has paths that are named by what happens in each region', () => {
    expect(catalogueOf(explored)).toContain(
      'nothing to say, said something short, closed\n    said: something short > closed\n    ends in {"sentences":"quiet","line":"there","name":"reading"}',
    )
    expect(paths.map(({ name }) => name)).toContain('nothing to say, the name unreachable, again')
  })
  it('is replayed on the running machine, whichever region’s delay ends', async () => {
    const ends = paths.flatMap(({ path }) =>
      path.steps.map(({ by }) => by.name).filter((name) => name.startsWith('after ')),
    )
    expect(new Set(ends)).toEqual(new Set(['after as long as it is read', 'after a moment']))
    expect(await Promise.all(paths.map(({ path }) => replay(planted, path)))).toEqual(paths.map(() => null))
  })
  it('reports the step at which a replay deviates', async () => {
    const model = plantedTestModel.model()
    const [first] = pathCoverOf(model.stepper, explore(model))
    const wrong = first && {
      ...first,
      steps: first.steps.map((step) => ({ ...step, by: { name: 'nothing', event: { type: 'nothing' } } })),
    }
    expect(wrong && (await replay(planted, wrong))).toMatchObject({ step: 1, by: 'nothing' })
  })
  it('computes its delay from the context', () => {
    const type = 'xstate.after.as long as it is read.planted.sentences.shown'
    expect(delayOf(planted, type, { context: { texts: ['four'] } })).toBe('four'.length * EACH_LETTER)
  })
  it('is drawn with all regions and with combined guards', () => {
    const { states, transitions } = diagramOf(planted)
    expect(states.find(({ place }) => place === '(any)')).toMatchObject({ kind: 'parallel', initial: null })
    expect(transitions.flatMap(({ guard }) => guard ?? [])).toEqual(
      expect.arrayContaining(['not nothing is said', 'in {"sentences":"quiet"}']),
    )
    expect(mermaidOf(planted)).toContain('    state "line" as line {\n      [*] --> line_there')
  })
  it('is refused if its context can grow without end', () => {
    const endless = smallTestModel({
      chart: planted,
      inputs: { 'nothing to say': { texts: [] } },
      events: {
        said: { label: 'said', payloads: { '': { text: 'so' } } },
        closed: 'closed',
        'line.lost': null,
        'line.back': null,
        retry: null,
      },
    })
    expect(() => explore({ ...endless.model(), maxNodes: 500 })).toThrow('Exploring planted does not end')
  })
})
