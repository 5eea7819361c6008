/** A journey's map for machines/README.md: its steps, their addresses, and where each outcome leads. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { pathOfNode } from '#machines/path-of.ts'
import { guardText } from '../transitions.ts'

type Way = { readonly from: string; readonly outcome: string; readonly when: string; readonly to: string }

const stepOf = (node: AnyStateNode): string => node.path[0] ?? '(any)'

/** Transitions between steps. All others stay inside a step. */
const waysFrom = (step: AnyStateNode): Way[] =>
  [...step.transitions]
    .filter(([event]) => event.startsWith('step.') || event.startsWith('route.'))
    .flatMap(([event, definitions]) =>
      definitions.map(({ guard, target }) => ({
        from: step.key,
        outcome: event.replace(/^(?:step|route)\./, ''),
        when: guardText(guard) ?? '',
        to: target?.map(stepOf).join(', ') ?? step.key,
      })),
    )

const addressOf = (step: AnyStateNode): string => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]
  return below(step).flatMap((node) => pathOfNode(node) ?? [])[0] ?? ''
}

const inCell = (text: string): string => text.replaceAll('|', '\\|')

/** Writes the map as Markdown: a flowchart, and a table of every outcome. */
export const journeyMap = (machine: AnyStateMachine): string => {
  const steps = Object.values(machine.root.states)
  const ways = steps.flatMap(waysFrom)
  const drawn = [
    ...new Set(
      ways
        .filter(({ outcome, from, to }) => outcome !== 'back' && from !== to)
        .map(({ from, outcome, to }) => `  ${from} -->|${outcome}| ${to}`),
    ),
  ]
  const rows = ways.map(({ from, outcome, when, to }) => `| ${from} | ${outcome} | ${inCell(when)} | ${to} |`)
  const addresses = steps.map(
    (step) =>
      `| ${step.key} | ${addressOf(step) === '' ? '' : `\`${addressOf(step)}\``} | ${Object.keys(step.states).length} |`,
  )
  return [
    '```mermaid',
    'flowchart TD',
    ...drawn,
    '```',
    '',
    '| Step | Address | States at its top |',
    '|---|---|---|',
    ...addresses,
    '',
    '| Step | Outcome | When | Leads to |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
