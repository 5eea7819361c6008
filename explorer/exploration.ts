/** Types of the explorer: its input (a model of a chart) and its result (a graph of states). Decision 014. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { Fingerprint } from './novelty.ts'
import type { Stepper } from './stepper.ts'

/** An event with one of its payloads, named for people: «lookUpPlate: found». */
export type EventCase = { readonly name: string; readonly event: AnyEventObject }

/** An input that a chart may be started with. */
export type InputCase = { readonly name: string; readonly input: unknown }

export type ExplorerModel = {
  readonly stepper: Stepper
  /** The plainest comes first: paths start there wherever they can. */
  readonly inputCases: readonly InputCase[]
  /** Addresses. Each is tried until it was allowed once and refused once, not in every state. */
  readonly routes: readonly EventCase[]
  /** Everything that may happen in a state: user events, results of calls, delays. */
  readonly eventCasesIn: (snapshot: AnyMachineSnapshot) => readonly EventCase[]
  /**
   * Facts that no guard reads until much later, such as the requested address. A new fact makes a state
   * novel.
   */
  readonly observedFacts: (snapshot: AnyMachineSnapshot) => readonly string[]
  /** Parts of the context whose values are not novel by themselves: whole answers of the gateway. */
  readonly ignoredContext: ReadonlySet<string>
  /**
   * Guards whose reads and results are not novel, because `observedFacts` contains what follows from them.
   */
  readonly ignoresGuard?: (guard: string) => boolean
  /**
   * State outside the chart, such as what a fake gateway has stored, as text. A new one makes a state novel.
   */
  readonly outsideState?: (snapshot: AnyMachineSnapshot) => string
  /** More nodes mean that the context grows without end. */
  readonly maxNodes?: number
}

/** A state with its context, and the step that led to it. */
export type GraphNode = {
  readonly snapshot: AnyMachineSnapshot
  /** The state's value as text. */
  readonly state: string
  readonly guardAnswers: string
  /** null for a start. */
  readonly from: GraphNode | null
  /** The event that led here, or the input of a start. */
  readonly by: EventCase
}

/** The effect of one event case in one node. */
export type Edge = {
  readonly from: GraphNode
  readonly by: EventCase
  /** null where the state that follows is not novel; `snapshotAfter` finds it by taking the step again. */
  readonly to: GraphNode | null
  /** Names of the transitions, in the order in which they fired. */
  readonly fired: readonly string[]
  /** The value of the state that follows, as text. */
  readonly state: string
  readonly guardAnswers: string
  /**
   * Not taken: another failure of the same call fires the same and is known to lead the same way (decision
   * 021).
   */
  readonly isInferred: boolean
}

type BothWays = { readonly yes: boolean; readonly no: boolean }

export type Exploration = {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly Edge[]
  /** Transitions by name, each with the first edge on which it fired. */
  readonly firstFired: ReadonlyMap<string, Edge>
  /** Transitions that fire when the chart starts. */
  readonly firedInitially: ReadonlySet<string>
  /** Paths of all states that were passed, including those that are left at once. */
  readonly states: ReadonlySet<string>
  /** State nodes that are active together, by the state's value as text. */
  readonly stateNodesByValue: ReadonlyMap<string, readonly AnyStateNode[]>
  /** By guard, which answers it gave. */
  readonly guardAnswers: ReadonlyMap<string, BothWays>
}

export type FingerprintedSnapshot = {
  readonly snapshot: AnyMachineSnapshot
  readonly fingerprint: Fingerprint
}
