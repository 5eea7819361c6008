/**
 * Limits of Mermaid state diagrams: the maximum length with the default settings, and the statements of the
 * grammar (packages/mermaid/src/diagrams/state/parser/stateDiagram.jison) that the exports use.
 */
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { charts } from '../charts.ts'
import { thirdParty } from '#machines/third-party.ts'
import { diagramOf } from './diagram.ts'
import { mermaidOf } from './mermaid.ts'
import { stepsOf } from './steps.ts'

/** `maxTextSize` of Mermaid's default settings. */
const LONGEST = 50_000

const ID = '(?!(?:state|note|end|default|direction|class|classDef|style|click|as)\\b)\\w+'
const statements = {
  start: new RegExp(`^\\[\\*\\] --> (${ID})$`),
  end: new RegExp(`^(${ID}) --> \\[\\*\\]$`),
  arrow: new RegExp(`^(${ID}) --> (${ID}): [^:;<>]+$`),
  state: new RegExp(`^state "[^":;]+" as (${ID})$`),
  opened: new RegExp(`^state "[^":;]+" as (${ID}) \\{$`),
  closed: /^\}$/,
  divider: /^--$/,
}
type Kind = keyof typeof statements
const kinds: readonly Kind[] = ['start', 'end', 'arrow', 'state', 'opened', 'closed', 'divider']

type Statement = { readonly kind: Kind; readonly ids: readonly string[]; readonly depth: number }

/** Parses a diagram. Throws at a line that is none of the statements, and at blocks that do not close. */
const parsed = (text: string): readonly Statement[] => {
  const [header, ...lines] = text.trimEnd().split('\n')
  if (header !== 'stateDiagram-v2') throw new Error(`«${header}» begins no state diagram`)
  let depth = 0
  const found = lines.map((line): Statement => {
    const kind = kinds.find((each) => statements[each].test(line.trim()))
    if (kind === undefined) throw new Error(`«${line}» is no statement`)
    if (kind === 'closed') depth -= 1
    const statement = { kind, depth, ids: statements[kind].exec(line.trim())?.slice(1) ?? [] }
    if (kind === 'opened') depth += 1
    return statement
  })
  if (depth !== 0) throw new Error('A block is not closed')
  return found
}

const idsOf = (statement: readonly Statement[], ...of: readonly Kind[]): readonly string[] =>
  statement.filter(({ kind }) => of.includes(kind)).flatMap(({ ids }) => ids)

const files = Object.entries(charts).flatMap(([name, machine]) =>
  [null, ...stepsOf(diagramOf(machine))].map(
    (step) => [[name, step, 'mmd'].filter(Boolean).join('.'), mermaidOf(machine, step)] as const,
  ),
)

describe('the Mermaid diagrams', () => {
  it.each(files)('%s is short enough and within the grammar', (_name, text) => {
    expect(text.length).toBeLessThan(LONGEST)
    const all = parsed(text)
    const declared = idsOf(all, 'state', 'opened')
    expect(declared).toEqual([...new Set(declared)])
    expect(idsOf(all, 'start', 'end', 'arrow').filter((id) => !declared.includes(id))).toEqual([])
    const arrows = all.filter(({ kind }) => kind === 'arrow').map(({ ids }) => ids.join(' '))
    expect(arrows).toEqual([...new Set(arrows)])
  })
  it.each(Object.entries(charts))(
    'of %s begin where the chart begins, and contain it whole',
    (_name, machine) => {
      const { states, transitions } = diagramOf(machine)
      const steps = stepsOf({ states })
      const texts = [null, ...steps].map((step) => parsed(mermaidOf(machine, step)))
      const [first = []] = texts
      expect(first.filter(({ kind, depth }) => kind === 'start' && depth === 0)).toHaveLength(1)
      const all = texts.flat()
      const inner = states.filter(({ parent }) => parent !== null)
      expect(new Set(idsOf(all, 'state', 'opened').filter((id) => id !== 'anywhere')).size).toBe(inner.length)
      const finals = states.filter(({ kind }) => kind === 'final').map(({ key }) => key)
      expect(new Set(idsOf(all, 'end')).size).toBe(finals.length)
      // Routes of addresses are listed in the README of the charts.
      const events = new Set(
        transitions.map(({ event }) => event).filter((event) => event !== 'xstate.route'),
      )
      const written =
        steps.length === 0 ? [mermaidOf(machine)] : steps.map((step) => mermaidOf(machine, step))
      const map = mermaidOf(machine)
      for (const event of events) expect(`${written.join('')}${map}`).toContain(event)
    },
  )
  it('separate parallel regions, each with its start, at the top and inside', () => {
    const region = { initial: 'one', states: { one: {} } }
    const inside = createMachine({
      id: 'inside',
      initial: 'both',
      states: { both: { type: 'parallel', states: { left: region, right: region } } },
    })
    expect(mermaidOf(inside)).toBe(
      [
        'stateDiagram-v2',
        '  [*] --> both',
        '  state "both" as both {',
        '    [*] --> both_left',
        '    state "left" as both_left {',
        '      [*] --> both_left_one',
        '      state "one" as both_left_one',
        '    }',
        '    --',
        '    [*] --> both_right',
        '    state "right" as both_right {',
        '      [*] --> both_right_one',
        '      state "one" as both_right_one',
        '    }',
        '  }',
        '',
      ].join('\n'),
    )
    for (const [name, machine] of Object.entries(charts)) {
      const { states } = diagramOf(machine)
      const regions = states.flatMap(({ place, kind }) =>
        kind === 'parallel' ? [states.filter(({ parent }) => parent === place).length - 1] : [],
      )
      const texts = [null, ...stepsOf({ states })].map((step) => parsed(mermaidOf(machine, step)))
      const dividers = texts.flat().filter(({ kind }) => kind === 'divider')
      expect([name, dividers.length]).toEqual([name, regions.reduce((sum, each) => sum + each, 0)])
    }
  })
  it('write the inside of an open step, and the steps that it leads to', () => {
    const holder = parsed(mermaidOf(thirdParty, 'holder'))
    expect(idsOf(holder, 'opened')).toContain('holder')
    expect(idsOf(holder, 'state')).toContain('address')
    expect(mermaidOf(thirdParty)).not.toContain('holder_saving')
  })
})
