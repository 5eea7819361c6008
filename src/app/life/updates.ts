/** A newer version of this app: where it is heard of, and how it takes over. */
import { createActor, fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { isSignedIn } from '#adapters/session.ts'
import { isInstalled } from '#adapters/install-prompt.ts'
import { onWaiting, takeOver } from '#adapters/service-worker.ts'
import { appVersion } from '#adapters/settings.ts'
import { updates as chart } from '#machines/app/updates.ts'
import { shown } from '../ground.ts'
import { whenDone } from '../under-way.ts'

export const updates = createActor(
  chart.provide({
    actors: {
      'keep the version': fromPromise(async ({ input: { version } }) => {
        if (isSignedIn()) await call('keepUserSetting', { body: { pwaSetting: { version } } })
      }),
    },
    actions: {
      'take over and load this page': () => takeOver(),
      'take over and go home': () => takeOver(() => location.assign('/')),
    },
  }),
  { inspect: shown, input: { version: appVersion, installed: isInstalled() } },
)

onWaiting(() => updates.send({ type: 'version.waiting' }))
whenDone(() => updates.send({ type: 'call.ended' }))
