/**
 * A chart as a Mermaid state diagram: every state inside its parent, every transition with its event and
 * guard.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Transition, transitionsOf } from '../transitions.ts'

const ANYWHERE = '(any)'
const idOf = (place: string): string =>
  place === ANYWHERE ? 'anywhere' : place.replaceAll(/[^A-Za-z0-9]/g, '_')

const blockOf = (node: AnyStateNode, indent: string): string[] => {
  const id = idOf(node.path.join('.'))
  const children = Object.values(node.states)
  if (children.length === 0) return [`${indent}state "${node.key}" as ${id}`]
  const [initial] = node.initial.target ?? []
  // A line divides parallel regions.
  const inside = children.flatMap((child, place) => [
    ...(node.type === 'parallel' && place > 0 ? [`${indent}  --`] : []),
    ...blockOf(child, `${indent}  `),
  ])
  return [
    `${indent}state "${node.key}" as ${id} {`,
    ...(initial ? [`${indent}  [*] --> ${idOf(initial.path.join('.'))}`] : []),
    ...inside,
    `${indent}}`,
  ]
}

/** Mermaid ends a label at a colon. */
const labelOf = ({ event, guard }: Transition): string =>
  (guard === null ? event : `${event} [${guard}]`).replaceAll(':', ' ')

/** Writes the diagram. A transition without a target leads to its own state. */
export const mermaidOf = (machine: AnyStateMachine): string => {
  const arrows = transitionsOf(machine).flatMap((transition) => {
    const targets = transition.targets.length === 0 ? [transition.state] : transition.targets
    return targets.map((target) => `  ${idOf(transition.state)} --> ${idOf(target)}: ${labelOf(transition)}`)
  })
  return [
    'stateDiagram-v2',
    '  state "anywhere" as anywhere',
    ...Object.values(machine.root.states).flatMap((node) => blockOf(node, '  ')),
    ...arrows,
    '',
  ].join('\n')
}
