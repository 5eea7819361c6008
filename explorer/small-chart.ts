/**
 * Creates the test model of a small chart from one table: its inputs, events and calls, each with a label for
 * the catalogue of paths. Add the model to `test-models.ts`.
 */
import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate'
import type { OperationName } from '#contract/index.ts'
import { failure } from './stubs/gateway-answers.ts'
import { failuresOfOperations, isOperation } from './stubs/call-failures.ts'
import { eventCasesIn, caseName, type EventTables } from './event-cases.ts'
import type { Reasons } from './coverage.ts'
import { stepperOf } from './stepper.ts'
import type { TestModel } from './test-model.ts'

/** Payloads of an event by name. The name is empty if there is only one. */
type Payloads<Event> = Readonly<Record<string, Omit<Event, 'type'>>>

/** The label of an event (null if it says nothing about the path), with its payloads if it has any. */
type EventSpec<Event> = string | null | { readonly label: string | null; readonly payloads: Payloads<Event> }

type CallSpec = {
  /** The label of the call. */
  readonly label: string
  /**
   * Results by name. The usual one comes first and is left out of path names. Absent if the call never
   * succeeds by itself.
   */
  readonly results?: Readonly<Record<string, unknown>>
  /**
   * The operations that it calls, unless its id is the name of the only one. The contract has their failures.
   */
  readonly operations?: readonly OperationName[]
  /** Failures by name of a call without operations; «failed» if absent. */
  readonly failures?: Readonly<Record<string, unknown>>
}

export type SmallChart<Chart extends AnyStateMachine> = {
  readonly chart: Chart
  /** Inputs by name, the plainest first. */
  readonly inputs: Readonly<Record<string, InputFrom<Chart>>>
  /**
   * Every event of the chart. One that only the chart raises has no payloads: `{ label: null, payloads: {}
   * }`.
   */
  readonly events: {
    readonly [Type in EventFrom<Chart>['type']]: EventSpec<Extract<EventFrom<Chart>, { type: Type }>>
  }
  /** Calls by id. */
  readonly calls?: Readonly<Record<string, CallSpec>>
  /** Whether an event can happen with this context. Bounds lists that could grow without end. */
  readonly isOffered?: (context: ContextFrom<Chart>, event: AnyEventObject) => boolean
  /** Parts of the context that are novel wherever they change, because only a later state reads them. */
  readonly observed?: readonly (string & keyof ContextFrom<Chart>)[]
  /** Parts of the context whose values are not novel by themselves. */
  readonly ignored?: readonly (string & keyof ContextFrom<Chart>)[]
  /** Reasons that excuse something unreached, or another fault. */
  readonly reasons?: Reasons
}

const withoutPayload = { '': {} } as const

const failed: readonly (readonly [string, unknown])[] = [['failed', failure('broken')]]

const failuresOf = (
  id: string,
  { operations = isOperation(id) ? [id] : [], failures }: CallSpec,
): readonly (readonly [string, unknown])[] => {
  if (failures !== undefined) return Object.entries(failures)
  return operations.length === 0
    ? failed
    : failuresOfOperations(operations).map((each) => [each.name, each.failure] as const)
}

type EventSpecs = Readonly<Record<string, EventSpec<object>>>

const tablesOf = (events: EventSpecs, calls: Readonly<Record<string, CallSpec>>): EventTables => ({
  userEvents: Object.fromEntries(
    Object.entries(events).map(([type, spec]) => [
      type,
      typeof spec === 'object' && spec !== null ? spec.payloads : withoutPayload,
    ]),
  ),
  callResults: (id) => calls[id]?.results ?? {},
  callFailures: (id) => (calls[id] ? failuresOf(id, calls[id]) : []),
})

/** Creates the test model. */
export const smallTestModel = <Chart extends AnyStateMachine>({
  chart,
  inputs,
  events,
  calls = {},
  isOffered = () => true,
  observed = [],
  ignored = [],
  reasons = {},
}: SmallChart<Chart>): TestModel => {
  const specs: EventSpecs = events
  const tables = tablesOf(specs, calls)
  const inputCases = Object.entries(inputs).map(([name, input]) => ({ name, input }))
  return {
    chart,
    tables,
    model: () => ({
      stepper: stepperOf(chart, inputCases[0]?.input),
      inputCases,
      routes: [],
      eventCasesIn: ({ context, _nodes }) =>
        eventCasesIn(tables, _nodes).filter(({ event }) => isOffered(context, event)),
      observedFacts: ({ context }) => observed.map((part) => `${part} ${String(context[part])}`),
      ignoredContext: new Set(ignored),
    }),
    labels: {
      events: Object.fromEntries(
        Object.entries(specs).map(([type, spec]) => [
          type,
          typeof spec === 'object' && spec !== null ? spec.label : spec,
        ]),
      ),
      calls: Object.fromEntries(Object.entries(calls).map(([id, { label }]) => [id, label])),
      usualResult: (id) => caseName(id, Object.keys(calls[id]?.results ?? {})[0] || 'done'),
    },
    reasons,
  }
}
