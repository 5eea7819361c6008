/**
 * A chart's config as JSON, as Stately's tools import it: names of guards, actions and actors, without
 * functions.
 */
import type { AnyStateMachine } from 'xstate'

/** Writes the config. Computed parameters are left out, because JSON has no functions. */
export const configText = ({ config }: AnyStateMachine): string =>
  `${JSON.stringify(config, (_key, value: unknown) => (typeof value === 'function' ? undefined : value), 2)}\n`
