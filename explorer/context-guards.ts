/** What a chart asks of its memory alone, and which parts of the memory a question looks at. Statechart rulings, section 5. */
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { transitionsOf } from './transitions.ts'

export type Guard = (args: { context: unknown; event: AnyEventObject }, params: unknown) => boolean

export type ContextGuard = {
  readonly name: string
  /** How it is answered with this memory. */
  readonly evaluate: (memory: unknown) => boolean
}

/** Guards that are made of others («not», «and») ask those, by name. */
const isGuard = (implementation: unknown): implementation is Guard =>
  typeof implementation === 'function' && !('check' in implementation)

/** Takes a chart; gives its guards by name. */
export const guardsOf = ({
  implementations: { guards },
}: AnyStateMachine): readonly (readonly [string, Guard])[] =>
  Object.entries(guards).filter((entry): entry is [string, Guard] => isGuard(entry[1]))

const event = { type: 'asked' }

/** Takes a chart; gives what it asks of the memory alone: guards without parameters, and those whose parameters stand in the chart, by name. */
export const contextGuardsOf = (chart: AnyStateMachine): readonly ContextGuard[] => {
  const guards = new Map(guardsOf(chart))
  const questions = new Map<string, ContextGuard>()
  for (const { definition, guard: name } of transitionsOf(chart)) {
    const type = typeof definition.guard === 'object' ? definition.guard.type : definition.guard
    const params: unknown = typeof definition.guard === 'object' ? definition.guard.params : undefined
    const guard = typeof type === 'string' ? guards.get(type) : undefined
    if (
      name === null ||
      guard === undefined ||
      typeof params === 'function' ||
      (params === undefined && guard.length > 1)
    )
      continue
    questions.set(name, { name, evaluate: (context) => guard({ context, event }, params) })
  }
  return [...questions].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, question]) => question)
}

/** Parameters that stand in the chart are part of a question's name: «the change is of holder». */
export const guardNameWith = (guard: string, params: unknown): string =>
  `${guard} ${Object.values(params ?? {})
    .filter((value) => typeof value === 'string')
    .join(' ')}`

/** Takes a memory and who is told which part of it is looked at; gives the memory for questions to look at. */
export const observeReads = (memory: unknown, tell: (part: string) => void): unknown =>
  typeof memory === 'object' && memory !== null
    ? new Proxy(memory, {
        get: (target, part, receiver) => {
          if (typeof part === 'string') tell(part)
          return Reflect.get(target, part, receiver)
        },
      })
    : memory
