/**
 * Offers a newer version of the app and never forces it. The prompt comes with a new page, and the update
 * starts when it is pressed, never during a call. Stored journeys survive it, and the next page reads the
 * user's data again. Specification: document 1 section 4 "Update-version action"; decisions, section 1
 * "Version comparison" and "Update-version".
 */
import { assign, fromPromise, setup } from 'xstate'
import { isDifferentVersion } from '#contract/values/app-version.ts'
import { typeOf } from '../type-of.ts'

/** `version` is this app's own; `installed`: it is on the home screen. */
export type UpdatesInput = { readonly version: string; readonly installed: boolean }
type Context = UpdatesInput & {
  readonly path: string
  /** The version that is offered; null while its number is not known. */
  readonly offered: string | null
}
export type UpdatesEvent =
  /** The version that this user activated last, as stored by the gateway; null if none. */
  | { type: 'version.known'; version: string | null }
  /** A newer version was fetched and waits for activation; null where it does not report its number. */
  | { type: 'version.waiting'; version: string | null }
  | { type: 'navigated' }
  /** The user asks for it in the support sheet. */
  | { type: 'update.opened' }
  | { type: 'update.chosen'; path: string; isCalling: boolean }
  | { type: 'update.postponed' }
  | { type: 'call.ended' }

export const updates = setup({
  types: typeOf<{
    context: Context
    events: UpdatesEvent
    input: UpdatesInput
    tags: 'submitting' | 'sheet'
    meta: { title?: string }
  }>(),
  actors: {
    /** Resolves at once for a guest. */
    'save the version': fromPromise<void, { version: string }>(() =>
      Promise.reject(new Error('«save the version» was not provided')),
    ),
  },
  guards: {
    'the app is installed and its version is new': ({ context }, { version }: { version: string | null }) =>
      context.installed && version !== null && isDifferentVersion(version, context.version),
    'a call is in progress': (_, { isCalling }: { isCalling: boolean }) => isCalling,
    'the page can be reloaded in place': ({ context }) => /\/(?:offers|renewal)(?:\/|$)/.test(context.path),
  },
  actions: {
    'store the offered version': assign((_, { version }: { version: string | null }) => ({
      offered: version,
    })),
    'store the current path': assign((_, { path }: { path: string }) => ({ path })),
    /** Provided where the app starts. */
    'activate the update and reload': () => undefined,
    'activate the update and go home': () => undefined,
  },
}).createMachine({
  id: 'updates',
  context: ({ input }) => ({ ...input, path: '', offered: null }),
  initial: 'current',
  states: {
    current: {
      meta: { title: 'updates.current' },
      on: {
        'version.known': {
          guard: { type: 'the app is installed and its version is new', params: ({ event }) => event },
          target: 'found',
          actions: { type: 'store the offered version', params: ({ event }) => event },
        },
        'version.waiting': {
          target: 'found',
          actions: { type: 'store the offered version', params: ({ event }) => event },
        },
      },
    },
    found: {
      meta: { title: 'updates.found' },
      description: 'Offered with the next page, not in the middle of a step.',
      on: { navigated: 'offered', 'update.opened': 'offered' },
    },
    offered: {
      tags: 'sheet',
      meta: { title: 'updates.offered' },
      on: {
        'update.chosen': [
          {
            guard: { type: 'a call is in progress', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'store the current path', params: ({ event }) => event },
          },
          {
            target: 'savingVersion',
            actions: { type: 'store the current path', params: ({ event }) => event },
          },
        ],
        'update.postponed': 'postponed',
      },
    },
    waiting: {
      tags: 'submitting',
      meta: { title: 'updates.waiting' },
      on: { 'call.ended': 'savingVersion' },
    },
    savingVersion: {
      tags: 'submitting',
      meta: { title: 'updates.saving-version' },
      invoke: {
        src: 'save the version',
        id: 'keepUserSetting',
        input: ({ context: { version, offered } }) => ({ version: offered ?? version }),
        onDone: 'deciding',
        onError: {
          target: 'deciding',
          description: 'The version is saved with the next update; this one does not wait.',
        },
      },
    },
    deciding: {
      always: [
        {
          guard: 'the page can be reloaded in place',
          target: 'activated',
          actions: 'activate the update and reload',
        },
        { target: 'activated', actions: 'activate the update and go home' },
      ],
    },
    postponed: {
      meta: { title: 'updates.postponed' },
      description: 'Offered again at the next start of the app, or from the help menu.',
      on: { 'update.opened': 'offered' },
    },
    activated: { type: 'final', meta: { title: 'updates.activated' } },
  },
})
