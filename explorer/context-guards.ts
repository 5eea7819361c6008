/** Guards that need nothing but the context, and which parts of the context a guard reads. */
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { transitionsOf } from './transitions.ts'

export type Guard = (args: { context: unknown; event: AnyEventObject }, params: unknown) => boolean

export type ContextGuard = {
  /** With its fixed parameters: «the change is of holder». */
  readonly name: string
  readonly evaluate: (context: unknown) => boolean
}

/** Combined guards («not», «and», «or») evaluate their parts by name. */
const isGuard = (implementation: unknown): implementation is Guard =>
  typeof implementation === 'function' && !('check' in implementation)

/** A chart's guards by name. */
export const guardsOf = ({
  implementations: { guards },
}: AnyStateMachine): readonly (readonly [string, Guard])[] =>
  Object.entries(guards).filter((entry): entry is [string, Guard] => isGuard(entry[1]))

const event = { type: 'asked' }

/**
 * The guards of a chart that have no parameters, or parameters that are fixed in the chart, sorted by name.
 */
export const contextGuardsOf = (chart: AnyStateMachine): readonly ContextGuard[] => {
  const guards = new Map(guardsOf(chart))
  const found = new Map<string, ContextGuard>()
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
    found.set(name, { name, evaluate: (context) => guard({ context, event }, params) })
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, guard]) => guard)
}

/** A guard's name with its text parameters: «the change is of holder». */
export const guardNameWith = (guard: string, params: unknown): string =>
  `${guard} ${Object.values(params ?? {})
    .filter((value) => typeof value === 'string')
    .join(' ')}`

/**
 * Parts of a context whose own parts are watched one by one: every answer of a quote is a part of its own.
 */
const nestedParts: ReadonlySet<string> = new Set(['quote'])

/** Reads one part of a context. */
export type PartReader = (context: Readonly<Record<string, unknown>>) => unknown

/** Creates the reader of a part, «addressUid» or «quote.vehicle». */
export const partReader = (part: string): PartReader => {
  const [whole = part, inner] = part.split('.')
  if (inner === undefined) return (context) => context[whole]
  return (context) => {
    const nested = context[whole]
    return typeof nested === 'object' && nested !== null ? Reflect.get(nested, inner) : undefined
  }
}

const observed = (target: object, report: (part: string) => void): object =>
  new Proxy(target, {
    get: (of, part, receiver) => {
      const value: unknown = Reflect.get(of, part, receiver)
      if (typeof part !== 'string') return value
      if (nestedParts.has(part) && typeof value === 'object' && value !== null)
        return observed(value, (inner) => report(`${part}.${inner}`))
      report(part)
      return value
    },
  })

/** Wraps a context so that each part that is read is reported. */
export const observeReads = (context: unknown, report: (part: string) => void): unknown =>
  typeof context === 'object' && context !== null ? observed(context, report) : context
