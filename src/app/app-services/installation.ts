/**
 * Installing the app on the home screen, and updating it to a newer version.
 * Specification: document 1 section 2; issue "Installable and offline".
 */
import * as v from 'valibot'
import { createActor, fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { install, isInstalled, onInstallable } from '#adapters/install-prompt.ts'
import { activateUpdate, onUpdateWaiting } from '#adapters/service-worker.ts'
import { isSignedIn } from '#adapters/session.ts'
import { appVersion } from '#adapters/settings.ts'
import { storedValue } from '#adapters/stored-value.ts'
import { installing as installingChart } from '#machines/app/installing.ts'
import { updates as updatesChart } from '#machines/app/updates.ts'
import { onChangesSettled } from '../pending-changes.ts'
import { fromPageEntry } from '../routing/page-entry.ts'
import { notifyInspectors } from '../runtime.ts'

/** A user who declined is not asked again for 30 days. */
const ASK_AGAIN_AFTER_MS = 30 * 24 * 60 * 60 * 1000
const declinedAt = storedValue(() => localStorage, 'separ.install-declined', v.number())

export const installing = createActor(
  installingChart.provide({
    actors: { 'ask the browser to install': fromPromise(() => install()) },
    actions: { 'store that installing was declined': () => declinedAt.write(Date.now()) },
  }),
  { inspect: notifyInspectors, input: { installed: isInstalled() } },
)

onInstallable(() => {
  if (Date.now() - (declinedAt.read() ?? 0) > ASK_AGAIN_AFTER_MS)
    installing.send({ type: 'install.possible' })
})

export const updates = createActor(
  updatesChart.provide({
    actors: {
      'save the version': fromPromise(async ({ input: { version } }) => {
        if (isSignedIn()) await call('keepUserSetting', { body: { pwaSetting: { version } } })
      }),
    },
    actions: {
      'activate the update and reload': () => activateUpdate(),
      'activate the update and go home': () =>
        activateUpdate(() => fromPageEntry(() => location.assign('/'))),
    },
  }),
  { inspect: notifyInspectors, input: { version: appVersion, installed: isInstalled() } },
)

onUpdateWaiting((version) => updates.send({ type: 'version.waiting', version }))
onChangesSettled(() => updates.send({ type: 'call.ended' }))
