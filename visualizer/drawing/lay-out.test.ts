import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { charts } from '#explorer/charts.ts'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { hasSteps, stepsOf } from '#explorer/diagrams/steps.ts'
import { thirdParty } from '#machines/third-party.ts'
import { graphOf } from './graph.ts'
import { measureOf } from './label.ts'
import { layOut } from './lay-out.ts'
import { mirrored, type StateBox } from './layout.ts'
import { layoutsOf } from './layouts.ts'

const chart = diagramOf(thirdParty)
const measure = measureOf(chart.transitions)
const offers = layOut(graphOf(chart, 'offers'), measure)

const isInside = ({ x, y, width, height }: StateBox, [px, py]: readonly [number, number]) =>
  px > x && px < x + width && py > y && py < y + height

describe('a drawn chart', () => {
  it('contains the journey’s steps and the transitions between them', () => {
    const { nodes, lines } = graphOf(chart, null)
    expect(nodes[0]?.children.map(({ place }) => place)).toEqual(Object.keys(thirdParty.states))
    expect(lines.find(({ from, to }) => from === 'delivery' && to === 'documents')?.transitions).toEqual([
      'delivery | step.done | 2',
    ])
  })
  it('joins a line that only leads back with its forward line', () => {
    const { lines } = graphOf(chart, 'offers')
    const there = lines.find(
      ({ from, to }) => from === 'offers.list.browsing' && to === 'offers.list.explaining',
    )
    expect(there?.returns).toEqual([])
    const sheet = lines.find(
      ({ from, to }) => from === 'offers.list.browsing' && to === 'offers.list.editing',
    )
    expect(sheet?.returns).toEqual([
      'offers.list.editing | sheet.closed | 1',
      'offers.list.editing | back | 1',
    ])
    expect(
      lines.some(({ from, to }) => from === 'offers.list.editing' && to === 'offers.list.browsing'),
    ).toBe(false)
  })
  it('draws every transition between the states of a step', () => {
    const drawn = new Set(offers.lines.flatMap(({ transitions, returns }) => [...transitions, ...returns]))
    const due = chart.transitions.filter(
      ({ state, event, targets }) =>
        state.startsWith('offers.') &&
        event !== 'xstate.route' &&
        targets.some((target) => target !== state && target.startsWith('offers')),
    )
    expect(due.length).toBeGreaterThan(60)
    expect(due.filter(({ name }) => !drawn.has(name))).toEqual([])
  })
  it('does not overlap states, nor draw lines over states', () => {
    const states = offers.boxes.filter(({ isAround }) => !isAround)
    const over = states.filter((one, index) =>
      states
        .slice(index + 1)
        .some(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    )
    expect(over).toEqual([])
    expect(offers.lines.filter(({ points }) => points.length < 2)).toEqual([])
    expect(
      offers.lines.flatMap(({ points }) =>
        points.filter((point) => states.some((state) => isInside(state, point))),
      ),
    ).toEqual([])
  })
  it('stays within its size, also mirrored for right-to-left', () => {
    for (const { width, height, boxes, lines } of [offers, mirrored(offers)]) {
      const out = [...boxes, ...lines.map(({ label }) => label)].filter(
        (box) =>
          box.x < -60 || box.y < -20 || box.x + box.width > width + 60 || box.y + box.height > height + 20,
      )
      expect(out).toEqual([])
    }
  })
  it('is deterministic', () => {
    expect(layOut(graphOf(chart, 'holder'), measure)).toEqual(layOut(graphOf(chart, 'holder'), measure))
  })
})

describe('the drawings of a chart', () => {
  it('are its map and each step with inner states', () => {
    const steps = stepsOf(chart)
    expect(steps).toContain('payment')
    expect(steps).not.toContain('settled')
  })
  it('is a single one without steps', () => {
    const small = diagramOf(charts['upload-box'] ?? thirdParty)
    expect(hasSteps(small)).toBe(false)
    expect(Object.keys(layoutsOf(small))).toEqual([''])
  })
})

describe('a small chart with parallel regions', () => {
  const region = {
    initial: 'off',
    states: { off: { on: { toggled: 'on' } }, on: { on: { toggled: 'off' } } },
  }
  const both = diagramOf(
    createMachine({ id: 'both', type: 'parallel', states: { left: region, right: region } }),
  )

  it('is drawn whole, with its regions, states and lines', () => {
    expect([hasSteps(both), stepsOf(both)]).toEqual([false, []])
    const layout = layoutsOf(both)['']
    expect(layout?.boxes.map(({ place, isAround }) => [place, isAround])).toEqual([
      ['(any)', true],
      ['left', true],
      ['left.off', false],
      ['left.on', false],
      ['right', true],
      ['right.off', false],
      ['right.on', false],
    ])
    expect(layout?.lines.map(({ from, to }) => `${from} > ${to}`)).toContain('right.off > right.on')
  })
})

describe('a chart of a hundred states', () => {
  const states = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [
      `s${index}`,
      { on: { next: `s${(index + 1) % 100}`, skip: `s${(index + 7) % 100}` } },
    ]),
  )
  const large = diagramOf(
    createMachine({ id: 'large', initial: 'step', states: { step: { initial: 's0', states } } }),
  )
  const layout = layOut(graphOf(large, 'step'), measureOf(large.transitions))

  it('has the usual width, and every line is routed', () => {
    expect(layout.boxes).toHaveLength(101)
    expect(layout.width).toBeLessThanOrEqual(offers.width)
    expect(layout.lines.filter(({ points }) => points.length < 2)).toEqual([])
  })
  it('keeps neighbours beside each other', () => {
    const lengthOf = ({ points }: (typeof layout.lines)[number]) =>
      points
        .slice(1)
        .reduce(
          (sum, [x, y], index) =>
            sum + Math.abs(x - (points[index]?.[0] ?? x)) + Math.abs(y - (points[index]?.[1] ?? y)),
          0,
        )
    const next = layout.lines
      .filter(({ transitions: [name = ''] }) => name.includes('| next |'))
      .map(lengthOf)
      .toSorted((one, other) => one - other)
    expect(next[50]).toBeLessThan(200)
  })
})
