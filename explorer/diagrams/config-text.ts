/**
 * A chart's config as JSON, as Stately's tools import it: names of guards, actions and actors, without
 * functions.
 */
import type { AnyStateMachine } from 'xstate'

/** Parts of a state whose values are transitions. */
const TRANSITIONS: ReadonlySet<string> = new Set(['on', 'after'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Writes a forbidden event (`on: { 'session.changed': undefined }`) as `{}`, a transition without a target,
 * which means the same. JSON has no undefined, and without the entry an outer state would take the event.
 */
const withForbidden = (transitions: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(transitions).map(([event, transition]) => [event, transition ?? {}]))

const written = (part: string, value: unknown): unknown => {
  if (typeof value === 'function') return undefined
  return TRANSITIONS.has(part) && isRecord(value) ? withForbidden(value) : value
}

/** Writes the config. Computed parameters are left out, because JSON has no functions. */
export const configText = ({ config }: AnyStateMachine): string => `${JSON.stringify(config, written, 2)}\n`
