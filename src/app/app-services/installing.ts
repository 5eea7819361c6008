/** Putting this app on the home screen; who declined is not asked again for a month. */
import * as v from 'valibot'
import { createActor, fromPromise } from 'xstate'
import { install, isInstalled, onInstallable } from '#adapters/install-prompt.ts'
import { storedValue } from '#adapters/stored-value.ts'
import { installing as chart } from '#machines/app/installing.ts'
import { notifyInspectors } from '../runtime.ts'

const AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000
const declined = storedValue(() => localStorage, 'separ.install-declined', v.number())

export const installing = createActor(
  chart.provide({
    actors: { 'ask the browser to install': fromPromise(() => install()) },
    actions: { 'store that installing was declined': () => declined.write(Date.now()) },
  }),
  { inspect: notifyInspectors, input: { installed: isInstalled() } },
)

onInstallable(() => {
  if (Date.now() - (declined.read() ?? 0) > AGAIN_AFTER_MS) installing.send({ type: 'install.possible' })
})
