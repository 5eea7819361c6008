/** A newer version of this app: where it is heard of, and how it takes over. */
import { createActor, fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { isSignedIn } from '#adapters/session.ts'
import { isInstalled } from '#adapters/install-prompt.ts'
import { onUpdateWaiting, activateUpdate } from '#adapters/service-worker.ts'
import { appVersion } from '#adapters/settings.ts'
import { updates as chart } from '#machines/app/updates.ts'
import { notifyInspectors } from '../runtime.ts'
import { onChangesSettled } from '../pending-changes.ts'

export const updates = createActor(
  chart.provide({
    actors: {
      'save the version': fromPromise(async ({ input: { version } }) => {
        if (isSignedIn()) await call('keepUserSetting', { body: { pwaSetting: { version } } })
      }),
    },
    actions: {
      'activate the update and reload': () => activateUpdate(),
      'activate the update and go home': () => activateUpdate(() => location.assign('/')),
    },
  }),
  { inspect: notifyInspectors, input: { version: appVersion, installed: isInstalled() } },
)

onUpdateWaiting(() => updates.send({ type: 'version.waiting' }))
onChangesSettled(() => updates.send({ type: 'call.ended' }))
