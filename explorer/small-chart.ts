/**
 * A small chart, told in one place: what it may begin with, what may happen to it and how its calls may end, each with the
 * words that the catalogue of paths has for it. Its walk, coverage, catalogue, replay and map are made of that, once it stands in
 * every-walk.ts. Statechart rulings, section 5.
 */
import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate'
import type { OperationName } from '#contract/index.ts'
import { failure } from './stubs/gateway-answers.ts'
import { failuresOfOperations, isOperation } from './stubs/call-failures.ts'
import { eventCasesIn, caseName, type EventTables } from './event-cases.ts'
import type { Reasons } from './coverage.ts'
import { stepperOf } from './stepper.ts'
import type { TestModel } from './test-model.ts'

/** Finite classes of an event's payload by name; an empty name where there is one. */
type Classes<Event> = Readonly<Record<string, Omit<Event, 'type'>>>

/** How a path says an event (null where it says nothing of which path it is), with its classes where it has a payload. */
type Told<Event> = string | null | { readonly said: string | null; readonly kinds: Classes<Event> }

type ToldCall = {
  /** How a path says the call. */
  readonly said: string
  /** What it answers, by name, the one that leads on first: a path says nothing of that one. Absent where it never ends well by itself. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** The operations that it asks for, where its id is not the name of the only one. Its failures are theirs, from the contract. */
  readonly operations?: readonly OperationName[]
  /** What a call that asks for none of the gateway's operations fails with, by name: «failed» where it is not told. */
  readonly failures?: Readonly<Record<string, unknown>>
}

export type SmallChart<Chart extends AnyStateMachine> = {
  readonly chart: Chart
  /** What it may begin with, by name, the plainest first. */
  readonly beginnings: Readonly<Record<string, InputFrom<Chart>>>
  /** Every event of the chart; one that only the chart itself raises has no kinds: `{ said: null, kinds: {} }`. */
  readonly events: {
    readonly [Type in EventFrom<Chart>['type']]: Told<Extract<EventFrom<Chart>, { type: Type }>>
  }
  /** Its calls, by their ids. */
  readonly calls?: Readonly<Record<string, ToldCall>>
  /** Whether something can happen at all with this memory: a list that could grow for ever is kept short so. */
  readonly isOffered?: (memory: ContextFrom<Chart>, event: AnyEventObject) => boolean
  /** Parts of the memory that are news wherever they change, though a later state only asks for them: a count. */
  readonly counted?: readonly (string & keyof ContextFrom<Chart>)[]
  /** Parts of the memory whose wording is no news. */
  readonly unread?: readonly (string & keyof ContextFrom<Chart>)[]
  /** Why something is not reached, or a fault is none. */
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

/** Takes a small chart as it is told; gives its walk. */
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
