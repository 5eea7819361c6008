/**
 * What a phone that shows the real app and a page that looks on say to each other: over a channel of the browser, between
 * pages of one origin. Names only: what a person typed leaves a phone masked. Issue "Every path is walked", visualizer.
 */
import * as v from 'valibot'

/** Name of the channel; the customers' app never opens it. Its number is the version of these messages. */
export const CHANNEL = 'separ.observed.1'

/** Names of the charts that the phone has a page for. Any other is walked by itself. */
export const CHARTS_WITH_PAGE: ReadonlySet<string> = new Set(['third-party', 'payment-result', 'upload-box'])

/** What a phone starts with; the query of its address. */
export const Preset = v.object({
  /** How it is called while it lives; made by the phone where it is not given. */
  phone: v.fallback(v.string(), ''),
  /** `told` holds every call until its outcome is chosen, and time until it is waited for; `real` asks the gateway. */
  answers: v.fallback(v.picklist(['told', 'real']), 'told'),
  session: v.fallback(v.picklist(['guest', 'signed-in']), 'guest'),
  /** Variants of the experiments; `asked` leaves that call to whoever looks on. */
  variants: v.fallback(v.picklist(['asked', 'A', 'B', 'none']), 'A'),
  opener: v.fallback(v.picklist(['pwa', 'passenger', 'driver', 'native']), 'pwa'),
  language: v.fallback(v.picklist(['fa', 'en']), 'fa'),
  /** A beginning of the chart's model, by its name; empty starts at the address. */
  begin: v.fallback(v.string(), ''),
})
export type Preset = v.InferOutput<typeof Preset>

const names = v.array(v.string())

/** A question that said no, with the parts of the memory it looked at, masked. */
const FailedGuard = v.object({
  guard: v.string(),
  read: v.array(v.object({ part: v.string(), value: v.string() })),
})
export type FailedGuard = v.InferOutput<typeof FailedGuard>

/** Something that may happen: an event in one of its classes, an outcome of a call, a delay, an address. */
export const PossibleEvent = v.object({
  /** As in the catalogue of paths: «lookUpPlate: found». */
  name: v.string(),
  kind: v.picklist(['event', 'outcome', 'delay', 'address']),
  /** The event's type, the call's id, the delay's name, the state's id. */
  of: v.string(),
  /** Class of the event, or name of the outcome; empty where there is one only. */
  detail: v.string(),
  open: v.boolean(),
  /** Names of the transitions that it fires now, in order. */
  fires: names,
  /** Why it cannot happen now; empty where it can. */
  refusals: v.array(FailedGuard),
})
export type PossibleEvent = v.InferOutput<typeof PossibleEvent>

/** What a phone shows of itself after each change. */
export const PhoneState = v.object({
  preset: Preset,
  /** Id of the chart that runs; null before one does. */
  chart: v.nullable(v.string()),
  /** The state's value as JSON text, to be compared with a path's. */
  value: v.string(),
  /** Places of the active states, outer ones first: «offers.list». */
  active: names,
  /** Places and transitions passed since the chart began. */
  passed: v.object({ states: names, transitions: names }),
  /** What happened since the phone began, by name; what was undone follows in `undone`. */
  happened: names,
  undone: names,
  /** Calls under way that wait for an outcome. */
  calls: names,
  chances: v.array(PossibleEvent),
  /** The memory, masked: see masked.ts. */
  memory: v.record(v.string(), v.unknown()),
  /** Something is under way: an answer on its way, a repetition of what happened. */
  busy: v.boolean(),
})
export type PhoneState = v.InferOutput<typeof PhoneState>

/** What a phone says. */
export const FromPhone = v.variant('kind', [
  v.object({ kind: v.literal('here'), phone: v.string(), scene: PhoneState }),
  v.object({ kind: v.literal('done'), phone: v.string(), ask: v.string(), problem: v.nullable(v.string()) }),
  v.object({ kind: v.literal('gone'), phone: v.string() }),
])
export type FromPhone = v.InferOutput<typeof FromPhone>

/** What somebody who looks on asks of a phone; `who` of all of them. `ask` names the question, and the phone's `done` repeats it. */
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
