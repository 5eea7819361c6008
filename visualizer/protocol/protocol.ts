/**
 * Messages between a phone with the real app and the page that watches it, over a BroadcastChannel of the
 * same origin. Typed values leave a phone masked.
 */
import * as v from 'valibot'
import { journeyIds } from '#machines/journeys.ts'

/** Name of the channel, with the version of the messages. The customers' app never opens it. */
export const CHANNEL = 'separ.observed.2'

/** Names of the charts with a page. All others run without one. */
export const CHARTS_WITH_PAGE: ReadonlySet<string> = new Set([...journeyIds, 'payment-result', 'upload-box'])

/** Settings of a phone; the query of its URL. */
export const Preset = v.object({
  /** Name of the phone; generated if absent. */
  phone: v.fallback(v.string(), ''),
  /**
   * `stubbed` holds every call until its outcome is chosen, and time until it is waited for; `real` asks the
   * gateway.
   */
  answers: v.fallback(v.picklist(['stubbed', 'real']), 'stubbed'),
  session: v.fallback(v.picklist(['guest', 'signed-in']), 'guest'),
  /** Experiment variants; `asked` lets the watching page choose the call's result. */
  variants: v.fallback(v.picklist(['asked', 'A', 'B', 'none']), 'A'),
  opener: v.fallback(v.picklist(['pwa', 'passenger', 'driver', 'native']), 'pwa'),
  language: v.fallback(v.picklist(['fa', 'en']), 'fa'),
  /** The journey whose first page and input cases are meant. */
  journey: v.fallback(v.picklist(journeyIds), 'third-party'),
  /** Name of an input case of the chart's model; empty starts at the URL. */
  begin: v.fallback(v.string(), ''),
})
export type Preset = v.InferOutput<typeof Preset>

const names = v.array(v.string())

/** A guard that refused, with the masked parts of the context that it read. */
const FailedGuard = v.object({
  guard: v.string(),
  read: v.array(v.object({ part: v.string(), value: v.string() })),
})
export type FailedGuard = v.InferOutput<typeof FailedGuard>

/** A possible event: an event case, a call result, a delay or a route. */
export const PossibleEvent = v.object({
  /** Name as in the path catalogue: «lookUpPlate: found». */
  name: v.string(),
  kind: v.picklist(['event', 'outcome', 'delay', 'address']),
  /** Event type, call id, delay name or state id. */
  of: v.string(),
  /** Event case or result; empty if there is only one. */
  detail: v.string(),
  open: v.boolean(),
  /** Names of the transitions that it would fire, in order. */
  fires: names,
  /** Reasons why it is impossible; empty if it is possible. */
  refusals: v.array(FailedGuard),
})
export type PossibleEvent = v.InferOutput<typeof PossibleEvent>

/** State that a phone publishes after each change. */
export const PhoneState = v.object({
  preset: Preset,
  /** Id of the running chart; null before it starts. */
  chart: v.nullable(v.string()),
  /** The state value as JSON, for comparison with a path. */
  value: v.string(),
  /** Paths of the active states, outer ones first: «offers.list». */
  active: names,
  /** States and transitions visited since the start. */
  passed: v.object({ states: names, transitions: names }),
  /** Names of the events since the start; `undone` contains the undone ones. */
  happened: names,
  undone: names,
  /** Pending calls that wait for a result. */
  calls: names,
  possibleEvents: v.array(PossibleEvent),
  /** The masked context: mask-context.ts. */
  context: v.record(v.string(), v.unknown()),
  /** Busy: an answer is pending, or events are being replayed. */
  busy: v.boolean(),
})
export type PhoneState = v.InferOutput<typeof PhoneState>

/** Messages of a phone. */
export const FromPhone = v.variant('kind', [
  v.object({ kind: v.literal('here'), phone: v.string(), scene: PhoneState }),
  v.object({ kind: v.literal('done'), phone: v.string(), ask: v.string(), problem: v.nullable(v.string()) }),
  v.object({ kind: v.literal('gone'), phone: v.string() }),
])
export type FromPhone = v.InferOutput<typeof FromPhone>

/**
 * Commands to a phone; `who` addresses all phones. `ask` is the id of a command; the phone's `done` repeats
 * it.
 */
export const ToPhone = v.variant('kind', [
  v.object({ kind: v.literal('who') }),
  v.object({ kind: v.literal('happen'), phone: v.string(), ask: v.string(), name: v.string() }),
  v.object({ kind: v.literal('undo'), phone: v.string(), ask: v.string() }),
  v.object({ kind: v.literal('redo'), phone: v.string(), ask: v.string() }),
  v.object({ kind: v.literal('restart'), phone: v.string(), ask: v.string() }),
  v.object({
    kind: v.literal('speak'),
    phone: v.string(),
    ask: v.string(),
    language: v.picklist(['fa', 'en']),
  }),
])
export type ToPhone = v.InferOutput<typeof ToPhone>
