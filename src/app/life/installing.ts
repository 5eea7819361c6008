/** Putting this app on the home screen; who declined is not asked again for a month. */
import * as v from 'valibot'
import { createActor, fromPromise } from 'xstate'
import { install, isInstalled, onInstallable } from '#adapters/install-prompt.ts'
import { shelf } from '#adapters/web-storage.ts'
import { installing as chart } from '#machines/app/installing.ts'
import { shown } from '../ground.ts'

const AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000
const declined = shelf(() => localStorage, 'separ.install-declined', v.number())

export const installing = createActor(
  chart.provide({
    actors: { 'ask the browser to install': fromPromise(() => install()) },
    actions: { 'remember that it was declined': () => declined.keep(Date.now()) },
  }),
  { inspect: shown, input: { installed: isInstalled() } },
)

onInstallable(() => {
  if (Date.now() - (declined.read() ?? 0) > AGAIN_AFTER_MS) installing.send({ type: 'install.possible' })
})
