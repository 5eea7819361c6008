/**
 * The opener of the app: a browser, or a host app that it runs inside. Specification: document 1 section 4
 * "Startup".
 */
import * as v from 'valibot'

/**
 * `pwa`: the super-app's web page, or any browser; `passenger` and `native`: the super-app's native apps;
 * `driver`: the drivers' app.
 */
export const Opener = v.picklist(['pwa', 'passenger', 'driver', 'native'])
export type Opener = v.InferOutput<typeof Opener>

const State = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/))

/** The embedded app asks its host who is signed in. An answer with a token carries the same state. */
export const ToHost = v.object({ type: v.literal('separ.ready'), state: State })
export type ToHost = v.InferOutput<typeof ToHost>

/** The host's answer: a one-time token for this state, or that no user is signed in. */
export const FromHost = v.variant('type', [
  v.object({
    type: v.literal('separ.token'),
    token: v.pipe(v.string(), v.regex(/^[\w-]{32,128}$/)),
    state: State,
  }),
  v.object({ type: v.literal('separ.nobody'), state: State }),
])
export type FromHost = v.InferOutput<typeof FromHost>
