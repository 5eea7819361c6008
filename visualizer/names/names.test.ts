/** Every event, guard, call and state of a chart has a name in both languages. */
import { describe, expect, it } from 'vitest'
import { charts } from '#explorer/charts.ts'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { eventKind } from '#explorer/diagrams/event-kind.ts'
import { callNames } from './calls.ts'
import { chartNames } from './charts.ts'
import { descriptionNames } from './descriptions.ts'
import { delayNames, eventNames, outcomeNames } from './events.ts'
import { guardNames } from './guards.ts'
import { detailNames } from './details.ts'
import { inputCaseNames } from './input-cases.ts'
import { keyNames, stateNames } from './states.ts'

const drawn = Object.values(charts).map(diagramOf)
const everyState = drawn.flatMap((chart) => chart.states)
const states = everyState.filter(({ parent }) => parent !== null)
const transitions = drawn.flatMap((chart) => chart.transitions)
const kinds = transitions.map(({ event }) => eventKind(event))
const outcomes = [
  ...kinds.flatMap((each) => (each.kind === 'outcome' ? [each.outcome] : [])),
  ...transitions.flatMap(({ tells }) => tells?.replace(/^step\./, '') ?? []),
]

/** The used names and the table that translates them. */
const tables: Readonly<Record<string, readonly [readonly string[], Readonly<Record<string, unknown>>]>> = {
  charts: [Object.keys(charts), chartNames],
  'states with a title': [
    states.flatMap(({ meta }) => [meta['title'] ?? [], meta['next'] ?? []].flat()),
    stateNames,
  ],
  'states without a title': [
    states.flatMap(({ meta, key }) => (meta['title'] === undefined ? [key] : [])),
    keyNames,
  ],
  events: [kinds.flatMap((each) => (each.kind === 'sent' ? [each.event] : [])), eventNames],
  outcomes: [outcomes, outcomeNames],
  delays: [kinds.flatMap((each) => (each.kind === 'after' ? [each.delay] : [])), delayNames],
  guards: [transitions.flatMap(({ guard }) => guard ?? []), guardNames],
  descriptions: [
    [...everyState, ...transitions].flatMap(({ description }) => description ?? []),
    descriptionNames,
  ],
  calls: [everyState.flatMap(({ calls }) => calls.map(({ id }) => id)), callNames],
}

/** Every name that the charts' definitions and their test models give. */
const namesInCharts = [
  ...states.flatMap(({ key, meta }) => [key, meta['title'] ?? []].flat()),
  ...everyState.flatMap(({ calls }) => calls.map(({ id }) => id)),
  ...kinds.flatMap((each) => (each.kind === 'sent' ? [each.event] : [])),
  ...transitions.flatMap(({ guard }) => guard ?? []),
  ...Object.keys(inputCaseNames),
  ...Object.keys(detailNames),
]

/** Words for which the field has a standard term: listen, end, wait, clear, user, save, show, start. */
const REJECTED =
  /\b(?:hear|hearing|over|its owner|forget|forgetting|person|somebody|nobody|kept|keeping|told|seen)\b/i

describe('the names in the charts', () => {
  it('are standard terms', () => {
    const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[.-]/g, ' ')
    expect(words('waitingForItsOwner')).toMatch(REJECTED)
    expect(namesInCharts.filter((name) => REJECTED.test(words(name)))).toEqual([])
  })
})

describe('the localised names', () => {
  it.each(Object.entries(tables))('cover all %s, and nothing else', (_what, [used, table]) => {
    expect(new Set(used).size).toBeGreaterThan(2)
    expect([...new Set(used)].filter((name) => !Object.hasOwn(table, name))).toEqual([])
    const unused = Object.keys(table).filter((name) => !used.includes(name) && name !== '(any)')
    expect(unused).toEqual([])
  })
  it('are in Persian and in English', () => {
    const words = [chartNames, stateNames, keyNames, eventNames, outcomeNames, delayNames, callNames].flatMap(
      (table) => Object.values(table),
    )
    expect(
      words.filter(({ fa, en }) => !/[\u0600-\u06FF]/.test(fa) || !/^[\u0020-\u007e’]+$/.test(en)),
    ).toEqual([])
    expect(
      [...Object.values(guardNames), ...Object.values(descriptionNames)].filter(
        (fa) => !/[\u0600-\u06FF]/.test(fa) || /[يك]/.test(fa),
      ),
    ).toEqual([])
  })
})
