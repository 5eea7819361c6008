/** A chart's config as JSON, as Stately's tools import it: names of guards, actions and calls, without what only a program can run. */
import type { AnyStateMachine } from 'xstate'

/** Takes a chart; gives the text. Parameters that are computed are left out, because JSON has no functions. */
export const configText = ({ config }: AnyStateMachine): string =>
  `${JSON.stringify(config, (_key, value: unknown) => (typeof value === 'function' ? undefined : value), 2)}\n`
