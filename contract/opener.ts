/** What opened the app: its own page in a browser, or one of the apps that it runs inside. Specification: document 1 section 4 "Startup". */
import * as v from 'valibot'

/** `pwa` the super-app's page, which the plain web counts as; `passenger` and `native` its native kin; `driver` the drivers' app. */
export const Opener = v.picklist(['pwa', 'passenger', 'driver', 'native'])
export type Opener = v.InferOutput<typeof Opener>
