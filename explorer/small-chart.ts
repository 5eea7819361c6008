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

/** Payloads of an event by name. The name is empty if there is one. */
type Classes<Event> = Readonly<Record<string, Omit<Event, 'type'>>>

/** The label of an event (null if it says nothing about the path), with its payloads if it has any. */
type Told<Event> = string | null | { readonly said: string | null; readonly kinds: Classes<Event> }

type ToldCall = {
  /** The label of the call. */
  readonly said: string
  /**
   * Results by name. The usual one comes first and is left out of path names. Absent if the call never
   * succeeds by itself.
   */
  readonly answers?: Readonly<Record<string, unknown>>
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
  readonly beginnings: Readonly<Record<string, InputFrom<Chart>>>
  /**
   * Every event of the chart. One that only the chart raises has no payloads: `{ said: null, kinds: {} }`.
   */
  readonly events: {
    readonly [Type in EventFrom<Chart>['type']]: Told<Extract<EventFrom<Chart>, { type: Type }>>
  }
  /** Calls by id. */
  readonly calls?: Readonly<Record<string, ToldCall>>
  /** Whether an event can happen with this context. Bounds lists that could grow without end. */
  readonly isOffered?: (memory: ContextFrom<Chart>, event: AnyEventObject) => boolean
  /** Parts of the context that are novel wherever they change, because only a later state reads them. */
  readonly counted?: readonly (string & keyof ContextFrom<Chart>)[]
  /** Parts of the context whose values are not novel by themselves. */
  readonly unread?: readonly (string & keyof ContextFrom<Chart>)[]
  /** Why something is not reached, or why a fault is none. */
  readonly reasons?: Reasons
}

const bare = { '': {} } as const

const failed: readonly (readonly [string, unknown])[] = [['failed', failure('broken')]]

const failuresOf = (
  id: string,
  { operations = isOperation(id) ? [id] : [], failures }: ToldCall,
): readonly (readonly [string, unknown])[] => {
  if (failures !== undefined) return Object.entries(failures)
  return operations.length === 0
    ? failed
    : failuresOfOperations(operations).map((one) => [one.name, one.failure] as const)
}

type ToldEvents = Readonly<Record<string, Told<object>>>

const tablesOf = (events: ToldEvents, calls: Readonly<Record<string, ToldCall>>): EventTables => ({
  userEvents: Object.fromEntries(
    Object.entries(events).map(([type, told]) => [
      type,
      typeof told === 'object' && told !== null ? told.kinds : bare,
    ]),
  ),
  callResults: (id) => calls[id]?.answers ?? {},
  callFailures: (id) => (calls[id] ? failuresOf(id, calls[id]) : []),
})

/** Creates the test model. */
export const smallTestModel = <Chart extends AnyStateMachine>({
  chart,
  beginnings,
  events,
  calls = {},
  isOffered = () => true,
  counted = [],
  unread = [],
  reasons = {},
}: SmallChart<Chart>): TestModel => {
  const told: ToldEvents = events
  const tables = tablesOf(told, calls)
  const begins = Object.entries(beginnings).map(([name, input]) => ({ name, input }))
  return {
    chart,
    tables,
    model: () => ({
      stepper: stepperOf(chart, begins[0]?.input),
      inputCases: begins,
      routes: [],
      eventCasesIn: ({ context, _nodes }) =>
        eventCasesIn(tables, _nodes).filter(({ event }) => isOffered(context, event)),
      observedFacts: ({ context }) => counted.map((part) => `${part} ${String(context[part])}`),
      ignoredContext: new Set(unread),
    }),
    isOffered: () => true,
    labels: {
      events: Object.fromEntries(
        Object.entries(told).map(([type, one]) => [
          type,
          typeof one === 'object' && one !== null ? one.said : one,
        ]),
      ),
      calls: Object.fromEntries(Object.entries(calls).map(([id, { said }]) => [id, said])),
      usualResult: (id) => caseName(id, Object.keys(calls[id]?.answers ?? {})[0] || 'done'),
    },
    reasons,
  }
}
